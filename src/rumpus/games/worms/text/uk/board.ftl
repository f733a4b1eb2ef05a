# Стіл, яким його показує термінал. Карти й черв’яків названо так, як у відповідях: ninja-rope, red A.

# Знаки на мапі: кожна змінна — те, як щось там намальовано.
board-legend = bA черв’як  bA{ $lying } лежить  bA{ $frozen } у льоду  { $mine } міна  { $drum } бочка  { $crate } ящик  { $fire } вогонь  { $crater } кратер  { $token } ціль  ~ вода
board-wind = Вітер: { compass } { $arrow } (напрямки: 1 ↑  2 ↗  3 ↘  4 ↓  5 ↙  6 ↖)
board-decks =
    Колоди: { $supply ->
        [one] { $supply } карта припасів
        [few] { $supply } карти припасів
       *[many] { $supply } карт припасів
    }, { $drop ->
        [one] { $drop } карта пакунка
        [few] { $drop } карти пакунків
       *[many] { $drop } карт пакунків
    }
board-sudden-death = Раптова смерть: { $card }
# Скільки чого ще можна розмістити.
board-pool = Запас: міни { $mine }, бочки з нафтою { $drum }, ящики з припасами { $crate }, жетони вогню { $fire }, кратери { $crater }, плитки води { $water }

# Під час підготування: $things перелічує, що лежить у купці, кожне з кількістю: blue 2, mine 1.
board-pile = Залишилося розмістити: { $things }
board-tile = Плитка в руці: { $tile }

## Гравці, кожен в окремому рядку з тим, що про нього можна сказати

# Як гравця названо у списку: як у відповідях і як у журналі.
board-player = { $seat } ({ x-seat-short })
x-seat-short =
    { WORD($seat, n: 1) ->
        [blue] синій
        [red] червоний
        [yellow] жовтий
        [green] зелений
       *[player] гравець { WORD($seat, n: 2) }
    }
board-own-hand = у вас є { $cards }
# Карти, про які всі знають, що вони в іншого гравця.
board-known-hand = { $cards }
board-unseen-cards =
    невідомо: { $starters ->
        [one] { $starters } карта початкової зброї
        [few] { $starters } карти початкової зброї
       *[many] { $starters } карт початкової зброї
    }, { $supplies ->
        [one] { $supplies } карта припасів
        [few] { $supplies } карти припасів
       *[many] { $supplies } карт припасів
    }
board-ice = під захистом льоду
board-sudden-deaths-dealt = вам роздано карти раптової смерті: { $cards }
board-sudden-death-kept = ви залишили собі карту раптової смерті: { $card }

## Момент партії

board-set-up = Триває підготування до гри.
board-over = Партію завершено.
# $worm і $card — «none», поки їх немає.
board-turn =
    Хід { $number }: { the-seat }, { $step ->
        [1] активація черв’яка
        [2] лікування
        [3] перше переміщення
        [4] друге переміщення
        [5] зброя
        [6] завершення ходу
        [7] карта пакунка
       *[8] передача жетона цілі
    }{ $worm ->
        [none] {""}
       *[other] , черв’як { WORD($worm, n: 2) }
    }{ $card ->
        [none] {""}
       *[other] , розігрується { $card }
    }{ $last }
board-last-round = . Останній раунд.
board-not-last-round = .
