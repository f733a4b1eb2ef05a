# Звіт про дослід: сторінка для читання й друку.
#
# Комірка — це один спосіб гри, який випробували: стільки гравців, таке видання. Інтервали — 95-відсоткові.
# Числа приходять числами, NUMBER() пише їх по-українському. Десяткові числа мають один знак після коми, тому після них
# стоїть родовий відмінок однини: на 7,7 ходу.

## У командному рядку

cli-lab-report = написати звіт про дослід
cli-lab-report-about = Написати, що показав дослід: сторінку для браузера, таблиці у форматі CSV (а з доповненням rumpus[lab] і Parquet) та записи чотирьох партій, які варто побачити. Партії ще можуть тривати. Як читати звіт, розповідає docs/lab.
cli-lab-results = тека з результатами
cli-lab-report-out = куди зберегти звіт; інакше в теку «report» серед результатів
report-written = Звіт — у файлі { $file }.
report-nothing-played = У теці { $folder } ще немає жодної партії. Спершу запустіть дослід.

## Числа

report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Скільки разів за партію.
report-rate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $sign — plus, minus або none, $value — без знака.
report-signed =
    { $sign ->
        [plus] +
        [minus] −
       *[none] {""}
    }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Інтервали; тут межі мають знаки.
report-range = від { $low } до { $high }
report-range-number = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-range-percent = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# На осі.
report-tick-number =
    { $sign ->
        [minus] −
       *[none] {""}
    }{ NUMBER($value, maximumFractionDigits: 3) }
report-tick-percent =
    { $sign ->
        [minus] −
       *[none] {""}
    }{ NUMBER($value, maximumFractionDigits: 3) } %

## Комірки

report-all-games = усі партії
# $levels перелічує, чим комірка особлива: 4 гравці, Чеське видання
report-levels = { $levels }
report-level = { $key } { $value }
report-level-chosen = { $value }
report-level-none = { $key }: немає
report-level-seats =
    { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }
report-none = немає
report-key-seats = Кількість гравців

## Початок сторінки

report-title = { $title }
report-of = Звіт про дослід
report-to-table = До досліду
# $games — скільки зіграно, $cells — у скількох комірках.
report-games =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
report-cells =
    { $cells ->
        [one] { $cells } спосіб гри
        [few] { $cells } способи гри
       *[many] { $cells } способів гри
    }
report-unfinished = Дослід не завершено: зіграно { $games } з { $wanted } партій. Далі — те, що вони показують наразі.
report-contents = Зміст

## Відповіді, на початку сторінки

# $verdict — yes або no.
report-answer =
    { $verdict ->
        [yes] Так.
       *[no] Ні.
    }
# $games — оцінка, дві значущі цифри.
report-answer-unknown =
    Поки не можна сказати: вирішили б ще приблизно { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    } кожного виду.
report-answer-too-close = Не можна сказати: це так близько до межі, що не вирішила б жодна кількість партій.
# $what — показник, $where — у яких партіях, $value і $range — показник і його інтервал, $limits — про що питали.
report-evidence = { $what }, { $where }: { $value } ({ $range }). Питали: { $limits }.
# Показник в одних партіях проти інших; $value — різниця.
report-evidence-beside = { $what }, { $where } проти { $beside }: { $value } ({ $range }). Питали: { $limits }.
report-evidence-show = Показники, на яких ґрунтується відповідь ({ $count })
report-wins-of =
    Перемоги { $place ->
        [1] першого
        [2] другого
        [3] третього
        [4] четвертого
       *[other] { $place }-го
    } у черзі
# $way — above або below.
report-limit =
    { $way ->
        [above] понад { $limit }
       *[below] менше за { $limit }
    }
report-limits = від { $low } до { $high }
report-answers-about = Усі відповіді оцінено разом так, що ймовірність хоч однієї помилкової — щонайбільше 5 %. Скільки ще партій потрібно — це оцінка: якщо показник лишиться там, де є, стільки партій вирішать у восьми випадках із десяти.

## Що з’ясувалося

