# Що каже сам дім, хоч би яка була гра: чому чогось не можна зробити і що виявив сценарій.
# Слів нотації, назв ключів і файлів не перекладаємо ніколи.

## Як нотація когось називає, каже ITEM($speaker), у називному відмінку; кожна гра додає власні слова

item-chance = випадок
item-player-1 = гравець 1
item-player-2 = гравець 2
item-player-3 = гравець 3
item-player-4 = гравець 4

## Відповіді

# $known перелічує наявні уроки.
lesson-unknown = Немає уроку «{ $lesson }». Є такі: { $known }.
# $say — ідентифікатор того, що там каже вчитель.
lesson-not-asked = В уроці «{ $lesson }» на кроці «{ $say }» запитання поставлено комусь іншому.
language-unknown = Мовою «{ $language }» тут нічого не написано. Є такі мови: { $known }.
answer-game-over = Партію завершено, відповідати більше нема на що.
# $option — номер варіанта.
answer-not-an-option = { $option } — такого варіанта немає.
# $speaker — хто відповів, $asked — хто мав відповісти.
answer-from-another = Запитання було не до того, хто відповів ({ ITEM($speaker) }). Зараз відповідає { ITEM($asked) }.
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
option-value-unknown = Домовленість «{ $option }» не може мати значення «{ $value }». Можливі: { $possible }.

## Позиції у сценаріях

position-unknown-key = «{ $key }» — не ключ позиції. Ключі такі: { $known }.
position-unknown-name = Назва «{ $name }» тут невідома. Відомі: { $known }.

## Сценарії

scenario-unreadable = Не вдається прочитати { $file }: { $why }.
scenario-unknown-key = { $file }: «{ $key }» — не ключ сценарію. Ключі такі: { $known }.
scenario-lacks = { $file }: бракує «{ $key }».
# $line — номер останнього зіграного рядка; далі йде те, що відрізняється.
scenario-after = Після рядка { NUMBER($line, useGrouping: 0) }:
# $expected — ідентифікатор причини, з якої сценарій мав бути відхилений.
expected-refusal = Це мало бути відхилено ({ $expected }), але не було.
# $name — на що дивилися, наприклад things.1,0.
fact-differs = { $name }: має бути «{ $expected }», а є «{ $found }».
option-missing = Варіант «{ $option }» мав би бути можливим, але його немає. Можливі: { $options }.
option-unexpected = Варіант «{ $option }» мав би бути неможливим, але він є.
question-unknown-key = Від запитання не можна очікувати «{ $key }». Ключі такі: { $known }.
# $event — подія, як її записано у сценарії, $happened перелічує, що сталося натомість.
event-missing = Це мало статися саме в такому порядку, але не сталося: { $event }. А сталося таке: { $happened }.
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
grave-all = Будь-яка інша відповідь коштує стільки ж.
