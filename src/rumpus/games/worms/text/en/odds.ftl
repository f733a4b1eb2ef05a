# What may become of worms if a player does what they consider.

# $subjects lists worms, such as: red A, red B
# $chances lists what may become of them, and how likely: unharmed 50%, destroyed 50%
fates-of = { $subjects }: { $chances }
# A worm, such as: red A
fates-subject =
    { WORD($subject, n: 1) ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
       *[green] Green
    } { WORD($subject, n: 2) }
fate-unharmed = unharmed
fate-hurt = damaged
fate-destroyed = destroyed

# What an answer would cost, as a part of a sentence.
loss-worm = { the-worm } is destroyed
