game-name = Lhářské kostky
game-in-short = Házejte tajně, sázejte na to, co leží pod všemi kalíšky, a nedejte se obelhat.
game-in-brief = Všichni tajně hodí. Přihoď nad poslední sázku, nebo řekni „lháři“: kdo se mýlil, přijde o kostku. Vyhrává poslední, komu kostky zbyly.

## Pravidla

rule-L1 = Hrají dva až šest hráčů. Každý začíná s pěti kostkami a kalíškem.
rule-L2 = Všichni hodí pod kalíškem a každý se podívá jen na své kostky.
rule-L3 = Postupně sázejte, že pod všemi kalíšky dohromady je aspoň tolik kostek s určitým číslem: víc kostek než v poslední sázce, nebo stejně, ale s vyšším číslem.
rule-L4 = Nebo řekni „lháři“: všechny kalíšky se zvednou a kostky s tím číslem se spočítají. Jedničky platí za každé číslo, pokud nebylo domluveno jinak.
rule-L5 = Je-li jich méně, než zněla sázka, přijde o kostku ten, kdo vsadil, jinak ten, kdo nevěřil. Kdo o kostku přišel, začíná další kolo. Vyhrává poslední, komu kostky zbyly.

choice-ones = zač platí jedničky: za každé číslo, nebo jen za jedničky
choice-ones-title = Jedničky
choice-ones-wild = platí za každé číslo
choice-ones-plain = jsou jen jedničky

## Otázky a odpovědi

The-speaker = Hráč { WORD($speaker, n: 2) }
ask-bid = Kolik sázíš?
ask-bid-other = { The-speaker } sází, nebo nevěří.
option-bid-liar = Lháři!
option-bid-bid = { $number } × { ITEM($face) }
options-bid = { $group } ×

## Co se děje

The-seat = Hráč { WORD($seat, n: 2) }
event-turn = { The-seat }
event-rolled = { The-seat } hází.
event-rolled-own = { The-seat } hází { ITEM($dice) }.
event-bid = { The-seat } sází { $number } × { ITEM($face) }.
event-doubted = { The-seat } říká: „Lháři!“
event-showed = { The-seat } ukazuje { ITEM($dice) }.
event-counted = Sázka byla { $number } × { ITEM($face) }, na stole je { $found }.
event-lost = { The-seat } přichází o kostku, zbývá jich { $left }.

## Co je vidět, a vyhlídky

view-dice = Tvoje kostky: { ITEM($value) }
view-bid = Sázka: { $number } × { ITEM($face) }, { ITEM($seat) }
view-players = Hráč { $n }: { $left ->
    [one] jedna kostka
    [few] { $left } kostky
   *[other] { $left } kostek
}
item-1 = ⚀
item-2 = ⚁
item-3 = ⚂
item-4 = ⚃
item-5 = ⚄
item-6 = ⚅
fates-of = { $subjects }: { $chances }
fates-subject = { ITEM($subject) }
fate-lost = přijde o kostku
