# What the teacher says in the lessons: one or two short sentences a step, about what is to be done now and why.

lesson-first-turn = Your first turn
lesson-worms-activate = You are Blue. Once a team has lost its last worm the game is nearly over, and whoever has the most worms left wins. Each turn one of your worms acts: activate worm A.
lesson-worms-inch = Worm A may move twice first: inch to a neighbouring hex, or jump farther and risk where it lands. South of it lie a crate and a mine. Inch there.
lesson-worms-meet = Whatever your worm runs into takes effect. Here are two Things, and you say which comes first. Open the crate: it brings you a weapon. Then a coin decides whether the mine goes off.
lesson-worms-stay = Lucky: the mine was a dud. A second crate lies to the south-east, but that can wait. Stay here for now.
lesson-worms-weapon = Now you may use a weapon. Only you can see your hand. Play the Bazooka.
lesson-worms-target = The Bazooka shoots in a straight line. Red B stands in one, but three hexes away, and the farther the target, the fewer the dice. Red A is nearer, and the hex south-west of it is in line. Point at that hex, on the map or in the list: the map and a line of text show where each face of a die would take the shot. Target that hex.
lesson-worms-die = It is two hexes away, so you rolled three dice, and one of them counts. The wind blows north-east, and that takes the shot onto red A. Choose the wind.
lesson-worms-move = A hit! The blast damaged red A, left a crater and threw the worm north. The card also lets A move: inch to the second crate.
lesson-worms-drop = At the end of the turn a drop card is turned over: two crates fall from the sky, and you say where the next one lands. Put it far from the others.
lesson-worms-farewell = The wind turns, and Red is next. That was a whole turn. The second lesson shows what can happen to a worm: damage, water, mines, oil drums and the risk of a jump.

lesson-harm-and-water = Harm and water
lesson-harm-heal = You are Blue. Your worm A lies on its side: it is damaged, and the next damage would destroy it. A damaged worm that you activate stands up healthy. Activate worm A.
lesson-harm-jump = A mine lies to the south-east, so jump over it, to the middle of the island. A jump reaches two hexes, over anything, but after landing a die decides where the worm scatters. In the middle there is land on every side; at the shore some faces mean water. Point at other hexes to compare, then jump to the middle.
lesson-harm-stay = A bullseye: A stays where it landed. It may move once more, but it is near enough to the enemy. Stay.
lesson-harm-weapon = Red A stands north-east of your worm, with its back to the water. The Baseball Bat damages a worm next to yours and pushes it two hexes. Play it.
lesson-harm-near = This card lets your worm move before it strikes. You are close enough. Stay.
lesson-harm-target = Target red A’s hex. The push leads directly away from your worm: into the water.
lesson-harm-drop = Red A has drowned: in water every worm is destroyed at once, however healthy, and so would yours be. Now the drop card: a crate lands on one of the emptiest hexes. Put it on the one north-west of A.
lesson-harm-mine = Then Red moved onto a mine. The coin showed danger: the blast left a crater, damaged red B and threw it aside, and as the active worm was damaged, Red’s turn was over. Red B now lies beside an oil drum. Activate your worm B.
lesson-harm-distance = An oil drum harms whoever is near it. B is two hexes from it and in a straight line, which is just right. Stay.
lesson-harm-again = Nobody has to move. Stay once more.
lesson-harm-uzi = The Uzi damages any one Thing up to two hexes away, in a straight line. Play it.
lesson-harm-keep-away = This card, too, lets B move first. Keep your distance: stay.
lesson-harm-drum = Target the hex of the drum. It bursts, and five dice show which hexes around it are hit and catch fire.
lesson-harm-farewell = Two dice showed red B’s hex, and damaged as it was, the worm is destroyed. Red has no worm left, so everybody else takes one last turn, and whoever has the most worms wins. Two more dangers: fire may damage whatever moves into it, and three craters turn a hex into water. Now play, or practise single cards.

## Practice: what is to be done with a card. $card is its id.

practice-weapon = Play { NAME($card) } with worm A. Red does nothing: try what the card can do.
practice-drop = At the end of your turn { NAME($card) } is turned over. Move worm A, or stay where it is.
practice-sudden-death = At the end of this turn { NAME($card) } is turned over. In your next turn it lies beside the map, and its rule applies.
