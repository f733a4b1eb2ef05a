# Pravidla Worms, článek po článku, v pořadí, v jakém se čtou: rule-W4 je nadpis oddílu W4, rule-W4-8 je článek W4.8.
# Kód, průběh hry i scénáře citují články těmito čísly.
#
# { -ours } stojí za větou, která je naším vlastním rozhodnutím, protože vydaná pravidla tam mlčí.
# Hráči se tyká. Žádná věta není opsaná z vydaných pravidel, ale výrazy jsou jejich.
#
# Slovníček: česká slova hry Worms, jak je užívá její česká krabice (co krabice neříká, je označeno *).
#   worm             wormsík (modrý wormsík A; množné číslo wormsíci)
#   Thing            věc
#   mine             mina; vadná mina je ta, která nevybuchne
#   oil drum         barel (s benzínem)
#   supply crate     krabice (se zásobami); krabice, ve které se hra prodává, je „krabice od hry“ *
#   fire, crater     oheň (žeton ohně), kráter
#   map tile         mapový díl
#   water tile       hex vody; land hex: hex země; phantom hex: pomyslný hex
#   wind dial        ukazatel větru; wind: vítr, směr větru; down-wind: po větru *
#   bullseye         terč * (krabice má jen obrázek)
#   coin             žeton nebezpečí; jeho strany: nebezpečí a bezpečí
#   target token     žeton zaměření; to target: zaměřit
#   airstrike        letecký úder
#   pool             společná zásoba
#   starter weapon   počáteční zbraň; superweapon: superzbraň
#   supply deck      balíček zásob; supply card: karta zásob
#   drop card        karta letecké podpory; drop deck: balíček letecké podpory
#   sudden death     náhlá smrt
#   reference card   přehledová karta
#   action line      akční lišta; její symboly „text“, „pohyb“, „další zbraň“ *
#   activate, heal   aktivovat, vyléčit
#   inch, jump       plazit se (plazení), skočit (skok)
#   move, place      pohnout / přesunout, umístit
#   scatter          rozhodit (rozhození)
#   knockback        pořádně rozhodit (pořádné rozhození)
#   prod             vykopnout
#   push             odstrčit *
#   blast            výbuch
#   damage           poškodit (poškození); poškozený wormsík je zraněný a leží na boku
#   destroy          zničit
#   accuracy X       přesnost X
#   direct hex       hex na přímce
#   hex within X     hex do vzdálenosti X
#   new hex          nový hex; own hex: aktuální hex
#   emptiest hex     nejprázdnější hex; full, non-full: plný, neplný hex
#   eliminated       vyřazený (ze hry)
#   ice cube         kostka ledu *
#   box (data)       sada * (karty a díly v souborech)
#   variants         Dárek na rozloučenou, Do posledního červa, Výběr náhlé smrti, Bez náhlé smrti,
#                    Opožděné superzbraně, Delší hra, Menší výbuchy, Velká mapa, Časovač

-ours = [naše rozhodnutí]

## W1

rule-W1 = Herní materiál
rule-W1-worms = Wormsíci: 16, po čtyřech v modré, červené, žluté a zelené barvě. Podstavce: 16; každý ukazuje, do kterého týmu jeho wormsík patří.
rule-W1-things = Miny, barely s benzínem a krabice se zásobami: od každého 6. Žetony ohně: 10. Krátery: 20.
rule-W1-map =
    Mapové díly: { $box-tiles }; hexů země na každém: { $box-hexes-alike ->
        [0] { $box-hexes-least } až { $box-hexes-most }
       *[other] { $box-hexes-most }
    }. Hexy vody: 9, každý zakryje jeden hex. Ukazatel větru: sám je hexem vody a jeho šipka míří k jedné z jeho šesti hran.
