# What is printed on cards. A card's text is put together from whole sentences, one for each of its keywords.
# $n is a number; $thing is mine, drum, crate, fire or crater.
# A sentence that ends with a colon introduces $does: one or more of the other sentences.

# Two or more sentences one after another: $first is one of them, $next all that follow.
card-then = { $first } { $next }

## What sort of card it is

card-kind-starter = Starter weapon
card-kind-supply = Supply weapon
card-kind-superweapon = Superweapon
card-kind-drop = Drop card
card-kind-sudden-death = Sudden death card

## The symbols of the action line

card-symbol-text = Text
card-symbol-move = Move
card-symbol-again = Another weapon

## Choosing a target. A new hex is one that does not hold the target token.

card-target-any = Target any hex.
card-target-any-new = Target a new hex.
card-target-any-within = Target a hex within { $n }.
card-target-any-new-within = Target a new hex within { $n }.
card-target-direct = Target a direct hex.
card-target-direct-new = Target a new direct hex.
card-target-direct-within = Target a direct hex within { $n }.
card-target-direct-new-within = Target a new direct hex within { $n }.
card-target-non-full = Target a non-full hex.
card-target-non-full-within = Target a non-full hex within { $n }.
card-target-own = Target your worm’s own hex.
card-target-last = Target the last hex your worm stood on.
card-target-airstrike = Target an airstrike.
card-target-airstrike-new = Target an airstrike on a new hex.

## Moving the target

card-accuracy = Accuracy { $n }.
card-accuracy-steady = Accuracy { $n }, at any range.
card-scatter = Scatter the target.
card-scatter-twice = Scatter the target twice.
card-steer =
    { $n ->
        [one] You may move the target one hex, onto land only.
       *[other] Move the target up to { $n } hexes, step by step, over land only.
    }

## What happens in the target hex, or in one of the hexes of an airstrike

card-blast = Blast.
card-two-blasts = Two blasts, one after the other.
card-three-blasts = Three blasts, one after another.
card-damage-thing = Damage a Thing there.
card-damage-worm = Damage a worm there.
card-push-worm =
    { $n ->
        [one] Push a worm there one hex straight away from your worm.
       *[other] Push a worm there { $n } hexes straight away from your worm.
    }
card-a-thing =
    { $thing ->
        [mine] a mine
        [drum] an oil drum
        [crate] a crate
        [fire] a fire
       *[crater] a crater
    }
card-place = Place { card-a-thing } there.
card-remove = Remove one crater, fire or mine there without setting it off, or take a water tile off that hex.
card-push-neighbours = Move every Thing on an adjacent hex one hex straight away from there.
card-spray-fire =
    { $n ->
        [one] Roll one die as for an oil drum and place a fire in the hex it shows.
       *[other] Roll { $n } dice as for an oil drum and place a fire in each hex they show.
    }

## Other effects. It is the Thing that the sentence before has damaged or pushed.

card-blast-token-hex = Blast in the token’s hex only.
card-push-it =
    { $n ->
        [one] Push it one hex straight away from your worm.
       *[other] Push it { $n } hexes straight away from your worm.
    }
card-knockback-it = Knockback-scatter it.
card-knockback-others = Knockback-scatter every other worm within { $n }, in the order you choose.
card-move-worm = Move your worm to the target.
card-smooth-jumps = Jumps made with this card do not scatter.
card-ice-cubes = Until your next turn begins, a worm of yours that would be damaged is frozen in an ice cube instead. A frozen worm takes no damage, but it can be moved and it can drown.

## Repeating and waiting

card-twice = Twice: { $does }
card-three-times = Three times: { $does }
card-four-times = Four times: { $does }
card-five-times = Five times: { $does }
card-in-each-hex = In each hex: { $does }
card-at-end-of-turn = At the end of the turn, with the target where it is now: { $does }

## Drop cards and what happens without a target

card-place-emptiest = Place { card-a-thing } on the emptiest hex.
card-place-same = Place { card-a-thing } on the same hex.
card-place-by-water = Place { card-a-thing } on any land hex next to water.
card-change-wind = Change wind.
card-blow-crates = Move every other crate one hex down-wind.
card-relief = Each player with the fewest worms draws a supply card.
card-flip-for-worms = Flip for each of your healthy worms; on danger it is damaged.
card-lay-worms = Lay every worm on its side.

## Sudden death cards

card-when-revealed = When revealed: { $does }
card-from-now-on = From now on: { $does }
card-at-end-of-each-turn = At the end of each turn: { $does }
card-drop = Drop: { $does }

card-blasts-push-neighbours = After a blast, move every Thing on an adjacent hex one hex straight away from it.
card-nobody-heals = Worms do not heal.
card-mines-are-never-duds = Mines always go off; do not flip for them.
card-crates-give-superweapons = A crate gives the next superweapon in the supply deck, if there is one.
