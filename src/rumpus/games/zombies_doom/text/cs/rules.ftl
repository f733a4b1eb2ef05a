# Pravidla Zombies Doom, článek po článku, v pořadí, v jakém se čtou: rule-Z4 je nadpis oddílu Z4, rule-Z4-5 je článek
# Z4.5. Kód, průběh hry i scénáře citují články těmito čísly. Hráči se tyká. Slovníček je v events.ftl.
#
# { -ours } stojí za větou, která je naším vlastním rozhodnutím, protože autorův dokument tam mlčí.
# $box-… jsou čísla sady, se kterou se hraje (numbers.py).

-ours = [naše rozhodnutí]

## Z1

rule-Z1 = Herní prvky
rule-Z1-1 = Hrají dva až čtyři hráči a každý má figurku. Žetony příšer jsou čtyř barev: červení démoni (čerti), modří lidé (čarodějové), žlutí nemrtví (zombíci) a zelená zvířata (medvědi). Vítězné tokeny jsou to, o co všem jde.
rule-Z1-2 = Karty zbraní leží ve čtyřech hromádkách, které se poznají podle rubu: luky, meče, palice, kopí. Většina karet v hromádce je ta zbraň, kterou ukazuje rub, ale je mezi ně přimícháno pár jiných a bomby, takže rub nic neslibuje.
rule-Z1-3 = Zbraň porazí jednu příšeru své barvy: luk démona, meč člověka, palice nemrtvého, kopí zvíře. Bomba neboli žolík porazí jednu jakoukoli příšeru. Pokud jste se na tom domluvili, může mít zbraň předtištěné kouzlo (Z9.1).
rule-Z1-4 =
    Dál je tu balíček kouzel (Z2), balíček úkolů, z nichž { $box-open-tasks ->
        [0] není vyložený žádný
        [one] je vždy vyložený jeden
        [3] tři jsou vždy vyložené
        [few] { $box-open-tasks } jsou vždy vyložené
       *[other] { $box-open-tasks } je vždy vyložených
    } (Z3), a dílky mapy (Z4).
rule-Z1-5 = Tvoje zbraně a kouzla ostatní neznají, vidí jen ruby a počty karet. { -ours } O zbrani, která byla použita a zůstala ti na ruce, vědí všichni. { -ours } Trofeje, tokeny, úkoly a odhozené karty leží otevřeně.
rule-Z1-6 = Když se má líznout z hromádky zbraní nebo z balíčku kouzel, které došly, zamíchají se jejich odhozené karty a tvoří nový balíček. { -ours } Stejně se ze zahozených úkolů obnovuje balíček úkolů; nejsou-li žádné, je vyložených úkolů méně. { -ours }

## Z2

rule-Z2 = Kouzla
rule-Z2-1 =
    { $box-any-spells ->
        [0] S touto sadou žádná kouzla nejsou, takže co se jinde říká o kouzlech, neplatí. { -ours }
       *[other] Každé kouzlo je na jedno použití. Samostatnou kartu kouzla přiložíš k libovolné zbrani, kterou používáš; předtištěné kouzlo funguje jen se svou zbraní. Kouzlo se nikdy použít nemusí: i zbraň s předtištěným kouzlem může posloužit jako obyčejná. Když ti zbraň po použití svého předtištěného kouzla zůstane na ruce, je od té chvíle obyčejná. { -ours }
    }