rule-W1-dice = Kostky: 5 stejných s osmi stranami: čísla 1 až 6, vítr a terč. Všechny strany padají stejně často. { -ours }
rule-W1-coin = Žeton nebezpečí: hází se jím jako mincí, na jedné straně má nebezpečí, na druhé bezpečí.
rule-W1-token = Žeton zaměření: na rubu má šipku pro letecké údery.
rule-W1-ice = Kostky ledu: označují zmrazené wormsíky (W14) a je jich vždycky dost. { -ours }
rule-W1-cards = Karty: počáteční zbraně { $box-starters }, zbraně ze zásob { $box-supplies }, z toho superzbraně { $box-superweapons }; karty letecké podpory { $box-drops }; karty náhlé smrti { $box-sudden-deaths }; a přehledové karty: jedna pro každý tým, jedna pro každý druh věci a jedna pro každý žeton.
rule-W1-1 = Wormsíci, miny, barely, krabice, ohně a krátery jsou věci. Nic jiného věc není, ani žeton zaměření.
rule-W1-2 = Co není na mapě, leží ve společné zásobě, a ta se může vyčerpat: co v ní došlo, to se už umístit nedá. Zničené věci se do ní vracejí, jen wormsíci ne, ti jsou ze hry nadobro venku.
rule-W1-3 = Každá hrana hexu je jeden směr. Hexy leží plochou hranou nahoru a směry se od ní počítají po směru hodinových ručiček: 1 sever, 2 severovýchod, 3 jihovýchod, 4 jih, 5 jihozápad, 6 severozápad. { -ours }

## W2

rule-W2 = Příprava hry
rule-W2-1 = Jako první se položí ukazatel větru. Potom každý hráč, od začínajícího po směru hodinových ručiček, přidá jeden libovolně otočený mapový díl; aspoň jednou hranou se musí dotýkat ukazatele nebo některého dřívějšího dílu. Čím víc hráčů, tím větší mapa. Začíná nejmladší; u tohoto stolu začínajícího hráče určí náhoda. { -ours } Otočení, která vypadají stejně, se nabízejí jen jednou. { -ours }
rule-W2-2 = Za každého hráče přijdou na společnou hromadu čtyři wormsíci jedné barvy, mina, barel a krabice. Ve hře jsou první barvy z pořadí modrá, červená, žlutá, zelená. { -ours }
rule-W2-3 = Hráči se střídají, berou si z hromady po jedné libovolné věci libovolné barvy a umísťují ji na některý hex země, dokud na hromadě něco je. Na jednom hexu smějí být nejvýš tři věci. Žádný tým ještě nikomu nepatří. Umístěním se nic nespustí. { -ours }
rule-W2-4 = Každý hráč dostane náhodně jednu přehledovou kartu z těch, jejichž barvy jsou ve hře. Její barva je barva tvého týmu.
rule-W2-5 =
    { $box-dealt-cards ->
        [0] Na ruku dostaneš náhodně, lícem dolů, jednu počáteční zbraň.
       *[other] Na ruku dostaneš od každé z těchto karet jednu: { NAME($box-dealt) }; a k nim náhodně, lícem dolů, ještě jednu počáteční zbraň.
    } Karty ostatních nikdo nevidí.
rule-W2-6 = Všechny zbraně kromě počátečních se zamíchají do balíčku zásob. Zamíchaný balíček nemá pořadí, dokud se z něj nebere: každá karta, kterou ještě nikdo neviděl, může být nahoře se stejnou pravděpodobností. { -ours }
rule-W2-7 =
    Nejníž v balíčku letecké podpory leží jedna karta náhlé smrti, na kterou se nikdo nepodíval, a na ní určitý počet náhodně vybraných a zamíchaných karet letecké podpory: { $box-says-drops ->
        [0] kolik, záleží na vydání (W12)
       *[other] v této sadě { $box-drops-per-player } za každého hráče{ $box-drops-besides ->
            [0] {""}
           *[other] {" "}a { $box-drops-besides } navíc
        }
    }. Ostatní karty letecké podpory a náhlé smrti zůstanou v krabici od hry. Je-li karet letecké podpory v sadě méně, použijí se všechny. { -ours }
