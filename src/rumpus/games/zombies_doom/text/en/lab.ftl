# What the lab counts: the kinds of things of the box, and what each is called. $thing is an id.

report-kind-weapon = Weapons used
report-used-weapon =
    { $thing ->
        [bow] Bow
        [sword] Sword
        [mace] Mace
        [spear] Spear
       *[bomb] Bomb
    }
report-kind-spell = Spells used
report-used-spell =
    { USUAL($thing) ->
        [hardened] Hardened weapon
        [teleport] Teleport
        [lure] Lure
        [berserk] Berserk
       *[other] { NAME($thing) }
    }
report-kind-drawn = Spells drawn
report-used-drawn =
    { USUAL($thing) ->
        [hardened] Hardened weapon
        [teleport] Teleport
        [lure] Lure
        [berserk] Berserk
       *[other] { NAME($thing) }
    }
report-kind-task = Tasks completed
report-used-task = { NAME($thing) }
report-kind-tile = Map tiles entered
report-used-tile =
    { $thing ->
        [start] Start
        [normal] Normal tile
        [camp] Camp
        [crossroads] Crossroads
        [castle] Castle
       *[other] { NAME($thing) }
    }

# What happens to a player, and where luck comes from.
report-happening-castle = The castle is taken
report-happening-death = Deaths
report-happening-fight = Monsters beaten
report-source-map = The map
report-source-monsters = Monsters
report-source-order = Who begins
report-source-spells = Spells
report-source-tasks = Tasks
report-source-weapons = Weapons

# Bots to whom other things matter.
report-character-racer = a racer
report-character-fighter = a fighter
report-character-collector = a collector
report-character-careful = careful
