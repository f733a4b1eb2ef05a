# The table as the terminal shows it. Cards and worms are called as answers write them: ninja-rope, red A.

# The signs on the map: each variable is how something is drawn there.
board-legend = bA worm  bA{ $lying } lying  bA{ $frozen } frozen  { $mine } mine  { $drum } drum  { $crate } crate  { $fire } fire  { $crater } crater  { $token } target  ~ water
board-wind = Wind: { compass } { $arrow } (directions: 1 ↑  2 ↗  3 ↘  4 ↓  5 ↙  6 ↖)
board-decks =
    Decks: { $supply ->
        [one] one supply card
       *[other] { $supply } supply cards
    }, { $drop ->
        [one] one drop card
       *[other] { $drop } drop cards
    }
board-sudden-death = Sudden death: { $card }
# How many of each are left in the pool.
board-pool = Pool: mines { $mine }, drums { $drum }, crates { $crate }, fires { $fire }, craters { $crater }, water tiles { $water }

# During set-up: $things lists what is on the pile, each with its number: blue 2, mine 1.
board-pile = Still to place: { $things }
board-tile = Tile in hand: { $tile }

## Players, each on a line with what of these can be said of them

# What a player is called in the list: as answers write it, and as the log does where that is another word.
board-player = { $seat }
board-own-hand = you have { $cards }
# The cards that everybody knows another player to have.
board-known-hand = { $cards }
board-unseen-cards =
    unseen: { $starters ->
        [one] one starter
       *[other] { $starters } starters
    }, { $supplies ->
        [one] one supply
       *[other] { $supplies } supplies
    }
board-ice = protected by ice
board-sudden-deaths-dealt = sudden death cards dealt to you: { $cards }
board-sudden-death-kept = the sudden death card you keep: { $card }

## The moment

board-set-up = The table is being set up.
board-over = The game is over.
# $worm and $card are “none” while there is none.
board-turn =
    Turn { $number }: { $seat }, { $step ->
        [1] activating a worm
        [2] healing
        [3] first move
        [4] second move
        [5] weapon
        [6] end of turn
        [7] drop card
       *[8] passing the token
    }{ $worm ->
        [none] {""}
       *[other] , worm { $worm }
    }{ $card ->
        [none] {""}
       *[other] , playing { $card }
    }{ $last }
board-last-round = . The last round.
board-not-last-round = .
