# Що може відповісти гравець, як це перелічує сторінка: option-<вид запитання>-<перше слово відповіді>.
#
# $text — відповідь, як її пишуть, наприклад «use bow and mace with lure». Її слова можна розрізнити:
#   WORD($text, n: 2)                        друге слово, порожнє, якщо його немає: bow
#   WORD($text, n: 1, after: "and")          перше слово після «and»: mace
#   WORD($text, n: 2, part: 2)               у карті зброї, такій як sword+lure@bow: 1 — зброя, далі надруковане на ній
#                                            закляття, далі стос, чий у неї зворот, якщо він інший
# Крім того, де про них мовиться:
#   $place    назва плитки: C4
#   $things   що на ній є, списком, або «none»
#   $way      у якому напрямку вона: north, east, south, west або crossroads
#   $beside   як далеко й у якому напрямку від чого лежить: 1 north castle, 2 east you, 1 west figure; або none
#   $whose    гравець, чия це фігурка
#   $printed, $spell   у (першої) зброї: надруковане на ній закляття і те, з яким її використовують; або «none»
#   $second-printed, $second-spell   те саме у другої

## Карти зброї всередині речень нижче. Знахідний відмінок: що?

option-card =
    { WORD($text, n: 2, part: 1) ->
        [bow] лук
        [sword] меч
        [mace] булаву
        [spear] спис
       *[bomb] бомбу
    }{ USUAL(WORD($text, n: 2, part: 2)) ->
        [bow] {" "}зі стосу луків
        [sword] {" "}зі стосу мечів
        [mace] {" "}зі стосу булав
        [spear] {" "}зі стосу списів
        [hardened] { WORD($text, n: 3) ->
            [itself] {" "}із надрукованим закляттям «загартована зброя»
            [spent] {" "}(надруковане закляття «загартована зброя» вже використано)
           *[other] {" "}(без надрукованого закляття «загартована зброя»)
        }
        [teleport] { WORD($text, n: 3) ->
            [itself] {" "}із надрукованим телепортом
            [spent] {" "}(надруковане закляття «телепорт» вже використано)
           *[other] {" "}(без надрукованого телепорту)
        }
        [lure] { WORD($text, n: 3) ->
            [itself] {" "}із надрукованим вабиком
            [spent] {" "}(надруковане закляття «вабик» вже використано)
           *[other] {" "}(без надрукованого вабика)
        }
        [berserk] { WORD($text, n: 3) ->
            [itself] {" "}із надрукованим берсерком
            [spent] {" "}(надруковане закляття «берсерк» вже використано)
           *[other] {" "}(без надрукованого берсерка)
        }
       *[other] { $printed ->
            [none] {""}
           *[other] { WORD($text, n: 3) ->
                [itself] {" "}із надрукованим закляттям «{ NAME($printed) }»
                [spent] {" "}(надруковане закляття «{ NAME($printed) }» вже використано)
               *[other] {" "}(без надрукованого закляття «{ NAME($printed) }»)
            }
        }
    }
option-spell =
    { WORD($text, n: 3) ->
        [with] { USUAL(WORD($text, n: 4)) ->
            [hardened] {" "}зі своїм закляттям «загартована зброя»
            [teleport] {" "}зі своїм телепортом
            [lure] {" "}зі своїм вабиком
            [berserk] {" "}зі своїм берсерком
           *[other] { $spell ->
                [none] {""}
               *[other] {" "}зі своїм закляттям «{ NAME($spell) }»
            }
        }
        [spent] { USUAL(WORD($text, n: 5)) ->
            [hardened] {" "}зі своїм закляттям «загартована зброя»
            [teleport] {" "}зі своїм телепортом
            [lure] {" "}зі своїм вабиком
            [berserk] {" "}зі своїм берсерком
           *[other] { $spell ->
                [none] {""}
               *[other] {" "}зі своїм закляттям «{ NAME($spell) }»
            }
        }
       *[other] {""}
    }
