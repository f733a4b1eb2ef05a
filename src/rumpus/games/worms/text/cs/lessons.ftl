# Co v lekcích říká učitel: na každý krok jedna dvě krátké věty o tom, co se má teď udělat a proč. Žákovi se tyká.

lesson-first-turn = Tvůj první tah
lesson-worms-activate = Hraješ za modré. Jakmile některý tým přijde o posledního wormsíka, hra se chýlí ke konci a vyhrává ten, komu jich zbude nejvíc. V každém tahu hraje jeden tvůj wormsík: aktivuj wormsíka A.
lesson-worms-inch = Wormsík A se smí nejdřív dvakrát pohnout: plazením na sousedící hex, nebo skokem, který dosáhne dál, ale dopad je nejistý. Na jih od něj leží krabice a mina. Doplaz ho tam.
lesson-worms-meet = Na co tvůj wormsík narazí, to začne působit. Tady jsou dvě věci a ty určíš, která přijde na řadu první. Otevři krabici, přinese ti zbraň. Potom žeton nebezpečí rozhodne, jestli mina vybuchne.
lesson-worms-stay = Máš štěstí: mina byla vadná. Druhá krabice leží na jihovýchodě, ale ta počká. Zatím tu zůstaň.
lesson-worms-weapon = Teď můžeš použít zbraň. Tvoje karty v ruce nikdo jiný nezná. Zahraj Bazuku.
lesson-worms-target = Bazuka střílí po přímce. Červený B na jedné stojí, ale tři hexy daleko, a čím je cíl dál, tím méně kostek. Červený A je blíž a hex na jihozápad od něj na přímce leží. Ukaž na ten hex na mapě nebo v seznamu: mapa i řádek textu ukážou, kam by ránu poslala která strana kostky. Zaměř ho.
lesson-worms-die = Je dva hexy daleko, takže se hází třemi kostkami a jedna z nich platí. Vítr fouká na severovýchod a zanese ránu přímo na červeného A. Vyber vítr.
lesson-worms-move = Zásah! Výbuch zranil červeného A, nechal po sobě kráter a wormsíka odhodil na sever. Karta ti navíc dává pohyb: doplaz wormsíka A ke druhé krabici.
lesson-worms-drop = Na konci tahu se otáčí karta letecké podpory: z nebe se snesou dvě krabice a ty určíš, kam dopadne ta další. Dej ji daleko od ostatních.
lesson-worms-farewell = Vítr se otáčí a na tahu je červený. To byl celý tah. Co všechno se může wormsíkovi stát, je ve druhé lekci: poškození, voda, miny, barely a riziko skoku.

lesson-harm-and-water = Poškození a voda
lesson-harm-heal = Hraješ za modré. Tvůj wormsík A leží na boku: je zraněný a další poškození by ho zničilo. Zraněný wormsík, kterého aktivuješ, vstane zdravý. Aktivuj wormsíka A.
lesson-harm-jump = Na jihovýchodě leží mina, tak ji přeskoč doprostřed ostrova. Skok dosáhne o dva hexy přes cokoli, ale po dopadu kostka rozhodne, kam se wormsík rozhodí. Uprostřed je ze všech stran země; na břehu některé strany kostky znamenají vodu. Ukaž i na jiné hexy a porovnej je, pak skoč doprostřed.
lesson-harm-stay = Terč: A zůstává tam, kam dopadl. Smí se pohnout ještě jednou, ale k nepříteli už je dost blízko. Zůstaň.
lesson-harm-weapon = Na severovýchod od tvého wormsíka stojí červený A, zády k vodě. Baseballová pálka poškodí wormsíka vedle tvého a odstrčí ho o dva hexy. Zahraj ji.
lesson-harm-near = S touhle kartou se tvůj wormsík smí před úderem pohnout. Je dost blízko. Zůstaň.
lesson-harm-target = Zaměř hex červeného A. Odstrčení vede přímo od tvého wormsíka: do vody.
lesson-harm-drop = Červený A se utopil: ve vodě je každý wormsík hned zničen, i úplně zdravý, a tvůj taky. Teď karta letecké podpory: na jeden z nejprázdnějších hexů dopadne krabice. Dej ji na ten, který leží na severozápad od A.
lesson-harm-mine = Pak červený šlápl na minu. Padlo nebezpečí: výbuch nechal kráter, zranil červeného B a odhodil ho stranou, a protože byl zraněn aktivní wormsík, tah červeného skončil (v českém vydání ho ukončí jen zničení). Červený B teď leží vedle barelu. Aktivuj svého wormsíka B.
lesson-harm-distance = Barel ublíží každému, kdo je blízko. B je od něj dva hexy a na přímce, což je akorát. Zůstaň.
lesson-harm-again = Hýbat se nikdo nemusí. Zůstaň ještě jednou.
lesson-harm-uzi = Uzi poškodí jednu věc na přímce nejvýš dva hexy daleko. Zahraj ho.
lesson-harm-keep-away = I s touhle kartou by se B směl nejdřív pohnout. Drž si odstup: zůstaň.
lesson-harm-drum = Zaměř hex s barelem. Barel se rozhoří a pět kostek ukáže, které hexy kolem to zasáhne a zapálí.
lesson-harm-farewell = Dvě kostky ukázaly hex červeného B, a protože už byl zraněný, je zničen. Červenému nezbyl žádný wormsík, takže každý jiný hráč má ještě jeden tah a vyhraje ten, komu zbude wormsíků nejvíc. A ještě dvě nebezpečí: oheň může poškodit, co se do něj přesune, a tři krátery udělají z hexu vodu. Teď si zahraj, nebo si vyzkoušej jednotlivé karty.

## Cvičení: co se má s kartou udělat. $card je její id.

practice-weapon = Zahraj za wormsíka A kartu { NAME($card) }. Červený nic nedělá: vyzkoušej, co karta umí.
practice-drop = Na konci tahu se otočí karta { NAME($card) }. Pohni wormsíkem A, nebo zůstaň na místě.
practice-sudden-death = Na konci tohoto tahu se otočí karta { NAME($card) }. V tvém příštím tahu už leží vedle mapy a platí, co je na ní.
