# Стіл, яким його показує термінал. Карти та завдання названо так, як у відповідях: sword@bow, between-demons.

## Знаки на мапі: кожна змінна — те, як щось там намальовано

board-signs = { $you } ви  2 гравець 2  { $reach } за крок від вас  { $token } жетон перемоги  { $rock } скеля  { $junction } роздоріжжя: зайти на одне, вийти з будь-якого
board-monsters = { $demon } демон: лук  { $human } людина: меч  { $undead } мертвяк: булава  { $beast } звір: спис  (перемагає ця зброя або бомба)
board-letters = Унизу плитки — стос, із якого ви берете там першу зброю: { $bow } луки  { $sword } мечі  { $mace } булави  { $spear } списи

## Завдання та колоди

board-task = Завдання { $task }: { $text }
board-no-task = Відкритих завдань немає.
# Скільки карт залишилося.
board-piles = Залишилося: луки { $bow }, мечі { $sword }, булави { $mace }, списи { $spear }, закляття { $spells }, завдання { $tasks }

## Гравці, кожен в окремому рядку з тим, що про нього можна сказати

# $seat — гравець: player 1, player 2, …; $place — «none», доки він не вибрав стартової плитки.
board-own =
    гравець { WORD($seat, n: 2) } (ви){ $place ->
        [none] {""}
       *[other] , на { $place }
    }
board-other =
    гравець { WORD($seat, n: 2) }{ $place ->
        [none] {""}
       *[other] , на { $place }
    }
# $target — скільки разом жетонів і завдань потрібно для перемоги.
board-score = { $score } із { $target } до перемоги
board-trophies = трофеї: { $trophies }
board-own-weapons = зброя: { $weapons }
board-no-weapon = зброї немає
board-own-spells = закляття: { $spells }
# Зброя, про яку всі знають, що вона в іншого гравця.
board-known-weapons = зброя: { $weapons }
# $backs перелічує, що на звороті невідомих карт зброї.
board-unseen-weapons = звороти невідомої зброї: { $backs }
board-spell-count =
    { $count ->
        [0] заклять немає
        [one] { $count } закляття
        [few] { $count } закляття
       *[many] { $count } заклять
    }

## Момент партії

board-set-up = Триває підготування до гри.
board-over = Партію завершено.
# $held перелічує зброю, викладену для атаки, що триває, або «none»; $fought — «yes» після перемоги над потворою.
board-turn =
    Хід { $number }: гравець { WORD($seat, n: 2) }{ $held ->
        [none] {""}
       *[other] , зброя в атаці: { $held }
    }{ $fought ->
        [yes] ; потвору переможено, тож перепочинку потвор не буде
       *[no] {""}
    }.
