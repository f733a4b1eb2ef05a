# Keywords of cards, explained to whoever points at one: KEYWORD marks them in the sentences. The clause of each is in keywords.py.

keyword-weapon = Weapon: beats one monster of its colour and is then discarded.
keyword-bomb = Joker: a bomb takes the place of any weapon.
keyword-pile = Pile: there is one for each weapon, but some other weapons and bombs are mixed in.
keyword-demon = Demon, also called devil: red, beaten by a bow.
keyword-human = Human, also called wizard: blue, beaten by a sword.
keyword-undead = Undead, also called zombie: yellow, beaten by a mace.
keyword-beast = Beast, also called bear: green, beaten by a spear.
keyword-spell = Spell: used once, together with a weapon; never two on one weapon.
keyword-printed = Printed spell: it can be used once, and only with this weapon; the weapon can also be used without it.
keyword-keep-weapon = Stays in your hand: any other weapon is discarded when it has beaten a monster. On an empty tile the spell is wasted.
keyword-change-places = Change places: neither of you enters the new tile, so a camp gives nothing. Then you must attack with that weapon.
keyword-swap-monsters = Changes places: this way you can go even where you have no weapon for the monster.
keyword-go-on = Go on: it is still one turn. On an empty tile it costs you the weapon.
keyword-bring = Gain: only whoever beats a monster gets it. On an empty tile the spell is wasted.
keyword-attack = Attack: you go to a tile with monsters and beat all of them, each with a weapon.
keyword-task = Task: whoever completes an open one at the end of their turn takes it; it counts like a victory token.
keyword-next-to = Next to: on any of the four sides of you; rock between does not matter.
keyword-between = Between: one on one side of you and one on the opposite side, both directly next to you.
keyword-in-a-row = In a row: one behind the other in one direction, without a gap, in any order.
keyword-trophies = Trophies: the monsters you have beaten. Only so many are kept when a turn ends; a task does not use them up.
