# Co se dá domluvit před hrou, jak to vysvětluje příkazový řádek.

choice-variants = varianty, oddělené čárkami
choice-box = s jakými dílky, zbraněmi, kouzly a úkoly se hraje: jméno sady, nebo složka s vlastní sadou

## The same on the page: a title for each, and a name for each value. Its clause, if it has one, is “clause”.

choice-box-title = Sada
choice-box-standard = Standardní
choice-box-fairer = Férovější
choice-variants-title = Varianty
choice-variants-printed-spells = Předtištěná kouzla
    .clause = Z9.1

# On the game's card.
game-name = Zombies Doom
game-in-short = Choď z políčka na políčko, každou příšeru poraz správnou zbraní a plň vyložené úkoly dřív než ostatní.
