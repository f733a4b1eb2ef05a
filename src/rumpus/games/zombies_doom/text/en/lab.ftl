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
    { $thing ->
        [hardened] Hardened weapon
        [teleport] Teleport
        [lure] Lure
       *[berserk] Berserk
    }
report-kind-drawn = Spells drawn
report-used-drawn =
    { $thing ->
        [hardened] Hardened weapon
        [teleport] Teleport
        [lure] Lure
       *[berserk] Berserk
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
       *[castle] Castle
    }
