# What players are asked. `ask-…` is read by the player who answers; `ask-…-other` by everybody else.
# $speaker is the player asked: player 1, player 2, …
# $place is the tile that is attacked, as it is called: C4; $monsters are those on it.

# By name, where the table knows one.
The-speaker =
    { PLAYER($speaker) ->
        [unnamed] { seat-label }
       *[other] { PLAYER($speaker) }
    }
seat-label = Player { WORD($speaker, n: 2) }

## Set-up

ask-start = On which start tile do you begin?
ask-start-other = { The-speaker } chooses a start tile.

## A turn

ask-go = Where do you go? Or do you give up and die?
ask-go-other = { The-speaker } chooses where to go.
ask-go-on = Your turn goes on. Where to, if anywhere?
ask-go-on-other = { The-speaker } may go on.
ask-go-from-there = You have changed places. Where do you go from here?
ask-go-from-there-other = { The-speaker } chooses where to go from there.
ask-use = Which weapon do you fight with on { $place } ({ $monsters })?
ask-use-other = { The-speaker } chooses what to fight with.
ask-discard = There is no monster on { $place }. Do you discard a weapon on the way, perhaps to use a spell?
ask-discard-other = { The-speaker } may discard a weapon.
ask-lure = For which monster do you swap the one on { $place }?
ask-lure-other = { The-speaker } chooses monsters to swap.
ask-take-trophy = Which monster do you take as a trophy?
ask-take-trophy-other = { The-speaker } chooses a trophy.
ask-take-others-trophy = Whose trophy do you take, and which?
ask-take-others-trophy-other = { The-speaker } chooses a trophy of another player.
ask-camp = This is a camp. Do you draw a spell?
ask-camp-other = { The-speaker } may draw a spell.
ask-throw = Which open task do you throw away, if any?
ask-throw-other = { The-speaker } may throw away open tasks.
ask-rise = You are dead. Do you rise again here, or on a start tile?
ask-rise-other = { The-speaker } chooses where to rise again.

## The end of a turn

ask-trophies =
    You can keep { $box-trophies-kept ->
        [1] one trophy
        [3] three trophies
       *[other] { $box-trophies-kept } trophies
    }. Which?
ask-trophies-other = { The-speaker } chooses which trophies to keep.
ask-draw = From which pile do you draw a weapon?
ask-draw-other = { The-speaker } chooses a weapon pile.
