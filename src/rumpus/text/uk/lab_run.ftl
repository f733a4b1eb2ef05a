# Лабораторія в командному рядку: запуск дослідів. $file — файл досліду, $line — номер рядка в ньому, $folder — тека
# з результатами. Комірка ($cell) названа за тим, чим вона особлива: seats=4 target=7. Ключі файлу не перекладаються.

## Довідка

cli-lab = проводити досліди: нехай боти зіграють тисячі партій
cli-lab-run = зіграти партії досліду
cli-lab-run-about = Зіграти партії досліду на всіх ядрах і зберегти виміряне в теці. Перерваний дослід після нового запуску триває звідти, де зупинився; те саме зерно дає ті самі результати. Як писати досліди, розповідає docs/lab.
cli-lab-experiment = файл із дослідом
cli-lab-out = куди зберегти результати; інакше в теку поруч із файлом, названу за ним
cli-lab-processes = скільки партій грати одночасно; інакше стільки, скільки є ядер
cli-lab-games = цього разу зіграти щонайбільше стільки партій кожної комірки, щоб побачити перші результати
cli-lab-on = де грати: на цьому комп’ютері (local) чи на кластері Ray (ray)
cli-lab-tune = знайти коробку, яка робить те, чого ви хочете
cli-lab-tune-about = Шукати коробку, для якої справджуються ваші цілі, з якнайменшими й нечисленними змінами, і перевірити її з випадком, якого пошук не бачив. Виходить коробка для гри та сторінка, яка каже, що змінено і що це дало. Перерваний пошук після нового запуску триває. Як писати цілі, розповідає docs/lab.
cli-lab-goals = файл із цілями

## Під час досліду і після нього

# $done і $wanted — кількість партій, $rate — скільки їх за хвилину, $left — години, хвилини й секунди, $estimates — як
# часто в цій комірці виграє перший, другий … гравець.
lab-progress = партії: { $done } з { $wanted }, { $rate } за хвилину, залишилося { $left }; { $cell }: { $estimates }
lab-estimate = { $percent } ± { $margin } %
lab-no-ray = Ray тут не встановлено. Його встановлює доповнення { $extra }.
lab-done =
    У теці { $folder } { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }.
lab-interrupted =
    Перервано. У теці { $folder } збережено { $games ->
        [one] { $games } партію
        [few] { $games } партії
       *[many] { $games } партій
    }; та сама команда продовжить дослід.
lab-tuned = Коробка для гри — у теці { $folder }.
lab-tuned-agreed = Коробка лишається як є: про що домовитися перед партією, каже сторінка.
# $boxes — скільки коробок випробувано.
lab-tune-nothing = Випробувано коробок: { $boxes }; жодна не ближча до цілей, ніж коробка, яка є.
lab-tune-interrupted = Перервано. Зігране лишається в теці { $folder }; запустіть ту саму команду ще раз, і пошук триватиме.
lab-no-optuna = Optuna тут не встановлено, а пошук коробок її потребує. Її встановлює доповнення { $extra }.

## Що може бути не так із дослідом

lab-bad-value = { $file }, рядок { NUMBER($line, useGrouping: 0) }: «{ $key }» має бути текстом, цілим числом або їхнім списком.
lab-bad-seats = { $file }, рядок { NUMBER($line, useGrouping: 0) }: «seats» має бути цілим числом.
lab-bad-bots = { $file }, рядок { NUMBER($line, useGrouping: 0) }: немає бота «{ $level }». Є такі: { $known }.
# $level — бот, $why — назва помилки.
lab-bot-failed = Бот «{ $level }» зазнав невдачі ({ $why }); уже зіграні партії збережено.
lab-bots-not-seats =
    { $file }, рядок { NUMBER($line, useGrouping: 0) }: названо { $bots ->
        [one] { $bots } бота
        [few] { $bots } ботів
       *[many] { $bots } ботів
    }, а { $seats ->
        [one] грає { $seats }
        [few] грають { $seats }
       *[many] грають { $seats }
    }.
