# What players are asked. `ask-…` is read by the player who answers; `ask-…-other` by everybody else.
# $speaker is the player asked: the colour of the team, or before teams are dealt player 1, player 2, …
# WORD($speaker, n: 1) is its first word, to select by.

# By name, where the table knows one.
The-speaker =
    { PLAYER($speaker) ->
        [unnamed] { seat-label }
       *[other] { PLAYER($speaker) }
    }
seat-label =
    { WORD($speaker, n: 1) ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
        [green] Green
       *[player] Player { WORD($speaker, n: 2) }
    }
# $what is what somebody puts down: a team’s colour for one of its worms, mine, drum or crate. Other arguments are as in options.ftl.
asked-what =
    { $what ->
        [blue] the blue worm
        [red] the red worm
        [yellow] the yellow worm
        [green] the green worm
        [mine] the mine
        [drum] the oil drum
       *[crate] the crate
    }

## Set-up

ask-tile = Which map tile do you take?
ask-tile-other = { The-speaker } takes a map tile.
ask-turn-tile = By how many sixths of a turn do you rotate the tile, clockwise?
ask-turn-tile-other = { The-speaker } rotates the map tile.
ask-lay = On which hex do you lay the tile’s anchor?
ask-lay-other = { The-speaker } lays the map tile.
ask-take = Which Thing do you take from the pile?
ask-take-other = { The-speaker } takes a Thing from the pile.
ask-put = Where do you put { asked-what }?
ask-put-other = { The-speaker } places { asked-what }.
ask-keep = Which sudden death card do you keep?
ask-keep-other = { The-speaker } keeps a sudden death card.

## A turn

ask-activate = Which of your worms do you activate?
ask-activate-other = { The-speaker } activates a worm.
ask-move = Does your worm { $letter } inch, jump or stay?
ask-move-other = { The-speaker } may move the active worm.
ask-weapon = Which weapon do you play, if any?
ask-weapon-other = { The-speaker } may play a weapon.
ask-resolve = Which effect happens next?
ask-resolve-other = { The-speaker } chooses which effect happens next.

## While a card is resolved

ask-target = Which hex do you target?
ask-target-other = { The-speaker } chooses a target.
ask-aim = In which direction does the airstrike fly?
ask-aim-other = { The-speaker } aims the airstrike.
ask-die = Which die do you choose?
ask-die-other = { The-speaker } chooses a die.
ask-steer = Where does the target go next?
ask-steer-other = { The-speaker } steers the target.
ask-hit = What do you hit?
ask-hit-other = { The-speaker } chooses what is hit.
ask-push = Which worm do you push?
ask-push-other = { The-speaker } chooses a worm to push.
ask-remove = What do you take away?
ask-remove-other = { The-speaker } chooses what is taken away.
ask-place = Where does { option-kind } go?
ask-place-other = { The-speaker } chooses where { option-kind } goes.

ask-relieve = Who draws a supply card first?
ask-relieve-other = { The-speaker } chooses who draws a supply card first.

## When several things happen at once

# Things that a blast throws, that are hit or moved together, or fires that are to be placed.
ask-next = Which is next?
ask-next-other = { The-speaker } chooses which is next.
ask-meet = What does { the-thing } meet first?
ask-meet-other = { The-speaker } chooses what is met first.
ask-prod = { $hex } is too full: which Thing do you prod?
ask-prod-other = { The-speaker } chooses a Thing to prod.
ask-direction = Which way does { the-thing } move?
ask-direction-other = { The-speaker } chooses which way { the-thing } moves.
