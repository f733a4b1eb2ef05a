# For somebody who sits down for the first time, and for whoever types a question mark.

game-in-brief = Worms: up to four teams on an archipelago. In your turn one of your worms moves and fires a weapon, which may blow up, burn or drown worms, your own included. When somebody has lost the last worm the game is nearly over, and whoever has the most worms left at its end wins.

help-option = target 2,-1. The beginnings of the words are enough: t 2,-1
help-looking-up =
    {"  "}hand          your cards with their texts
      bazooka       the text of that card; map tiles can be looked up in the same way
      rules W4.8    a clause of the rules, as the log cites them; rules W4 is a whole section
      time          say that time is up, if you play with the timer
