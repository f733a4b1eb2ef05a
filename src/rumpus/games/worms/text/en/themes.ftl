# What puzzles are about.
theme-blast = blasts
theme-wind = wind
theme-chain = chain reactions
theme-water = water
theme-fire = fire
theme-weapon = weapons
theme-move = movement
theme-crate = crates
theme-dice = dice
theme-place = placing things
