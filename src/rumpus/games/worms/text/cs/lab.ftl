# Co počítá laboratoř: druhy věcí ze sady a jak se která jmenuje. $thing je označení.

report-kind-card = Použité zbraně
report-used-card = { NAME($thing) }
report-kind-drawn = Dobrané zbraně
report-used-drawn = { NAME($thing) }
report-kind-drop = Karty letecké podpory
report-used-drop = { NAME($thing) }
report-kind-sudden = Karty náhlé smrti
report-used-sudden = { NAME($thing) }
report-kind-tile = Mapové díly
report-used-tile = { NAME($thing) }

# Co se stane hráčovým červům a odkud přichází náhoda.
report-happening-damage = Zranění červi
report-happening-death = Zničení červi
report-source-coin = Žeton nebezpečí
report-source-deal = První karty
report-source-dice = Kostky
report-source-drop = Letecká podpora
report-source-order = Kdo začíná
report-source-set-up = Příprava
report-source-supply = Zásoby

# Boti, kterým záleží na něčem jiném.
report-character-racer = závodník
report-character-fighter = bojovník
report-character-collector = sběratel
report-character-careful = opatrný
