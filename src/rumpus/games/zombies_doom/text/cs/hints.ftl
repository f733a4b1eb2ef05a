# Proč by silný bot odpověděl právě tak.

hint-own-points = Přinese ti to body.
hint-own-prey = V příštím tahu můžeš získat token.
hint-own-around = Dostaneš se tam, kde je víc tokenů.
hint-own-spells = Zůstane ti víc kouzel.
hint-own-tasks = Přiblíží tě to k úkolu.
hint-own-move = Získáš tím čas.
hint-others-points = Ostatní tím přijdou o body.
hint-others-prey = Na ostatní zbude méně kořisti.
hint-others-around = Ostatní budou mít poblíž méně tokenů.
hint-others-spells = Ostatní to bude stát kouzla.
hint-others-tasks = Ostatním to zkazí úkol.
hint-others-move = Ostatní to bude stát čas.
