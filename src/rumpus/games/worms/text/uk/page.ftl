# Що пише сторінка на мапі та поруч із нею і що каже про це читач з екрана.
#   $hex назва гекса: C4   $direction число від 1 до 6   $card ідентифікатор карти, NAME($card) її назва
#   $kind mine, drum, crate, fire, crater або water   $what те саме або колір команди для одного з її черв’яків

## Мапа

worms-map = Мапа. Пересувайтеся нею клавішами зі стрілками, вибирайте клавішею Enter.
worms-hex-land = { $hex }: { $things }.
worms-hex-empty = { $hex }: порожній гекс суші.
worms-hex-water = { $hex }: вода.
worms-hex-covered = { $hex }: вода, де раніше була суша.
worms-hex-dial = { $hex }: флюгер. Вітер віє на { compass }.
worms-hex-target = Тут жетон цілі.

# $how — well, lying, frozen або lying-frozen.
worms-worm =
    { $team ->
        [blue] синій черв’як
        [red] червоний черв’як
        [yellow] жовтий черв’як
       *[green] зелений черв’як
    } { $letter }{ $how ->
        [lying] {" "}(лежить)
        [frozen] {" "}(у кубі льоду)
        [lying-frozen] {" "}(лежить у кубі льоду)
       *[well] {""}
    }
worms-thing =
    { $kind ->
        [mine] міна
        [drum] бочка
        [crate] ящик
        [fire] вогонь
        [crater] кратер
       *[water] плитка води
    }

worms-last-round = Останній раунд
worms-sudden-death-flag = Раптова смерть: «{ NAME($card) }»

## Карти

worms-hand = Ваші карти
worms-hand-empty = У вас немає карт.
worms-kept = залишено таємно
worms-card = { NAME($card) }
worms-card-copies =
    { $count ->
        [1] { NAME($card) }
       *[other] { NAME($card) }, { $count } шт.
    }
worms-explain = Що написано на карті «{ NAME($card) }»

## Поруч із мапою

worms-turn = Хід { $number }:
worms-step =
    { $step ->
        [1] активація черв’яка
        [2] лікування
        [3] перше переміщення
        [4] друге переміщення
        [5] зброя
        [6] завершення ходу
        [7] карта пакунка
       *[8] передача жетона цілі
    }
worms-playing = Розігрується карта «{ NAME($card) }». Що на ній написано
worms-dice = Кістки
worms-no-dice = Кісток іще не кидали.
worms-choose-die = Виберіть кістку, яка зарахується.
worms-sudden-death-holds = Раптова смерть: це діє до кінця партії.
worms-deck-supply =
    { $count ->
        [one] { $count } карта припасів
        [few] { $count } карти припасів
       *[many] { $count } карт припасів
    }
worms-deck-drop =
    { $count ->
        [one] { $count } карта пакунка
        [few] { $count } карти пакунків
       *[many] { $count } карт пакунків
    }
# Скільки з них лежить горілиць у коробці.
worms-gone-supply =
    { $count ->
        [0] жодної не використано
       *[other] використано { $count }
    }
worms-gone-drop =
    { $count ->
        [0] жодної не зіграно
       *[other] зіграно { $count }
    }
worms-pool = Запас
worms-pool-of =
    { $kind ->
        [mine] Міни в запасі: { $count }
        [drum] Бочки з нафтою в запасі: { $count }
        [crate] Ящики з припасами в запасі: { $count }
        [fire] Жетони вогню в запасі: { $count }
        [crater] Кратери в запасі: { $count }
       *[water] Плитки води в запасі: { $count }
    }

## Підготування

worms-pile = Ще треба розмістити
worms-pile-of =
    { $what ->
        [blue] Сині черв’яки: { $count }
        [red] Червоні черв’яки: { $count }
        [yellow] Жовті черв’яки: { $count }
        [green] Зелені черв’яки: { $count }
        [mine] Міни: { $count }
        [drum] Бочки з нафтою: { $count }
       *[crate] Ящики з припасами: { $count }
    }
