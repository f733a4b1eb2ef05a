# Co stránka píše na mapu a vedle ní a co o ní říká čtečka obrazovky.
#   $hex jak se hex jmenuje: C4   $direction číslo od 1 do 6   $card označení karty, NAME($card) její název v prvním pádě
#   $kind mine, drum, crate, fire, crater nebo water   $what totéž, nebo barva týmu pro jednoho z jeho wormsíků

## The map

worms-map = Mapa. Šipkami se po ní pohybuješ, klávesou Enter vybíráš.
worms-hex-land = { $hex }: { $things }.
worms-hex-empty = { $hex }: prázdná země.
worms-hex-water = { $hex }: voda.
worms-hex-covered = { $hex }: voda, kde bývala země.
worms-hex-dial = { $hex }: ukazatel větru. Vítr fouká na { compass }.
worms-hex-target = Je tu žeton zaměření.

# $how is well, lying, frozen or lying-frozen.
worms-worm =
    { $team ->
        [blue] modrý
        [red] červený
        [yellow] žlutý
       *[green] zelený
    } wormsík { $letter }{ $how ->
        [lying] {" "}(leží)
        [frozen] {" "}(v kostce ledu)
        [lying-frozen] {" "}(leží v kostce ledu)
       *[well] {""}
    }
worms-thing =
    { $kind ->
        [mine] mina
        [drum] barel
        [crate] krabice
        [fire] oheň
        [crater] kráter
       *[water] hex vody
    }

worms-last-round = Poslední kolo
worms-sudden-death-flag = Náhlá smrt: { NAME($card) }

## Cards

worms-hand = Tvoje karty
worms-hand-empty = Nemáš žádné karty.
worms-kept = tajně ponechaná
worms-card = { NAME($card) }
worms-card-copies =
    { $count ->
        [1] { NAME($card) }
       *[other] { NAME($card) }, { $count }×
    }
worms-explain = Co říká karta { NAME($card) }

## Beside the map

worms-turn = Tah { $number }:
worms-step =
    { $step ->
        [1] aktivace wormsíka
        [2] vyléčení
        [3] první pohyb
        [4] druhý pohyb
        [5] zbraň
        [6] konec tahu
        [7] letecká podpora
       *[8] předání žetonu
    }
worms-playing = Hraje se karta { NAME($card) }. Co říká
worms-dice = Kostky
worms-no-dice = Zatím se neházelo.
worms-choose-die = Vyber kostku, která platí.
worms-sudden-death-holds = Náhlá smrt: tohle platí až do konce.
worms-deck-supply =
    { $count ->
        [one] Jedna karta zásob
        [few] { $count } karty zásob
       *[other] { $count } karet zásob
    }
worms-deck-drop =
    { $count ->
        [one] Jedna karta letecké podpory
        [few] { $count } karty letecké podpory
       *[other] { $count } karet letecké podpory
    }
# How many of them lie face up in the box.
worms-gone-supply =
    { $count ->
        [0] žádná použitá
        [one] jedna použitá
        [few] { $count } použité
       *[other] { $count } použitých
    }
worms-gone-drop =
    { $count ->
        [0] žádná otočená
        [one] jedna otočená
        [few] { $count } otočené
       *[other] { $count } otočených
    }
worms-pool = Společná zásoba
worms-pool-of =
    { $kind ->
        [mine] Zbývá min: { $count }
        [drum] Zbývá barelů: { $count }
        [crate] Zbývá krabic: { $count }
        [fire] Zbývá žetonů ohně: { $count }
        [crater] Zbývá kráterů: { $count }
       *[water] Zbývá hexů vody: { $count }
    }

## Set-up

worms-pile = Zbývá rozmístit
worms-pile-of =
    { $what ->
        [blue] Modří wormsíci: { $count }
        [red] Červení wormsíci: { $count }
        [yellow] Žlutí wormsíci: { $count }
        [green] Zelení wormsíci: { $count }
        [mine] Miny: { $count }
        [drum] Barely: { $count }
       *[crate] Krabice: { $count }
    }
