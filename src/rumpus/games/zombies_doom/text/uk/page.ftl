# Як сторінка називає речі на столі, для очей і для вух. Що означають відповіді — в options.ftl.
#
# $weapon, $pile, $spell, $monster і $place — як в events.ftl. Де список може бути порожнім, він «none».

zombies-player =
    { PLAYER($seat) ->
        [unnamed] гравець { WORD($seat, n: 2) }
       *[other] { PLAYER($seat) }
    }

## Мапа

zombies-board = Мапа. Пересувайтеся від плитки до плитки клавішами зі стрілками, вибирайте клавішею Enter.
# Де на плитці скеля.
zombies-edge =
    { $edge ->
        [north] на півночі
        [east] на сході
        [south] на півдні
       *[west] на заході
    }
# $called — ідентифікатор плитки, що має назву. $monsters, $piles, $rock і $figures — списки, як і плитки, на які ведуть роздоріжжя, $reach; $may — «yes», якщо плитку можна зараз вибрати.
zombies-tile =
    { $place }: { $kind ->
        [start] стартова плитка
        [rock] скеля
        [crossroads] роздоріжжя
        [camp] табір
        [castle] замок
       *[normal] плитка
    }{ $called ->
        [none] {""}
       *[other] {" "}«{ NAME($called) }»
    }{ $monsters ->
        [none] {""}
       *[other] , { $monsters }
    }{ $tokens ->
        [0] {""}
        [1] , жетон перемоги
        [one] , { $tokens } жетон перемоги
        [few] , { $tokens } жетони перемоги
       *[many] , { $tokens } жетонів перемоги
    }{ $figures ->
        [none] {""}
       *[other] , { $figures }
    }{ $piles ->
        [none] {""}
       *[other] , зображено: { $piles }
    }{ $rock ->
        [none] {""}
       *[other] , скеля { $rock }
    }{ $reach ->
        [none] {""}
       *[other] , веде на { $reach }
    }{ $may ->
        [yes] , можна вибрати
       *[no] {""}
    }

## Карти

zombies-hand-empty = У вас немає карт.
zombies-explain = Що кажуть правила: { $name }
zombies-weapon =
    { $weapon ->
        [bow] лук
        [sword] меч
        [mace] булава
        [spear] спис
       *[bomb] бомба
    }
zombies-weapon-title =
    { $weapon ->
        [bow] Лук
        [sword] Меч
        [mace] Булава
        [spear] Спис
       *[bomb] Бомба
    }
# $spell надруковано на карті, або «none»; $pile — що показує її зворот; $spent — «yes», коли закляття вже використано.
zombies-card =
    { $weapon ->
        [bow] Лук
        [sword] Меч
        [mace] Булава
        [spear] Спис
       *[bomb] Бомба
    } зі стосу { $pile ->
        [bow] луків
        [sword] мечів
        [mace] булав
       *[spear] списів
    }{ USUAL($spell) ->
        [none] {""}
        [hardened] , надруковане закляття: загартована зброя
        [teleport] , надруковане закляття: телепорт
        [lure] , надруковане закляття: вабик
        [berserk] , надруковане закляття: берсерк
       *[other] , надруковане закляття: «{ NAME($spell) }»
    }{ $spent ->
        [yes] {" "}(уже використане)
       *[no] {""}
    }
zombies-spell =
    { USUAL($spell) ->
        [hardened] Закляття: загартована зброя
        [teleport] Закляття: телепорт
        [lure] Закляття: вабик
        [berserk] Закляття: берсерк
       *[other] Закляття: { NAME($spell) }
    }
zombies-spell-title =
    { USUAL($spell) ->
        [hardened] Загартована
        [teleport] Телепорт
        [lure] Вабик
        [berserk] Берсерк
       *[other] { NAME($spell) }
    }
# $trophies — список: 2 демони та звір.
zombies-keep = Залишити трофеї: { $trophies }

## Поруч із мапою

zombies-tasks = Відкриті завдання
# $count — скільки лежить долілиць.
zombies-tasks-left = Відкриті завдання (у колоді ще { $count })
# Слово під малюнком завдання.
zombies-task-sort =
    { $pattern ->
        [next-to] поруч
        [between] між
        [in-a-row] у ряд
        [in-order] у такому порядку
        [on] стояти тут
       *[trophies] трофеї
    }
zombies-task-name = Завдання «{ NAME($task) }»
zombies-piles = Стоси
# $discards — скільки карт лежить поруч горілиць.
zombies-pile =
    { $pile ->
        [bow] Стос луків
        [sword] Стос мечів
        [mace] Стос булав
        [spear] Стос списів
       *[spell] Колода заклять
    }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }, { $discards ->
        [0] скид порожній
       *[other] у скиді { $discards }
    }
