# Що стається під час партії, по реченню на подію: теперішній час, хто і що.
#
# Аргументи в усьому файлі:
#   $worm       колір команди та літера: blue A
#   $thing      черв’як, як вище, або mine, drum, crate, fire, crater
#   $kind       mine, drum, crate, fire, crater або water (плитка води)
#   $team       blue, red, yellow або green
#   $seat       гравець: колір команди, а доки команд не роздано — player 1, player 2, …
#   $hex, $to   назва гекса: C4
#   $direction  число від 1 до 6; куди щось перемістилося — ще й 7 (схід), 8 (захід) та 0 (лишилося на місці)
#   $things     що є на гексі, як в options.ftl
#   $beside     черв’як поруч із гексом і з якого боку від нього гекс: 5 red B; про власного — 5 own B; або none
#   $face       що випало на кістці: число від 1 до 6, wind або bullseye
#   $faces      що випало на кількох кістках, списком
#   $card, $drop, $sudden   ідентифікатор карти; NAME($card) — її назва, завжди в називному відмінку й у лапках
# WORD($worm, n: 1) — перше слово аргументу (blue), за яким можна вибирати; WORD($worm, n: 2) — друге (A).

## Слова нотації, як їх каже ITEM($faces) або ITEM($speaker), у називному відмінку

item-wind = вітер
item-bullseye = влучання
# Напрямки на кістці; їх каже ITEM($face), а про $direction — { compass }. Після «на» форма та сама.
item-1 = північ
item-2 = північний схід
item-3 = південний схід
item-4 = південь
item-5 = південний захід
item-6 = північний захід
compass =
    { $direction ->
        [1] { item-1 }
        [2] { item-2 }
        [3] { item-3 }
        [4] { item-4 }
        [5] { item-5 }
        [6] { item-6 }
        [7] схід
       *[8] захід
    }
# Де лежить гекс, після його назви.
where-beside =
    { WORD($beside, n: 1) ->
        [none] {""}
        [1] , на північ від { beside-worm }
        [2] , на північний схід від { beside-worm }
        [3] , на південний схід від { beside-worm }
        [4] , на південь від { beside-worm }
        [5] , на південний захід від { beside-worm }
       *[6] , на північний захід від { beside-worm }
    }
# Родовий відмінок: від кого?
beside-worm =
    { WORD($beside, n: 2) ->
        [own] вашого черв’яка
        [blue] синього
        [red] червоного
        [yellow] жовтого
       *[green] зеленого
    } { WORD($beside, n: 3) }
item-blue = синій гравець
item-red = червоний гравець
item-yellow = жовтий гравець
item-green = зелений гравець

## Як називаються гравці, черв’яки та об’єкти на початку речення й усередині

# Називний відмінок: хто?
# На ім’я, якщо стіл його знає.
The-seat =
    { PLAYER($seat) ->
        [unnamed] { seat-by-colour }
       *[other] { PLAYER($seat) }
    }
seat-by-colour =
    { WORD($seat, n: 1) ->
        [blue] Синій гравець
        [red] Червоний гравець
        [yellow] Жовтий гравець
        [green] Зелений гравець
       *[player] Гравець { WORD($seat, n: 2) }
    }
the-seat =
    { PLAYER($seat) ->
        [unnamed] { WORD($seat, n: 1) ->
            [blue] синій гравець
            [red] червоний гравець
            [yellow] жовтий гравець
            [green] зелений гравець
           *[player] гравець { WORD($seat, n: 2) }
        }
       *[other] { PLAYER($seat) }
    }
# Колір після імені.
seat-colour =
    { PLAYER($seat) ->
        [unnamed] {""}
       *[other] { WORD($seat, n: 1) ->
            [blue] {" "}(сині)
            [red] {" "}(червоні)
            [yellow] {" "}(жовті)
            [green] {" "}(зелені)
           *[player] {""}
        }
    }
# Родовий відмінок: кого?
x-seat-gen =
    { PLAYER($seat) ->
        [unnamed] { WORD($seat, n: 1) ->
            [blue] синього гравця
            [red] червоного гравця
            [yellow] жовтого гравця
            [green] зеленого гравця
           *[player] гравця { WORD($seat, n: 2) }
        }
       *[other] гравця { PLAYER($seat) }
    }
