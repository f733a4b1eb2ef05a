# Co počítá laboratoř: druhy věcí ze sady a jak se která jmenuje. $thing je označení.

report-kind-card = Použité zbraně
report-used-card = { NAME($thing) }
report-kind-drawn = Líznuté zbraně
report-used-drawn = { NAME($thing) }
report-kind-drop = Karty letecké podpory
report-used-drop = { NAME($thing) }
report-kind-sudden = Karty náhlé smrti
report-used-sudden = { NAME($thing) }
report-kind-tile = Mapové díly
report-used-tile = { NAME($thing) }
