# The printed game: names of pieces, and what to know besides.

print-worms-map = Map tiles and water
# $line lists the symbols of a weapon's action line.
print-worms-line = In order: { $line }.
print-worms-back =
    { $deck ->
        [weapon] Weapon
        [drop] Drop card
        [sudden-death] Sudden death
       *[reference] Worms
    }
print-worms-team =
    { $number } – { $team ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
       *[green] Green
    } team
print-worms-token =
    { $token ->
        [target] target token
        [coin] coin: safe or danger
        [arrow] arrow of the wind dial
        [dial] wind dial
       *[ice] ice cube
    }
print-worms-dice = Five dice with eight faces. Read 7 as wind and 8 as bullseye; 1 to 6 are the directions.
print-worms-decks = All weapons have the same back. Below its text, a card says whether it is a starter weapon; all other weapons are the supply deck.
print-worms-ice = A worm stands on one side of its token and lies on the other. The arrow is laid on the wind dial, ice cubes on frozen worms; should they run out, take anything small.