# Називний відмінок: хто?
The-worm =
    { WORD($worm, n: 1) ->
        [blue] Синій черв’як
        [red] Червоний черв’як
        [yellow] Жовтий черв’як
       *[green] Зелений черв’як
    } { WORD($worm, n: 2) }
# Знахідний і родовий відмінки: кого?
x-The-worm-acc =
    { WORD($worm, n: 1) ->
        [blue] Синього черв’яка
        [red] Червоного черв’яка
        [yellow] Жовтого черв’яка
       *[green] Зеленого черв’яка
    } { WORD($worm, n: 2) }
the-worm =
    { WORD($worm, n: 1) ->
        [blue] синього черв’яка
        [red] червоного черв’яка
        [yellow] жовтого черв’яка
       *[green] зеленого черв’яка
    } { WORD($worm, n: 2) }
# Називний відмінок: хто, що?
The-thing =
    { WORD($thing, n: 1) ->
        [mine] Міна
        [drum] Бочка з нафтою
        [crate] Ящик із припасами
        [fire] Вогонь
        [crater] Кратер
        [blue] Синій черв’як { WORD($thing, n: 2) }
        [red] Червоний черв’як { WORD($thing, n: 2) }
        [yellow] Жовтий черв’як { WORD($thing, n: 2) }
       *[green] Зелений черв’як { WORD($thing, n: 2) }
    }
# Знахідний відмінок: кого, що?
x-The-thing-acc =
    { WORD($thing, n: 1) ->
        [mine] Міну
        [drum] Бочку з нафтою
        [crate] Ящик із припасами
        [fire] Вогонь
        [crater] Кратер
        [blue] Синього черв’яка { WORD($thing, n: 2) }
        [red] Червоного черв’яка { WORD($thing, n: 2) }
        [yellow] Жовтого черв’яка { WORD($thing, n: 2) }
       *[green] Зеленого черв’яка { WORD($thing, n: 2) }
    }
the-thing =
    { WORD($thing, n: 1) ->
        [mine] міну
        [drum] бочку з нафтою
        [crate] ящик із припасами
        [fire] вогонь
        [crater] кратер
        [blue] синього черв’яка { WORD($thing, n: 2) }
        [red] червоного черв’яка { WORD($thing, n: 2) }
        [yellow] жовтого черв’яка { WORD($thing, n: 2) }
       *[green] зеленого черв’яка { WORD($thing, n: 2) }
    }
# Знахідний відмінок: що (розміщено)?
A-kind =
    { $kind ->
        [mine] Міну
        [drum] Бочку з нафтою
        [crate] Ящик із припасами
        [fire] Вогонь
        [crater] Кратер
       *[water] Плитку води
    }

## Підготування

event-first-player = { The-seat } починає розміщення.
# $tile — ідентифікатор плитки мапи в коробці.
event-tile-laid = Плитку мапи «{ NAME($tile) }» покладено на гекс { $hex }.
event-worm-set = { x-The-worm-acc } поставлено на гекс { $hex }.
event-thing-set = { A-kind } покладено на гекс { $hex }.
event-first-game = Мапу першої партії викладено; вітер віє на { compass }.
event-team =
    { The-seat } отримує { $team ->
        [blue] синю
        [red] червону
        [yellow] жовту
       *[green] зелену
    } команду.
# Що читають інші і що читає той, хто отримує карту.
event-starter = { The-seat } отримує долілиць ще одну карту початкової зброї.
event-starter-own = { The-seat } отримує ще одну карту початкової зброї: «{ NAME($card) }».
event-sudden-death-dealt = { The-seat } отримує долілиць карту раптової смерті.
event-sudden-death-dealt-own = { The-seat } отримує карту раптової смерті «{ NAME($sudden) }».
event-sudden-death-kept = { The-seat } таємно залишає собі одну з цих карт.
event-sudden-death-kept-own = { The-seat } таємно залишає собі карту «{ NAME($sudden) }».
event-first-wind = { The-seat } кидає кістку, щоб визначити вітер: він віє на { compass }.

## Хід