rule-Z2-2 = K jedné zbrani patří nejvýš jedno kouzlo, ať samostatné, nebo předtištěné. Počítá se to pro každý útok zvlášť: zbraň, která ti zůstala na ruce, může na druhém políčku, když tah pokračuje (Z2.6), nést další kouzlo. { -ours }
rule-Z2-3 = Ponechání zbraně: zbraň porazí příšeru a místo zahození se ti vrátí na ruku.
rule-Z2-4 = Prohození figurek: ještě před útokem se tvoje figurka prohodí s figurkou jiného hráče a ty jdeš z místa, kde pak jsi. Pro žádného z vás to není vstup na nové políčko. { -ours } Druhá figurka musí stát na jiném políčku než tvoje. { -ours }
rule-Z2-5 = Prohození příšer: než zaútočíš, prohodí se příšera na políčku, kam jdeš, s kteroukoli jinou příšerou na mapě. Obě musí mít různou barvu a musí být takové, aby boj po prohození skončil tvým vítězstvím. { -ours }
rule-Z2-6 = Pokračování: tvůj tah po útoku pokračuje. Pokud chceš a můžeš, jdeš na další políčko, s bojem, nebo bez něj. Pořád je to jeden tah. Zbraň, kterou použiješ na druhém políčku, může mít zase takové kouzlo a vést ještě dál, ale dvě při jednom útoku by nevedla nikam, a proto nejsou dovolená. { -ours } Není-li na prvním políčku příšera, zbraň s takovým kouzlem se tam zahodí.
rule-Z2-7 =
    { $box-castle-monsters ->
        [2] Na hrad jsou potřeba dvě zbraně, takže se tam dají použít dvě kouzla, ke každé zbrani jedno: třeba jedno na pokračování a jedno na ponechání zbraně.
       *[other] S touto sadou žádný útok nepotřebuje dvě zbraně, takže se na jednom políčku nikdy nepoužijí dvě kouzla. { -ours }
    }
rule-Z2-8 = Smíš použít kouzlo a zaútočit na políčko bez příšer. Kouzlo na pokračování pak stojí zbraň, která ho nese (Z2.6), a stejně tak kouzlo na ponechání zbraně, která tam nic neporazí. { -ours } Samotné prohození figurek ne: jako na každém prázdném políčku (Z6.3) smíš zbraň zahodit, ale nemusíš. Další kouzlo se po něm na to políčko použít nedá a příšera k prohození tam není. { -ours } Kdo ale použil kouzlo, musí zaútočit a tahu se vzdát nemůže: umírá se v klidu a míru.
rule-Z2-9 = Kouzlo smíš použít hned v tom tahu, ve kterém si ho lízneš, jen tehdy, když tvůj tah pak ještě pokračuje (Z2.6): se zbraní pro druhé políčko.
rule-Z2-10 = Zisk: kdo s takovým kouzlem porazí příšeru, lízne si podle něj kouzlo, nebo zbraň z libovolné hromádky, má-li pro ni na ruce místo, nebo si vezme jako trofej příšeru, která není na mapě ani mezi trofejemi, nebo trofej jiného hráče. Kde není koho porazit, nepřinese kouzlo nic a zbraň se zahodí. { -ours }

## Z3

rule-Z3 = Úkoly
rule-Z3-1 =
    { $box-open-tasks ->
        [0] S touto sadou žádné úkoly vyložené nejsou, takže co se jinde říká o úkolech, neplatí. { -ours }
       *[other] { $box-open-tasks ->
            [one] Vyložený je jeden úkol
            [3] Vyložené jsou tři úkoly
            [few] Vyložené jsou { $box-open-tasks } úkoly
           *[other] Vyložených je { $box-open-tasks } úkolů
        }. Na konci svého tahu si vezmeš každý, který splňuješ, a každý má cenu jednoho vítězného tokenu. Pak se vyloží nové, aby jich bylo zase stejně, a ty si v témže tahu vzít nemůžeš.
    }
rule-Z3-2 = Některé úkoly chtějí, aby kolem tebe stály určité příšery, ve vodorovném nebo svislém směru; na skálách mezi vámi nesejde. „Mezi“ znamená hned vedle tebe, na dvou protějších stranách. „V řadě s“ znamená jedna za druhou v jednom ze čtyř směrů, bez mezer a hned od tebe. Stojíš tedy na konci řady a na pořadí příšer v ní nezáleží, pokud karta neříká jinak. { -ours } „Vedle“ znamená na čtyřech stranách kolem tebe, v libovolném uspořádání. { -ours } Hrad je v řadě jedno místo, „mezi“ jedna ze dvou stran, a stačí kterákoli z jeho příšer; „vedle“ se počítají obě. { -ours }{ $box-tile-tasks ->
    [0] {""}
   *[other] {" "}Jiné chtějí, aby tvůj tah skončil na určitém políčku: stačí kterékoli toho druhu, ale když karta uvádí políčko jménem, jen právě to. { -ours }
}
rule-Z3-3 = Jiné úkoly chtějí určité trofeje, vyložené před tebou. Splněním se nespotřebují. { -ours }
rule-Z3-4 = Úkol se dá splnit i smrtí.