rule-W2-8 = Hráč, jehož přehledová karta má nejnižší číslo, dostane žeton zaměření a první tah. Modrá má číslo 1, červená 2, žlutá 3 a zelená 4. { -ours } Tento hráč hází kostkou, dokud nepadne číslo, a tam se otočí vítr.
rule-W2-9 = Rychlá příprava: pokud všichni souhlasí, položí díly a rozmístí věci náhoda, podle stejných omezení, a hned se hraje. { -ours }

## W3

rule-W3 = Tah
rule-W3-1 = Tah má osm kroků. 1: aktivace wormsíka. 2: jeho vyléčení. 3: plazení nebo skok. 4: ještě jednou plazení nebo skok. 5: použití zbraně. 6: konec tahu. 7: karta letecké podpory. 8: žeton zaměření dostane hráč po levici.
rule-W3-2 = Aktivace: vyber jednoho ze svých wormsíků. Všechny krabice na jeho hexu se vrátí do společné zásoby a za každou si dobereš kartu zásob.
rule-W3-3 = Vyléčení: pokud aktivní wormsík leží zraněný, postav ho; je zase zdravý.
rule-W3-4 = Plazení nebo skok: v každém z těchto dvou kroků se aktivní wormsík plazí, skočí, nebo zůstane na místě.
rule-W3-5 = Zbraň: zahraj jednu zbraň z ruky (W5), nebo žádnou.
rule-W3-6 = Konec tahu: stane se všechno, co bylo odloženo na konec tahu.
rule-W3-7 = Letecká podpora: otoč další kartu z balíčku letecké podpory, proveď postupně všechny její řádky a odlož ji do krabice od hry. Úplně na konci balíčku čeká karta náhlé smrti (W6).
rule-W3-8 = Když má naráz nastat víc efektů, pořadí určí aktivní hráč. Kde na pořadí nemůže záležet, hra se neptá. { -ours } Hýbe-li se naráz víc věcí, jdou první ty, jejichž pohyb nemůže ovlivnit ostatní. { -ours }
rule-W3-9 = Když karta odporuje těmto pravidlům, platí karta.
rule-W3-10 =
    Když se aktivnímu wormsíkovi během jeho tahu něco zlého stane, může to tah předčasně ukončit; { $box-turn-ends-when ->
        [0] co přesně, říká vydání (W12)
        [1] v této sadě stačí poškození
       *[2] v této sadě jen jeho zničení
    }. Text právě vyhodnocované karty se ještě dokončí a s ním i efekty, které už začaly. { -ours } Pak tah pokračuje krokem 6; zbylé symboly akční lišty i vynechané kroky propadají a s nimi i rozhození po skoku, pokud se to stalo při jeho dopadu. Stojí-li symbol „pohyb“ před symbolem „text“ a wormsík přijde k úrazu při tomto pohybu, propadá i text. { -ours } Zničení aktivního wormsíka ukončí tah v každém vydání.

## W4

rule-W4 = Pohyb
rule-W4-1 = Plazení: wormsík se přesune na sousedící hex země.
rule-W4-2 =
    Skok: vyber hex do vzdálenosti dvou hexů; může to být i aktuální hex wormsíka. { $box-jump-to ->
        [0] Jestli to smí být voda, záleží na vydání (W12)
        [1] V této sadě to smí být voda
       *[2] V této sadě to musí být země
    }. Na tom, co je cestou, nezáleží. Wormsík se tam přesune, vyrovná se se vším, na co narazí, a pokud ještě žije a dopad neukončil jeho tah (W3.10), rozhodí se (W8.5). Skočí-li na svůj vlastní hex, je to pohyb jako každý jiný a wormsík narazí na to, co tam leží. { -ours } Dopadne-li na plný hex, vyřeší se nejdřív W4.8 a teprve pak se rozhodí. { -ours }
