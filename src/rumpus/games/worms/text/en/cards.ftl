# What is printed on cards. A card's text is put together from whole sentences, one for each of its keywords.
# $n is a number; $thing is mine, drum, crate, fire or crater.
# A sentence that ends with a colon introduces $does: one or more of the other sentences.

# Two or more sentences one after another: $first is one of them, $next all that follow.
card-then = { $first } { $next }

## What sort of card it is

card-kind-starter = Starter weapon
card-kind-supply = Supply weapon
card-kind-superweapon = { KEYWORD("superweapon", "Superweapon") }
card-kind-drop = { KEYWORD("drop", "Drop card") }
card-kind-sudden-death = { KEYWORD("sudden-death", "Sudden death") } card

## The symbols of the action line

card-symbol-text = { KEYWORD("card-text", "card text") }
card-symbol-move = { KEYWORD("move", "move") }
card-symbol-again = { KEYWORD("again", "play another weapon") }

## Choosing a target. A new hex is one that does not hold the target token.

card-target-any = { KEYWORD("target", "Target") } any hex.
card-target-any-new = { KEYWORD("target", "Target") } a { KEYWORD("new-hex", "new") } hex.
card-target-any-within = { KEYWORD("target", "Target") } a hex { KEYWORD("within", "within") } { $n }.
card-target-any-new-within = { KEYWORD("target", "Target") } a { KEYWORD("new-hex", "new") } hex { KEYWORD("within", "within") } { $n }.
card-target-direct = { KEYWORD("target", "Target") } a { KEYWORD("direct", "direct hex") }.
card-target-direct-new = { KEYWORD("target", "Target") } a { KEYWORD("new-hex", "new") } { KEYWORD("direct", "direct hex") }.
card-target-direct-within = { KEYWORD("target", "Target") } a { KEYWORD("direct", "direct hex") } { KEYWORD("within", "within") } { $n }.
card-target-direct-new-within = { KEYWORD("target", "Target") } a { KEYWORD("new-hex", "new") } { KEYWORD("direct", "direct hex") } { KEYWORD("within", "within") } { $n }.
card-target-non-full = { KEYWORD("target", "Target") } a { KEYWORD("non-full", "non-full hex") }.
card-target-non-full-within = { KEYWORD("target", "Target") } a { KEYWORD("non-full", "non-full hex") } { KEYWORD("within", "within") } { $n }.
card-target-own = { KEYWORD("target", "Target") } your worm’s own hex.
card-target-last = { KEYWORD("target", "Target") } the last hex your worm stood on.
card-target-airstrike = { KEYWORD("target", "Aim") } an { KEYWORD("airstrike", "airstrike") }: any hex, any direction.
card-target-airstrike-new = { KEYWORD("target", "Aim") } an { KEYWORD("airstrike", "airstrike") }: any { KEYWORD("new-hex", "new") } hex, any direction.

## Moving the target

card-accuracy = { KEYWORD("accuracy", "Accuracy") } { $n }.
card-accuracy-steady = { KEYWORD("accuracy", "Accuracy") } { $n }, at any range.
card-scatter = { KEYWORD("scatter", "Scatter") } the { KEYWORD("target", "target") }.
card-scatter-twice = { KEYWORD("scatter", "Scatter") } the { KEYWORD("target", "target") } twice.
card-steer =
    { $n ->
        [one] You may move the { KEYWORD("target", "target") } one hex, onto land only.
       *[other] You may move the { KEYWORD("target", "target") } up to { $n } hexes, step by step, over land only.
    }

## What happens in the target hex, or in one of the hexes of an airstrike

card-blast = { KEYWORD("blast", "Blast") }.
card-two-blasts = Two { KEYWORD("blast", "blasts") }, one after the other.
card-three-blasts = Three { KEYWORD("blast", "blasts") }, one after another.
card-damage-thing = { KEYWORD("damage", "Damage") } a { KEYWORD("thing", "Thing") } there.
card-damage-worm = { KEYWORD("damage", "Damage") } a worm there.
card-push-worm =
    { $n ->
        [one] { KEYWORD("push", "Push") } a worm there one hex directly away from your worm.
       *[other] { KEYWORD("push", "Push") } a worm there { $n } hexes directly away from your worm.
    }
