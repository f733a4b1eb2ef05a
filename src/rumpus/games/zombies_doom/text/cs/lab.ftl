# Co počítá laboratoř: druhy věcí ze sady a jak se která jmenuje. $thing je označení.

report-kind-weapon = Použité zbraně
report-used-weapon =
    { $thing ->
        [bow] Luk
        [sword] Meč
        [mace] Palice
        [spear] Kopí
       *[bomb] Bomba
    }
report-kind-spell = Použitá kouzla
report-used-spell =
    { $thing ->
        [hardened] Tvrzená zbraň
        [teleport] Teleport
        [lure] Vábnička
       *[berserk] Berserk
    }
report-kind-drawn = Líznutá kouzla
report-used-drawn =
    { $thing ->
        [hardened] Tvrzená zbraň
        [teleport] Teleport
        [lure] Vábnička
       *[berserk] Berserk
    }
report-kind-task = Splněné úkoly
report-used-task = { NAME($thing) }
report-kind-tile = Navštívená políčka
report-used-tile =
    { $thing ->
        [start] Start
        [normal] Normální políčko
        [camp] Tábor
        [crossroads] Rozcestí
       *[castle] Hrad
    }
