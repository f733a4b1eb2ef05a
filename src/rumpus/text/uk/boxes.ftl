# Що може бути не так із коробкою, хоч би яка була гра. $file — назва файлу, $line — номер рядка в ньому.
# $found — те, що там написано; $closest перелічує, що могло матися на увазі. Слів коробки не перекладаємо ніколи.

box-missing-folder = Немає теки { $folder }.
box-missing-file = У коробці бракує файлу { $file }.
# $box — назва або тека, $recorded і $ours — відбитки.
box-is-another = Коробка «{ $box }» змінилася: запис зроблено з { $recorded }, а в цієї відбиток { $ours }.

## Рядки

box-not-text = { $file }, рядок { $line }: це не звичайний текст. Збережіть файл у кодуванні UTF-8.
box-tab = { $file }, рядок { $line }: відступи робіть лише пробілами.
# $code — номер знака в Unicode.
box-unseen-character = { $file }, рядок { $line }: тут є знак, якого не видно ({ $code }). Напишіть рядок заново.
box-bad-indent = { $file }, рядок { $line }: відступ тут не такий, як у рядків, до яких належить цей.
# $above — рядок вище.
box-unexpected-indent = { $file }, рядок { $line }: під «{ $above }» не може бути рядків із відступом.
box-empty-block = { $file }, рядок { $line }: під «{ $heading }» потрібні рядки з більшим відступом.
# $noun — з чого складається файл: card, tile тощо.
box-unknown-line = { $file }, рядок { $line }: тут мало б стояти «{ $noun }» та ідентифікатор, а стоїть «{ $found }».
box-bad-id = { $file }, рядок { $line }: «{ $found }» — не ідентифікатор. Він починається з літери від a до z, а далі йдуть такі самі літери, цифри й дефіси.
# $first — файл і рядок, де це вжито вперше.
box-duplicate-id = { $file }, рядок { $line }: «{ $name }» уже описано тут: { $first }.

## Ключі та значення

box-no-colon = { $file }, рядок { $line }: тут мали б стояти ключ, двокрапка і те, що до нього належить, а стоїть «{ $found }».
box-unknown-key = { $file }, рядок { $line }: ключа «{ $found }» тут бути не може.
box-unknown-key-like = { $file }, рядок { $line }: ключа «{ $found }» тут бути не може. Найближче: { $closest }.
box-missing-key = { $file }{ $line ->
    [0] {""}
   *[other] , рядок { $line }
}: бракує «{ $key }:».
box-duplicate-key = { $file }, рядок { $line }: «{ $key }:» уже є в рядку { $first }.
box-missing-value = { $file }, рядок { $line }: для «{ $key }:» потрібне значення.
box-name-too-long = { $file }, рядок { $line }: назва може мати щонайбільше знаків: { $most }.
box-block-in-line = { $file }, рядок { $line }: те, що належить до «{ $key }:», пишуть нижче, з більшим відступом.
box-bad-number = { $file }, рядок { $line }: замість «{ $found }» має бути число від { $least } до { $most }.
box-too-many = { $file }, рядок { $line }: у «{ $found }» названо більше ніж { $most }.
# $choices перелічує можливе.
box-bad-choice = { $file }, рядок { $line }: «{ $found }» тут бути не може. Можливо лише: { $choices }.

## Похідні коробки

# $name — коробка, яку там названо; $own — ті, що належать до гри.
box-nothing-to-derive-from = { $file }, рядок { $line }: немає коробки «{ $name }», від якої можна було б походити. Назвіть одну з тих, що належать до гри ({ $own }), або теку поруч із цією.
box-derives-from-itself = { $file }, рядок { $line }: коробка через «{ $name }» походила б від самої себе.
box-nothing-to-leave-out = { $file }, рядок { $line }: «{ $found }» не можна вилучити: у коробці, від якої походить ця, нічого такого немає.
box-nothing-to-leave-out-like = { $file }, рядок { $line }: «{ $found }» не можна вилучити: у коробці, від якої походить ця, нічого такого немає. Найближче: { $closest }.
box-which-to-leave-out = { $file }, рядок { $line }: «{ $found }» — ідентифікатор кількох речей. Напишіть одну з таких: { $meant }.

## Варіанти коробки

box-variant-of-the-game = { $file }, рядок { $line }: «{ $name }» — необов’язкове правило самої гри. Дайте варіанту інший ідентифікатор.
# $known — блоки з тим, що варіант може змінити.
box-variant-changes-nothing = { $file }, рядок { $line }: варіант «{ $name }» нічого не змінює. Що він змінює, пишуть під { $known ->
    [rules] «rules:»
   *[other] одним із блоків: { $known }
}.
box-variant-wrong = { $file }, рядок { $line }: з варіантом «{ $name }» цією коробкою грати не можна. { $why }

## Кодування

# $encoding — UTF-16, Windows-1250 або Windows-1251.
box-other-encoding = { $file }, рядок { $line }: це збережено в кодуванні { $encoding }. Збережіть файл у кодуванні UTF-8.

## Зображення

# $most — кількість кілобайтів.
box-picture-too-large = { $file }: зображення може мати щонайбільше { $most } кБ.
box-picture-too-big = { $file }: у зображенні { $width } × { $height } пікселів; завширшки й заввишки їх може бути { $most }.
box-picture-not-png = { $file }: це не зображення PNG, або воно пошкоджене.
box-picture-not-svg = { $file }: це не зображення SVG, або воно пошкоджене.
# $found — елемент або атрибут.
box-picture-unsafe = { $file }, рядок { $line }: зображення може лише малювати, тож «{ $found }» у ньому бути не може. Збережіть його як простий SVG.
# $first — інший файл.
box-picture-twice = { $file }: уже є { $first }, а одного зображення досить.
