# Що рахує лабораторія: види речей із коробки та як яка зветься. $thing – ідентифікатор.

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
    { $thing ->
        [hardened] Загартована зброя
        [teleport] Телепорт
        [lure] Вабик
       *[berserk] Берсерк
    }
report-kind-drawn = Взяті закляття
report-used-drawn =
    { $thing ->
        [hardened] Загартована зброя
        [teleport] Телепорт
        [lure] Вабик
       *[berserk] Берсерк
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
       *[castle] Замок
    }
