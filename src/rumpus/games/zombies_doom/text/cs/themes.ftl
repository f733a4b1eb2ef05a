# O čem jsou hádanky.
theme-tasks = úkoly
theme-spells = kouzla
theme-weapons = zbraně
theme-tokens = vítězné tokeny
theme-way = cesty
theme-dying = smrt
