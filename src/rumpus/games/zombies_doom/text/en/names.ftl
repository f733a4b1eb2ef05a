# What the spells and tasks of the standard box are called: name-<id>. Those of another box have their names there.

## Spells

name-hardened = Hardened weapon
name-teleport = Teleport
name-lure = Lure
name-berserk = Berserk

## Stand somewhere

name-between-demons = Between demons
name-between-humans = Between humans
name-between-undead = Between undead
name-between-beasts = Between beasts
name-demon-human-row = Demon and human in a row
name-human-undead-row = Human and undead in a row
name-undead-beast-row = Undead and beast in a row
name-beast-demon-row = Beast and demon in a row
name-undead-queue = Queue of undead
name-demon-and-undead = Beside a demon and an undead
name-human-and-beast = Beside a human and a beast
name-surrounded = Surrounded

## Have trophies

name-three-demons = Three demons
name-three-humans = Three humans
name-three-undead = Three undead
name-three-beasts = Three beasts
name-all-but-demon = All but the demon
name-all-but-human = All but the human
name-all-but-undead = All but the undead
name-all-but-beast = All but the beast
name-two-demons-one-human = Two demons and a human
name-two-humans-one-undead = Two humans and an undead
name-two-undead-one-beast = Two undead and a beast
name-two-beasts-one-demon = Two beasts and a demon
