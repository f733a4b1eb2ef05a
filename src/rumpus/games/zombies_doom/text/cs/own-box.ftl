# Co je zvláštní, ale chyba to není

box-task-never-done = { $file }, řádek { $line }: „{ $name }“ nemůže nikdo nikdy splnit: chce víc příšer jednoho druhu, než jich v sadě je.