zombies-pool = Потвори в запасі
zombies-pool-of =
    { $monster ->
        [demon] { $count ->
            [one] { $count } демон (чорт)
            [few] { $count } демони (чорти)
           *[many] { $count } демонів (чортів)
        }
        [human] { $count ->
            [one] { $count } людина (чаклун)
            [few] { $count } людини (чаклуни)
           *[many] { $count } людей (чаклунів)
        }
        [undead] { $count ->
            [one] { $count } мертвяк (зомбі)
            [few] { $count } мертвяки (зомбі)
           *[many] { $count } мертвяків (зомбі)
        }
       *[beast] { $count ->
            [one] { $count } звір (ведмідь)
            [few] { $count } звірі (ведмеді)
           *[many] { $count } звірів (ведмедів)
        }
    }
zombies-discards = Скинуті карти
zombies-so-many = { $n } × { $name }

## Гравці

zombies-score-short = { $score } / { $target }
zombies-score =
    { $score } із { $target } до перемоги: { $tokens ->
        [0] жодного жетона перемоги
        [one] { $tokens } жетон перемоги
        [few] { $tokens } жетони перемоги
       *[many] { $tokens } жетонів перемоги
    } та { $tasks ->
        [0] жодного завдання
        [one] { $tasks } завдання
        [few] { $tasks } завдання
       *[many] { $tasks } завдань
    }
zombies-hand-of =
    { $weapons ->
        [0] жодної карти зброї
        [one] { $weapons } карта зброї
        [few] { $weapons } карти зброї
       *[many] { $weapons } карт зброї
    } та { $spells ->
        [0] жодного закляття
        [one] { $spells } закляття
        [few] { $spells } закляття
       *[many] { $spells } заклять
    }
zombies-trophies = Трофеї: { $trophies }
# Далі йдуть малюнки зброї.
zombies-held = атакує зброєю

## Оповідь: ходи, рахунок і вчинки

turn-heading = Хід { $turn }: { The-seat }
score-doom =
    разом { $score }: { $tokens ->
        [0] жодного жетона перемоги
        [one] { $tokens } жетон перемоги
        [few] { $tokens } жетони перемоги
       *[many] { $tokens } жетонів перемоги
    }, { $tasks ->
        [0] жодного завдання
        [one] { $tasks } завдання
        [few] { $tasks } завдання
       *[many] { $tasks } завдань
    }
deed-beaten =
    { $monsters ->
        [0] Жодної переможеної потвори
        [one] { $monsters } переможена потвора
        [few] { $monsters } переможені потвори
       *[many] { $monsters } переможених потвор
    }{ $deaths ->
        [0] { "" }
        [one] , { $deaths } загибель
        [few] , { $deaths } загибелі
       *[many] , { $deaths } загибелей
    }
# $won counts victory tokens and tasks.
deed-best =
    Найкращий хід ({ $turn }): { $monsters ->
        [0] жодної переможеної потвори
        [one] { $monsters } переможена потвора
        [few] { $monsters } переможені потвори
       *[many] { $monsters } переможених потвор
    }{ $won ->
        [0] { "" }
        [one] , { $won } очко
        [few] , { $won } очки
       *[many] , { $won } очок
    }

## Мапа, яку можна запитати

# Напрямок як відповідь на запитання «куди».
zombies-towards =
    { $way ->
        [north] на північ
        [east] на схід
        [south] на південь
       *[west] на захід
    }
zombies-leg = { $count } { $way }
# $parts — один відтинок, як-от «3 на північ», або перелік двох.
zombies-way =
    { $count ->
        [1] поруч, { $way }
        [one] { $count } плитка: { $parts }
        [few] { $count } плитки: { $parts }
       *[many] { $count } плиток: { $parts }
    }
# $name — гравець або перелік потвор; $way — як далеко і в якому напрямку.
zombies-piece = { $name } на { $place }: { $way }.
zombies-piece-here = { $name } тут, на { $place }.
zombies-no-pieces =
    { $which ->
        [foes] На мапі немає потвор.
        [own] Вашої фігурки немає на мапі.
       *[rest] Більше нікого на мапі немає.
    }
# $what — плитка з тим, що на ній.
zombies-on = { $what }.
zombies-beside = { $way } — { $what }.
zombies-beside-rock = { $way }, за скелею — { $what }.
zombies-beside-nothing = { $way } — край мапи.
zombies-far = Від { $from } до { $to }: { $way }.
zombies-far-same = Це і є { $to }.
board-keys = Клавіші W, A, S та D ведуть на північ, захід, південь і схід, так само як стрілки.
