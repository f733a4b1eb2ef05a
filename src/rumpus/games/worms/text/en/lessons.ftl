# What the teacher says in the lessons: one or two short sentences a step, about what is to be done now and why.

lesson-first-turn = Your first turn
lesson-worms-activate = You are Blue. Once a team has lost its last worm the game is nearly over, and whoever has most worms left wins. Each turn one of your worms acts: activate worm A.
lesson-worms-inch = A may first take two steps: inch to a neighbouring hex, or jump farther and land less surely. South of it lie a crate and a mine. Inch there.
lesson-worms-meet = Whatever a worm walks into happens. Here are two Things, and you say which comes first. Open the crate: it brings you a weapon. Then a coin decides whether the mine goes off.
lesson-worms-stay = Lucky: the mine was a dud. A second crate lies to the south-east, but that can wait. Stay here for now.
lesson-worms-weapon = Now a weapon, if you like. Your hand is yours alone to see. Play the Bazooka.
lesson-worms-target = The Bazooka shoots in a straight line. Red’s worm is not in one, but the hex beside it is. Point at it: you see where each face of a die would take the shot. Target that hex.
lesson-worms-die = It is two hexes away, so you rolled three dice, and one of them counts. The wind blows north-east, and that takes the shot onto Red. Choose the wind.
lesson-worms-move = A hit! The blast hurt Red’s worm, left a crater and threw the worm north. The card also lets A move: inch to the second crate.
lesson-worms-drop = At the end of the turn a drop card is turned over: two crates fall from the sky, and you say where the next one lands. Put it far from the others.
lesson-worms-farewell = The wind turns, and Red is next. You know all you need: the rest is in the rules, one click away whenever you wonder.
