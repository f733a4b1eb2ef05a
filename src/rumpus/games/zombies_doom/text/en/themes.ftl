# What puzzles are about.
theme-tasks = tasks
theme-spells = spells
theme-weapons = weapons
theme-tokens = victory tokens
theme-way = ways
theme-dying = dying
