# Proč by silný bot odpověděl právě tak.

hint-own-worms = Přežije to víc tvých wormsíků.
hint-own-health = Tvoji wormsíci zůstanou zdraví.
hint-own-footing = Tvoji wormsíci pak stojí bezpečněji.
hint-own-arms = Zůstanou ti lepší zbraně.
hint-others-worms = Ostatní to může stát wormsíka.
hint-others-health = Wormsíky ostatních to může zranit.
hint-others-footing = Wormsíci ostatních pak stojí méně bezpečně.
hint-others-arms = Ostatním zbude méně zbraní.
