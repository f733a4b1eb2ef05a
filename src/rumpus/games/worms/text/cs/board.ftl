# Stůl, jak ho ukazuje terminál. Karty a wormsíci se tu jmenují tak, jak se píšou v odpovědích: ninja-rope, red A.

# The signs on the map: each variable is how something is drawn there.
board-legend = bA wormsík  bA{ $lying } leží  bA{ $frozen } zmrzlý  { $mine } mina  { $drum } barel  { $crate } krabice  { $fire } oheň  { $crater } kráter  { $token } zaměření  ~ voda
board-wind = Vítr: { compass } { $arrow } (směry: 1 ↑  2 ↗  3 ↘  4 ↓  5 ↙  6 ↖)
board-decks =
    Balíčky: { $supply ->
        [one] jedna karta zásob
        [few] { $supply } karty zásob
       *[other] { $supply } karet zásob
    }, { $drop ->
        [one] jedna karta letecké podpory
        [few] { $drop } karty letecké podpory
       *[other] { $drop } karet letecké podpory
    }
board-sudden-death = Náhlá smrt: { $card }
# How many of each are left to be placed.
board-pool = Společná zásoba: miny { $mine }, barely { $drum }, krabice { $crate }, žetony ohně { $fire }, krátery { $crater }, hexy vody { $water }

# During set-up: $things lists what is on the pile, each with its number: blue 2, mine 1.
board-pile = Zbývá rozmístit: { $things }
board-tile = Mapový díl v ruce: { $tile }

## Players, each on a line with what of these can be said of them

# What a player is called in the list: as answers write it, and as the log does where that is another word.
board-player = { $seat } ({ the-seat })
board-own-hand = v ruce máš { $cards }
# The cards that everybody knows another player to have.
board-known-hand = { $cards }
board-unseen-cards =
    skryté: { $starters ->
        [one] jedna počáteční
        [few] { $starters } počáteční
       *[other] { $starters } počátečních
    }, { $supplies ->
        [1] jedna ze zásob
       *[other] { $supplies } ze zásob
    }
board-ice = chrání led
board-sudden-deaths-dealt = tvoje karty náhlé smrti na výběr: { $cards }
board-sudden-death-kept = tvoje ponechaná karta náhlé smrti: { $card }

## The moment

board-set-up = Hra se připravuje.
board-over = Hra skončila.
# $worm and $card are “none” while there is none.
board-turn =
    Tah { $number }: { the-seat }, { $step ->
        [1] aktivace wormsíka
        [2] vyléčení
        [3] první pohyb
        [4] druhý pohyb
        [5] zbraň
        [6] konec tahu
        [7] letecká podpora
       *[8] předání žetonu
    }{ $worm ->
        [none] {""}
       *[other] , wormsík { WORD($worm, n: 2) }
    }{ $card ->
        [none] {""}
       *[other] , hraje { $card }
    }{ $last }
board-last-round = . Poslední kolo.
board-not-last-round = .
