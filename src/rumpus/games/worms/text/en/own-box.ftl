# What is odd, but no mistake

box-card-does-nothing = { $file }, line { $line }: “{ $name }” does nothing: it only chooses a target.
