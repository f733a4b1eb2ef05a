# Що рахує лабораторія: види речей із коробки та як яка зветься. $thing – ідентифікатор.

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