card-a-thing =
    { $thing ->
        [mine] a { KEYWORD("mine", "mine") }
        [drum] an { KEYWORD("drum", "oil drum") }
        [crate] a { KEYWORD("crate", "crate") }
        [fire] a { KEYWORD("fire", "fire") }
       *[crater] a { KEYWORD("crater", "crater") }
    }
card-place = Place { card-a-thing } there.
card-remove = Remove one { KEYWORD("crater", "crater") }, { KEYWORD("fire", "fire") } or { KEYWORD("mine", "mine") } there without setting it off, or take a water tile off that hex.
card-push-neighbours = Move every { KEYWORD("thing", "Thing") } on an adjacent hex one hex directly away from there.
card-spray-fire =
    { $n ->
        [one] Roll one die as for an { KEYWORD("drum", "oil drum") } and place a { KEYWORD("fire", "fire") } in the hex it shows.
       *[other] Roll { $n } dice as for an { KEYWORD("drum", "oil drum") } and place a { KEYWORD("fire", "fire") } in each hex they show.
    }

## Other effects. It is the Thing that the sentence before has damaged or pushed.

card-blast-token-hex = { KEYWORD("blast", "Blast") } in the { KEYWORD("target", "token") }’s hex only.
card-push-it =
    { $n ->
        [one] { KEYWORD("push", "Push") } it one hex directly away from your worm.
       *[other] { KEYWORD("push", "Push") } it { $n } hexes directly away from your worm.
    }
card-knockback-it = { KEYWORD("knockback", "Scatter") } it; on a { KEYWORD("bullseye", "bullseye") } you choose the direction.
card-knockback-others = { KEYWORD("knockback", "Scatter") } every other worm { KEYWORD("within", "within") } { $n }, in the order you choose; on a { KEYWORD("bullseye", "bullseye") } you choose the direction.
card-move-worm = Move your worm to the { KEYWORD("target", "target") }.
card-smooth-jumps = Your worm does not { KEYWORD("scatter", "scatter") } after { KEYWORD("jump", "jumps") } made with this card.
card-ice-cubes = Until your next turn begins, a worm of yours that would be { KEYWORD("damage", "damaged") } is { KEYWORD("frozen", "frozen") } in an ice cube instead. A frozen worm takes no { KEYWORD("damage", "damage") }, but it can be moved and it can drown.

## Repeating and waiting

card-twice = Twice: { $does }
card-three-times = Three times: { $does }
card-four-times = Four times: { $does }
card-five-times = Five times: { $does }
card-in-each-hex = In each hex: { $does }
card-at-end-of-turn = At the end of the turn, with the { KEYWORD("target", "target") } where it is now: { $does }

## Drop cards and what happens without a target

card-place-emptiest = Place { card-a-thing } on the { KEYWORD("emptiest", "emptiest hex") }.
card-place-same = Place { card-a-thing } on the same hex.
card-place-by-water = Place { card-a-thing } on any land hex next to water.
card-change-wind = { KEYWORD("wind", "Change wind") }.
card-blow-crates = Move every other { KEYWORD("crate", "crate") } one hex { KEYWORD("wind", "down-wind") }.
card-relief = Each player with the fewest worms draws a supply card.
card-flip-for-worms = Flip the { KEYWORD("coin", "coin") } for each of your healthy worms; on danger that worm is { KEYWORD("damage", "damaged") }.
card-lay-worms = Lay every worm on its side.

## Sudden death cards

card-when-revealed = When revealed: { $does }
card-from-now-on = From now on: { $does }
card-at-end-of-each-turn = At the end of each turn: { $does }
card-drop = { KEYWORD("drop", "Drop") }: { $does }

card-blasts-push-neighbours = After a { KEYWORD("blast", "blast") }, move every { KEYWORD("thing", "Thing") } on an adjacent hex one hex directly away from it.
card-nobody-heals = Worms do not { KEYWORD("heal", "heal") }.
card-mines-are-never-duds = { KEYWORD("mine", "Mines") } always go off; do not { KEYWORD("coin", "flip") } for them.
card-crates-give-superweapons = A { KEYWORD("crate", "crate") } gives the next { KEYWORD("superweapon", "superweapon") } in the supply deck, if there is one.
