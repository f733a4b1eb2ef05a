# Co je zvláštní, ale chyba to není

box-task-never-done = { $file }, řádek { $line }: „{ $name }“ nemůže nikdo nikdy splnit: chce víc příšer jednoho druhu, než jich v sadě je.
box-task-without-room = { $file }, řádek { $line }: úkol „{ $name }“ nikdo nikdy nesplní: na mapě pro něj není nikde dost místa.
