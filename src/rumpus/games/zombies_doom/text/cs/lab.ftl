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
    { USUAL($thing) ->
        [hardened] Tvrzená zbraň
        [teleport] Teleport
        [lure] Vábnička
        [berserk] Berserk
       *[other] { NAME($thing) }
    }
report-kind-drawn = Líznutá kouzla
report-used-drawn =
    { USUAL($thing) ->
        [hardened] Tvrzená zbraň
        [teleport] Teleport
        [lure] Vábnička
        [berserk] Berserk
       *[other] { NAME($thing) }
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
        [castle] Hrad
       *[other] { NAME($thing) }
    }

# Co se hráči stane a odkud přichází náhoda.
report-happening-castle = Dobytý hrad
report-happening-death = Smrti
report-happening-fight = Poražené příšery
report-source-map = Mapa
report-source-monsters = Příšery
report-source-order = Kdo začíná
report-source-spells = Kouzla
report-source-tasks = Úkoly
report-source-weapons = Zbraně

# Boti, kterým záleží na něčem jiném.
report-character-racer = závodník
report-character-fighter = bojovník
report-character-collector = sběratel
report-character-careful = opatrný
