# O čem jsou hádanky.
theme-blast = výbuchy
theme-wind = vítr
theme-chain = řetězové reakce
theme-water = voda
theme-fire = oheň
theme-weapon = zbraně
theme-move = pohyb
theme-crate = krabice
theme-dice = kostky
theme-place = rozmístění
