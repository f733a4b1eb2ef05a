# Jak se jmenují kouzla a úkoly standardní sady: name-<označení>. Ve větách stojí v uvozovkách za slovem „kouzlo“ nebo „úkol“.

## Kouzla

name-hardened = Tvrzená zbraň
name-teleport = Teleport
name-lure = Vábnička
name-berserk = Berserk

## Stůj někde

name-between-demons = Mezi démony
name-between-humans = Mezi lidmi
name-between-undead = Mezi nemrtvými
name-between-beasts = Mezi zvířaty
name-demon-human-row = Démon a člověk v řadě
name-human-undead-row = Člověk a nemrtvý v řadě
name-undead-beast-row = Nemrtvý a zvíře v řadě
name-beast-demon-row = Zvíře a démon v řadě
name-undead-queue = Fronta nemrtvých
name-demon-and-undead = Vedle démona a nemrtvého
name-human-and-beast = Vedle člověka a zvířete
name-surrounded = V obklíčení

## Měj trofeje

name-three-demons = Tři démoni
name-three-humans = Tři lidé
name-three-undead = Tři nemrtví
name-three-beasts = Tři zvířata
name-all-but-demon = Všichni kromě démona
name-all-but-human = Všichni kromě člověka
name-all-but-undead = Všichni kromě nemrtvého
name-all-but-beast = Všichni kromě zvířete
name-two-demons-one-human = Dva démoni a člověk
name-two-humans-one-undead = Dva lidé a nemrtvý
name-two-undead-one-beast = Dva nemrtví a zvíře
name-two-beasts-one-demon = Dvě zvířata a démon
