# What players are asked. `ask-…` is read by the player who answers; `ask-…-other` by everybody else.
# $speaker is the player asked: player 1, player 2, …

The-speaker = Player { WORD($speaker, n: 2) }

## Set-up

ask-start = On which start tile do you begin?
ask-start-other = { The-speaker } chooses a start tile.

## A turn

ask-go = Where do you go, or do you die?
ask-go-other = { The-speaker } chooses where to go.
ask-go-on = Where do you go on to, if anywhere?
ask-go-on-other = { The-speaker } may go on.
ask-go-from-there = Where do you go from there?
ask-go-from-there-other = { The-speaker } chooses where to go from there.
ask-use = With which weapons do you fight?
ask-use-other = { The-speaker } chooses how to fight.
ask-discard = Which weapon do you discard on the way, if any?
ask-discard-other = { The-speaker } may discard a weapon.
ask-lure = Which monster do you lure there?
ask-lure-other = { The-speaker } chooses a monster to lure.
ask-camp = Do you draw a spell?
ask-camp-other = { The-speaker } may draw a spell.
ask-throw = Which open task do you throw away, if any?
ask-throw-other = { The-speaker } may throw away open tasks.
ask-rise = Do you stay here, or return to a start tile?
ask-rise-other = { The-speaker } chooses where to rise again.

## The end of a turn

ask-trophies = Which trophies do you keep?
ask-trophies-other = { The-speaker } chooses three trophies to keep.
ask-draw = From which pile do you draw a weapon?
ask-draw-other = { The-speaker } chooses a weapon pile.
