# Co v lekcích říká učitel: na každý krok jedna dvě krátké věty o tom, co se má teď udělat a proč. Žákovi se tyká.

lesson-first-turn = Tvůj první tah
lesson-worms-activate = Hraješ za modré. Jakmile některý tým přijde o posledního wormsíka, hra se chýlí ke konci a vyhrává ten, komu jich zbude nejvíc. V každém tahu hraje jeden tvůj wormsík: aktivuj wormsíka A.
lesson-worms-inch = Wormsík A se smí nejdřív dvakrát pohnout: plazením na sousedící hex, nebo skokem, který dosáhne dál, ale dopad je nejistý. Na jih od něj leží krabice a mina. Doplaz ho tam.
lesson-worms-meet = Na co wormsík narazí, to se stane. Tady jsou dvě věci a ty určíš, která přijde na řadu první. Otevři krabici, přinese ti zbraň. Potom žeton nebezpečí rozhodne, jestli mina vybuchne.
lesson-worms-stay = Štěstí: mina byla vadná. Druhá krabice leží na jihovýchod, ale ta počká. Zatím tu zůstaň.
lesson-worms-weapon = Teď můžeš použít zbraň. Tvoje karty v ruce nikdo jiný nevidí. Zahraj Bazuku.
lesson-worms-target = Bazuka střílí po přímce. Červený wormsík na žádné není, ale hex vedle něj ano. Ukaž na něj: uvidíš, kam by ránu poslala která strana kostky. Zaměř ten hex.
lesson-worms-die = Je to dva hexy daleko, takže házíš třemi kostkami a jedna z nich platí. Vítr fouká na severovýchod a zanese ránu přímo na červeného. Vyber vítr.
lesson-worms-move = Zásah! Výbuch červeného wormsíka zranil, nechal po sobě kráter a wormsíka odhodil na sever. Karta ti navíc dává pohyb: doplaz wormsíka A ke druhé krabici.
lesson-worms-drop = Na konci tahu se otáčí karta letecké podpory: z nebe se snesou dvě krabice a ty určíš, kam dopadne ta další. Dej ji daleko od ostatních.
lesson-worms-farewell = Vítr se otáčí a na tahu je červený. Víc vědět nepotřebuješ: zbytek je v pravidlech, kdykoli na jedno kliknutí.