report-findings = Що з’ясувалося
report-findings-about =
    Повна позначка ● — різниця, якої випадок не пояснює; кружечок ○ — різниця, якої не доведено. Для цього звіту зроблено { $count ->
        [one] { $count } порівняння
        [few] { $count } порівняння
       *[many] { $count } порівнянь
    }, і всі вони мають поправку на це (метод Голма, 5 %): імовірність, що хоч одна повна позначка — лише випадок, менша за 5 %. «Не доведено» не означає, що різниці немає: якою вона може бути, кажуть інтервали. Вони 95-відсоткові, кожен сам по собі, і не виправлені.
report-clear = доведено
report-unclear = не доведено
report-find-order = Черговість ходів
report-find-bots = Рівні ботів
# $axis — що змінюється, $level і $base — на що це поставлено.
report-find-change = { $axis }: «{ $level }» замість «{ $base }»
# $others — усе інше.
report-find-change-within = { $change } ({ $others })
# $place — місце в черзі; $way — more або less; $size — число; $range — інтервал.
report-finding-place =
    { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }: { $place ->
        [1] перший
        [2] другий
        [3] третій
       *[other] четвертий
    } у черзі перемагає на { $size } відсоткового пункту { $way ->
        [more] частіше
       *[less] рідше
    }, ніж за рівних часток ({ $range }).
report-finding-even =
    { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }: не доведено, що якесь місце в черзі має перевагу чи відстає.
report-finding-bot =
    { $way ->
        [more] { $bot }: перемагає на { $size } відсоткового пункту частіше, ніж якби всі були рівні ({ $range }).
        [less] { $bot }: перемагає на { $size } відсоткового пункту рідше, ніж якби всі були рівні ({ $range }).
       *[none] { $bot }: відмінності від інших не доведено ({ $range }).
    }
# $others — усе інше, $finding — речення про це.
report-finding-within = Лише { $others }: { $finding }
# $figures перелічує, зміни чого не доведено.
report-finding-same = Зміни не доведено: { $figures }.
report-finding-identical = Не змінюється зовсім нічого: партія за партією все однаково.
# $before і $after — показник без зміни та зі зміною.
report-finding-first =
    { $way ->
        [more] Першому гравцеві краще на { $size } відсоткового пункту
       *[less] Першому гравцеві гірше на { $size } відсоткового пункту
    }: перевага { $after } замість { $before } ({ $range } пункту).
report-finding-draws =
    { $way ->
        [more] Більше нічиїх
       *[less] Менше нічиїх
    }: { $after } партій замість { $before } ({ $range } пункту).
report-finding-shared =
    { $way ->
        [more] Більше спільних перемог
       *[less] Менше спільних перемог
    }: { $after } партій замість { $before } ({ $range } пункту).
report-finding-turns =
    { $way ->
        [more] Партія довша на { $size } ходу
       *[less] Партія коротша на { $size } ходу
    }: { $after } замість { $before } ({ $range }).
report-finding-answers =
    { $way ->
        [more] Рішень більше на { $size } відповіді
       *[less] Рішень менше на { $size } відповіді
    }: { $after } за партію замість { $before } ({ $range }).
report-finding-decided =
    { $way ->
        [more] Усе вирішується пізніше
       *[less] Усе вирішується раніше
    }: після { $after } партії замість { $before } ({ $range } пункту).
report-finding-leads =
    { $way ->
        [more] Лідер змінюється частіше
       *[less] Лідер змінюється рідше
    }: { $after } раза за партію замість { $before } ({ $range }).
report-finding-drama =
    { $way ->
        [more] Більше драми
       *[less] Менше драми
    }: шанси майбутнього переможця в середньому на { $after } нижчі, ніж у лідера, замість { $before } ({ $range } пункту).
report-finding-choices =
    { $way ->
        [more] Більше справжнього вибору
       *[less] Менше справжнього вибору
    }: { $after } відповідей замість { $before } ({ $range } пункту).
