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
hint-glance-tokens = Dá se tam získat vítězný token.
hint-glance-task = Splní to vyložený úkol.
hint-glance-completes = S touto trofejí bude vyložený úkol splněn.
hint-glance-begins = K vyloženému úkolu pak chybí jen jedna trofej.
hint-glance-prey = Odtud můžeš příště získat token.
hint-glance-task-next = Odtud můžeš příště splnit úkol.
hint-glance-tokens-near = Poblíž je víc tokenů.
hint-glance-no-with-spell = Nestojí to žádné kouzlo.
