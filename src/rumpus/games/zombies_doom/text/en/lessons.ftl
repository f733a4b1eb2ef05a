# What the teacher says in the lessons: one or two short sentences a step, about what is to be done now and why.

lesson-first-steps = First steps
lesson-zombies-go = You are player 1. Every monster guards a victory token, and the first player with ten tokens and tasks wins. You go to a neighbouring tile each turn. North of you stands a demon: go there.
lesson-zombies-fight = A bow beats a demon, a sword a human, a mace an undead, a spear a beast, and a bomb beats anything. Use your bow.
lesson-zombies-crossroads = The demon is your trophy, the token is yours, and the tile gave you a new weapon. Player 2 has fought too. Next to you are crossroads: whoever enters one leaves from any other. So go straight to the camp beside the castle.
lesson-zombies-keep = There is no monster in a camp. You could get rid of a weapon on the way, but you will need both. Keep them.
lesson-zombies-camp = In a camp you may draw a spell. Do so: it may help with the castle.
lesson-zombies-tasks = You could also throw away open tasks that you do not like. But one of them wants trophies of a demon, a human and an undead, and the last two guard the castle. Throw nothing away.
lesson-zombies-castle = You did not fight, so monsters rested and came back to an empty tile. Now the castle: two monsters, two tokens, and both must be beaten at once. Go there.
lesson-zombies-hardened = Sword and mace beat human and undead. With the spell, one of the weapons stays in your hand. Put it on the mace.
lesson-zombies-draw = Two tokens, and with three trophies the task is completed too: that is four points. At the end of the turn you fill your hand up to two weapons. The castle shows no pile, so take any: draw from the swords.
lesson-zombies-farewell = You have fought, travelled, camped, stormed a castle and completed a task. If ever you cannot or will not move, you may die: you lose your weapons and start again. The second lesson is about spells and about tasks that depend on where you stand.

lesson-spells-and-tasks = Spells and tasks
lesson-spells-task = You are player 1. Some open tasks depend on where you stand at the end of your turn. One of them wants you between two demons, and the tile south of you is just there. But a human guards it, and you have no sword. Go there anyway: a spell will help.
lesson-spells-lure = A spell is played on a weapon, and each is used once. With a lure the human changes places with another monster of the map, such as one that your weapon beats. There is a beast in the north-west: use your spear with the lure.
lesson-spells-teleport = The beast came, you beat it, and you stand between two demons: the token and the task are yours. Another task wants you in a row with a demon and a human, and there is such a pair in the far east. Player 2 is close to it. With a teleport you change places before the attack: use it on your bow.
lesson-spells-row = You are where player 2 was, and now you must attack with the bow. East of you stands a demon, and south of that tile a human and a demon, one behind the other. Go there.
lesson-spells-berserk = Again a token and a task. A row may run any way and stand in any order, but it begins next to you and has no gaps. Now south, to the human.
lesson-spells-use = You have a sword, a mace and one spell left. With a berserk the attack does not end your turn. Use the sword with it.
lesson-spells-on = Your turn goes on. East of you stands an undead, and you still have the mace. Go there.
lesson-spells-mace = Two fights in one turn. Use the mace.
lesson-spells-keep = You have four trophies, and at the end of a turn you may keep three. One open task wants a demon, a human and an undead. Keep those.
lesson-spells-farewell = That makes seven points: four tokens and three tasks. The spell you did not need is the hardened weapon: a weapon that stays in your hand. Now play, or practise single cards.

## Practice: what is to be done with a card

practice-weapon = A monster that this weapon beats stands south of you. Go there and use the weapon. Player 2 does nothing.
practice-printed = A spell is printed on this weapon. There are monsters south and west of you, and one next to player 2. Use the weapon with its spell.
practice-spell = You hold a weapon and this spell. A monster that the weapon beats stands south of you, one next to player 2, and another kind west of you. Attack, and put the spell on the weapon.
practice-task = You are one step away from this task. Go south, beat the monster there, and the task is completed at the end of your turn.
