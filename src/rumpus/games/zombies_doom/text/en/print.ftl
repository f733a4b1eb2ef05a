# The printed game: names of pieces, and what to know besides.

print-zombies-tiles = Map tiles
print-zombies-map = The map
print-zombies-map-about = The tiles that are shown always lie here. The others are drawn at random and laid on the empty places.
print-zombies-monsters = What beats whom
print-zombies-pile =
    { $pile ->
        [bow] Bow pile
        [sword] Sword pile
        [mace] Mace pile
       *[spear] Spear pile
    }
print-zombies-deck =
    { $deck ->
        [spell] Spell
       *[task] Task
    }
# $weapon is its title, $pile the pile it belongs to.
print-zombies-weapon = { $pile }: { $weapon }
print-zombies-printed = { $weapon }, printed spell: { $spell }
print-zombies-tile =
    { $kind ->
        [start] Start
        [rock] Rock
        [camp] Camp
        [crossroads] Crossroads
       *[castle] Castle
    }
# $about lists its kind, the piles that it shows, and the edges with rock.
print-zombies-laid = { $about }
print-zombies-monster =
    { $monster ->
        [demon] demon
        [human] human
        [undead] undead
       *[beast] beast
    }
print-zombies-token = victory token
print-zombies-figure = figure of player { $number }
print-zombies-piles = The piles hold all weapons of both ways to play. Without printed spells, leave out the cards with a ribbon. With printed spells, take for each of them one plain weapon out of the same pile; the last section of the rules counts the cards.
print-zombies-bag = Monsters are drawn at random: put their tokens into a bag, or face down on the table.
