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

spell-hardened = { KEYWORD("hardened", "Загартована зброя") }: зброя перемагає потвору й залишається у вас у руці.
spell-teleport = { KEYWORD("teleport", "Телепорт") }: перед { KEYWORD("attack", "атакою") } ви міняєтеся місцями з іншим гравцем і рухаєтеся звідти.
spell-lure = { KEYWORD("lure", "Вабик") }: перед { KEYWORD("attack", "атакою") } потвора на плитці, яку ви атакуєте, міняється місцями з будь-якою іншою на мапі.
spell-berserk = { KEYWORD("berserk", "Берсерк") }: { KEYWORD("attack", "атака") } не завершує вашого ходу; ви можете йти далі, на іншу плитку.