rule-W4-3 = Pohnout věcí znamená dát ji na jiný hex a vyhodnotit všechno, na co tam narazí (W4.4 až W4.8). Pořadí určí aktivní hráč. Věc narazí jen na to, co tam bylo, když přišla; a pokud ji něco pošle dál dřív, než narazila na všechno, na zbytek už nenarazí. { -ours }
rule-W4-4 = Wormsík a mina: když přijde wormsík k mině nebo mina k wormsíkovi, mina se zničí a hodí se žetonem nebezpečí. Padne-li nebezpečí, nastane na tom hexu výbuch.
rule-W4-5 = Oheň: když na hex s ohněm přijde jakákoli věc, oheň se zničí a hodí se žetonem nebezpečí. Padne-li nebezpečí, je ta věc poškozena. Několik žetonů ohně se vyhodnocuje jeden po druhém. { -ours }
rule-W4-6 = Krabice: když přijde wormsík ke krabici, vrátí se krabice do společné zásoby a majitel wormsíka, ať je na tahu kdokoli, si dobere kartu zásob. Krabice, která přijde k wormsíkovi, zůstane zavřená.
rule-W4-7 = Voda zničí každou věc, která se na ni pohne, je na ni umístěna nebo je na hexu, který se ve vodu změní, a to včetně žetonů ohně a kráterů.
rule-W4-8 =
    Plný hex: na hex se vejdou tři věci. Jakmile tam nějaká věc přijde nebo je umístěna a po vyhodnocení všeho, co z toho plyne, jich tam je pořád víc než tři, vybere aktivní hráč jednoho z tamních wormsíků a ten je vykopnut, tedy pořádně rozhozen (W8.6). Není-li tam žádný wormsík, je vykopnuta jiná věc, která se může hýbat{ $box-without-worms ->
        [0] ; v některých vydáních smí aktivní hráč také nechat hex, jak je (W12)
        [1] ; v této sadě smí aktivní hráč také nechat hex, jak je
       *[2] {""}
    }. Opakuje se to, dokud na hexu nezbudou jen tři věci, dokud nedojde, co by šlo vykopnout, nebo dokud se hex nenechá, jak je. Po výbuchu se hex posuzuje, až když je všechno rozházené. { -ours }

## W5

rule-W5 = Karty zbraní
rule-W5-1 = Každá zbraň má název, akční lištu se symboly a text. Procházej lištu zleva a každý symbol dokonči dřív, než začneš další.
rule-W5-2 = Symbol „text“ znamená: udělej všechno, co říká text, řádek po řádku. „Pohyb“ znamená: aktivní wormsík se smí plazit nebo skočit. „Další zbraň“ znamená: smíš zahrát ještě jednu zbraň z ruky. Symbol natištěný dvakrát platí dvakrát.
rule-W5-3 = Po posledním symbolu se karta odloží do krabice od hry lícem vzhůru; stejně tak karta, kterou předčasně ukončilo W3.10.
rule-W5-4 = To, že je zbraň superzbraní, samo o sobě nic neznamená, ale jiné karty mohou o superzbraních mluvit. Karta, která slibuje další superzbraň, dá obyčejnou kartu zásob, pokud už žádná superzbraň nezbývá. { -ours }
rule-W5-5 = Když se balíček zásob vyprázdní, žádné karty zásob se už nedobírají. Má-li si kartu dobrat víc hráčů a karet je málo, určí aktivní hráč, kdo půjde první. { -ours }

## W6

rule-W6 = Náhlá smrt
rule-W6-1 = Karta náhlé smrti se projeví, jakmile je otočena. Pak zůstane ležet vedle mapy lícem vzhůru a její trvalé pravidlo platí do konce hry.
rule-W6-2 = V kroku 7 všech dalších tahů už se karta letecké podpory neotáčí: provede se jen to, co má karta náhlé smrti pod nápisem „Letecká podpora“.

## W7