report-finding-branching =
    { $way ->
        [more] Більше варіантів
       *[less] Менше варіантів
    }: { $after } на один вибір замість { $before } ({ $range }).
report-finding-pace =
    { $way ->
        [more] За хід більше вибору
       *[less] За хід менше вибору
    }: { $after } замість { $before } ({ $range }).
report-finding-quiet =
    { $way ->
        [more] Більше тихих ходів
       *[less] Менше тихих ходів
    }: { $after } усіх ходів замість { $before } ({ $range } пункту).
report-finding-luck =
    { $way ->
        [more] Більше випадку
       *[less] Менше випадку
    }: випадок спричиняє { $after } змін шансів на перемогу замість { $before } ({ $range } пункту).
report-finding-luckiest =
    { $way ->
        [more] Удача виграє більше партій
       *[less] Удача виграє менше партій
    }: найщасливіший гравець має перевагу { $after } замість { $before } ({ $range } пункту).
report-finding-start =
    { $way ->
        [more] На початку вирішується більше
       *[less] На початку вирішується менше
    }: { $after } того, що вирішує перемогу, замість { $before } ({ $range } пункту).
# $things перелічує речі й чого варте їхнє використання, $more — скільки ще є.
report-thing-worth = { $thing } { $worth }
report-finding-things =
    { $way ->
        [more] З перемогою пов’язані частіше, ніж інші цього виду, у відсоткових пунктах: { $things }
       *[less] З перемогою пов’язані рідше, ніж інші цього виду, у відсоткових пунктах: { $things }
    }{ $more ->
        [0] .
       *[other] {" "}та інші ({ $more }).
    }
report-finding-things-same = Без доведеної різниці: { $count } з { $all }.
# Чи справджується висновок для всіх ботів, з якими його пробували, для деяких, яких перелічує $bots, чи для жодного окремо.
report-holds =
    { $holds ->
        [all] Справджується для всіх видів гравців, з якими пробували.
        [some] Справджується лише для деяких видів гравців: { $bots }.
       *[none] Видно лише для всіх видів гравців разом.
    }
# $level — бот, $character — що для нього найважливіше.
report-player = { $level }, { $character }

## Партії, які варто побачити

report-games-to-see = Партії, які варто побачити
report-games-about = Кожна лінія — гравець, а її висота каже, наскільки ймовірною перед кожним ходом була його перемога, як її бачить наша оцінка. Команда відкриває партію за столом, де її можна переглянути хід за ходом.
report-games-about-table = Кожна лінія — гравець, а її висота каже, наскільки ймовірною перед кожним ходом була його перемога, як її бачить наша оцінка. Кожну з цих партій можна переглянути за столом, хід за ходом.
report-game-dramatic = Найдраматичніша партія
report-game-shortest = Найкоротша партія
report-game-longest = Найдовша партія
report-game-typical = Типова партія
# $number — номер партії в її комірці.
report-game-where = { $cell }, партія № { NUMBER($number, useGrouping: 0) }
report-game-turns =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    }
report-game-answers =
    { $answers ->
        [one] { $answers } відповідь
        [few] { $answers } відповіді
       *[many] { $answers } відповідей
    }
report-game-draw = ніхто не переміг
# $seats — номери місць за столом.
report-game-won = переможне місце: { $seats }
report-game-watch = Переглянути за столом
report-game-record = Запис
report-game-another = Зіграна знову, ця партія закінчується інакше: від часу досліду змінилися правила або боти. Тому запису немає.
report-game-seat = місце { $seat }

## Хто перемагає

report-who-wins = Хто перемагає
report-order-of =
    { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }, за черговістю ходів
report-order-about = Як часто перемагає кожне місце в черзі ходів. Пунктирна лінія — рівна частка. Порожня позначка — та, чий інтервал її містить.
report-place =
    { $place ->
        [1] перший
        [2] другий
        [3] третій
       *[other] четвертий
    }
report-bots-title = За рівнем ботів
report-bots-about = Як часто перемагає місце з ботом цього рівня. Пунктирна лінія — рівна частка.

## Як іде партія

