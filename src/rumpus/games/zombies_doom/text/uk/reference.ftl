# Про що гравці можуть дізнатися і що означають варіанти.

look-up-spell = { sheet-spell } ({ $spell })
sheet-spell =
    { KEYWORD("spell", "Закляття") }: { USUAL($spell) ->
        [hardened] загартована зброя
        [teleport] телепорт
        [lure] вабик
        [berserk] берсерк
       *[other] «{ NAME($spell) }»
    }
look-up-task = Завдання «{ NAME($task) }» ({ $task })
sheet-task = { KEYWORD("task", "Завдання") }
look-up-weapon = { sheet-weapon } ({ $card })
sheet-weapon =
    { KEYWORD("weapon", "Зброя") }: { WORD($card, n: 1, part: 1) ->
        [bow] лук
        [sword] меч
        [mace] булава
        [spear] спис
       *[bomb] бомба
    }
# $text — речення, надруковане на карті.
look-up-line = {"    "}{ $text }
# Рядок маленького малюнка: @ — це ви, літери — потвори, * — будь-яка потвора.
look-up-picture = {"    "}{ $line }
# Про зброю з надрукованим закляттям, як її пишуть відповіді; і коли це закляття вже використано (Z2.1).
weapon-itself = «itself» після назви означає: разом із надрукованим закляттям.
weapon-spent = Надруковане закляття вже використано.
# $places перелічує, де треба було б стояти, поки потвори стоять, як тепер.
task-places = Як потвори стоять зараз, це виконується на { $places }.
task-no-place = Як потвори стоять зараз, це не виконується ніде.
# $weapon — що перемагає таку потвору, $count — скільки їх на мапі.
look-up-monster =
    { monster-is-beaten } { $count ->
        [0] На мапі таких потвор немає.
       *[other] На мапі таких потвор: { $count }.
    }
monster-is-beaten =
    { $monster ->
        [demon] Демона (чорта)
        [human] Людину (чаклуна)
        [undead] Мертвяка (зомбі)
       *[beast] Звіра (ведмедя)
    } перемагає { $weapon ->
        [bow] лук
        [sword] меч
        [mace] булава
       *[spear] спис
    } або бомба.

## Плитки та місця

# $about перелічує деякі з частин нижче.
look-up-tile =
    Плитка мапи { $tile }, { $copies ->
        [one] { $copies } примірник
        [few] { $copies } примірники
       *[many] { $copies } примірників
    }: { $about }.
sheet-tile =
    Плитка мапи, { $copies ->
        [one] { $copies } примірник
        [few] { $copies } примірники
       *[many] { $copies } примірників
    }: { $about }.
tile-kind =
    { $kind ->
        [start] старт
        [rock] скеля
        [castle] замок
        [camp] табір
        [crossroads] роздоріжжя
       *[normal] звичайна плитка
    }
tile-kind-called = { tile-kind } { place-called }
# $first і $last — зображені стоси; якщо стос один, вони однакові.
tile-weapons =
    нова зброя зі стосу { $count ->
        [1] { x-first-pile }
       *[other] { x-first-pile } або { x-last-pile }
    }
x-first-pile =
    { $first ->
        [bow] луків
        [sword] мечів
        [mace] булав
       *[spear] списів
    }
x-last-pile =
    { $last ->
        [bow] луків
        [sword] мечів
        [mace] булав
       *[spear] списів
    }
tile-rock = скеля { $rocks }

# $about перелічує деякі з частин нижче; $reach — одне з речень далі.
look-up-place = { $place }: { $about }.{ $reach }
place-kind =
    { $kind ->
        [start] стартова плитка
        [rock] скеля
        [crossroads] роздоріжжя
        [camp] табір із закляттями
       *[castle] замок
    }
# Як називається плитка, що має назву.
tile-called = { NAME($tile) }
place-called = «{ tile-called }»
place-no-monster = потвор немає
place-tokens =
    { $tokens ->
        [1] жетон перемоги
        [one] { $tokens } жетон перемоги
        [few] { $tokens } жетони перемоги
       *[many] { $tokens } жетонів перемоги
    }
place-with-swap = лише помінявши там потвору на іншу
place-by-crossroads = через роздоріжжя
reach-none = {""}
reach-here = {" "}Ви стоїте там.
reach-far = {" "}За один крок вам туди не дістатися.
# $barred — «yes», якщо зараз ваш хід і ви не можете там перемогти.
reach-near =
    {" "}{ $by ->
        [crossroads] Ви можете потрапити туди через роздоріжжя
       *[next] Це поруч із вами
    }{ $barred ->
        [yes] , але вам нема чим перемогти того, хто там є.
       *[no] .
    }

## Варіанти, кожен кількома словами після самого варіанта

# $about перелічує частини, як вище.
answer-place = { $about }
# $about перелічує, що довкола стартової плитки.
answer-start = поруч: { $about }
# Що означає використати зброю із закляттям і що дає скинути її з ним; кілька таких частин стоять одна за одною.
answer-use-swap-monsters = ви перемагаєте іншу потвору, яка займає місце тієї, що там
answer-use-keep-weapon = зброя повертається вам у руку
answer-use-draw-spell = ви берете закляття
answer-use-draw-weapon = ви берете зброю з будь-якого стосу
answer-use-take-trophy = ви берете ще один трофей
answer-use-take-others-trophy = ви забираєте трофей в іншого гравця
answer-use-go-on = потім ви можете йти далі, на іншу плитку
answer-discard-go-on = потім ви можете йти далі, на іншу плитку
answer-discard-nothing = марно, бо перемагати тут нема кого
answer-teleport = помінятися місцями з цим гравцем і атакувати з { $place }
answer-die = утратити зброю, зберегти закляття; залишитися на місці або повернутися на стартову плитку
answer-stop = завершити тут свій хід
answer-stay = воскреснути на тому самому місці
answer-keep = нічого не скидати
answer-done = більше нічого не відкидати

# Що містить коробка.
box-holds =
    «{ $name }»: { $tiles ->
        [one] { $tiles } плитка мапи
        [few] { $tiles } плитки мапи
       *[many] { $tiles } плиток мапи
    }, { $weapons ->
        [one] { $weapons } карта зброї
        [few] { $weapons } карти зброї
       *[many] { $weapons } карт зброї
    }, { $spells ->
        [one] { $spells } закляття
        [few] { $spells } закляття
       *[many] { $spells } заклять
    }, { $tasks ->
        [one] { $tasks } завдання
        [few] { $tasks } завдання
       *[many] { $tasks } завдань
    }, { $monsters ->
        [one] { $monsters } жетон потвор
        [few] { $monsters } жетони потвор
       *[many] { $monsters } жетонів потвор
    }.
