# Co je zvláštní, ale chyba to není

box-card-does-nothing = { $file }, řádek { $line }: „{ $name }“ nic nedělá: jen vybírá cíl.