rule-W7 = Vyřazení a konec hry
rule-W7-1 = Kdo přijde o posledního wormsíka, je vyřazen ze hry.
rule-W7-2 = Jakmile je někdo vyřazen, blíží se konec. Tah se dohraje; potom každý, kdo ještě má wormsíky, odehraje jeden poslední tah, úplně nakonec ten, v jehož tahu se to stalo. Další vyřazení na tom nic nemění. { -ours }
rule-W7-3 =
    Vyhrává hráč s nejvíce wormsíky. Při shodě rozhoduje, kdo z nich má víc zdravých wormsíků. Je-li i to stejné, { $box-full-tie ->
        [0] končí hra podle vydání nerozhodně, nebo společným vítězstvím (W12)
        [1] končí hra v této sadě nerozhodně
        [2] končí hra v této sadě společným vítězstvím
       *[3] odehraje v této sadě každý, kdo zbývá, další tah, dokud se nerozhodne
    }. Nezbude-li vůbec žádný wormsík, nevyhrává nikdo. { -ours }

## W8

rule-W8 = Klíčová slova
rule-W8-1 = Přesnost: karta říká, kolika kostkami házíš na přesnost. Všemi házíš, pokud je zaměřen aktuální hex tvého aktivního wormsíka nebo hex, který s ním sousedí. Za každý hex, který by wormsík musel přejít, po zemi nebo po vodě, aby stál vedle zaměřeného hexu, házíš o jednu kostku méně, vždy však aspoň jednou. Pak vyber jednu kostku a pohni podle ní žetonem: číslo je směr, vítr znamená po větru a při terči žeton zůstane, kde je. Kostky se stejnou stranou se nabízejí jako jedna. { -ours }
rule-W8-2 = Výbuch: ve vodě se nestane nic. Na zemi se nejdřív umístí kráter (W10.6). Potom se za každou věc na hexu hodí kostkou, nejdřív za wormsíky, pak za ostatní, v pořadí podle aktivního hráče. Věc je poškozena, a pokud ji to nezničilo, pohne se na vedlejší hex ve směru, který padl, nebo po větru; při terči zůstane na místě. Pak narazí na to, co tam je, jako po každém pohybu. Ohně a krátery výbuch nepoškozuje ani s nimi nehýbe. Má-li karta několik výbuchů, každý se dokončí před dalším. Věc, která z hexu odešla nebo zmizela dřív, než na ni přišla řada, odhozena není. { -ours } Za věc, kterou poškození tak jako tak zničí, se nehází. { -ours }
rule-W8-3 = Změna směru větru: hoď kostkou. Číslo udává, kam bude vítr foukat; při větru nebo terči zůstane, jak je.
rule-W8-4 = Poškození: zdravý wormsík se položí na bok a je zraněný; zraněný wormsík je zničen. Krabice je zničena. Mina je zničena a na jejím hexu nastane výbuch. Barel praskne (W10.3). Ohně a krátery poškodit nejde. Karta, která poškozuje věc, na ně přesto může mířit, jen bez účinku. { -ours }
rule-W8-5 = Rozhození: hoď za věc nebo za žeton zaměření kostkou. Číslo znamená pohyb o jeden hex tím směrem, vítr o jeden hex po větru a při terči se nic nepohne.
rule-W8-6 = Pořádné rozhození: je to rozhození, ale při terči vybere aktivní hráč jeden ze šesti směrů. Pohyb tedy nastane vždycky.
rule-W8-7 = Zaměření: polož žeton na takový hex, jaký karta určuje. Hex na přímce leží v jedné ze šesti rovných řad vedoucích od aktivního wormsíka, nebo je to jeho aktuální hex. Hex do určité vzdálenosti je nejvýš tak daleko a aktuální hex se počítá také. Nový hex je kterýkoli kromě toho, na kterém je žeton teď. Aktuální hex je ten, na kterém je aktivní wormsík. Zaměřit se dá i voda, dokonce i za okrajem mapy, pokud to karta nezakazuje. Hexy vzdálené od vší země víc než tři hexy se nenabízejí, protože tam není co zasáhnout. { -ours } Je-li aktivní wormsík pryč, místo jeho aktuálního hexu platí poslední hex země, na kterém byl. { -ours } Není-li co zaměřit, řádky, které zaměření potřebují, nic nedělají. { -ours }
rule-W8-8 = Letecký úder: polož žeton šipkou nahoru na libovolný hex vody nebo země a natoč šipku do jednoho ze šesti směrů. Co říká karta, to se stane na tomto hexu, pak na dalším ve směru šipky a pak ještě na dalším. Při rozhození žetonu se směr šipky nemění.
rule-W8-9 = Umístit: dát na hex věc ze společné zásoby. Co je ze zásoby, se umísťuje; s tím, co už na mapě je, se hýbe.
rule-W8-10 = Zničit: odstranit z mapy a vrátit do společné zásoby.
rule-W8-11 = Nejprázdnější hex je hex země s nejmenším počtem věcí; je-li takových víc, vybere aktivní hráč. Neplný hex je země, na kterou se ještě něco vejde, tedy nejvýš se dvěma věcmi. Prázdný hex je země, na které nic není.

