# Що рахує лабораторія: види речей із коробки та як яка зветься. $thing — ідентифікатор.

report-kind-card = Використана зброя
report-used-card = { NAME($thing) }
report-kind-drawn = Взята зброя
report-used-drawn = { NAME($thing) }
report-kind-drop = Карти пакунків
report-used-drop = { NAME($thing) }
report-kind-sudden = Карти раптової смерті
report-used-sudden = { NAME($thing) }
report-kind-tile = Плитки мапи
report-used-tile = { NAME($thing) }

# Що стається з черв’яками гравця і звідки береться випадок.
report-happening-damage = Поранені черв’яки
report-happening-death = Знищені черв’яки
report-source-coin = Жетон небезпеки
report-source-deal = Перші карти
report-source-dice = Кубики
report-source-drop = Пакунки
report-source-order = Хто починає
report-source-set-up = Підготовка
report-source-supply = Припаси

# Боти, для яких важливе інше.
report-character-racer = гонщик
report-character-fighter = боєць
report-character-collector = збирач
report-character-careful = обережний
