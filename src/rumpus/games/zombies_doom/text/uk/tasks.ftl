# Що надруковано на завданнях, зброї та закляттях; складено з даних, із яких їх зроблено.

# $monster — demon, human, undead, beast або any; $n — скільки їх. Називний відмінок: хто?
# Той самий вислів стоїть у всіх завданнях, тому речення побудовано так, щоб він завжди був у називному.
so-many-monsters =
    { $monster ->
        [demon] { $n ->
            [1] демон
            [one] { $n } демон
            [few] { $n } демони
           *[many] { $n } демонів
        }
        [human] { $n ->
            [1] людина
            [one] { $n } людина
            [few] { $n } людини
           *[many] { $n } людей
        }
        [undead] { $n ->
            [1] мертвяк
            [one] { $n } мертвяк
            [few] { $n } мертвяки
           *[many] { $n } мертвяків
        }
        [beast] { $n ->
            [1] звір
            [one] { $n } звір
            [few] { $n } звірі
           *[many] { $n } звірів
        }
       *[any] { $n ->
            [1] будь-яка потвора
            [one] будь-яка { $n } потвора
            [few] будь-які { $n } потвори
           *[many] будь-які { $n } потвор
        }
    }
# $first — одна група потвор або кілька через кому, $last — ще одна.
monsters-and = { $first } та { $last }

## Завдання

task-next-to = Стійте там, де { KEYWORD("next-to", "поруч") } із вами { $monsters }.
task-between = Стійте там, де впритул до вас { KEYWORD("between", "із протилежних боків") } { $monsters }.
task-in-a-row = Стійте { KEYWORD("in-a-row", "в ряд") } із потворами, що йдуть від вас одна за одною без проміжків: { $monsters }.
task-in-order = Стійте в ряд із потворами, що йдуть від вас одна за одною без проміжків саме в такому порядку: { $monsters }.
# $tile — вид плитки або ідентифікатор плитки, що має назву.
task-on =
    Завершіть хід { $tile ->
        [camp] у таборі
        [start] на стартовій плитці
        [castle] у замку
       *[other] на плитці «{ NAME($tile) }»
    }.
task-trophies = Зберіть такі { KEYWORD("trophies", "трофеї") }: { $monsters }.

## Зброя

weapon-beats =
    Перемагає { $monster ->
        [demon] одного { KEYWORD("demon", "демона") }
        [human] одну { KEYWORD("human", "людину") }
        [undead] одного { KEYWORD("undead", "мертвяка") }
       *[beast] одного { KEYWORD("beast", "звіра") }
    }.
weapon-bomb = { KEYWORD("bomb", "Джокер") }: перемагає одну будь-яку потвору.
# $text — речення закляття.
weapon-printed = { KEYWORD("printed", "Надруковане закляття") } — { $text }
weapon-pile =
    Належить до { KEYWORD("pile", "стосу") } { $pile ->
        [bow] луків
        [sword] мечів
        [mace] булав
       *[spear] списів
    }.

## Закляття

# $spell — ідентифікатор закляття, $does — що воно робить: одна з частин нижче або кілька.
spell-text = { NAME($spell) }: { $does }.
# $first — одна з частин, $next — усі наступні.
effects-then = { $first }; { $next }
effect-change-places = перед { KEYWORD("attack", "атакою") } ви { KEYWORD("change-places", "міняєтеся місцями") } з іншим гравцем і рухаєтеся звідти
effect-swap-monsters = перед { KEYWORD("attack", "атакою") } потвора на плитці, яку ви атакуєте, { KEYWORD("swap-monsters", "міняється місцями") } з будь-якою іншою на мапі
effect-keep-weapon = зброя перемагає потвору й { KEYWORD("keep-weapon", "залишається у вас у руці") }
effect-draw-spell = якщо зброя перемагає потвору, ви { KEYWORD("bring", "берете закляття") }
effect-draw-weapon = якщо зброя перемагає потвору, ви { KEYWORD("bring", "берете зброю") } з будь-якого стосу, хіба що рука повна
effect-take-trophy = якщо зброя перемагає потвору, ви { KEYWORD("bring", "берете ще одну") } як { KEYWORD("trophies", "трофей") } з тих, що не у грі
effect-take-others-trophy = якщо зброя перемагає потвору, ви { KEYWORD("bring", "забираєте") } { KEYWORD("trophies", "трофей") } в іншого гравця
effect-go-on = { KEYWORD("attack", "атака") } не завершує вашого ходу; ви можете { KEYWORD("go-on", "йти далі") }, на іншу плитку
