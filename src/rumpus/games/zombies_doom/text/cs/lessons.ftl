# Co v lekcích říká učitel: na každý krok jedna dvě krátké věty o tom, co se má teď udělat a proč. Žákovi se tyká.

lesson-first-steps = První kroky
lesson-zombies-go = Jsi hráč 1. Každá příšera hlídá vítězný token a kdo první nasbírá dohromady deset tokenů a úkolů, vyhrává. V každém tahu jdeš na sousední políčko. Na sever od tebe stojí démon: jdi tam.
lesson-zombies-fight = Luk poráží démona, meč člověka, palice nemrtvého, kopí zvíře a bomba kohokoli. Použij svůj luk.
lesson-zombies-crossroads = Démon je tvoje trofej, token je tvůj a políčko ti dalo novou zbraň. Hráč 2 už taky bojoval. Vedle tebe je rozcestí: kdo na jedno vstoupí, vyjde z kteréhokoli jiného. Jdi tedy rovnou do tábora vedle hradu.
lesson-zombies-keep = V táboře žádná příšera není. Cestou se můžeš zbavit jedné zbraně, ale obě ještě budeš potřebovat. Nech si je.
lesson-zombies-camp = V táboře si smíš líznout kouzlo. Udělej to: na hradě se může hodit.
lesson-zombies-tasks = Můžeš taky zahodit vyložené úkoly, které se ti nehodí. Jeden z nich ale chce trofeje démona, člověka a nemrtvého, a člověk s nemrtvým hlídají hrad. Nezahazuj nic.
lesson-zombies-castle = V tomhle tahu se nebojovalo, takže si příšery oddechly a vrátily se na prázdné políčko. Teď hrad: dvě příšery, dva tokeny, a porazit se musí obě naráz. Jdi tam.
lesson-zombies-hardened = Meč a palice porazí člověka a nemrtvého. S kouzlem ti jedna ze zbraní zůstane na ruce. Dej ho na palici.
lesson-zombies-draw = Dva tokeny, a se třemi trofejemi je splněný i úkol: to už jsou čtyři body. Na konci tahu si doplníš zbraně na ruce do dvou. Na hradě žádná hromádka předepsaná není, takže můžeš brát z kterékoli: lízni si z hromádky mečů.
lesson-zombies-farewell = Máš za sebou boj, cestu přes rozcestí, tábor, dobytý hrad i splněný úkol. Až někdy nebude kam jít nebo se ti nebude chtít, můžeš umřít: přijdeš o zbraně a začneš znovu. Druhá lekce je o kouzlech a o úkolech, při kterých záleží na tom, kde stojíš.

lesson-spells-and-tasks = Kouzla a úkoly
lesson-spells-task = Jsi hráč 1. U některých vyložených úkolů záleží na tom, kde na konci tahu stojíš. Jeden tě chce mezi dvěma démony, a políčko na jih od tebe je přesně tam. Hlídá ho ale člověk a meč nemáš. Jdi tam i tak: pomůže kouzlo.
lesson-spells-lure = Kouzlo se dává na zbraň a každé se použije jednou. S vábničkou se člověk prohodí s jinou příšerou na mapě, třeba s takovou, kterou tvoje zbraň poráží. Na severozápadě je zvíře: použij kopí s vábničkou.
lesson-spells-teleport = Zvíře přišlo, prohrálo a ty stojíš mezi dvěma démony: token i úkol jsou tvoje. Další úkol tě chce v řadě s démonem a člověkem a taková dvojice stojí daleko na východě. Blízko ní je hráč 2. S teleportem se před útokem prohodíte: použij ho na luk.
lesson-spells-row = Stojíš tam, kde stál hráč 2, a lukem teď musíš zaútočit. Na východ od tebe je démon a na jih od jeho políčka člověk a démon, jeden za druhým. Jdi tam.
lesson-spells-berserk = Zase token a úkol. Na směru řady ani na pořadí nezáleží, jen musí začínat hned vedle tebe a být bez mezer. Teď na jih, k člověku.
lesson-spells-use = Máš meč, palici a poslední kouzlo. S berserkem útok neukončí tvůj tah. Použij s ním meč.
lesson-spells-on = Tvůj tah pokračuje. Na východ od tebe stojí nemrtvý a palici ještě máš. Jdi tam.
lesson-spells-mace = Dva boje v jednom tahu. Použij palici.
lesson-spells-keep = Máš čtyři trofeje a na konci tahu si smíš nechat tři. Jeden vyložený úkol chce démona, člověka a nemrtvého. Ty si nech.
lesson-spells-farewell = To je sedm bodů: čtyři tokeny a tři úkoly. Jediné kouzlo, které tu nebylo potřeba, je tvrzená zbraň: ta ti zůstane na ruce. Teď si zahraj, nebo si vyzkoušej jednotlivé karty.

## Cvičení: co se má s kartou udělat

practice-weapon = Na jih od tebe stojí příšera, kterou tahle zbraň poráží. Jdi tam a použij ji. Hráč 2 nic nedělá.
practice-printed = Na téhle zbrani je předtištěné kouzlo. Příšery stojí na jih a na západ od tebe a jedna vedle hráče 2. Použij zbraň i s kouzlem.
practice-spell = Máš zbraň a tohle kouzlo. Příšera, kterou zbraň poráží, stojí na jih od tebe a vedle hráče 2, jiná na západ od tebe. Zaútoč a dej kouzlo na zbraň.
practice-task = Ke splnění tohohle úkolu ti chybí jeden krok. Jdi na jih, poraz tam příšeru a na konci tahu je úkol splněný.