# Обидва вислови порожні, якщо карта зброї лише одна.
option-second-card =
    { WORD($text, n: 1, after: "and", part: 1) ->
        [bow] {" "}та лук
        [sword] {" "}та меч
        [mace] {" "}та булаву
        [spear] {" "}та спис
        [bomb] {" "}та бомбу
       *[other] {""}
    }{ USUAL(WORD($text, n: 1, after: "and", part: 2)) ->
        [bow] {" "}зі стосу луків
        [sword] {" "}зі стосу мечів
        [mace] {" "}зі стосу булав
        [spear] {" "}зі стосу списів
        [hardened] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}із надрукованим закляттям «загартована зброя»
            [spent] {" "}(надруковане закляття «загартована зброя» вже використано)
           *[other] {" "}(без надрукованого закляття «загартована зброя»)
        }
        [teleport] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}із надрукованим телепортом
            [spent] {" "}(надруковане закляття «телепорт» вже використано)
           *[other] {" "}(без надрукованого телепорту)
        }
        [lure] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}із надрукованим вабиком
            [spent] {" "}(надруковане закляття «вабик» вже використано)
           *[other] {" "}(без надрукованого вабика)
        }
        [berserk] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}із надрукованим берсерком
            [spent] {" "}(надруковане закляття «берсерк» вже використано)
           *[other] {" "}(без надрукованого берсерка)
        }
       *[other] { $second-printed ->
            [none] {""}
           *[other] { WORD($text, n: 2, after: "and") ->
                [itself] {" "}із надрукованим закляттям «{ NAME($second-printed) }»
                [spent] {" "}(надруковане закляття «{ NAME($second-printed) }» вже використано)
               *[other] {" "}(без надрукованого закляття «{ NAME($second-printed) }»)
            }
        }
    }
option-second-spell =
    { WORD($text, n: 2, after: "and") ->
        [with] { USUAL(WORD($text, n: 3, after: "and")) ->
            [hardened] {" "}зі своїм закляттям «загартована зброя»
            [teleport] {" "}зі своїм телепортом
            [lure] {" "}зі своїм вабиком
            [berserk] {" "}зі своїм берсерком
           *[other] { $second-spell ->
                [none] {""}
               *[other] {" "}зі своїм закляттям «{ NAME($second-spell) }»
            }
        }
        [spent] { USUAL(WORD($text, n: 4, after: "and")) ->
            [hardened] {" "}зі своїм закляттям «загартована зброя»
            [teleport] {" "}зі своїм телепортом
            [lure] {" "}зі своїм вабиком
            [berserk] {" "}зі своїм берсерком
           *[other] { $second-spell ->
                [none] {""}
               *[other] {" "}зі своїм закляттям «{ NAME($second-spell) }»
            }
        }
       *[other] {""}
    }
# Карта в «teleport player 2 sword+lure» — четверте слово.
option-teleport-card =
    { WORD($text, n: 4, part: 1) ->
        [bow] лук
        [sword] меч
        [mace] булаву
        [spear] спис
       *[bomb] бомбу
    }{ USUAL(WORD($text, n: 4, part: 2)) ->
        [bow] {" "}зі стосу луків
        [sword] {" "}зі стосу мечів
        [mace] {" "}зі стосу булав
        [spear] {" "}зі стосу списів
        [hardened] {" "}(з надрукованим закляттям «загартована зброя»)
        [lure] {" "}(з надрукованим вабиком)
        [berserk] {" "}(з надрукованим берсерком)
       *[other] { $printed ->
            [none] {""}
           *[other] {" "}(з надрукованим закляттям «{ NAME($printed) }»)
        }
    }

## Де почати, куди йти

# Де лежить плитка, після її назви.
where-beside =
    { WORD($beside, n: 1) ->
        [none] {""}
        [1] , { beside-side } від { beside-what }
        [2] , за дві плитки { beside-side } від { beside-what }
        [3] , за три плитки { beside-side } від { beside-what }
       *[4] , за чотири плитки { beside-side } від { beside-what }
    }
beside-side =
    { WORD($beside, n: 2) ->
        [north] на північ
        [east] на схід
        [south] на південь
       *[west] на захід
    }
# Родовий відмінок: від кого, від чого?
beside-what =
    { WORD($beside, n: 3) ->
        [castle] замку
        [you] вас
        [west-start] західної стартової плитки
        [east-start] східної стартової плитки
       *[figure] { PLAYER($whose) ->
            [unnamed] гравця { WORD($whose, n: 2) }
           *[other] гравця { PLAYER($whose) }
        }
    }
