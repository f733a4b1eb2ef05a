# Що рахує лабораторія: види речей із коробки та як яка зветься. $thing — ідентифікатор.

report-kind-weapon = Використана зброя
report-used-weapon =
    { $thing ->
        [bow] Лук
        [sword] Меч
        [mace] Булава
        [spear] Спис
       *[bomb] Бомба
    }
report-kind-spell = Використані закляття
report-used-spell =
    { USUAL($thing) ->
        [hardened] Загартована зброя
        [teleport] Телепорт
        [lure] Вабик
        [berserk] Берсерк
       *[other] { NAME($thing) }
    }
report-kind-drawn = Взяті закляття
report-used-drawn =
    { USUAL($thing) ->
        [hardened] Загартована зброя
        [teleport] Телепорт
        [lure] Вабик
        [berserk] Берсерк
       *[other] { NAME($thing) }
    }
report-kind-task = Виконані завдання
report-used-task = { NAME($thing) }
report-kind-tile = Плитки, на які заходили
report-used-tile =
    { $thing ->
        [start] Стартова плитка
        [normal] Звичайна плитка
        [camp] Табір
        [crossroads] Роздоріжжя
        [castle] Замок
       *[other] { NAME($thing) }
    }

# Що стається з гравцем і звідки береться випадок.
report-happening-castle = Здобутий замок
report-happening-death = Смерті
report-happening-fight = Переможені потвори
report-source-map = Мапа
report-source-monsters = Потвори
report-source-order = Хто починає
report-source-spells = Закляття
report-source-tasks = Завдання
report-source-weapons = Зброя

# Боти, для яких важливе інше.
report-character-racer = гонщик
report-character-fighter = боєць
report-character-collector = збирач
report-character-careful = обережний
