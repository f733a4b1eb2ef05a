# For somebody who sits down for the first time, and for whoever types a question mark.

game-in-brief = Zombies Doom: go from tile to tile and beat the monster on each with the right weapon; then its victory token is yours. Tasks that lie open count like tokens, and whoever first has enough of both together wins. If you cannot win a fight anywhere, look for a way round, or die and begin again with new weapons.

help-option = go 3,2. The beginnings of the words are enough: g 3,2
help-looking-up =
    {"  "}hand          your weapons and spells, and what they do
      tasks         the open tasks with pictures, and where they could be completed now
      lure          what that spell does; likewise weapons, monsters, tasks and tiles by their names
      sword@bow     a sword with the back of the bow pile; sword+lure has a lure printed on it
      3,2           what is on that tile, and whether you can get there
      rules Z6.4    a clause of the rules, as the log cites them; rules Z6 is a whole section
