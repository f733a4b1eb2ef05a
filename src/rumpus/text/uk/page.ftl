# Сторінка у браузері: що вона каже сама, хоч би яка була гра. Що кажуть ігри — у їхніх власних теках.
# Імен гравців не відмінюємо: перед ними стоїть «гравець» або двокрапка, а дієслова — у теперішньому часі, без роду.

## Усюди

close = Закрити
cancel = Скасувати
undo = Відмінити
try-again = Спробувати ще раз
skip-to-main = Перейти до вмісту
top-home = На головну сторінку
top-tools = Інструменти сторінки
table-unreachable = Стіл не відповідає. Можливо, він саме запускається або немає мережі.
somebody = Гість
# $n рахуємо від 1.
player-number = Гравець { $n }

## Головна сторінка

front-title = Rumpus — настільні ігри на вечір
front-about = Шалені настільні ігри на вечір, проти ботів або з друзями. Обліковий запис нікому не потрібен: місце за столом — це посилання.
front-footer = Кожну кістку можна перевірити, кожна подія посилається на своє правило, а кожну партію можна переглянути знову.
front-documentation = Документація
front-offline = Грати без мережі
front-play-now = Грати зараз
front-play-screen = За цим екраном
front-invite = Запросити друзів
front-daily = Партія дня
front-options = Інші варіанти
front-rules = Правила
front-lesson = Урок
front-lesson-offer = Граєте вперше?
front-lesson-take = Показати
front-lesson-skip = Я вже вмію
front-yours = Ваші партії
# $when — дата й час.
front-your-game = { $game }, { $when }
# $what — рядок вище.
front-forget = Забути: { $what }
front-forget-short = Забути цю партію
front-all-yours = Показати всі
front-watch = Подивитися
front-watch-none = Зараз немає жодної відкритої для глядачів партії.
# $names перелічує гравців.
front-room-open = { $game }: { $names } — є вільне місце
front-room-running = { $game }: { $names }
record-open = Відкрити запис
record-about = Будь-яку зіграну партію можна переглянути знову, крок за кроком. Із файла партій, узятих із собою, переносяться всі.
record-file = Файл із записом
record-paste = Або вставте його текст
record-show = Показати
along-take = Узяти свої партії з собою
along-about = Ваші закінчені партії в одному файлі. «Відкрити запис» перенесе їх до іншого браузера чи столу.
along-none = Тут іще немає закінчених партій.
# $here: games that were there already; $refused: games that could not be brought.
along-brought =
    Перенесено партій: { $brought }, уже були тут: { $here }.{ $refused ->
        [0] {""}
       *[other] {" "}Не перенесено: { $refused }.
    }

## Нова партія

new-bots = { $game }: партія на ваш смак
new-bots-about = Виберіть, хто грає та за якими правилами.
new-screen = { $game }: за цим екраном
new-screen-about = Усі грають тут, а екран бере той, чий зараз хід. Від інших карти сховано.
new-friends = { $game }: з друзями
new-friends-about = Кожне вільне місце отримує власне посилання, яке ви даєте другові чи подрузі.
new-your-name = Ваше ім’я
# $n рахуємо від 1.
new-seat = Місце { $n }
new-more-seats = Додати місце
new-fewer-seats = Прибрати місце
new-details = Правила, годинник та інше
new-clock = Годинник
new-public = Будь-хто може дивитися та займати вільні місця
new-hints = Гравці можуть просити поради
new-open = Відкрити кімнату
new-begin = Почати
# $kind — для кого це місце, або рівень бота.
seat-kind =
    { $kind ->
        [person] За посиланням
        [screen] За цим екраном
        [random] Випадковий бот
        [beginner] Бот-початківець
        [easy] Слабкий бот
        [casual] Бот-любитель
        [regular] Бот-завсідник
        [quick] Швидкий бот
        [fair] Середній бот
        [good] Вправний бот
        [strong] Сильний бот
       *[other] Бот «{ $kind }»
    }
clock-called =
    { $clock ->
        [none] Без годинника
        [turn-60] Хвилина на хід
        [turn-180] Три хвилини на хід
        [game-900] Чверть години кожному
        [game-1800] Пів години кожному
        [answer-1d] День на відповідь
        [answer-3d] Три дні на відповідь
        [answer-7d] Тиждень на відповідь
       *[other] Годинник: { $clock }
    }
days-off = Дні, коли годинник стоїть (UTC)
days-holidays = Скільки вихідних днів кожен може взяти за рік
days-then = Якщо в когось скінчиться час
days-then-called =
    { $then ->
        [lose] програє
        [wait] усі чекають
       *[bot] далі грає бот
    }