worms-tile-in-hand = Mapový díl v ruce: { NAME($tile) }
worms-thing-in-hand =
    { $what ->
        [blue] V ruce: modrý wormsík
        [red] V ruce: červený wormsík
        [yellow] V ruce: žlutý wormsík
        [green] V ruce: zelený wormsík
        [mine] V ruce: mina
        [drum] V ruce: barel
       *[crate] V ruce: krabice
    }

## Players

worms-cards =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }
# $known lists the cards that everybody knows them to have, or is “none”.
worms-seat-hand =
    { $known ->
        [none] Známá není žádná karta
       *[other] Známé karty: { $known }
    }; skryté počáteční: { $starters }, skryté ze zásob: { $supplies }
worms-no-worms = bez wormsíků
worms-ice = chrání led

## Příběh: tahy, skóre a činy

turn-heading = Tah { $turn }: { The-seat }{ seat-colour }
score-worms =
    { $worms ->
        [0] žádný wormsík
        [one] jeden wormsík
        [few] { $worms } wormsíci
       *[other] { $worms } wormsíků
    }{ $worms ->
        [0] { "" }
       *[other] , zdravých: { $healthy }
    }
# $hurt and $destroyed are how many worms of others it happened to in the player’s own turns.
harm-done =
    { $hurt ->
        [0] { $destroyed ->
            [0] žádný cizí wormsík zraněný ani zničený
           *[other] zničených cizích wormsíků { $destroyed }
        }
       *[other] { $destroyed ->
            [0] zraněných cizích wormsíků { $hurt }
           *[other] zraněných cizích wormsíků { $hurt }, zničených { $destroyed }
        }
    }
deed-harm = Celkem: { harm-done }
deed-best = Nejlepší tah ({ $turn }): { harm-done }
deed-best-card = Nejlepší tah ({ $turn }), { NAME($card) }: { harm-done }

## Mapa, které se lze ptát

# Směr jako odpověď na otázku „kam“.
worms-towards =
    { $direction ->
        [1] na sever
        [2] na severovýchod
        [3] na jihovýchod
        [4] na jih
        [5] na jihozápad
       *[6] na severozápad
    }
# $way je směr slovy.
worms-leg = { $count } { $way }
# $parts jsou dva úseky: 2 na sever, 1 na severovýchod.
worms-way-straight =
    { $count ->
        [one] hned vedle, { $way }
        [few] { $count } hexy { $way } po přímce
       *[other] { $count } hexů { $way } po přímce
    }
worms-way-round =
    { $count ->
        [one] jeden hex: { $parts }
        [few] { $count } hexy: { $parts }
       *[other] { $count } hexů: { $parts }
    }
# $name je wormsík nebo jiná věc, $way jak je daleko a kterým směrem.
worms-piece = { $name } na { $hex }: { $way }.
worms-piece-here = { $name } tady, na { $hex }.
worms-no-pieces =
    { $which ->
        [foes] Nepřátelé nejsou.
        [own] Nemáš na mapě žádného wormsíka.
       *[rest] Nic jiného na mapě neleží.
    }
# $what je hex s tím, co na něm je, věta.
worms-beside = { $way } – { $what }
worms-line = { $way }: { $things }.
worms-line-empty = { $way }: nic.
# $count je, kolik hexů daleko.
worms-in-line = { $name } ({ $count })
worms-far = Z { $from } na { $to }: { $way }.
worms-far-same = To je přímo { $to }.
board-keys = Každý ze šesti směrů má svou klávesu: Q, W a E vedou na severozápad, sever a severovýchod, A, S a D na jihozápad, jih a jihovýchod. Šipkami se pohybuješ po mapě tak, jak je nakreslená.

## Skupiny možností

options-inch = Plazení
options-jump = Skok