## W9

rule-W9 = Hexy
rule-W9-1 = Hexy mapových dílů jsou země, dokud je nezakryje voda. Všechno ostatní je voda: ukazatel větru, mezery mezi díly, zakryté hexy a nekonečno hexů, které si kolem mapy musíme domyslet.
rule-W9-2 = Tyto pomyslné hexy jsou pro vzdálenosti, přímky, rozhození i zaměření hexy jako všechny ostatní.

## W10

rule-W10 = Věci
rule-W10-1 = Wormsík: dokud stojí, je zdravý, když leží, je zraněný. Patří hráči, jehož tým má jeho barvu. Má-li se vybrat jeden z několika wormsíků, které na stejném hexu čeká stejný osud, nabízejí se stejně zdraví wormsíci jednoho týmu jako jeden; výjimkou je aktivní wormsík a chvíle, kdy některého z nich ještě čeká něco jiného. { -ours }
rule-W10-2 = Krabice: wormsík, který k ní přijde, ji otevře (W4.6). Poškození ji zničí.
rule-W10-3 = Barel: poškozením je zničen a pět kostek ukáže, kam benzín dopadne. Číslo je sousedící hex v tom směru, vítr sousedící hex po větru a terč hex samotného barelu; hex, který padne víckrát, se počítá jednou. Všechny věci na těchto hexech jsou poškozeny a potom na každý z těch hexů přijde oheň. Věc, která odtamtud odešla nebo zmizela dřív, než na ni přišla řada, poškozena není. { -ours } Je-li žetonů ohně málo, vybere aktivní hráč, na které hexy přijdou. { -ours }
rule-W10-4 = Mina: čeká na wormsíky (W4.4). Poškozením je zničena a na jejím hexu nastane výbuch.
rule-W10-5 = Oheň: nic s ním nepohne. Zničí ho jen voda, věc, která k němu přijde (W4.5), nebo efekt, který mluví o ohni.
rule-W10-6 = Kráter: nic s ním nepohne. Zničí ho jen voda nebo efekt, který mluví o kráterech, například Traverza. Jsou-li na hexu tři krátery, zničí se všechno, co na něm je, včetně kráterů, a zakryje ho hex vody. Nezbývá-li už žádný hex vody, přijde hex o všechno, co na něm je, ale zůstane zemí. { -ours }

## W11

