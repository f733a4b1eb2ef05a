# Co v lekcích říká učitel: na každý krok jedna dvě krátké věty o tom, co se má teď udělat a proč. Žákovi se tyká.

lesson-first-steps = První kroky
lesson-zombies-go = Jsi hráč 1. Každá příšera hlídá vítězný token a kdo má první dohromady deset tokenů a úkolů, vyhrává. V každém tahu jdeš na sousední políčko. Na sever od tebe stojí démon: jdi tam.
lesson-zombies-fight = Luk poráží démona, meč člověka, palice nemrtvého, kopí zvíře a bomba kohokoli. Použij svůj luk.
lesson-zombies-crossroads = Démon je tvoje trofej, token je tvůj a políčko ti dalo novou zbraň. Hráč 2 už má taky po boji. Vedle tebe je rozcestí: kdo na jedno vstoupí, vyjde z kteréhokoli jiného. Jdi tedy rovnou do tábora vedle hradu.
lesson-zombies-keep = V táboře žádná příšera není. Cestou se můžeš zbavit jedné zbraně, ale obě ještě budeš potřebovat. Nech si je.
lesson-zombies-camp = V táboře si smíš líznout kouzlo. Udělej to: na hradě se může hodit.
lesson-zombies-tasks = Můžeš taky zahodit vyložené úkoly, které se ti nehodí. Ale podívej: jeden chce trofeje démona, člověka a nemrtvého, a poslední dva hlídají hrad. Nezahazuj nic.
lesson-zombies-castle = V tomhle tahu se nebojovalo, takže si příšery oddechly a vrátily se na prázdné políčko. Teď hrad: dvě příšery, dva tokeny, a porazit se musí obě naráz. Jdi tam.
lesson-zombies-hardened = Meč a palice porazí člověka a nemrtvého. S kouzlem ti jedna ze zbraní zůstane na ruce. Dej ho na palici.
lesson-zombies-draw = Dva tokeny, a se třemi trofejemi je splněný i úkol: to už jsou čtyři body. Na konci tahu si doplníš zbraně na ruce do dvou. Na hradě žádná hromádka předepsaná není, vezmi si tedy, co chceš: lízni si z hromádky mečů.
lesson-zombies-farewell = Máš za sebou boj, cestu přes rozcestí, tábor, dobytý hrad i splněný úkol. Až někdy nebude kam jít nebo se ti nebude chtít, můžeš umřít: přijdeš o zbraně a začneš znovu. Hodně zábavy!