# $turn — номер ходу від початку партії.
event-turn = Хід { $turn }: { the-seat }{ seat-colour }.
event-activated = { x-The-worm-acc } на гексі { $hex } активовано.
event-healed = { The-worm } одужує та підводиться.
event-stays = { The-worm } залишається на місці.
event-passes = { The-seat } не грає карти зброї.
event-turn-cut-short = Хід { the-worm } обривається.
event-time-is-up = Час { x-seat-gen } вичерпано.
event-end-of-turn-effect = Спрацьовує карта «{ NAME($card) }» на гексі { $hex }.
event-drop-card = Карта пакунка: «{ NAME($drop) }».
event-drop-deck-anew = Колоду пакунків вичерпано; нову складено з усіх карт пакунків.
event-wind =
    { $face ->
        [wind] Вітер, як і раніше, віє на { compass } (випав вітер).
        [bullseye] Вітер, як і раніше, віє на { compass } (випало влучання).
       *[other] Тепер вітер віє на { compass }.
    }

## Переміщення

event-inches = { The-worm } проповзає на { compass }, на гекс { $to }.
event-jumps =
    { $direction ->
        [0] { The-worm } стрибає на місці, на гексі { $to }.
       *[other] { The-worm } стрибає на { compass }, на гекс { $to }.
    }
event-moves =
    { $direction ->
        [0] { The-thing } опиняється там, де й був, на гексі { $to }.
       *[other] { The-thing } переміщується на { compass }, на гекс { $to }.
    }
event-thing-moves = { The-thing } переміщується на { compass }, з гекса { $hex } на гекс { $to }.
event-scatters =
    { $face ->
        [wind] { The-thing } зміщується за вітром, на { compass }.
        [bullseye] { The-thing } не зміщується: випало влучання.
       *[other] { The-thing } зміщується на { ITEM($face) }.
    }
event-knocked-back =
    { $face ->
        [wind] { x-The-thing-acc } відкинуто за вітром, на { compass }.
        [bullseye] Випало влучання: активний гравець вибирає, куди відкинути { the-thing }.
       *[other] { x-The-thing-acc } відкинуто на { ITEM($face) }.
    }
event-pushed = { x-The-worm-acc } відсунуто на { compass }.
event-prodded = На гексі { $hex } забагато об’єктів, тож штовхають { the-thing }.
event-left-overfull = { The-seat } залишає на гексі { $hex } усі об’єкти.
event-drowns = { The-worm } падає у воду на гексі { $hex }.
event-sinks = { The-thing } тоне у воді на гексі { $hex }.

## Що трапляється об’єктові під час переміщення

event-mine-clicks = Міна на гексі { $hex } клацає.
event-mine-explodes = Міна на гексі { $hex } вибухає.
event-mine-is-a-dud = Міна на гексі { $hex } не спрацьовує.
event-into-fire = { The-thing } потрапляє у вогонь на гексі { $hex } і гасить його.
event-fire-harmless = { The-thing } не зазнає шкоди від вогню.
event-crate-opened = { The-seat } відкриває ящик із припасами на гексі { $hex }.
# Що читають інші і що читає той, хто бере карту.
event-draws = { The-seat } бере карту з колоди припасів.
event-draws-own = { The-seat } бере карту «{ NAME($card) }».
event-supply-empty = { The-seat } нічого не бере, бо колода припасів порожня.

## Зброя та ціль

event-plays = { The-seat } грає карту «{ NAME($card) }».
event-targets = { The-seat } вибирає ціллю гекс { $hex }{ where-beside }{ option-there }.
event-aims = { The-seat } спрямовує повітряний удар на { compass }.
# $dice — скільки кісток кидають.
event-accuracy =
    { $dice ->
        [one] Для перевірки точності кидають { $dice } кістку.
        [few] Для перевірки точності кидають { $dice } кістки.
       *[many] Для перевірки точності кидають { $dice } кісток.
    }
event-dice-show =
    { $dice ->
        [1] На кістці випало: { ITEM($faces) }.
       *[other] На кістках випало: { ITEM($faces) }.
    }
event-die-chosen =
    { $face ->
        [wind] { The-seat } вибирає вітер.
        [bullseye] { The-seat } вибирає влучання.
       *[other] { The-seat } вибирає { ITEM($face) }.
    }
event-target-scatters =
    { $face ->
        [wind] Ціль зміщується за вітром, на { compass }.
        [bullseye] Ціль не зміщується: випало влучання.
       *[other] Ціль зміщується на { ITEM($face) }.
    }
