# Proč se hra Worms nedá připravit tak, jak si někdo přeje. Co je špatně na sadě, je v box.ftl.
# Klíče, hodnoty a jména se říkají tak, jak se píšou; nepřekládají se.

## Options

# $one and $other are optional rules.
variants-contradict = Varianty „{ $one }“ a „{ $other }“ si odporují.
extra-tiles-without-larger-map = Další díly vyžadují variantu „larger-map“.
larger-map-in-first-game = Mapa první partie je pevná, zvětšit ji nejde.
# $hexes je, kolik by jich s tolika díly navíc mapa mohla mít.
map-too-large = S tolika díly navíc ({ $extra }) by mapa z této sady mohla mít příliš mnoho hexů ({ $hexes }); vejde se jich { $most }.
# $extra is how many tiles are wanted besides one for each of $seats players.
too-few-tiles =
    { $extra ->
        [0] Velká mapa potřebuje aspoň jeden díl navíc.
       *[other] V sadě { $tiles ->
            [one] je jen jeden mapový díl
            [few] jsou jen { $tiles } mapové díly
           *[other] je jen { $tiles } mapových dílů
        }, a to je málo: hráčů { $seats }, dílů navíc { $extra }.
    }
too-few-sudden-deaths-to-draft =
    V sadě { $cards ->
        [one] je jen jedna karta náhlé smrti
        [few] jsou jen { $cards } karty náhlé smrti
       *[other] je jen { $cards } karet náhlé smrti
    }, takže by si nemohl jednu nechat každý z hráčů (celkem { $seats }).

## Boxes

box-has-no-first-game = V sadě „{ $box }“ není mapa pro první partii.

## Positions in scenarios

position-unknown-thing = „{ $thing }“ není věc. Piš například „blue A“, „red B lying“, „mine“ nebo „2 craters“.
position-bad-hex = „{ $hex }“ není hex. Piš dvě čísla oddělená čárkou, například 1,-1.
position-not-land = Na { $hex } není země.
position-too-many = „{ $thing }“ je příliš mnoho: v sadě { $most ->
        [one] je jen { $most }
        [few] jsou jen { $most }
       *[other] je jen { $most }
    }.
position-too-much-land = Mapa má nejvýš { $most } hexů.
position-twice = „{ $name }“ je tu dvakrát.
position-sunk = Hex, na kterém je { $craters } a více kráterů, je pod vodou (W10.6).
position-no-worms = Na tahu nemůže být { $team }: ten tým nemá žádné wormsíky.
position-no-sudden-death = V této hře není karta náhlé smrti (W11.4).
position-no-draft = Kartu náhlé smrti si lze nechat jen při jejím výběru (W11.3).
position-no-last-round = Poslední kolo je, jen když byl někdo vyřazen, a s variantou Do posledního červa není vůbec (W7.2, W11.2).
position-no-last-turn = { $team } už poslední tah nemá: je na tahu právě teď, nebo nemá wormsíky.
position-worm-not-gone = „last_on“ je místo, kde stál wormsík, který už není; s aktivním wormsíkem ani před krokem 6 žádné není.
position-turn-not-begun = „{ $key }“ se dá říct jen o tahu, který už začal: uveď, kterým krokem pokračuje, „step“ od 2 do 8.