option-start-start = Почати на стартовій плитці { $place }{ where-beside }.

option-way =
    { $way ->
        [north] на північ
        [east] на схід
        [south] на південь
        [west] на захід
       *[crossroads] через роздоріжжя
    }
option-there =
    { $things ->
        [none] {""}
       *[other] : { $things }
    }
option-go-go = Іти { option-way }, плитка { $place }{ where-beside }{ option-there }.
option-go-teleport =
    { WORD($text, n: 5) ->
        [itself] Використати { option-teleport-card } із надрукованим { USUAL($spell) ->
            [teleport] телепортом
           *[other] закляттям «{ NAME($spell) }»
        }: помінятися місцями з { the-other } на плитці { $place }, а тоді атакувати.
       *[other] Використати { option-teleport-card } зі своїм { USUAL($spell) ->
            [teleport] телепортом
           *[other] закляттям «{ NAME($spell) }»
        }: помінятися місцями з { the-other } на плитці { $place }, а тоді атакувати.
    }
option-go-die = Загинути: втратити зброю, зберегти закляття.

option-go-on-go = Іти далі { option-way }, плитка { $place }{ where-beside }{ option-there }.
option-go-on-teleport = { option-go-teleport }
option-go-on-stop = Далі не йти.

option-go-from-there-go = Іти { option-way }, плитка { $place }{ where-beside }{ option-there }.
option-go-from-there-teleport = { option-go-teleport }

## Бій

option-use-use = Використати { option-card }{ option-spell }{ option-second-card }{ option-second-spell }.
option-discard-keep = Не скидати зброї.
option-discard-discard = Скинути { option-card }{ option-spell }.
option-lure-lure =
    { WORD($text, n: 5) ->
        [demon] Поміняти демона на { option-lured } з плитки { $place }{ where-beside }.
        [human] Поміняти людину на { option-lured } з плитки { $place }{ where-beside }.
        [undead] Поміняти мертвяка на { option-lured } з плитки { $place }{ where-beside }.
        [beast] Поміняти звіра на { option-lured } з плитки { $place }{ where-beside }.
       *[none] Поміняти на { option-lured } з плитки { $place }{ where-beside }.
    }
# Знахідний відмінок: кого?
option-lured =
    { WORD($text, n: 2) ->
        [demon] демона
        [human] людину
        [undead] мертвяка
       *[beast] звіра
    }

## Що приносить закляття

option-take-trophy-take = Узяти трофей: { a-monster }.
option-take-others-trophy-take =
    Забрати трофей { PLAYER($other) ->
        [unnamed] у гравця { WORD($other, n: 2) }
       *[other] у гравця { PLAYER($other) }
    }: { a-monster }.

## У таборі

option-camp-draw =
    { WORD($text, n: 2) ->
        [spell] Узяти закляття.
       *[nothing] Не брати закляття.
    }
option-throw-throw = Відкинути завдання «{ NAME(WORD($text, n: 2)) }».
option-throw-done = Більше не відкидати завдань.

## Після загибелі

option-rise-stay = Воскреснути на тому самому місці.
option-rise-return = Воскреснути на стартовій плитці { $place }{ where-beside }.

## Завершення ходу

option-trophies-keep =
    Залишити такі трофеї: { WORD($text, n: 2) ->
        [demon] демон
        [human] людина
        [undead] мертвяк
       *[beast] звір
    }{ WORD($text, n: 3) ->
        [demon] , демон
        [human] , людина
        [undead] , мертвяк
        [beast] , звір
       *[other] { "" }
    }{ WORD($text, n: 4) ->
        [demon] , демон
        [human] , людина
        [undead] , мертвяк
        [beast] , звір
       *[other] { "" }
    }{ WORD($text, n: 5) ->
        [demon] , демон
        [human] , людина
        [undead] , мертвяк
        [beast] , звір
       *[other] { "" }
    }{ WORD($text, n: 6) ->
        [demon] , демон
        [human] , людина
        [undead] , мертвяк
        [beast] , звір
       *[other] { "" }
    }.
option-draw-draw =
    { WORD($text, n: 2) ->
        [bow] Узяти зі стосу луків.
        [sword] Узяти зі стосу мечів.
        [mace] Узяти зі стосу булав.
       *[spear] Узяти зі стосу списів.
    }