# $days — назви днів.
clock-off = без годинника: { $days }
# $days — скільки днів.
clock-holidays =
    { $days ->
        [one] { $days } вихідний день на рік
        [few] { $days } вихідні дні на рік
       *[many] { $days } вихідних днів на рік
    }
clock-days =
    { $days ->
        [one] { $days } день на відповідь
        [few] { $days } дні на відповідь
       *[many] { $days } днів на відповідь
    }
# $time — день і година.
clock-until = до { $time }
clock-overdue = термін минув

## Очікування на гравців

room-title = { $game } — Rumpus
room-title-mine = Ваш хід: { $game } — Rumpus
room-closed = До цієї кімнати не ввійти
room-loading = Готуємо стіл…
# $title говорить, про що сторінка.
titled = { $title } — Rumpus
room-waiting = Чекаємо на інших
# $what перелічує домовленості.
room-agreed = Домовлено: { $what }.
# $day — дата.
room-daily = партія дня { $day }
room-hints = поради
waiting-title = { $game }: є вільні місця
waiting-about = Партія почнеться, щойно буде зайнято всі місця.
waiting-bot-instead = Посадити бота
waiting-sit = Зайняти місце
waiting-sit-down = Сісти
seat-free = вільне
invite-about = Хто має посилання, той має місце: кожне давайте лише одній людині.
# $n рахуємо від 1.
invite-seat = Посилання на місце { $n }
invite-watch = Посилання для тих, хто хоче подивитися
invite-copy = Копіювати
invite-copied = Посилання скопійовано.
invite-share = Поділитися
invite-qr = Посилання як QR-код

## За столом

room-question = Запитання
room-board = Ігрове поле
room-hand = Ваші карти
room-options = Що ви можете зробити
room-players = Гравці
room-side = Поруч із полем
room-column = Журнал або чат
room-tabs = Частини столу
tab-options = Варіанти
tab-hand = Карти
tab-players = Гравці
tab-side = Стіл
tab-log = Журнал
tab-chat = Чат
options-title = Ви можете
options-none = Зараз вам нічого вирішувати.
# $count — скільки речень про хід пропущено.
told-more =
    { $count ->
        [one] І ще { $count } подія — у журналі.
        [few] І ще { $count } події — у журналі.
       *[many] І ще { $count } подій — у журналі.
    }
pick-early = Запитання щойно змінилося. Відповідь не надіслано.
pick-again = Виберіть це ще раз, щоб зробити.
choose-title = Що саме ви маєте на увазі? { $name }
# Що може статися на гексі чи плитці ($spot), якщо дати відповідь, на яку хтось указує: $text — речення.
outlook-at = { $spot }: { $text }
# $answer — вибране, словами.
confirm-answer = { $answer } Це ваша відповідь?
confirm-yes = Так
skip-effects = Пропустити
hint = Порада
hint-thinking = Думаю…
# $answer — варіант словами, ціле речення.
hint-told = Сильний бот відповів би: { $answer }
connection-lost = Відновлюємо з’єднання…
notice-stopping = Стіл закривається. Партію збережено; ця сторінка повернеться разом зі столом.

seat-you = ви
seat-won = перемога
seat-bot-plays = грає бот
# $name — ім’я гравця.
seat-let-bot = Нехай за гравця { $name } грає бот
seat-hand-back = Повернути місце гравцеві { $name }
# $count — скільки людей дивиться, разом із гравцями.
watching =
    { $count ->
        [1] Тут одна людина.
        [one] Тут { $count } людина.
        [few] Тут { $count } людини.
       *[many] Тут { $count } людей.
    }
watching-names =
    { $count ->
        [1] Тут одна людина: { $names }.
        [one] Тут { $count } людина, зокрема { $names }.
        [few] Тут { $count } людини, зокрема { $names }.
       *[many] Тут { $count } людей, зокрема { $names }.
    }
# $time — хвилини та секунди.
clock-left = Залишилося часу: { $time }

handover-title = Зараз ходить { $name }
handover-about = Беріть екран. Усі інші, будь ласка, не дивіться.
handover-take = Це я, { $name }
handover-hidden = Карти сховано, доки хтось не візьме екран.

log-away = Поки вас не було
log-show-moment = Показати поле в цей момент
log-empty = Ще нічого не сталося.
log-all = Показати від початку
# $clause — номер, наприклад W4.8.
clause-open = Відкрити пункт правил { $clause }
chat-empty = Ще ніхто нічого не сказав.
chat-say = Скажіть щось
chat-send = Надіслати

