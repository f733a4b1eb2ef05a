# What a player could do next if they do what they consider.

# $subjects lists tiles, such as: C4
# $chances lists what may be, and how likely: can be won 50%, cannot be won 50%
fates-of = { $subjects }: { $chances }
# A tile, such as: C4
fates-subject = { $subject }
fate-can-win = can be won
fate-cannot-win = cannot be won

# What an answer would cost, as a part of a sentence.
loss-life = you die and lose your weapons
