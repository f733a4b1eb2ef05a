# What a player could do next if they do what they consider. $subject is a tile, such as: 3,2.

fate-can-win = { $subject } can be won
fate-cannot-win = { $subject } cannot be won