## Z4

rule-Z4 = Dílky mapy
rule-Z4-1 = Dílek může mít na okraji skálu. Přes takový okraj nikdo neprojde, ani tam, ani zpátky, a je jedno, na kterém z obou dílků skála je.
rule-Z4-2 = Start: tady figurky začínají. Není tu příšera ani token.
rule-Z4-3 = Skála: nedá se na ni vstoupit ani přes ni projít. Není tu příšera ani token.
rule-Z4-4 = Rozcestí: není tu příšera ani token a nedá se tu zastavit. Kdo na některé rozcestí vstoupí, hned zase z libovolného rozcestí vyjde, jako kdyby políčko, odkud jde, a políčko, kam jde, spolu sousedila. Skály na jejich okrajích pořád překážejí. Vrátit se na políčko, odkud přicházíš, nejde: to by nebyl pohyb. { -ours }
rule-Z4-5 = Tábor: není tu příšera ani token. Kdykoli sem vstoupíš, smíš si líznout kouzlo a smíš zahodit tolik vyložených úkolů, kolik chceš. Nahradí se na konci tahu (Z8.1), i když dokument také říká, že jich je vždy vyloženo stejně. { -ours } Kdo tu umře nebo se sem dostane prohozením, nedostane nic. { -ours }
rule-Z4-6 =
    { $box-castles ->
        [0] Na mapě této sady hrad není, takže co se o něm jinde říká, neplatí. { -ours }
       *[other] { $box-castle-monsters ->
            [0] Hrad: nikdo ho nehlídá. Kdo na něj vejde první, vezme si všechny vítězné tokeny, které tam jsou. { -ours }
           *[other] Hrad: { $box-castle-monsters ->
                [1] jedna příšera hlídá
               *[2] dvě příšery hlídají
            } { $box-castle-tokens ->
                [0] jen hrad sám, žádný vítězný token
                [one] jeden vítězný token
                [2] dva vítězné tokeny
                [few] { $box-castle-tokens } vítězné tokeny
               *[other] { $box-castle-tokens } vítězných tokenů
            }. { $box-castle-monsters ->
                [1] Musíš ji porazit
               *[2] Porazit musíš obě v jednom tahu
            }, a pak { $box-castle-tokens ->
                [2] jsou oba tokeny tvoje
               *[other] jsou tvoje všechny tokeny, které tam jsou
            }.
        }
    }
rule-Z4-7 = Normální políčko: je na něm jedna příšera a jeden vítězný token a jsou na něm nakreslené jedna nebo dvě zbraně. Když tam skončíš tah, první zbraň si lízneš z takové hromádky; kde jsou dvě, jednu z nich si vybereš.

## Z5

rule-Z5 = Příprava hry
rule-Z5-1 =
    { $box-usual-map ->
        [0] Políček má mapa { $box-places }, řad { $box-rows }. Některé dílky leží vždy tam, kde je má sada: startů { $box-starts }, hradů { $box-castles }, skal { $box-rocks }. Na ostatní políčka se kladou další, náhodně brané dílky.
       *[other] Střed mapy tvoří řada start, skála, hrad, skála, start. Kolem se z dalších, náhodně braných dílků postaví diamant, jehož řady mají 3, 5, 7, 9, 7, 5 a 3 políčka; oněch pět patří mezi těch devět.
    } { $box-left-over ->
        [0] Žádný dílek nepřebude.
        [one] Jeden dílek přebude.
        [few] { $box-left-over } dílky přebudou.
       *[other] { $box-left-over } dílků přebude.
    } Náhodně se dílky i otáčejí. { -ours }
