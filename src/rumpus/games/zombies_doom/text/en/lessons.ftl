# What the teacher says in the lessons: one or two short sentences a step, about what is to be done now and why.

lesson-first-steps = First steps
lesson-zombies-go = You are player 1. Every monster guards a victory token, and the first player with ten tokens and tasks wins. You go to a neighbouring tile each turn. North of you stands a demon: go there.
lesson-zombies-fight = A bow beats a demon, a sword a human, a mace an undead, a spear a beast, and a bomb beats anything. Use your bow.
lesson-zombies-crossroads = The demon is your trophy, the token is yours, and the tile gave you a new weapon. Player 2 has fought too. Next to you are crossroads: whoever enters one leaves from any other. So go straight to the camp beside the castle.
lesson-zombies-keep = There is no monster in a camp. You could get rid of a weapon on the way, but you will need both. Keep them.
lesson-zombies-camp = In a camp you may draw a spell. Do so: it may help with the castle.
lesson-zombies-tasks = You could also throw away open tasks that you do not like. But look: one wants trophies of a demon, a human and an undead, and the last two guard the castle. Throw nothing away.
lesson-zombies-castle = You did not fight, so monsters rested and came back to an empty tile. Now the castle: two monsters, two tokens, and both must be beaten at once. Go there.
lesson-zombies-hardened = Sword and mace beat human and undead. With the spell, one of the weapons stays in your hand. Put it on the mace.
lesson-zombies-draw = Two tokens, and with three trophies the task is completed too: that is four points. At the end of the turn you fill your hand up to two weapons. The castle shows no pile, so take any: draw from the swords.
lesson-zombies-farewell = You have fought, travelled, camped, stormed a castle and completed a task. If ever you cannot or will not move, you may die: you lose your weapons and start again. Have fun!
