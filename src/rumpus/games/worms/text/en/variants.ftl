# What optional rules of a box change, a sentence each. $value is a number, or the word of the box with hyphens in it.

varied-drops-per-player = Drop cards in the deck for each player: { $value } (W2.7).
varied-drops-besides = Drop cards in the deck besides, however many play: { $value } (W2.7).
varied-longer-game =
    { $value ->
        [all] In a longer game all drop cards are in the deck (W11.6).
       *[other] Drop cards for each player in a longer game: { $value } (W11.6).
    }
varied-turn-ends-when =
    { $value ->
        [damaged] Your turn is cut short when the active worm is damaged (W3.10).
       *[destroyed] Your turn is cut short only when the active worm is destroyed (W3.10).
    }
varied-jump-to =
    { $value ->
        [land] Worms jump to land only (W4.2).
       *[any-hex] Worms may jump into water (W4.2).
    }
varied-without-worms =
    { $value ->
        [prod] On a full hex without worms, Things are prodded until three are left (W4.8).
       *[may-prod] A full hex without worms may be left as it is (W4.8).
    }
varied-full-tie =
    { $value ->
        [draw] If all is equal at the end, the game is a draw (W7.3).
        [shared-win] If all is equal at the end, the win is shared (W7.3).
       *[another-round] If all is equal at the end, everybody left takes another turn until nobody is tied any more (W7.3).
    }
