# Що може відповісти гравець, як це перелічує сторінка: option-<вид запитання>-<перше слово відповіді>.
#
# $text — відповідь, як її пишуть, наприклад «hit mine 1,0»; WORD($text, n: 2) — її друге слово, а
# NAME(WORD($text, n: 2)) — назва карти з таким ідентифікатором. Кожна відповідь — речення з інфінітивом. Крім того:
#   $hex        назва гекса: C4
#   $things     що на ньому є, списком; «water» або на порожній суші «none»
#   $direction  у якому напрямку він лежить, число, яке каже { compass }
#   $beside     черв’як поруч із ним, каже { where-beside }; див. events.ftl
#   $thing, $kind, $face   як в events.ftl

## Усередині речень нижче

# Черв’як, наприклад red A, або інший об’єкт із його гексом. Знахідний відмінок: кого, що?
option-thing =
    { WORD($thing, n: 1) ->
        [mine] міну на гексі { $hex }{ where-beside }
        [drum] бочку з нафтою на гексі { $hex }{ where-beside }
        [crate] ящик із припасами на гексі { $hex }{ where-beside }
        [fire] вогонь на гексі { $hex }{ where-beside }
        [crater] кратер на гексі { $hex }{ where-beside }
        [blue] синього черв’яка { WORD($thing, n: 2) }
        [red] червоного черв’яка { WORD($thing, n: 2) }
        [yellow] жовтого черв’яка { WORD($thing, n: 2) }
        [green] зеленого черв’яка { WORD($thing, n: 2) }
       *[other] { WORD($thing, n: 1) } { WORD($thing, n: 2) }
    }
# Те саме в називному: хто, що?
x-option-thing-nom =
    { WORD($thing, n: 1) ->
        [mine] міна на гексі { $hex }{ where-beside }
        [drum] бочка з нафтою на гексі { $hex }{ where-beside }
        [crate] ящик із припасами на гексі { $hex }{ where-beside }
        [fire] вогонь на гексі { $hex }{ where-beside }
        [crater] кратер на гексі { $hex }{ where-beside }
        [blue] синій черв’як { WORD($thing, n: 2) }
        [red] червоний черв’як { WORD($thing, n: 2) }
        [yellow] жовтий черв’як { WORD($thing, n: 2) }
        [green] зелений черв’як { WORD($thing, n: 2) }
       *[other] { WORD($thing, n: 1) } { WORD($thing, n: 2) }
    }
# Що є на гексі, після його назви.
option-there =
    { $things ->
        [none] {""}
        [water] : вода
       *[other] : { $things }
    }
# Що розміщують, знахідний відмінок.
option-kind =
    { $kind ->
        [mine] міну
        [drum] бочку з нафтою
        [crate] ящик із припасами
        [fire] вогонь
        [crater] кратер
       *[water] плитку води
    }

## Підготування

option-tile-tile = Узяти плитку «{ NAME(WORD($text, n: 2)) }».
option-turn-tile-turn =
    { WORD($text, n: 2) ->
        [0] Не повертати.
       *[other] Повернути на { WORD($text, n: 2) }/6 за годинниковою стрілкою.
    }
option-lay-lay = Покласти її на гекс { $hex }.
option-take-take =
    { WORD($text, n: 2) ->
        [blue] Узяти синього черв’яка.
        [red] Узяти червоного черв’яка.
        [yellow] Узяти жовтого черв’яка.
        [green] Узяти зеленого черв’яка.
        [mine] Узяти міну.
        [drum] Узяти бочку з нафтою.
       *[crate] Узяти ящик із припасами.
    }
option-put-put = Розмістити на гексі { $hex }{ where-beside }{ option-there }.
option-keep-keep = Залишити собі карту «{ NAME(WORD($text, n: 2)) }».

## Хід

option-activate-activate = Активувати черв’яка { WORD($text, n: 2) } на гексі { $hex }.
option-move-stay = Залишитися на місці.
option-move-inch = Проповзти на { compass }, гекс { $hex }{ option-there }.
option-move-jump = Стрибнути на гекс { $hex }{ where-beside }{ option-there }.
option-weapon-play = Зіграти карту «{ NAME(WORD($text, n: 2)) }».
option-weapon-pass = Не грати карти зброї.
# Місце серед ефектів, що чекають, і карта, від якої цей ефект.
option-resolve-resolve = { WORD($text, n: 2) }: «{ NAME(WORD($text, n: 3)) }».

## Під час розігрування карти

option-target-target = Вибрати ціллю гекс { $hex }{ where-beside }{ option-there }.
option-aim-aim = Спрямувати на { compass }.
option-die-choose =
    { $face ->
        [wind] Вибрати вітер.
        [bullseye] Вибрати влучання.
       *[other] Вибрати { ITEM($face) }.
    }
option-steer-steer = Скерувати на { compass }, гекс { $hex }{ option-there }.
option-steer-stop = Зупинитися тут.
option-hit-hit = Уразити { option-thing }.
option-push-push = Відсунути { option-thing }.
option-remove-remove =
    { WORD($text, n: 2) ->
        [mine] Прибрати міну.
        [fire] Загасити вогонь.
        [crater] Засипати кратер.
       *[water] Зняти плитку води.
    }
option-place-place = Розмістити { option-kind } на гексі { $hex }{ where-beside }{ option-there }.
option-relieve-relieve =
    { PLAYER(WORD($text, n: 2)) ->
        [unnamed] { WORD($text, n: 2) ->
            [blue] Карту бере синій гравець.
            [red] Карту бере червоний гравець.
            [yellow] Карту бере жовтий гравець.
           *[green] Карту бере зелений гравець.
        }
       *[other] Карту бере { PLAYER(WORD($text, n: 2)) }.
    }

## Коли кілька речей стається водночас

option-next-next = Далі — { x-option-thing-nom }.
option-meet-meet =
    { WORD($text, n: 2) ->
        [crate] Спершу — ящик із припасами.
        [mine] Спершу — міна.
        [fire] Спершу — вогонь.
       *[worm] Спершу — черв’як.
    }
option-prod-prod = Штовхнути { option-thing }.
option-prod-leave = Залишити гекс як є.
option-direction-direction = На { compass }, гекс { $hex }{ option-there }.