menu = Меню кімнати
menu-leave = Вийти з-за столу
menu-spectator-name = Ваше ім’я як глядача
menu-introduce = Назватися
# $commitment — довге шістнадцяткове число.
menu-commitment = Перед першим кидком ця кімната дала зобов’язання щодо своїх кісток: { $commitment }

## Минулі моменти та завершення

past-leave = Повернутися в теперішнє
past-leave-over = Повернутися до кінця
replay = Перегляд
replay-first = На початок
replay-back = На одну відповідь назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = На одну відповідь уперед
replay-last = У кінець
replay-moment = Який момент
replay-where = { $moment } з { $moments }
# $names перелічує переможців.
over-won =
    { $count ->
        [1] { $names } перемагає!
       *[other] { $names } перемагають разом!
    }
over-draw = Ніхто не переміг.
over-rematch = Реванш
over-replay = Переглянути
over-lookback = Розбір
past-no-picture = Останню позицію цієї партії вже не можна показати.
past-record-later = Запис можна буде прочитати, коли тут цілий день нічого не відбуватиметься.
over-record = Запис
over-dice = Перевірити кістки
over-fork = Грати далі звідси
over-fork-about = Можна грати далі з будь-якого моменту перегляду.
dice-all-follow =
    { $outcomes ->
        [0] Тут нічого не залежало від випадку.
        [1] Єдиний випадковий результат випливає із зобов’язання кімнати. Ваш браузер щойно вивів його ще раз.
       *[other] Усі випадкові результати, загалом { $outcomes }, випливають із зобов’язання кімнати. Ваш браузер щойно вивів їх ще раз.
    }
dice-other-secret = Секрет або те, що кімната взяла з іншого запису, — не те, щодо чого вона дала зобов’язання.
dice-other-commitment = Зобов’язання — не ті, які цей браузер бачив, коли сідав за стіл: це не ті кістки, про які домовлялися.
dice-as-noted = Зобов’язання щодо кісток — ті, які цей браузер занотував, коли сідав за стіл.
# $seat рахуємо від 1.
dice-other-entropy = Те, що нібито додало місце { $seat }, — не те, щодо чого воно дало зобов’язання.
# $outcome рахуємо від 1.
dice-other-outcome = Результат { $outcome } не випливає із зобов’язання кімнати.
dice-ours-there = Те, що додав цей браузер, враховано.
dice-ours-missing = Того, що додав цей браузер, бракує.

## Погляд назад на завершену партію

lookback-underway = Сильний бот розбирає партію. Це потребує часу…
lookback-players = Удача й уміння
# $luck — good, bad або even; $percent — скільки перемоги це варте.
lookback-luck =
    { $luck ->
        [good] { $name }: пощастило. Випадок збільшив шанси на перемогу на { $percent } %.
        [bad] { $name }: не пощастило. Випадок зменшив шанси на перемогу на { $percent } %.
       *[even] { $name }: випадок ні допоміг, ні завадив.
    }
# $percent — скільки перемоги в середньому коштував один вибір проти найкращого, про який можна було знати.
lookback-skill =
    { $percent ->
        [0] Жоден вибір не міг бути кращим.
       *[other] Один вибір коштував у середньому { $percent } % шансів на перемогу.
    }
lookback-costliest = Що обійшлося найдорожче
# $said — відповідь словами, ціле речення.
lookback-costly = { $name }: { $said } Це коштувало { $percent } % шансів на перемогу.
lookback-better = Краще було б: { $better }
graph = Хто мав шанси на перемогу
graph-about = Лінія кожного гравця показує, наскільки ймовірною була його перемога в кожен момент. Натисніть, щоб побачити цей момент; таблиця нижче каже те саме.
graph-moment = Момент
graph-nobody = Ніхто не виграє
percent = { $percent } %

## Правила та уроки

rules-title = Правила гри «{ $game }»
rules-contents = Зміст
rules-search = Шукати у правилах і картах
rules-section = { $number } { $title }
rules-cards = Усе, що в коробці
rules-variants = Додаткові правила цієї коробки
sheet-variant = Додаткове правило цієї коробки
rules-all = Усі правила гри
# $search — що шукали.
rules-none = За запитом «{ $search }» нічого не знайдено.
# $title — назва цього уроку.
lesson-title = { $game }: { $title }
lesson-teacher = Учитель
lesson-progress = Скільки пройдено
lesson-back = Назад
lesson-forward = Далі
lesson-restart = Від початку
lesson-leave = Вийти
# $answer — відповідь, на яку чекає урок, словами.
lesson-other = На цьому уроці: { $answer }

## Налаштування

