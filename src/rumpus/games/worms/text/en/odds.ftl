# What may become of a worm ($subject, such as: red A) if a player does what they consider.

# $chances lists what may become of it, and how likely: unharmed 50 %, destroyed 50 %
fates-of = { $subject }: { $chances }
fate-unharmed = unharmed
fate-hurt = hurt
fate-destroyed = destroyed