rule-W11 = Varianty
rule-W11-1 = Dárek na rozloučenou: kde je zničen wormsík, tam nastane výbuch. Pokud ho zničil výbuch, hoď za něj jako při rozhození a nový výbuch nastane až tam. Wormsík, který se utopí, nechá dárek ve vodě, kde nic neudělá. { -ours }
rule-W11-2 = Do posledního červa: místo W7.2 se hraje dál, dokud má wormsíky víc než jeden hráč. Co už v tu chvíli začalo, se dokončí, ale kroky 6 a 7 toho tahu se vynechají. { -ours }
rule-W11-3 = Výběr náhlé smrti: při přípravě balíčku letecké podpory dostane každý hráč stejný počet karet náhlé smrti a jednu z nich si tajně nechá. Ostatní se odloží do krabice od hry. Která z ponechaných karet se v této hře použije, rozhodne náhoda. V sadě musí být aspoň jedna karta pro každého hráče. { -ours }
rule-W11-4 = Bez náhlé smrti: v balíčku letecké podpory jsou všechny karty letecké podpory a žádná karta náhlé smrti; když dojde, zamíchají se všechny karty letecké podpory do nového. Spolu s delší hrou to znamená totéž, protože v balíčku už jsou všechny karty letecké podpory. { -ours } S výběrem náhlé smrti se to spojit nedá. { -ours }
rule-W11-5 = Opožděné superzbraně: vespod balíčku zásob jsou všechny superzbraně, zamíchané, a nad nimi za každého hráče dvě náhodné další zbraně kromě počátečních. Je-li jich méně, použijí se všechny. { -ours }
rule-W11-6 =
    Delší hra: v balíčku letecké podpory je jiný počet karet, než říká W2.7; { $box-says-longer-game ->
        [0] kolik, záleží na vydání (W12)
       *[other] { $box-longer-game ->
            [0] v této sadě jsou v něm všechny
           *[other] v této sadě { $box-longer-game } za každého hráče
        }
    }.
rule-W11-7 = Menší výbuchy: výbuch nic nepoškodí. Kráter ale udělá a věci rozhází jako jindy.
rule-W11-8 = Velká mapa: když všichni položí svůj díl, přidá začínající hráč ještě tolik dílů, kolik jste si domluvili. V sadě jich musí být dost a první partie (W13) se tak hrát nedá. { -ours }
rule-W11-9 = Časovač: od chvíle před krokem 1 má hráč 60 sekund, aby se dostal ke kroku 6. Když uplynou, přejde tah ihned tam, jen text právě vyhodnocované karty se ještě dokončí. Koho aktivovat, jestli se hýbat a jakou zbraň zahrát, se pak už rozhodnout nedá; všechny ostatní započaté efekty se dokončí. { -ours } U tohoto stolu s sebou varianta přináší hodiny na tah se 60 sekundami; můžete se domluvit na jiném čase, ale ne na žádném. { -ours }

## W12

rule-W12 = V čem se vydání liší
rule-W12-editions = Pravidla existují ve třech podobách: anglický koncept a tištěné vydání ukrajinské a české. Před hrou se na jedné z nich domluvte. Co říká sama sada, platí v každém vydání a je v příslušném článku.
rule-W12-W2-7 = W2.7, karty letecké podpory v balíčku: v anglickém konceptu tři za každého hráče; v ukrajinském a českém vydání dvě za každého hráče a dvě navíc.
rule-W12-W3-10 = W3.10, co předčasně ukončí tah: v anglickém konceptu a ukrajinském vydání poškození aktivního wormsíka; v českém jen jeho zničení. Wormsík zraněný při dopadu skoku se tedy rozhodí jen v českém vydání.
rule-W12-W4-2 = W4.2, kam se smí skočit: v anglickém konceptu a ukrajinském vydání na jakýkoli hex; v českém jen na zemi. Říká to jeho strana 9, kdežto přehledová karta mluví o libovolném hexu. Řídíme se stranou 9. { -ours }
rule-W12-W4-8 = W4.8, plný hex bez wormsíka: v anglickém konceptu a ukrajinském vydání se smí vykopnout jiná věc, nebo se hex nechá, jak je; v českém se vykopává, dokud nezbudou jen tři věci. Wormsíci se ve všech vydáních vykopávají, dokud nezbudou jen tři věci. Vykopnout se podle anglického konceptu, ukrajinského vydání a strany 9 českého nedají krátery; podle strany 16 českého ani krátery, ani ohně. Ve všech vydáních se řídíme stranou 16, protože oheň se nikdy nehýbe (W10.5). { -ours } Ukrajinská příručka nazývá vykopnutí na straně 9 rozhozením a na straně 18 pořádným rozhozením. Zde je to pořádné rozhození jako v ostatních příručkách. { -ours }
rule-W12-W7-3 = W7.3, shoda v počtu wormsíků i zdravých wormsíků: v anglickém konceptu a ukrajinském vydání nerozhodný výsledek; v českém společné vítězství. Jedna věta české příručky říká, že vítězí ten, komu zbývá nejméně wormsíků. Je to chyba: její vlastní shrnutí hry i obě ostatní příručky říkají nejvíce.
rule-W12-W11-6 = W11.6, karty letecké podpory v delší hře: v anglickém konceptu čtyři za každého hráče; v ukrajinském a českém vydání všechny. Anglický koncept tam říká „čtyři místo dvou“, ačkoli při přípravě má tři; zde jsou to čtyři místo tří. { -ours }

