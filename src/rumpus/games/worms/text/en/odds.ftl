# What may become of a worm ($subject, such as: red A) if a player does what they consider.

fate-unharmed = { $subject } unharmed
fate-hurt = { $subject } hurt
fate-destroyed = { $subject } destroyed
