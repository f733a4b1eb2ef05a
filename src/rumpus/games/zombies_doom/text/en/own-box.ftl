# What is odd, but no mistake

box-task-never-done = { $file }, line { $line }: nobody can ever do “{ $name }”: it wants more monsters of a kind than the box has.
box-task-without-room = { $file }, line { $line }: nobody can ever do “{ $name }”: the map has no place with room for it.
