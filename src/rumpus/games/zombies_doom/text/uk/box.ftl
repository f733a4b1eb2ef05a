# Що може бути не так із коробкою цієї гри; спільне для всіх ігор — у boxes.ftl дому.
# $file — назва файлу, $line — номер рядка в ньому, $found — те, що там написано.
# Слів коробки не перекладаємо ніколи.

## Значення

box-twice = { $file }, рядок { $line }: «{ $found }» вказано двічі.

## Плитки

box-weapons-where-nobody-stops = { $file }, рядок { $line }: на { $kind ->
    [rock] скелі
   *[crossroads] роздоріжжі
} ніхто не завершує ходу, тож зброя там нічого не означає.
# $kind — вид плитки, як його пише коробка; $sign — літера або цифра на мапі.
box-tile-copies-or-sign = { $file }, рядок { $line }: плитці «{ $name }» потрібне або «copies:», якщо її викладають випадково, або «sign:», якщо вона завжди лежить там, де на мапі цей знак.
box-tile-not-laid = { $file }, рядок { $line }: плитку виду «{ $kind }» випадково не викладають. Напишіть «sign:» замість «copies:».
box-bad-sign = { $file }, рядок { $line }: «{ $found }» — не знак. Знак — одна літера від A до Z або цифра.
box-sign-of-kind = { $file }, рядок { $line }: знак { $sign } — для плиток виду «{ $kind }». Оберіть інший.
box-sign-taken = { $file }, рядок { $line }: знак { $sign } уже має плитка в рядку { $first }.
box-sign-not-on-map = { $file }, рядок { $line }: плитка «{ $name }» ніде не лежить, бо на мапі немає знака { $sign }.
# $known — знаки цієї коробки.
box-map-sign = { $file }, рядок { $line }: «{ $found }» — не знак мапи. Знаки, між двома завжди пробіл: { $known }.
box-map-too-big = { $file }, рядок { $line }: на мапі щонайбільше { $most } стовпців, { $most } рядів і { $places } місць.
box-map-without-start = { $file }, рядок { $line }: на мапі немає старту (S).
box-map-two-castles = { $file }, рядок { $line }: на мапі щонайбільше один замок (H).
box-map-out-of-reach = { $file }, рядок { $line }: місця { $place } на цій мапі ніхто ніколи не міг би дістатися.
box-too-few-tiles = { $file }: для мапи потрібно плиток: { $needed }; є лише { $found }.
box-too-rocky = { $file }: плиток зі скелею на краю — { $found }. Якщо їх більше ніж { $most }, може статися, що не викласти мапи, на якій можна дістатися кожної плитки.
box-map-stays-shut = { $file }: для такої вузької мапи забагато плиток зі скелею на краю ({ $found }): здебільшого до якоїсь плитки не дістатися, хоч як їх повертай.

## Закляття

box-spell-does-nothing = { $file }, рядок { $line }: закляття «{ $spell }» нічого не робить. Що воно робить, пишуть під одним із таких слів: { $known }.
box-spell-never-used = { $file }, рядок { $line }: закляття «{ $spell }» ніколи не використати: його немає в колоді й не надруковано на жодній зброї. Щоб залишити його поза грою, напишіть «in the deck: 0».
# $moment — слово, під яким це має стояти.
box-other-moment = { $file }, рядок { $line }: «{ $found }» має стояти під «{ $moment }:».
box-too-many-spells = { $file }, рядок { $line }: заклять у коробці може бути щонайбільше { $most }; це вже зайве.
box-word-taken = { $file }, рядок { $line }: закляття не може зватися «{ $found }»: це слово вже означає щось інше.
box-unknown-spell = { $file }, рядок { $line }: закляття «{ $found }» у spells.txt немає.
box-unknown-phrase = { $file }, рядок { $line }: закляття не може казати «{ $found }».
box-unknown-phrase-like = { $file }, рядок { $line }: закляття не може казати «{ $found }». Найближче: { $closest }.

## Зброя

box-bad-weapon-line = { $file }, рядок { $line }: замість «{ $found }» мають бути число та зброя, наприклад «2 bow», а за потреби й закляття: «1 bow with lure».
box-missing-pile = { $file }: бракує стосу { $pile }.
box-small-pile = { $file }, рядок { $line }: карт у стосі { $pile } — { $found }, а потрібно { $needed }, щоб завжди було що взяти, коли четверо гравців тримають по стільки карт: { $hand }.
box-pile-without-own = { $file }, рядок { $line }: у стосі { $pile } немає жодної карти { $pile }.

## Завдання

# $known перелічує, якими способами можна записати завдання.
box-one-pattern = { $file }, рядок { $line }: завдання описують рівно одним із таких способів: { $known }.
box-wrong-count = { $file }, рядок { $line }: після «{ $key }:» має бути від { $fewest } до { $most } потвор.
box-too-few-tasks = { $file }: відкритих завдань має бути { $needed }; є лише { $found }.
box-trophies-not-kept = { $file }, рядок { $line }: для завдання потрібно трофеїв: { $wanted }, а наприкінці ходу їх залишають щонайбільше { $kept }.
# $tile — вид плитки або ідентифікатор однієї з них.
box-task-without-tile = { $file }, рядок { $line }: «{ $name }» ніхто ніколи не виконає: плитки «{ $tile }» немає на жодній мапі цієї коробки.
box-unknown-tile = { $file }, рядок { $line }: плитки «{ $found }» у tiles.txt немає. Завдання може називати одну з них або camp, start чи castle.
box-unknown-tile-like = { $file }, рядок { $line }: плитки «{ $found }» у tiles.txt немає. Найближче: { $closest }.
box-task-where-nobody-stops = { $file }, рядок { $line }: «{ $name }» ніхто ніколи не виконає: на «{ $tile }» ніхто не завершує ходу, бо це { $kind ->
    [rock] скеля
   *[crossroads] роздоріжжя
}.

## Коробка загалом

box-no-monsters = { $file }, рядок { $line }: немає жодної потвори.
box-target-too-high = { $file }, рядок { $line }: якщо гравців { $players }, то { $target } для перемоги — забагато. Перш ніж хтось переможе, у кожного може бути { $each }, у всіх разом { $together }, а напевно здобути можна лише { $sure }: жетонів перемоги { $tokens } і завдань про трофеї { $tasks }.
box-castle-too-strong = { $file }, рядок { $line }: потвор у замку { $monsters }, а карт зброї в руці щонайбільше { $hand }, тож здобути замок не міг би ніхто.
box-hand-too-full = { $file }, рядок { $line }: на початку хтось має стільки карт зброї: { $weapons }, а в руці їх може бути щонайбільше { $hand }.
