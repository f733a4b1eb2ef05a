# Що каже сам дім, хоч би яка була гра: чому чогось не можна зробити і що виявив сценарій.
# Слів нотації, назв ключів і файлів не перекладаємо ніколи.

## Як нотація когось називає, каже ITEM($speaker), у називному відмінку; кожна гра додає власні слова

item-chance = випадок
item-player-1 = гравець 1
item-player-2 = гравець 2
item-player-3 = гравець 3
item-player-4 = гравець 4
item-player-5 = гравець 5
item-player-6 = гравець 6
item-player-7 = гравець 7
item-player-8 = гравець 8

# A place of the board: by its name, or, where one types it, as the notation writes it.
place = { $place }

## Відповіді

# $known перелічує наявні уроки.
game-has-no-boxes = У гру «{ $game }» грають без коробки, тож власної для неї бути не може.
lesson-unknown = Немає уроку «{ $lesson }». Є такі: { $known }.
game-without-emblem = Гра «{ $game }» не має картинки для картки.
practice-unknown = «{ $card }» — не карта, яку можна спробувати у вправі.
# $say — ідентифікатор того, що там каже вчитель.
lesson-not-asked = В уроці «{ $lesson }» на кроці «{ $say }» запитання поставлено комусь іншому.
language-unknown = Мовою «{ $language }» тут нічого не написано. Є такі мови: { $known }.
answer-game-over = Партію завершено, відповідати більше нема на що.
# $option — номер варіанта, $possible перелічує наявні, кожен із тим, як його записують.
answer-not-an-option = { $option } — такого варіанта немає. Є такі: { $possible }.
# $speaker — хто відповів, $asked — хто мав відповісти.
answer-from-another = Запитання було не до того, хто відповів ({ ITEM($speaker) }). Зараз відповідає { ITEM($asked) }.
game-without-vocabulary = Гра «{ $game }» не каже, що в ній можна відповісти, тож відповіді не мають номерів і програми не можуть її вивчати.
# $text — дана відповідь, $possible перелічує можливі.
answer-not-possible = «{ $text }» — неможлива відповідь. Можливі: { $possible }.
# $text — те, що сказано поза правилами, наприклад про вичерпаний час.
interruption-not-possible = Зараз не можна сказати «{ $text }».
# $because — те, про що домовилися, наприклад timer; $seconds — скільки тоді зазвичай триває хід.
clock-needed = Із «{ $because }» кожен хід обмежено: виберіть годинник на хід, наприклад turn { $seconds }.

## Записи

# $expected — яким має бути перший рядок, $found — яким він є.
record-not-one = Це не запис партії: його перший рядок мав би бути «{ $expected }», а він «{ $found }».
record-bad-header = Рядок { NUMBER($line, useGrouping: 0) }: «{ $found }» не може бути рядком заголовка. Пишіть ключ, двокрапку та значення, кожен ключ по одному разу.
record-header-lacks = У заголовку запису бракує «{ $key }:».
record-bad-rules-version = «{ $found }» — не номер версії правил.
record-bad-line = Рядок { NUMBER($line, useGrouping: 0) }: «{ $found }» — не відповідь. Напишіть, хто говорить, двокрапку та відповідь.
# $recorded і $ours — номери версій.
record-other-rules = Запис зроблено за правилами версії { $recorded }, а тут версія { $ours }.
# $why і $asked — речення.
record-does-not-fit = Рядок { NUMBER($line, useGrouping: 0) } не підходить. { $why } { $asked }
# $kind — вид запитання, як його називає нотація.
asked = Запитання було «{ $kind }», відповідає на нього { ITEM($speaker) }.
asked-nothing = Відкритого запитання не було.

## Шанси

# $what — що може статися, $percent — наскільки це ймовірно.
odds-exact = { $what } { $percent } %
# $margin — на скільки відсотків можна помилитися.
odds-about = { $what } { $percent } ± { $margin } %

## Домовленості

option-unknown = Немає домовленості «{ $option }». Є такі: { $known }.
# $possible перелічує, якою може бути домовленість.
seats-not-possible =
    { $seats ->
        [1] Самотужки в цю гру не зіграєш. Гравців може бути: { $possible }.
       *[other] У цю гру не можна грати, якщо гравців { $seats }. Гравців може бути: { $possible }.
    }
# $names — скільки імен названо.
names-not-as-many = Кількість імен ({ $names }) не збігається з кількістю гравців ({ $seats }).
option-value-unknown = Домовленість «{ $option }» не може мати значення «{ $value }». Можливі: { $possible }.

## Що люди пишуть у файлах