event-target-moves = Ціль переміщується на { compass }, на гекс { $hex }{ where-beside }{ option-there }.
event-hit = { x-The-thing-acc } уражено.
event-removed =
    { $kind ->
        [mine] Міну на гексі { $hex } прибрано.
        [drum] Бочку з нафтою на гексі { $hex } прибрано.
        [crate] Ящик із припасами на гексі { $hex } прибрано.
        [fire] Вогонь на гексі { $hex } загашено.
        [crater] Кратер на гексі { $hex } засипано.
       *[water] Плитку води з гекса { $hex } знято.
    }

## Вибухи, пошкодження та знищення

event-blast = Вибух струшує гекс { $hex }{ where-beside }.
event-blast-in-water = Вибух на гексі { $hex } губиться у воді.
event-thrown =
    { $face ->
        [wind] Вибух жбурляє { the-thing } за вітром, на { compass }.
        [bullseye] Вибух залишає { the-thing } на місці.
       *[other] Вибух жбурляє { the-thing } на { ITEM($face) }.
    }
event-pushes-neighbours = Усе довкола гекса { $hex } відсунуто від нього.
event-damaged = { The-worm } зазнає поранення та падає на бік.
event-unharmed = { The-thing } не зазнає пошкодження.
event-destroyed = { x-The-thing-acc } на гексі { $hex } знищено.
event-worm-destroyed = Для { the-worm } це кінець.
event-drum-bursts = Із гекса { $hex } розлітається палаюча нафта: { ITEM($faces) }.
event-fire-sprays = Із гекса { $hex } розлітається вогонь: { ITEM($faces) }.
event-placed =
    { $kind ->
        [fire] Вогонь спалахує на гексі { $hex }{ where-beside }.
        [crater] Кратер утворюється на гексі { $hex }{ where-beside }.
       *[other] { A-kind } розміщено на гексі { $hex }{ where-beside }.
    }
event-placed-in-water = { A-kind } втрачено у воді на гексі { $hex }.
event-none-left =
    { $kind ->
        [mine] У запасі не залишилося мін.
        [drum] У запасі не залишилося бочок із нафтою.
        [crate] У запасі не залишилося ящиків із припасами.
        [fire] У запасі не залишилося жетонів вогню.
        [crater] У запасі не залишилося кратерів.
       *[water] У запасі не залишилося плиток води.
    }
event-sinks-whole = Третій кратер знищує все, що є на гексі { $hex }.
event-covered-by-water = Вода накриває гекс { $hex }.
event-parting-gift = { The-worm } залишає прощальний подарунок на гексі { $hex }.

## Куби льоду

event-ice-ready = До наступного ходу { x-seat-gen } його черв’яки, яким загрожує пошкодження, натомість замерзають.
event-frozen = { The-worm } замерзає в кубі льоду й лишається цілим.
event-ice-holds = Куб льоду захищає { the-worm } від пошкодження.
event-thawed = Куб льоду навколо { the-worm } тане.

## Раптова смерть і завершення

event-sudden-death = Настає раптова смерть: «{ NAME($sudden) }».
event-sudden-death-effect = Діє карта «{ NAME($sudden) }».
event-laid-down = { x-The-worm-acc } покладено на бік.
# $danger дорівнює 1, якщо випала «небезпека», і 0, якщо «безпека».
event-flipped-for =
    { $danger ->
        [0] Підкинуто жетон за { the-worm }: «безпека».
       *[other] Підкинуто жетон за { the-worm }: «небезпека».
    }
event-eliminated = { The-seat } не має більше черв’яків і вибуває з гри.
event-another-round = { $players } гравці мають порівну: кожен, хто ще у грі, робить ще один хід.
event-last-round = Після цього ходу кожен, хто ще у грі, робить один останній хід.
# $worms — скільки черв’яків залишилося в переможця.
event-wins =
    { $worms ->
        [one] { The-seat } перемагає: залишився { $worms } черв’як.
        [few] { The-seat } перемагає: залишилося { $worms } черв’яки.
       *[many] { The-seat } перемагає: залишилося { $worms } черв’яків.
    }
# $players — у скількох гравців найбільше черв’яків, $worms — скільки їх у кожного з них, $healthy — скільки з них неушкоджені.
event-draw =
    { $worms ->
        [0] Партія завершується внічию: не залишилося жодного черв’яка.
       *[other] Партія завершується внічию: у { $players } гравців порівну черв’яків ({ $worms }) і порівну неушкоджених ({ $healthy }).
    }