worms-tile-in-hand = Плитка в руці: { NAME($tile) }
worms-thing-in-hand =
    { $what ->
        [blue] У руці: синій черв’як
        [red] У руці: червоний черв’як
        [yellow] У руці: жовтий черв’як
        [green] У руці: зелений черв’як
        [mine] У руці: міна
        [drum] У руці: бочка з нафтою
       *[crate] У руці: ящик із припасами
    }

## Гравці

worms-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
# $known перелічує карти, про які всі знають, що вони в цього гравця, або «none».
worms-seat-hand =
    { $known ->
        [none] Жодної карти не відомо
       *[other] Відомі карти: { $known }
    }; невідомі карти початкової зброї: { $starters }, невідомі карти припасів: { $supplies }
worms-no-worms = черв’яків не залишилося
worms-ice = під захистом льоду

## Оповідь: ходи, рахунок і вчинки

turn-heading = Хід { $turn }: { The-seat }{ seat-colour }
score-worms =
    { $worms ->
        [0] жодного черв’яка
        [one] { $worms } черв’як
        [few] { $worms } черв’яки
       *[many] { $worms } черв’яків
    }{ $worms ->
        [0] { "" }
       *[other] , неушкоджених: { $healthy }
    }
# $hurt and $destroyed are how many worms of others it happened to in the player’s own turns.
harm-done =
    { $hurt ->
        [0] { $destroyed ->
            [0] жодного чужого черв’яка не поранено й не знищено
           *[other] знищено чужих черв’яків: { $destroyed }
        }
       *[other] { $destroyed ->
            [0] поранено чужих черв’яків: { $hurt }
           *[other] поранено чужих черв’яків: { $hurt }, знищено: { $destroyed }
        }
    }
deed-harm = Загалом: { harm-done }
deed-best = Найкращий хід ({ $turn }): { harm-done }
deed-best-card = Найкращий хід ({ $turn }), { NAME($card) }: { harm-done }

## Мапа, яку можна запитати

# Напрямок як відповідь на запитання «куди».
worms-towards =
    { $direction ->
        [1] на північ
        [2] на північний схід
        [3] на південний схід
        [4] на південь
        [5] на південний захід
       *[6] на північний захід
    }
# $way — напрямок словами.
worms-leg = { $count } { $way }
# $parts — два відтинки: 2 на північ, 1 на північний схід.
worms-way-straight =
    { $count ->
        [1] поруч, { $way }
        [one] { $count } гекс { $way } по прямій
        [few] { $count } гекси { $way } по прямій
       *[many] { $count } гексів { $way } по прямій
    }
worms-way-round =
    { $count ->
        [one] { $count } гекс: { $parts }
        [few] { $count } гекси: { $parts }
       *[many] { $count } гексів: { $parts }
    }
# $name — черв’як або інша річ, $way — як далеко і в якому напрямку.
worms-piece = { $name } на { $hex }: { $way }.
worms-piece-here = { $name } тут, на { $hex }.
worms-no-pieces =
    { $which ->
        [foes] Ворогів немає.
        [own] У вас немає черв’яка на мапі.
       *[rest] Більше нічого на мапі немає.
    }
# $what — гекс із тим, що на ньому, речення.
worms-beside = { $way } — { $what }
worms-line = { $way }: { $things }.
worms-line-empty = { $way }: нічого.
# $count — за скільки гексів.
worms-in-line = { $name } ({ $count })
worms-far = Від { $from } до { $to }: { $way }.
worms-far-same = Це і є { $to }.
board-keys = Кожен із шести напрямків має свою клавішу: Q, W та E ведуть на північний захід, північ і північний схід, A, S та D — на південний захід, південь і південний схід. Клавіші зі стрілками ведуть мапою так, як її намальовано.

## Групи варіантів

options-inch = Проповзти
options-jump = Стрибнути