settings = Налаштування
settings-name = Ваше ім’я
settings-language = Мова
settings-theme = Кольори
settings-theme-system = як у системі
settings-theme-light = світлі
settings-theme-dark = темні
settings-speed = Ефекти
settings-speed-off = відразу
settings-speed-fast = швидко
settings-speed-normal = звичайно
settings-speed-slow = повільно
settings-sound = Звук
settings-sound-on = Звук увімкнено
settings-volume = Гучність
settings-answers = Відповіді
settings-confirm = Просити підтвердити те, чого не можна відмінити
settings-confirm-about = Ідеться про відповіді, після яких завершується хід, кидають кістку або беруть карту.

## Вправи з окремими картами

practice-list = Спробувати карти
practice-list-title = { $game }: спробувати карти
practice-about = Кожну карту можна раз зіграти на маленькій мапі проти того, хто нічого не робить. Нічого з цього не зберігається.
practice-title = { $game }: спробувати «{ $card }»
practice-card = Спробувати «{ $card }»
practice-take = Спробувати
practice-done = Чудово: карту зіграно.
practice-missed = Хід завершено, а карту не зіграно. Спробуєте ще раз?
practice-again = Ще раз
practice-explain = Що на ній написано
practice-was-done = випробувано

## Мапа
map-zoom = Розмір мапи
map-in = Збільшити
map-out = Зменшити
map-whole = Уся мапа
# $count варіантів лежать поза картинкою, з боку $side.
map-beyond =
    { $count ->
        [one] Ще { $count } варіант
        [few] Ще { $count } варіанти
       *[many] Ще { $count } варіантів
    } { $side ->
        [left] ліворуч
        [right] праворуч
        [up] вище
       *[down] нижче
    }

## Про що хтось думає
told-title = Що може статися
told-none = Наведіть курсор на відповідь, щоб побачити, що може статися.
told-none-touch = Торкніться відповіді, щоб побачити, що може статися; торкніться ще раз, щоб її вибрати.
told-do = Зробити
# $question — про що запитують.
pick-none = Зараз цього вибрати не можна. Запитання: { $question }
# $status — чия черга або що відбувається.
pick-wait = Зараз вам нічого вибирати. { $status }

## Оповідь: зіграні карти, темп ботів, підсумок, фінал, малюнки на згадку

story-since = Після вашого ходу
story-go-on = Далі
# $turn is what the turn that is over is called: “Хід 5: червоний”.
story-waiting = { $turn } — кінець. Натисніть Enter, щоб іти далі.
settings-pace = Боти грають
settings-pace-quick = швидко
settings-pace-normal = спокійно
settings-pace-slow = повільно
settings-pace-wait = і чекають на мене
settings-pace-about = Якщо боти чекають на вас, стіл зупиняється після ходу кожного бота, доки ви не натиснете клавішу чи не клацнете. Де йде годинник, боти грають швидко.
# $name is the name of a card.
log-card = Що робить { $name }
# $turn is what the turn is called: “Хід 5: червоний”.
replay-where-turn = Відповідь { $moment } з { $moments } · { $turn }
finale = Чим усе скінчилося
finale-close = До поля
finale-again = Показати фінал
finale-best = Показати цей момент
share = Поділитися
share-title = Поділитися цим моментом
share-picture = Зберегти зображення
share-animation = Зберегти цей хід як анімацію
share-recording = Записується: { $percent } %
share-link = Посилання на цей момент
share-no-link = Посилання для глядачів має лише господар.
share-failed = Цей браузер такого не вміє.
settings-shortcuts = Цифри відповідають, літери запитують
settings-shortcuts-about = Коли фокус на запитанні, полі, картах чи варіантах.
settings-told = Що каже зчитувач екрана
settings-told-much = усе
settings-told-some = важливе
settings-told-little = якомога менше
settings-told-about = Скільки розповідати про те, що сталося за хід. Усе є в журналі.

## Поле, яке можна запитати, і клавіші

# Слова для кожного запитання через кому; перше пропонується. .about каже, на що воно відповідає.
command-here = тут, що на, що є
    .about = Що є на цьому місці або на тому, яке ви назвете.
command-around = навколо, поруч, що навколо
    .about = Що лежить навколо місця.
command-foes = вороги, суперники, потвори, де вороги, де потвори
    .about = Кого можна перемогти, від найближчого: як далеко і в якому напрямку.
command-own = мої, моє, я
    .about = Де ваші фігурки.
command-rest = інші, речі, решта
    .about = Де лежить усе інше.
command-lines = лінії, напрямки
    .about = Що лежить на кожній прямій від місця.