rule-Z5-2 = Každé políčko musí být pro každého dostupné, rozcestí aspoň přes jeden svůj vlastní okraj. Pokud některé není, otáčí se dílek, jehož skála překáží, po směru hodinových ručiček, dokud se to nespraví. Překáží-li jich víc, zkouší se nejdřív to, co zpřístupní nejvíc políček, pak to, co potřebuje nejméně čtvrtin otáčky, pak dílek, který je první v pořadí čtení. { -ours } Když žádné otáčení nepomůže, pokládají se všechny dílky znovu. { -ours }
rule-Z5-3 = Na každé políčko kromě skal, táborů, rozcestí a startů přijde vítězný token a náhodná příšera; hrad má svoje vlastní počty (Z4.6).
rule-Z5-4 = Určí se, kdo začíná; u tohoto stolu ho vybere náhoda. { -ours } Potom se všichni v každém kroku vystřídají: { setup-spells }; vyberou si start, klidně i stejný; vyloží se úkoly (Z3.1); { setup-weapons } z libovolných hromádek.

# What is drawn at the beginning; whoever goes first, second, third and fourth may get different numbers.
setup-spells =
    { $box-starting-spells-alike ->
        [0] líznou si kouzla (kdo začíná { $box-starting-spells-1 }, další pak { $box-starting-spells-2 }, { $box-starting-spells-3 } a { $box-starting-spells-4 })
       *[other] { so-many-starting-spells }
    }
so-many-starting-spells =
    { $box-starting-spells-1 ->
        [0] kouzla si nelíznou
        [one] líznou si kouzlo
        [few] líznou si { $box-starting-spells-1 } kouzla
       *[other] líznou si { $box-starting-spells-1 } kouzel
    }
setup-weapons =
    { $box-starting-weapons-alike ->
        [0] líznou si zbraně (kdo začíná { $box-starting-weapons-1 }, další pak { $box-starting-weapons-2 }, { $box-starting-weapons-3 } a { $box-starting-weapons-4 })
       *[other] líznou si { so-many-starting-weapons }
    }
so-many-starting-weapons =
    { $box-starting-weapons-1 ->
        [one] jednu zbraň
        [few] { $box-starting-weapons-1 } zbraně
       *[other] { $box-starting-weapons-1 } zbraní
    }

## Z6

rule-Z6 = Tah
rule-Z6-1 = Tah má tři části: boj, oddech příšer a konec tahu.
rule-Z6-2 = Musíš se pohnout na políčko vedle svého, nebo umřít. Taková políčka jsou nejvýš čtyři: u skály nebo na kraji mapy je jich méně, vedle rozcestí víc.
rule-Z6-3 = Není-li tam příšera, smíš tam jít a cestou smíš zahodit jednu zbraň. Políčko využiješ, ale protože se nebojovalo, nastává oddech příšer.
rule-Z6-4 = Jsou-li tam příšery, smíš tam jít, jen když je porazíš všechny: za každou zahodíš zbraň její barvy nebo bombu, nebo použiješ zbraň s kouzlem na její ponechání. Pak tam přejdeš, vezmeš si vítězné tokeny, které tam ještě jsou, a příšery jako trofeje, a políčko využiješ.
rule-Z6-5 = Když se pohnout nemůžeš nebo nechceš, umíráš: zahodíš všechny zbraně, ale kouzla si necháš, a podle své volby zůstaneš, kde jsi, nebo přejdeš na některý start. Nastává oddech příšer.

## Z7

rule-Z7 = Oddech příšer
rule-Z7-1 =
    { $box-monsters-rest ->
        [0] V této sadě příšery nemají oddech: žádná se nevrátí, ať jinde stojí cokoli. { -ours }
       *[other] Pokud v tvém tahu nepadla žádná příšera, přijde na každé políčko, kde příšera má být a není, nová náhodná.
    }
rule-Z7-2 = Žádná nepřijde na políčko, kam příšery nepatří (Z5.3) nebo kde někdo stojí, ani na hrad, který už byl dobyt.
rule-Z7-3 = Vítězné tokeny se nevracejí, nikdy.
rule-Z7-4 = Pokud tě tah zavede na dvě políčka, stačí boj na jednom z nich a oddech příšer nenastane.

## Z8

