# What players can look up.

look-up-spell = Spell { $spell }
look-up-task = Task { $task }
look-up-weapon = Weapon { $card }
# $text is a sentence that stands on the card.
look-up-line = {"    "}{ $text }
# A line of a little picture: @ is you, letters are monsters, * is any monster.
look-up-picture = {"    "}{ $line }
# $kind, $weapons and $rock are the parts below.
look-up-tile = Map tile { $tile }: { $kind }{ $weapons }{ $rock }.
tile-kind =
    { $kind ->
        [camp] a camp
        [crossroads] crossroads
       *[normal] a normal tile
    }
tile-weapons = , first weapon from { $weapons }
tile-no-weapons = {""}
tile-rock = , rock in the { $rocks }
tile-no-rock = {""}

# What a box holds.
box-holds = “{ $name }”: { $tiles } map tiles, { $weapons } weapons, { $spells } spells, { $tasks } tasks, { $monsters } monster tokens.