command-far = як далеко, відстань, далеко
    .about = Як далеко місце від вашої фігурки або одне місце від іншого.
command-find = знайти, знайди, курсор
    .about = Переходить до місця на мапі.
command-odds = шанси, що буде, що якщо
    .about = До чого може привести варіант і з якою ймовірністю: той, на якому ви, або той, який ви назвете.
command-last = останнє, що сталося
    .about = Що сталося востаннє, ще раз.
command-clock = годинник, час
    .about = Скільки залишилося часу.
command-question = запитання, що тепер
    .about = Запитання ще раз.
command-options = варіанти, список
    .about = Усі варіанти з номерами.
command-hint = порада, підказка
    .about = Що зробив би сильний бот.
command-undo = відмінити, назад
    .about = Відміняє вашу останню відповідь, якщо це можливо.
command-keys = довідка, допомога, клавіші
    .about = Ця довідка.
query-title = Поставити запитання
query-box = Запитання або відповідь словами
query-box-short = вороги, навколо, шанси 2…
query-send = Запитати
# $typed — що хтось написав.
query-not-understood = «{ $typed }»: цього не зрозуміти. Про що можна питати, скаже «довідка».
query-no-place = Місця «{ $typed }» тут немає.
query-several = Що саме?
# $number рахуємо від 1, $option — речення.
query-option = { $number }: { $option }
query-which-option = Який варіант? Назвіть його номер.
query-nothing = Нічого.
query-nothing-known = Більше про це нічого не відомо.
query-unknown-here = Про це тут не запитати.
# $count — скільки рядків можна прочитати, але їх не сказано.
query-more =
    { $count ->
        [one] І ще { $count } рядок під полем вводу.
        [few] І ще { $count } рядки під полем вводу.
       *[many] І ще { $count } рядків під полем вводу.
    }
map-ends = Тут мапа закінчується.
# $digits — що вже набрано від номера, $count — скількох цифр бракує.
digits-more =
    { $count ->
        [one] { $digits } і ще { $count } цифра
        [few] { $digits } і ще { $count } цифри
       *[many] { $digits } і ще { $count } цифр
    }
chat-heard = { $who } каже: { $text }
clock-none = У цій партії немає годинника.
# $time — словами: 1 хвилина 5 секунд.
clock-of = { $name }: { $time }.
clock-warning = У вас залишилося { $time }.
clock-over = Ваш час вийшов.
lookback-done = Розбір партії готовий.
# $count — скільки пунктів і карт знайдено.
rules-hits =
    { $count ->
        [0] Нічого не знайдено
        [one] Знайдено { $count } місце
        [few] Знайдено { $count } місця
       *[many] Знайдено { $count } місць
    }
top-home-named = Rumpus: на головну сторінку
keys-title = Клавіші та зчитувач екрана
keys-about = Усе на цій сторінці можна робити з клавіатури, і все, що стається, промовляється: що зробили інші за хід, а потім запитання. Скільки промовляти, можна вибрати в налаштуваннях.
keys-modes = Мапа сама приймає літери та стрілки, щойно на ній фокус; деінде зчитувач екрана, можливо, треба перемкнути в режим фокуса. Літери означають клавіші латинської клавіатури, хоч би якою мовою ви писали.
keys-key = Клавіша або слова
keys-does = Що робить
keys-answering = На запитанні, полі, картах і варіантах
keys-digits-key = Від 1 до 9
keys-digits = Відповідає варіантом із цим номером. Якщо варіантів більше ніж дев’ять, наберіть дві цифри: 01, 12.
keys-N = До наступного місця на мапі, де можна щось вибрати; із Shift — до попереднього.
keys-B = На мапу.
keys-I = До поля для запитань і відповідей словами; Escape веде назад.
keys-escape-key = Escape
keys-escape = Пропускає те, що показується, скасовує вибір або повертає з минулого.
keys-help-key = ?
keys-help = Відкриває цю довідку.
keys-board = На мапі
keys-board-about = Enter вибирає те, що можна зробити на місці. Home веде до вашої фігурки, а ще раз — до наступної. У списку варіантів літери натомість шукають варіант. Клавіші + і − змінюють розмір мапи, * показує її всю.
keys-typing = Що можна написати
keys-typing-about = Номер або слова варіанта відповідають на запитання. Назва місця каже, що там є. Цими словами запитують; за ними може йти місце.
keys-replay = Під час перегляду
keys-arrows-key = ← →
keys-arrows = На одну відповідь назад, на одну вперед.
keys-ends-key = Home, End
keys-ends = На початок, у кінець.
keys-space-key = Пробіл
keys-space = Відтворити або призупинити.