lab-strong-without-simulations = { $file }, рядок { NUMBER($line, useGrouping: 0) }: боти рівня «{ $level }» думають певний час, а він щоразу інший. Напишіть, скільки перебігів партії вони мають уявити для кожної відповіді: simulations = 400.
lab-no-such-cell = { $file }, рядок { NUMBER($line, useGrouping: 0) }: немає комірки «{ $cell }». Комірки: { $known }.
lab-cell-twice = { $file }, рядок { NUMBER($line, useGrouping: 0) }: дві комірки названо «{ $cell }».
lab-bad-axis = { $file }, рядок { NUMBER($line, useGrouping: 0) }: «{ $axis }» має бути списком значень.
lab-bad-place = { $file }, рядок { NUMBER($line, useGrouping: 0) }: «{ $name }» має називати число в коробці або список таких чисел, наприклад «spells.txt: spell lure: in the deck».
lab-not-a-number = { $file }, рядок { NUMBER($line, useGrouping: 0) }: «{ $axis }» — щось у коробці й не може бути «{ $value }»: потрібне ціле число або текст замість усього після двокрапки.
lab-cell-refused = { $file }, рядок { NUMBER($line, useGrouping: 0) }: комірку «{ $cell }» не можна зіграти: { $why }
lab-box-wrong = { $file }, рядок { NUMBER($line, useGrouping: 0) }: за «{ $cell }» цією коробкою грати не можна: { $why }
lab-no-such-place = { $file }, рядок { NUMBER($line, useGrouping: 0) }, «{ $axis }»: у коробці немає нічого на місці «{ $place }».
lab-several-places = { $file }, рядок { NUMBER($line, useGrouping: 0) }, «{ $axis }»: місцю «{ $place }» відповідає кілька рядків коробки: { $lines }.
lab-no-number-there = { $file }, рядок { NUMBER($line, useGrouping: 0) }, «{ $axis }»: на місці «{ $place }» у коробці стоїть «{ $found }», а там має бути рівно одне число.
lab-not-an-ask = Кожне із запитань «asks» має бути таблицею: почніть його рядком [[asks]].
# $cell — назва, якої немає в жодної комірки, $known — ті, що є.
lab-no-cell-of-that-name = Немає комірки «{ $cell }». Комірки: { $known }.
lab-one-limit = Запитанню потрібна рівно одна межа: { $limits }.
lab-no-such-figure = Немає показника «{ $figure }». Є { $known }.
lab-not-two-numbers = «{ $key }» — це два числа, менше спершу: [48, 52].
lab-limit-not-number = «{ $key }» має бути числом; відсотки пишуть відсотками: 52 — це 52 %.
lab-alike-by-what = Наскільки дві комірки можуть різнитися, щоб вважатися однаковими? Напишіть: by = 2.
lab-not-compared = Комірки порівнюють за одним показником: для «wins» назвіть місце (place); чого варті речі, так порівняти не можна.
# $least — скільки партій треба, щоб узагалі щось випробувати.
lab-small-budget = { $file }, рядок { NUMBER($line, useGrouping: 0) }: бюджет { $budget } партій замалий; з такою кількістю на перший погляд їх треба щонайменше { $least }.
lab-bad-values = { $file }, рядок { NUMBER($line, useGrouping: 0) }: чим може бути «{ $name }» — це список значень або { "{" } from = 1, to = 5 { "}" }.
lab-nothing-else = { $file }, рядок { NUMBER($line, useGrouping: 0) }: «{ $name }» уже { $value } і нічим іншим бути не може.
lab-nothing-may-change = { $file }, рядок { NUMBER($line, useGrouping: 0) }: нічого не можна міняти. Напишіть під [may_change], що можна.
lab-robust-bots = { $file }, рядок { NUMBER($line, useGrouping: 0) }: за robust = true грають боти різної сили й вдачі; приберіть «bots».
lab-no-such-character = { $file }, рядок { NUMBER($line, useGrouping: 0) }: немає вдачі «{ $character }». Є { $known }.

## Що може бути не так із текою результатів

lab-no-results = У теці { $folder } немає результатів.
lab-other-experiment = У теці { $folder } інший дослід, ніж { $file }: його партії були б не ті самі. Виберіть іншу теку за допомогою --out.
lab-plays-otherwise = Відколи зіграно партії в теці { $folder }, правила або боти змінилися; тепер партії були б інші. Виберіть іншу теку за допомогою --out.
lab-folder-in-use = Тека { $folder } не порожня, але досліду в ній немає.
