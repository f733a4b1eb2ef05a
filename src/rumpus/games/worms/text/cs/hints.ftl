# Proč by silný bot odpověděl právě tak.

hint-own-worms = Přežije to víc tvých wormsíků.
hint-own-health = Tvoji wormsíci zůstanou zdraví.
hint-own-footing = Tvoji wormsíci pak stojí bezpečněji.
hint-own-arms = Zůstanou ti lepší zbraně.
hint-others-worms = Ostatní to může stát wormsíka.
hint-others-health = Wormsíky ostatních to může zranit.
hint-others-footing = Wormsíci ostatních pak stojí méně bezpečně.
hint-others-arms = Ostatním zbude méně zbraní.
hint-glance-gain = V průměru ostatním uškodí nejvíc ze všeho.
hint-glance-crates = Dá se tam získat bedna.
hint-glance-foe-drowns = Může to shodit cizího wormsíka do vody.
hint-glance-foe-to-mine = Může to odstrčit cizího wormsíka na minu.
hint-glance-no-loss = Tvým wormsíkům to uškodí méně.
hint-glance-no-drowning = Tvůj wormsík se spíš neutopí.
hint-glance-no-mines = Drží se dál od min.
hint-glance-no-drums = Drží se dál od barelů.
hint-glance-no-company = Tvoji wormsíci nestojí pohromadě, kde by oba zasáhl jeden výbuch.
hint-glance-no-own-drowns = Tvůj wormsík neskončí ve vodě.
