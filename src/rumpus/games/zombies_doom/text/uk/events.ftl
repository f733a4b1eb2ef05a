# Що стається під час партії, по реченню на подію: теперішній час, хто і що.
#
# Аргументи в усьому файлі:
#   $seat, $other     гравець: player 1, player 2, …; WORD($seat, n: 2) — лише число
#   $place, $there    назва плитки: C4
#   $weapon           bow, sword, mace, spear або bomb
#   $card             ідентифікатор карти зброї, який каже і її стос, і надруковане на ній закляття: sword@bow
#   $pile             bow, sword, mace або spear
#   $spell            ідентифікатор закляття коробки: hardened, teleport, lure, berserk чи інше
#   $monster, $lured  demon, human, undead або beast
#   $task             ідентифікатор завдання
#   $way              куди хтось іде, каже { option-way }
#   $beside, $whose   за чим упізнати плитку, каже { where-beside }
#
# Слова гри: příšera — потвора; démon, člověk, nemrtvý, zvíře — демон, людина, мертвяк, звір; luk, meč, palice, kopí,
# bomba — лук, меч, булава, спис, бомба; kouzlo — закляття; tvrzená zbraň, teleport, vábnička, berserk — загартована
# зброя, телепорт, вабик, берсерк; úkol — завдання; trofej — трофей; vítězný token — жетон перемоги;
# dílek — плитка; skála, rozcestí, tábor, hrad — скеля, роздоріжжя, табір, замок; oddech příšer — перепочинок потвор;
# hromádka — стос; odhazovací hromádka — скид.

# На ім’я, якщо стіл його знає.
The-seat =
    { PLAYER($seat) ->
        [unnamed] { seat-by-number }
       *[other] { PLAYER($seat) }
    }
seat-by-number = Гравець { WORD($seat, n: 2) }
x-the-seat =
    { PLAYER($seat) ->
        [unnamed] гравець { WORD($seat, n: 2) }
       *[other] { PLAYER($seat) }
    }
# Орудний відмінок: з ким?
the-other =
    { PLAYER($other) ->
        [unnamed] гравцем { WORD($other, n: 2) }
       *[other] гравцем { PLAYER($other) }
    }
# Знахідний відмінок: що?
a-weapon =
    { $weapon ->
        [bow] лук
        [sword] меч
        [mace] булаву
        [spear] спис
       *[bomb] бомбу
    }
the-weapon = { a-weapon }
# Родовий відмінок: зі стосу чого?
the-pile =
    { $pile ->
        [bow] стосу луків
        [sword] стосу мечів
        [mace] стосу булав
       *[spear] стосу списів
    }
# Називний відмінок: хто?
a-monster =
    { $monster ->
        [demon] демон
        [human] людина
        [undead] мертвяк
       *[beast] звір
    }
# Знахідний відмінок: кого?
the-monster =
    { $monster ->
        [demon] демона
        [human] людину
        [undead] мертвяка
       *[beast] звіра
    }
the-lured =
    { $lured ->
        [demon] демона
        [human] людину
        [undead] мертвяка
       *[beast] звіра
    }

## Підготування

event-first-player = { The-seat } починає.
event-tile-turned =
    Плитку { $place } повернуто за годинниковою стрілкою { $quarters ->
        [1] на чверть оберту
        [2] на пів оберту
       *[other] на три чверті оберту
    }, щоб можна було дістатися кожної плитки.
event-tiles-laid-anew = Якоїсь плитки не дістатися, хоч би як їх повертали: усі плитки викладено наново.
event-map-built = Мапу викладено.
event-monsters-come =
    { $count ->
        [one] З’являється { $count } потвора й береться стерегти жетони перемоги.
        [few] З’являються { $count } потвори й беруться стерегти жетони перемоги.
       *[many] З’являється { $count } потвор, щоб стерегти жетони перемоги.
    }
event-starts = { The-seat } починає на плитці { $place }.

## Карти

event-pile-made-anew =
    { $pile ->
        [bow] Стос луків
        [sword] Стос мечів
        [mace] Стос булав
       *[spear] Стос списів
    } порожній: його скид перетасовано.
event-spells-made-anew = Колода заклять порожня: її скид перетасовано.
event-tasks-made-anew = Колода завдань порожня: відкинуті завдання перетасовано.
event-draws-weapon = { The-seat } бере карту зі { the-pile }.
event-draws-weapon-own = { The-seat } бере { a-weapon } зі { the-pile }.
event-draws-spell = { The-seat } бере закляття.
event-draws-spell-own =
    { The-seat } бере закляття: { USUAL($spell) ->
        [hardened] загартована зброя
        [teleport] телепорт
        [lure] вабик
        [berserk] берсерк
       *[other] «{ NAME($spell) }»
    }.
event-task-opened = Відкрито нове завдання: «{ NAME($task) }».
event-throws-task = { The-seat } відкидає завдання «{ NAME($task) }».
event-completes-task = { The-seat } виконує завдання «{ NAME($task) }».

## Хід

event-turn = Хід { $turn }: { x-the-seat }.
event-goes = { The-seat } йде { option-way }, на плитку { $place }{ where-beside }.
event-stops = { The-seat } далі не йде.
event-discards = { The-seat } скидає { a-weapon }.
event-uses = { The-seat } використовує { a-weapon }.
event-uses-with-spell =
    { The-seat } використовує { a-weapon } { USUAL($spell) ->
        [hardened] як загартовану зброю
        [teleport] { x-with } телепортом
        [lure] { x-with } вабиком
        [berserk] { x-with } берсерком
       *[other] із закляттям «{ NAME($spell) }»
    }.
# Після голосної — «з», після приголосної — «із».
x-with =
    { $weapon ->
        [mace] з
        [bomb] з
       *[other] із
    }
event-keeps-weapon = { The-seat } залишає собі { the-weapon }.
event-teleports = { The-seat } міняється місцями з { the-other } і тепер стоїть на плитці { $place }.
event-lures = { The-seat } міняє місцями { the-monster } на плитці { $place } і { the-lured } на плитці { $there }.
event-takes-trophy = { The-seat } бере трофей: { a-monster }.
event-takes-others-trophy =
    { The-seat } забирає трофей { PLAYER($other) ->
        [unnamed] у гравця { WORD($other, n: 2) }
       *[other] у гравця { PLAYER($other) }
    }: { a-monster }.
event-beats = { The-seat } перемагає { the-monster } на плитці { $place }.
event-takes-tokens =
    { The-seat } забирає { $tokens ->
        [1] жетон перемоги
        [one] { $tokens } жетон перемоги
        [few] { $tokens } жетони перемоги
       *[many] { $tokens } жетонів перемоги
    } з плитки { $place }.
event-dies = { The-seat } гине.
event-rises = { The-seat } воскресає на плитці { $place }.
event-drops-trophy = { The-seat } повертає трофей: { a-monster }.

## Потвори

event-monsters-rest =
    Перепочинок потвор: { $count ->
        [0] жодна не повертається
        [1] повертається одна
        [one] повертається { $count }
        [few] повертаються { $count }
       *[many] повертається { $count }
    }.
event-monster-appears =
    На плитці { $place } з’являється { $monster ->
        [demon] демон
        [human] людина
        [undead] мертвяк
       *[beast] звір
    }.

## Завершення

event-wins = { The-seat } перемагає: жетонів перемоги та завдань разом { $score }.
event-reaches-target = { The-seat } досягає мети: жетонів перемоги та завдань разом { $score }. Коло дограють.