rule-Z8 = Konec tahu a vítězství
rule-Z8-1 = V tomto pořadí: trofeje si smíš nechat nejvýš { $box-trophies-kept }, a máš-li jich víc, vyber si, které; vezmi si úkoly, které splňuješ; doplní se vyložené úkoly; lízni si zbraně do počtu { $box-hand-size }; zjisti, jestli vyhráváš.
rule-Z8-2 = Jsou-li na políčku, kde stojíš, nakreslené zbraně, lízneš si první zbraň z takové hromádky. Ostatní mohou být z kterékoli.
rule-Z8-3 =
    Cíl je ve dvou hráčích { $box-target-2 }, ve třech { $box-target-3 }, ve čtyřech { $box-target-4 }. { $box-finish-the-round ->
        [0] Vyhráváš, pokud ho v tuto chvíli jako první dosahuješ vítěznými tokeny a úkoly dohromady.
       *[other] Jakmile ho někdo vítěznými tokeny a úkoly dohromady dosáhne, kolo se dohraje, aby všichni měli stejně tahů; pak vyhrává, kdo má nejvíc, a má-li jich nejvíc několik hráčů, ten z nich, kdo je v pořadí hry poslední. { -ours }
    } Úvod dokumentu mluví o trofejích, po jedné za každou příšeru a každý úkol; kapitola o vítězství počítá vítězné tokeny a úkol má hodnotu jednoho. Držíme se této kapitoly: trofeje slouží jen k plnění úkolů. { -ours }

## Z9

rule-Z9 = Varianty
rule-Z9-1 = Předtištěná kouzla: některé zbraně v hromádkách mají předtištěné kouzlo. Předem se domluvte, jestli s nimi hrajete.

## Z10

rule-Z10 = Sada
rule-Z10-counts = Autorův dokument jmenuje druhy věcí, ale neříká, kolik jich je. Všechny počty jsou naše a jsou to data, která může každý změnit. { -ours }
rule-Z10-tiles = Dílky mapy kromě těch, které leží vždy na stejném místě (je jich { $box-fixed }): { $box-tiles }. Normálních { $box-normal }, táborů { $box-camps }, rozcestí { $box-crossroads }; se skálou na jednom nebo dvou okrajích { $box-rocky }.
rule-Z10-bow = Hromádka luků: karet { $box-bow-cards }, z toho luků { $box-bow-own }, jiných zbraní { $box-bow-others }, bomb { $box-bow-bombs }. S předtištěnými kouzly: karet { $box-bow-cards-printed }, z toho s kouzlem { $box-bow-printed }.
rule-Z10-sword = Hromádka mečů: karet { $box-sword-cards }, z toho mečů { $box-sword-own }, jiných zbraní { $box-sword-others }, bomb { $box-sword-bombs }. S předtištěnými kouzly: karet { $box-sword-cards-printed }, z toho s kouzlem { $box-sword-printed }.
rule-Z10-mace = Hromádka palic: karet { $box-mace-cards }, z toho palic { $box-mace-own }, jiných zbraní { $box-mace-others }, bomb { $box-mace-bombs }. S předtištěnými kouzly: karet { $box-mace-cards-printed }, z toho s kouzlem { $box-mace-printed }.
rule-Z10-spear = Hromádka kopí: karet { $box-spear-cards }, z toho kopí { $box-spear-own }, jiných zbraní { $box-spear-others }, bomb { $box-spear-bombs }. S předtištěnými kouzly: karet { $box-spear-cards-printed }, z toho s kouzlem { $box-spear-printed }.
rule-Z10-cards = Kouzla: { $box-spells }. Úkoly: { $box-tasks }. O tom, kde stát, { $box-stand-tasks }, o trofejích { $box-trophy-tasks }.
rule-Z10-monsters = Žetony příšer: démonů { $box-demon }, lidí { $box-human }, nemrtvých { $box-undead }, zvířat { $box-beast }. Nová příšera se losuje z těch, které nejsou na mapě ani mezi trofejemi; kdyby žádná nezbyla, je každá barva stejně pravděpodobná. { -ours }
rule-Z10-enough = Každému může k cíli chybět jediný bod. V sadě proto musí být víc, než kolik mohou mít všichni hráči dohromady, aniž by někdo vyhrál: vítězné tokeny, na mapě z této sady nejméně { $box-tokens }, a ty úkoly o trofejích, které se dají splnit na jakékoli mapě, protože příšery se vracejí. Vždy tak zbývá něco, o co se hraje, a žádná hra se nezasekne. { -ours }