at-line = { $file }, рядок { NUMBER($line, useGrouping: 0) }: { $why }
file-not-utf-8 = { $file } — не простий текст. Збережіть його в UTF-8.
file-not-toml = Від стовпця { NUMBER($column, useGrouping: 0) } це вже не TOML.
key-unknown = «{ $key }» тут стояти не може. Може стояти: { $known }.
key-missing = Бракує «{ $key }».
value-not-text = «{ $key }» має бути текстом у лапках.
value-not-number = «{ $key }» має бути цілим числом від { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }.
value-not-fraction = «{ $key }» має бути між 0.0 і 0.5, наприклад 0.01.
value-not-flag = «{ $key }» має бути true або false.
value-not-list = «{ $key }» має бути непорожнім списком у квадратних дужках.
value-not-table = «{ $key }» має бути окремим розділом, [{ $key }].
value-empty = Про «{ $key }» нічого не сказано.

## Позиції у сценаріях

position-unknown-name = Назва «{ $name }» тут невідома. Відомі: { $known }.
position-too-many-copies = Стільки карт «{ $card }» у коробці не лишилося.

## Сценарії

scenario-seats-in-position = Якщо є позиція, кількість гравців вказують у ній.
scenario-refused-and-played = Відхилене не можна грати: або «refused», або «play», а не обидва.
scenario-expects-nothing = Після цього нічого не очікується, тож воно не може не зійтися.
scenario-unknown-clause = У правилах немає пункту «{ $clause }».
scenario-unknown-event = «{ $event }» статися не може. Назви подій — у файлі events.ftl цієї гри.
scenario-option-never = «{ $option }» ніколи не буває відповіддю на запитання виду «{ $kind }», тож не дивно, що й зараз ні.
scenario-answer-never = { $speaker } ніколи не може сказати «{ $answer }», тож не дивно, що це зараз відхилено.
scenario-not-chance = «any» може відповісти лише випадок, а його не питають.
scenario-no-positions = Гра «{ $game }» не має позицій для початку: її сценарії та уроки починаються там, де й партії.
scenario-too-many-ways = Рядок { NUMBER($line, useGrouping: 0) }: якщо стільки лишити випадкові, продовжень буде понад { NUMBER($most, useGrouping: 0) }.
scenario-if-chance = Якщо випадок у рядку { NUMBER($line, useGrouping: 0) } відповість «{ $answer }»:
scenario-broke = На цьому зламалися самі наші правила: { $error }
# $line — номер останнього зіграного рядка; далі йде те, що відрізняється.
scenario-after = Після рядка { NUMBER($line, useGrouping: 0) }:
# $expected — ідентифікатор причини, з якої сценарій мав бути відхилений.
expected-refusal = Це мало бути відхилено ({ $expected }), але не було.
# $name — на що дивилися, наприклад things.1,0.
fact-differs = { $name }: має бути «{ $expected }», а є «{ $found }».
option-missing = Варіант «{ $option }» мав би бути можливим, але його немає. Можливі: { $options }.
option-unexpected = Варіант «{ $option }» мав би бути неможливим, але він є.
question-not-asked = Уже нікого ні про що не питають, тож не можна нічого сказати про: { $keys }.
# $event — подія, як її записано у сценарії, $happened перелічує, що сталося натомість.
event-missing = Це мало статися саме в такому порядку, але не сталося: { $event }. А сталося таке: { $happened }.
events-differ = Мало статися саме це й нічого іншого: { $expected }. А сталося таке: { $happened }.
fact-not-there = { $name } тут немає. Є: { $known }.
sight-differs =
    { $seen ->
        [yes] { $name } не має бути видно, але видно.
       *[no] { $name } має бути видно, але не видно.
    }
not-refused = «{ $line }» зараз мало бути відхилено, але воно можливе.
unexpected-event = Події «{ $event }» не мало бути, але вона сталася.

## Файли та ігри

no-such-file = Немає файлу { $file }.
game-unknown = Немає гри «{ $game }». Є такі: { $known }.

## Поради: чому бот вибрав би саме так

hint-wins = Цілком може бути, що це відразу принесе перемогу.
hint-only-one = Про інше не варто й думати.
hint-little-difference = Це майже нічого не змінює, але кращого не знайшлося.

# Перед відповіддю, яка майже напевно чогось коштуватиме гравцеві.
# $losses говорить, чого саме: втратите синього черв’яка A
grave-certain = Якщо ви це зробите, { $losses }.
grave-likely = Якщо ви це зробите, майже напевно { $losses }.
grave-perhaps = Якщо ви це зробите, можливо, { $losses }.
grave-all = Будь-яка інша відповідь коштує стільки ж.

## Гра, що не має власних слів

# $event і $kind — слова з її правил, $about перелічує, чого це стосується.
plain-event =
    { $count ->
        [0] { $event }
       *[other] { $event }: { $about }
    }
plain-own = Це бачите лише ви
plain-ask = Що ви виберете? ({ $kind })
plain-ask-other = Вибирає { $speaker }. ({ $kind })