report-how-it-goes = Як іде партія
report-how-about = Скільки партій мали яке значення. Лінія й число — середнє, під ним — його 95-відсотковий інтервал.
report-figure-first = Перевага першого гравця
report-figure-first-about = Наскільки частіше перший гравець перемагає, ніж за рівних часток, у відсоткових пунктах.
report-figure-draws = Нічиї
report-figure-draws-about = Частка партій, у яких ніхто не переміг.
report-figure-shared = Спільні перемоги
report-figure-shared-about = Частка партій, у яких кілька гравців перемогли разом.
report-figure-turns = Тривалість у ходах
report-figure-turns-about = Скільки ходів триває партія, у всіх гравців разом.
report-figure-answers = Тривалість у відповідях
report-figure-answers-about = На скільки запитань гравці відповідають за партію.
report-figure-decided = Коли все вирішено
report-figure-decided-about = Частина партії, після якої перемога майбутнього переможця ймовірна більш ніж на 80 % і такою лишається. Що пізніше, то цікавіше.
report-figure-leads = Зміни лідера
report-figure-leads-about = Скільки разів найімовірнішим переможцем стає хтось інший, і то помітно: з відривом щонайменше 5 відсоткових пунктів.
report-figure-drama = Драма
report-figure-drama-about = Наскільки шанси майбутнього переможця були нижчі, ніж у лідера, у середньому за партію.
report-figure-choices = Справжній вибір
report-figure-choices-about = Частка відповідей, у яких було з чого вибирати: щонайменше два варіанти.
report-figure-branching = Варіанти
report-figure-branching-about = Скільки варіантів має один справжній вибір.
report-figure-pace = Виборів за хід
report-figure-pace-about = Скільки справжніх виборів припадає на хід, в усіх гравців разом. Секунд не подано: бот думає стільки, скільки йому дають, і про людей це нічого не каже.
report-figure-quiet = Тихі ходи
report-figure-quiet-about = Частка ходів, у яких не стається нічого, що гра вважає подією.
report-figure-luck = Випадок
report-figure-luck-about = Яку частину змін шансів на перемогу спричиняє випадок, а не вибір гравців, у партіях, які вивчали зблизька.
report-figure-luckiest = Перевага найщасливішого
report-figure-luckiest-about = Наскільки частіше, ніж за рівних часток, перемагає гравець, якому випадок дав найбільше, у відсоткових пунктах.
report-figure-start = Вирішено на початку
report-figure-start-about = Скільки з того, хто переможе, вирішено, коли починається перший хід: мапою, першими картами й тим, хто починає. 0 % — усі мають однакові шанси, 100 % — переможець уже певний. Це з’ясовують, граючи звідти далі ботами, які роблять те, що здається вигідним, у партіях, які вивчали зблизька; в одній партії може вийти й менше нуля.
report-sources = Звідки береться випадок
report-sources-about = З усього, що випадок робить із шансами гравців на перемогу: яка частка звідки, у партіях, які вивчали зблизька. Того, що стається, поки ні в кого нічого немає, як-от викладання мапи, так не видно; про це каже «Вирішено на початку».
report-happening-about = Скільки разів за партію: усього й для кожного місця в черзі.
report-happening-by = Від чого
# $thing — id чогось із коробки.
report-happening-by-thing = { NAME($thing) }
report-happening-by-nothing = щось інше
report-happening-in-all = усього

## Що змінюється

report-what-changes = Що змінюється
report-changes-about = Кожен показник залежно від того, що змінювали в досліді. Вертикальні риски — 95-відсоткові інтервали окремих способів гри; усі зіграно з тим самим випадком, тому різниці між ними певніші, ніж здається з рисок. Партія за партією їх рахує таблиця нижче.
# $axis — що змінюється.
report-along = { $axis }
report-changes = Усі різниці в таблиці
report-change-figure = Показник
report-change-level = Значення
report-change-within = Де
report-change-before = Було
report-change-after = Стало
report-change-by = Різниця
report-change-verdict = Висновок
report-everywhere = усюди

