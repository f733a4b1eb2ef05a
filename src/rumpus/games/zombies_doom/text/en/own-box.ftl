# What is odd, but no mistake

box-task-never-done = { $file }, line { $line }: nobody can ever do “{ $name }”: it wants more monsters of a kind than the box has.