## W13

rule-W13 = První partie
rule-W13-1 =
    { $box-first-wind ->
        [0] Tato sada nemá připravenou mapu, takže se vždy začíná podle W2.
       *[other] Dva, tři nebo čtyři hráči začínají na připravené mapě a každý tým na ní má dva wormsíky. Dílů má mapa pro dva hráče { $box-first-tiles-2 }, pro tři { $box-first-tiles-3 }, pro čtyři { $box-first-tiles-4 }. Vítr míří na { $box-first-wind } a první tah má modrý, takže modré wormsíky by si měl vzít nejzkušenější hráč. Karty v ruce a balíčky se řídí články W2.5 až W2.7. U tohoto stolu se barvy rozdělí podle míst v pořadí modrá, červená, žlutá, zelená. { -ours }
    }
rule-W13-2 = Rozložení této mapy je naše vlastní a je udělané tak, aby se na něm dal tah za tahem zahrát příklad z vydaných pravidel. { -ours }

## W14

rule-W14 = Karty, které ukazují vydaná pravidla
rule-W14-cards = Vydaná pravidla ukazují jen několik karet, a to takto; v něčí vlastní sadě mohou být jiné a platí, co stojí na kartě. Ostatní karty, a co není vidět na těchto, jsou naše vlastní. { -ours }
rule-W14-bazooka = Bazuka, počáteční zbraň. Akční lišta: text, pohyb. Text: zaměř hex na přímce; přesnost 4; výbuch.
rule-W14-uzi = Uzi, počáteční zbraň. Text: zaměř hex na přímce do vzdálenosti 2; poškoď tam jednu věc.
rule-W14-ninja-rope = Ninja lano, počáteční zbraň. Text: zaměř libovolný hex; přesnost 4; aktivní wormsík se přesune na zaměřený hex.
rule-W14-girder = Traverza, počáteční zbraň. Umí odstraňovat krátery.
rule-W14-grenade = Granát, počáteční zbraň. Text: zaměř libovolný hex; přesnost 2; výbuch.
rule-W14-shotgun = Brokovnice. Střílí víckrát, pokaždé na nový hex.
rule-W14-freeze = Zmrazení. Tvůj wormsík, který má být poškozen, místo toho dostane kostku ledu a ta ho chrání před každým poškozením. Jinak se nic nemění: wormsík se může pohnout i utopit. Na začátku tvého příštího tahu led tvých wormsíků roztaje. Když karta pokládá wormsíky na bok, není to poškození, takže tomu led nezabrání. { -ours }
rule-W14-mine = Mina, karta letecké podpory. Krabice na nejprázdnější hex; mina na stejný hex; změna směru větru.
rule-W14-supplies = Zásoby, karta letecké podpory. Krabice na nejprázdnější hex; další na hex, který je pak nejprázdnější; změna směru větru.
rule-W14-high-explosive = Silná trhavina, karta náhlé smrti. Po každém výbuchu se každá věc na sousedícím hexu pohne o jeden hex přímo od výbuchu. Letecká podpora: krabice na nejprázdnější hex; změna směru větru.