## Речі з коробки

report-things = Що потрапляє у гру
report-things-note = Це зв’язки, а не причини. Хто вже виграє, може мати й час, і карти, щоб щось використати, а перемогти не завдяки цьому. Тому кожну річ порівнюємо з іншими того самого виду і зважаємо на те, хто котрий у черзі.
report-things-about = Впорядковано за тим, наскільки частіше зрештою перемагав той, хто це використав, порівняно з іншими речами цього виду. Для порожніх позначок різниці не доведено.
report-things-dealt = Це роздає випадок, хоч би хто вигравав: тому різниця тут показує, що карта справді робить, наскільки партії можуть це сказати. Впорядковано за тим, наскільки частіше зрештою перемагав той, кому ця карта дісталася, порівняно з іншими картами цього виду. Для порожніх позначок різниці не доведено.
report-things-of-nobody = Це приносить випадок, і воно не належить нікому.
report-things-name = Назва
report-things-games = У партіях
report-things-times = За партію
report-things-uses = Проти інших цього виду
report-things-points = Пункти
report-things-users = Хто мав, проти всіх
report-things-by-cell = Для кожного способу гри
report-clauses = Пункти правил
report-clauses-about = Як часто гра йде за кожним пунктом правил. Пункту, за яким не грали жодного разу, у списку немає.
report-clauses-show = Усі пункти
report-clause-name = Пункт
report-clause-games = У партіях
report-clause-times = За партію
report-clause-section = { $section } { $title }

## Налаштована коробка

report-tuned = Налаштована коробка
report-tuned-changes = Що змінено
# $boxes — скільки коробок випробувано, $games — за скількома партіями вибирали.
report-tuned-about =
    Найменш змінена з коробок, що найближчі до цілей. Випробувано коробок: { $boxes }; для кожної кількості гравців вирішувала така кількість партій: { $games }. Усе інше на цій сторінці, і відповіді вгорі теж, зіграно згодом, з випадком, якого пошук не бачив.
report-tuned-nothing = Нічого: жодна з випробуваних коробок (їх { $boxes }) не ближча до цілей, ніж коробка, яка є, або не настільки, щоб варто було щось міняти.
report-tuned-what = Зміна
report-tuned-before = Зараз
report-tuned-after = Після налаштування
report-tuned-box = Коробка для гри — у цій теці:
report-tuned-trade-offs = З чого можна вибирати
report-tuned-trade-offs-about = Від найменш зміненої коробки до тієї, що найближча до цілей: жодну з них не перевершує інша, яка була б ближча й менш змінена. Вибрану виділено. Наскільки цілей не досягнуто, міряємо половинами відстані між межами, за всі цілі разом і з тим, що може приховувати випадок; тому це ніколи не зовсім нуль.
report-tuned-alone = Що робить кожна зміна окремо
report-tuned-alone-about = Усе інше лишається як є, і випадок той самий.
report-tuned-missed = Цілі хибують на
report-tuned-games = Партій
report-tuned-count = { $games }
# $what — щось із коробки або вибір, $value — на що це поставлено.
report-tuned-change = { $what }: { $value }
report-tuned-as-it-is = без змін
report-tuned-refused = Коробки, якими грати не можна ({ $boxes })

## Кінець сторінки

report-tables = Таблиці
report-tables-about = Усі показники цієї сторінки й багато інших у форматах Parquet і CSV:
report-tables-about-csv = Усі показники цієї сторінки й багато інших у форматі CSV. З доповненням rumpus[lab] їх записують і як Parquet.
report-table-games = кожна партія
report-table-places = перемоги за черговістю ходів
report-table-bots = перемоги за рівнем ботів
report-table-figures = показники окремих способів гри
report-table-clauses = пункти правил
report-table-things = речі з коробки
report-table-happenings = що з ким сталося і від чого
report-table-sources = звідки береться випадок
report-table-comparisons = усі порівняння, з поправкою та без неї
report-made-by = Створено командою rumpus lab з досліду { $name }, зерно «{ $seed }».
