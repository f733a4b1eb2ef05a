# Про що задачі.
theme-tasks = завдання
theme-spells = закляття
theme-weapons = зброя
theme-tokens = жетони перемоги
theme-way = шляхи
theme-dying = смерть
