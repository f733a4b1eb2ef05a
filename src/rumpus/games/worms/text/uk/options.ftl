# Що може відповісти гравець, як це перелічує сторінка: option-<вид запитання>-<перше слово відповіді>.
#
# $text — відповідь, як її пишуть, наприклад «hit mine 1,0»; WORD($text, n: 2) — її друге слово, а
# NAME(WORD($text, n: 2)) — назва карти з таким ідентифікатором. Кожна відповідь — речення з інфінітивом.

## Усередині речень нижче

# Черв’як, наприклад red A, або інший об’єкт із його гексом: mine 1,0. Знахідний відмінок: кого, що?
option-thing =
    { WORD($text, n: 2) ->
        [mine] міну на гексі { WORD($text, n: 3) }
        [drum] бочку з нафтою на гексі { WORD($text, n: 3) }
        [crate] ящик із припасами на гексі { WORD($text, n: 3) }
        [fire] вогонь на гексі { WORD($text, n: 3) }
        [crater] кратер на гексі { WORD($text, n: 3) }
        [blue] синього черв’яка { WORD($text, n: 3) }
        [red] червоного черв’яка { WORD($text, n: 3) }
        [yellow] жовтого черв’яка { WORD($text, n: 3) }
        [green] зеленого черв’яка { WORD($text, n: 3) }
       *[other] { WORD($text, n: 2) } { WORD($text, n: 3) }
    }
# Те саме в називному: хто, що?
x-option-thing-nom =
    { WORD($text, n: 2) ->
        [mine] міна на гексі { WORD($text, n: 3) }
        [drum] бочка з нафтою на гексі { WORD($text, n: 3) }
        [crate] ящик із припасами на гексі { WORD($text, n: 3) }
        [fire] вогонь на гексі { WORD($text, n: 3) }
        [crater] кратер на гексі { WORD($text, n: 3) }
        [blue] синій черв’як { WORD($text, n: 3) }
        [red] червоний черв’як { WORD($text, n: 3) }
        [yellow] жовтий черв’як { WORD($text, n: 3) }
        [green] зелений черв’як { WORD($text, n: 3) }
       *[other] { WORD($text, n: 2) } { WORD($text, n: 3) }
    }

## Підготування

option-tile-tile = Узяти плитку «{ NAME(WORD($text, n: 2)) }».
option-turn-tile-turn = Повернути її на { WORD($text, n: 2) }/6 оберту.
option-lay-lay = Покласти її на гекс { WORD($text, n: 2) }.
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
option-put-put = Розмістити на гексі { WORD($text, n: 2) }.
option-keep-keep = Залишити собі карту «{ NAME(WORD($text, n: 2)) }».

## Хід

option-activate-activate = Активувати черв’яка { WORD($text, n: 2) }.
option-move-stay = Залишитися на місці.
option-move-inch = Проповзти на гекс { WORD($text, n: 2) }.
option-move-jump = Стрибнути на гекс { WORD($text, n: 2) }.
option-weapon-play = Зіграти карту «{ NAME(WORD($text, n: 2)) }».
option-weapon-pass = Не грати карти зброї.
# Місце серед ефектів, що чекають, і карта, від якої цей ефект.
option-resolve-resolve = { WORD($text, n: 2) }: «{ NAME(WORD($text, n: 3)) }».

## Під час розігрування карти

option-target-target = Ціль — гекс { WORD($text, n: 2) }.
option-aim-aim = Спрямувати в напрямку { WORD($text, n: 2) }.
option-die-choose =
    { WORD($text, n: 3) ->
        [wind] Вибрати вітер.
        [bullseye] Вибрати влучання.
       *[number] Вибрати число { WORD($text, n: 3) }.
    }
option-steer-steer = Скерувати на гекс { WORD($text, n: 2) }.
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
option-place-place = Розмістити на гексі { WORD($text, n: 2) }.
option-relieve-relieve =
    { WORD($text, n: 2) ->
        [blue] Карту бере синій гравець.
        [red] Карту бере червоний гравець.
        [yellow] Карту бере жовтий гравець.
       *[green] Карту бере зелений гравець.
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
option-direction-direction = У напрямку { WORD($text, n: 2) }.
