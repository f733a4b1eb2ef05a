first-player Z5.4 seat=player 4
tile-turned Z5.2 place=3,2 quarters=1
tile-turned Z5.2 place=9,4 quarters=1
map-built Z5.1
monsters-come Z5.3 count=27
draws-spell Z1.5 seat=player 4 spell=berserk
draws-spell Z1.5 seat=player 1 spell=hardened
draws-spell Z1.5 seat=player 2 spell=hardened
draws-spell Z1.5 seat=player 3 spell=lure
starts Z4.2 seat=player 4 place=7,4
starts Z4.2 seat=player 1 place=3,4
starts Z4.2 seat=player 2 place=7,4
starts Z4.2 seat=player 3 place=3,4
task-opened Z3.1 task=all-but-undead
task-opened Z3.1 task=all-but-demon
task-opened Z3.1 task=surrounded
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=bow card=sword@bow weapon=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=spear@sword weapon=spear
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 3 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 4 turn=1
uses Z1.3 seat=player 4 card=sword weapon=sword
goes Z6.4 seat=player 4 place=7,5 origin=7,4
beats Z6.4 seat=player 4 monster=human place=7,5
takes-tokens Z6.4 seat=player 4 tokens=1 place=7,5
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=2
uses Z1.3 seat=player 1 card=sword@bow weapon=sword
goes Z6.4 seat=player 1 place=3,5 origin=3,4
beats Z6.4 seat=player 1 monster=human place=3,5
takes-tokens Z6.4 seat=player 1 tokens=1 place=3,5
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=3
discards Z6.3 seat=player 2 card=spear@sword weapon=spear
goes Z6.3 seat=player 2 place=8,4 origin=7,4
throws-task Z4.5 seat=player 2 task=all-but-demon
monsters-rest Z7.1 count=0
task-opened Z3.1 task=human-undead-row
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=4
discards Z6.3 seat=player 3 card=mace weapon=mace
goes Z6.3 seat=player 3 place=3,5 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=5
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=bow weapon=bow
discards Z6.5 seat=player 4 card=sword weapon=sword
rises Z6.5 seat=player 4 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=7,5
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=6
uses-with-spell Z2.1 seat=player 1 card=bow weapon=bow spell=hardened
keeps-weapon Z2.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=3,6 origin=3,5
beats Z6.4 seat=player 1 monster=demon place=3,6
takes-tokens Z6.4 seat=player 1 tokens=1 place=3,6
turn Z6.1 seat=player 2 turn=7
uses-with-spell Z2.1 seat=player 2 card=sword weapon=sword spell=hardened
goes Z6.3 seat=player 2 place=5,2 origin=8,4
throws-task Z4.5 seat=player 2 task=human-undead-row
monsters-rest Z7.1 count=0
task-opened Z3.1 task=three-beasts
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=8
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=bow@mace weapon=bow
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,5
draws-weapon Z8.2 seat=player 3 pile=bow card=spear@bow weapon=spear
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=9
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=bow weapon=bow
discards Z6.5 seat=player 4 card=spear weapon=spear
rises Z6.5 seat=player 4 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=10
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=3,5 origin=3,6
beats Z6.4 seat=player 1 monster=demon place=3,5
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=11
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=8,4 origin=5,2
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=3,6
draws-weapon Z8.2 seat=player 2 pile=spear card=bow@spear weapon=bow
turn Z6.1 seat=player 3 turn=12
uses-with-spell Z2.1 seat=player 3 card=spear@bow weapon=spear spell=lure
lures Z2.5 seat=player 3 monster=undead place=2,4 lured=beast there=7,6
goes Z6.4 seat=player 3 place=2,4 origin=3,4
beats Z6.4 seat=player 3 monster=beast place=2,4
takes-tokens Z6.4 seat=player 3 tokens=1 place=2,4
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=13
uses-with-spell Z2.1 seat=player 4 card=mace weapon=mace spell=berserk
goes Z6.4 seat=player 4 place=7,5 origin=7,4
beats Z6.4 seat=player 4 monster=undead place=7,5
goes Z6.3 seat=player 4 place=8,4 origin=7,5
draws-spell Z1.5 seat=player 4 spell=teleport
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=14
goes Z6.3 seat=player 1 place=3,4 origin=3,5
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=undead place=3,5
monster-appears Z7.1 monster=human place=7,5
turn Z6.1 seat=player 2 turn=15
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow@spear weapon=bow
discards Z6.5 seat=player 2 card=spear weapon=spear
rises Z6.5 seat=player 2 place=8,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=spear card=sword@spear weapon=sword
turn Z6.1 seat=player 3 turn=16
discards Z6.3 seat=player 3 card=bow weapon=bow
goes Z6.3 seat=player 3 place=3,4 origin=2,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=2,4
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=17
uses-with-spell Z2.1 seat=player 4 card=mace weapon=mace spell=teleport
teleports Z2.4 seat=player 4 other=player 3 place=3,4 there=8,4
goes Z6.4 seat=player 4 place=3,5 origin=3,4
beats Z6.4 seat=player 4 monster=undead place=3,5
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=18
discards Z6.3 seat=player 1 card=mace weapon=mace
goes Z6.3 seat=player 1 place=3,5 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=bomb@sword weapon=bomb
turn Z6.1 seat=player 2 turn=19
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace weapon=mace
discards Z6.5 seat=player 2 card=sword@spear weapon=sword
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=spear@mace weapon=spear
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=20
uses Z1.3 seat=player 3 card=mace weapon=mace
goes Z6.4 seat=player 3 place=6,3 origin=8,4
beats Z6.4 seat=player 3 monster=undead place=6,3
takes-tokens Z6.4 seat=player 3 tokens=1 place=6,3
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=21
discards Z6.3 seat=player 4 card=mace weapon=mace
goes Z6.3 seat=player 4 place=2,5 origin=3,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=22
discards Z6.3 seat=player 1 card=sword weapon=sword
goes Z6.3 seat=player 1 place=3,4 origin=3,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=3,5
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=23
uses Z1.3 seat=player 2 card=spear@mace weapon=spear
goes Z6.4 seat=player 2 place=7,3 origin=7,4
beats Z6.4 seat=player 2 monster=beast place=7,3
takes-tokens Z6.4 seat=player 2 tokens=1 place=7,3
draws-weapon Z8.2 seat=player 2 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 3 turn=24
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=6,3
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 4 turn=25
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=sword weapon=sword
discards Z6.5 seat=player 4 card=mace weapon=mace
rises Z6.5 seat=player 4 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=26
uses Z1.3 seat=player 1 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 1 place=3,5 origin=3,4
beats Z6.4 seat=player 1 monster=human place=3,5
drops-trophy Z8.1 seat=player 1 monster=human
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=27
discards Z6.3 seat=player 2 card=bomb@bow weapon=bomb
goes Z6.3 seat=player 2 place=7,4 origin=7,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=7,3
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=28
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace@sword weapon=mace
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 3 pile=bow card=mace@bow weapon=mace
turn Z6.1 seat=player 4 turn=29
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=spear weapon=spear
discards Z6.5 seat=player 4 card=spear weapon=spear
rises Z6.5 seat=player 4 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=mace card=bomb@mace weapon=bomb
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=30
goes Z6.3 seat=player 1 place=2,5 origin=3,5
draws-spell Z1.5 seat=player 1 spell=berserk
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=3,5
turn Z6.1 seat=player 2 turn=31
goes Z6.3 seat=player 2 place=8,4 origin=7,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 3 turn=32
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow weapon=bow
discards Z6.5 seat=player 3 card=mace@bow weapon=mace
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=33
uses Z1.3 seat=player 4 card=bomb@mace weapon=bomb
goes Z6.4 seat=player 4 place=2,4 origin=3,4
beats Z6.4 seat=player 4 monster=demon place=2,4
drops-trophy Z8.1 seat=player 4 monster=demon
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=34
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=2,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=sword card=bow@sword weapon=bow
turn Z6.1 seat=player 2 turn=35
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=4,7 origin=8,4
beats Z6.4 seat=player 2 monster=beast place=4,7
takes-tokens Z6.4 seat=player 2 tokens=1 place=4,7
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=36
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow weapon=bow
discards Z6.5 seat=player 3 card=sword weapon=sword
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=mace card=sword@mace weapon=sword
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=37
goes Z6.3 seat=player 4 place=3,4 origin=2,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=2,4
turn Z6.1 seat=player 1 turn=38
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow@sword weapon=bow
discards Z6.5 seat=player 1 card=sword weapon=sword
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 1 pile=sword card=bomb@sword weapon=bomb
draws-weapon Z8.2 seat=player 1 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 2 turn=39
uses Z1.3 seat=player 2 card=sword weapon=sword
goes Z6.4 seat=player 2 place=4,6 origin=4,7
beats Z6.4 seat=player 2 monster=human place=4,6
takes-tokens Z6.4 seat=player 2 tokens=1 place=4,6
draws-weapon Z8.2 seat=player 2 pile=spear card=bomb@spear weapon=bomb
turn Z6.1 seat=player 3 turn=40
uses Z1.3 seat=player 3 card=sword@mace weapon=sword
goes Z6.4 seat=player 3 place=7,5 origin=7,4
beats Z6.4 seat=player 3 monster=human place=7,5
draws-weapon Z8.2 seat=player 3 pile=spear card=mace@spear weapon=mace
turn Z6.1 seat=player 4 turn=41
uses Z1.3 seat=player 4 card=bow weapon=bow
goes Z6.4 seat=player 4 place=3,3 origin=3,4
beats Z6.4 seat=player 4 monster=demon place=3,3
takes-tokens Z6.4 seat=player 4 tokens=1 place=3,3
drops-trophy Z8.1 seat=player 4 monster=undead
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=42
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=spear@sword weapon=spear
discards Z6.5 seat=player 1 card=bomb@sword weapon=bomb
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=4,7
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=43
uses Z1.3 seat=player 2 card=bomb@spear weapon=bomb
goes Z6.4 seat=player 2 place=4,7 origin=4,6
beats Z6.4 seat=player 2 monster=undead place=4,7
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=44
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=mace@spear weapon=mace
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=demon place=7,5
monster-appears Z7.1 monster=human place=4,6
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=45
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=spear weapon=spear
discards Z6.5 seat=player 4 card=spear weapon=spear
rises Z6.5 seat=player 4 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,3
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
pile-made-anew Z1.6 pile=spear
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=46
uses-with-spell Z2.1 seat=player 1 card=mace weapon=mace spell=berserk
goes Z6.4 seat=player 1 place=7,3 origin=7,4
beats Z6.4 seat=player 1 monster=undead place=7,3
discards Z6.3 seat=player 1 card=sword weapon=sword
goes Z6.3 seat=player 1 place=7,4 origin=7,3
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=mace card=sword@mace weapon=sword
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=47
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace weapon=mace
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=4,7
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=7,3
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=mace card=spear@mace weapon=spear
turn Z6.1 seat=player 3 turn=48
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=3,5 origin=3,4
beats Z6.4 seat=player 3 monster=beast place=3,5
drops-trophy Z8.1 seat=player 3 monster=undead
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=49
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=mace weapon=mace
discards Z6.5 seat=player 4 card=spear weapon=spear
rises Z6.5 seat=player 4 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=50
goes Z6.3 seat=player 1 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 1 spell=berserk
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 2 turn=51
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace weapon=mace
discards Z6.5 seat=player 2 card=spear@mace weapon=spear
rises Z6.5 seat=player 2 place=4,7
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=bomb@mace weapon=bomb
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=52
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace weapon=mace
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,5
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=53
discards Z6.3 seat=player 4 card=spear weapon=spear
goes Z6.3 seat=player 4 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 4 spell=hardened
throws-task Z4.5 seat=player 4 task=all-but-undead
monsters-rest Z7.1 count=0
task-opened Z3.1 task=two-beasts-one-demon
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=54
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword@mace weapon=sword
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=8,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=55
uses Z1.3 seat=player 2 card=mace weapon=mace
goes Z6.4 seat=player 2 place=2,4 origin=4,7
beats Z6.4 seat=player 2 monster=undead place=2,4
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=56
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace weapon=mace
discards Z6.5 seat=player 3 card=mace weapon=mace
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=4,7
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=spear card=mace@spear weapon=mace
turn Z6.1 seat=player 4 turn=57
uses-with-spell Z2.1 seat=player 4 card=bow weapon=bow spell=hardened
goes Z6.3 seat=player 4 place=7,4 origin=8,4
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=bow
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=58
discards Z6.3 seat=player 1 card=sword weapon=sword
goes Z6.3 seat=player 1 place=7,4 origin=8,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=59
discards Z6.3 seat=player 2 card=bomb@mace weapon=bomb
goes Z6.3 seat=player 2 place=3,4 origin=2,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=2,4
draws-weapon Z8.2 seat=player 2 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 3 turn=60
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace@spear weapon=mace
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=61
goes Z6.3 seat=player 4 place=8,4 origin=7,4
throws-task Z4.5 seat=player 4 task=three-beasts
monsters-rest Z7.1 count=0
task-opened Z3.1 task=two-demons-one-human
turn Z6.1 seat=player 1 turn=62
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=sword weapon=sword
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
completes-task Z3.1 seat=player 1 task=two-demons-one-human
task-opened Z3.1 task=three-undead
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=63
uses Z1.3 seat=player 2 card=bomb@bow weapon=bomb
goes Z6.4 seat=player 2 place=3,5 origin=3,4
beats Z6.4 seat=player 2 monster=demon place=3,5
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 3 turn=64
discards Z6.3 seat=player 3 card=spear weapon=spear
goes Z6.3 seat=player 3 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 3 spell=teleport
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=65
uses Z1.3 seat=player 4 card=bow weapon=bow
goes Z6.4 seat=player 4 place=4,3 origin=8,4
beats Z6.4 seat=player 4 monster=demon place=4,3
takes-tokens Z6.4 seat=player 4 tokens=1 place=4,3
drops-trophy Z8.1 seat=player 4 monster=demon
draws-weapon Z8.2 seat=player 4 pile=bow card=spear@bow weapon=spear
turn Z6.1 seat=player 1 turn=66
uses-with-spell Z2.1 seat=player 1 card=spear weapon=spear spell=berserk
goes Z6.3 seat=player 1 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 1 spell=lure
throws-task Z4.5 seat=player 1 task=two-beasts-one-demon
uses-with-spell Z2.1 seat=player 1 card=sword weapon=sword spell=lure
lures Z2.5 seat=player 1 monster=undead place=9,4 lured=human there=6,1
goes Z6.4 seat=player 1 place=9,4 origin=8,4
beats Z6.4 seat=player 1 monster=human place=9,4
takes-tokens Z6.4 seat=player 1 tokens=1 place=9,4
drops-trophy Z8.1 seat=player 1 monster=demon
task-opened Z3.1 task=three-demons
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=67
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=bow@mace weapon=bow
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=3,5
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=spear card=bow@spear weapon=bow
turn Z6.1 seat=player 3 turn=68
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=6,7 origin=8,4
beats Z6.4 seat=player 3 monster=beast place=6,7
takes-tokens Z6.4 seat=player 3 tokens=1 place=6,7
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 4 turn=69
discards Z6.3 seat=player 4 card=spear@bow weapon=spear
goes Z6.3 seat=player 4 place=5,2 origin=4,3
draws-spell Z1.5 seat=player 4 spell=lure
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=4,3
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=70
goes Z6.3 seat=player 1 place=8,4 origin=9,4
throws-task Z4.5 seat=player 1 task=three-demons
throws-task Z4.5 seat=player 1 task=surrounded
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=9,4
task-opened Z3.1 task=between-beasts
task-opened Z3.1 task=all-but-beast
turn Z6.1 seat=player 2 turn=71
discards Z6.3 seat=player 2 card=bow@spear weapon=bow
goes Z6.3 seat=player 2 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 2 spell=lure
throws-task Z4.5 seat=player 2 task=three-undead
monsters-rest Z7.1 count=0
task-opened Z3.1 task=all-but-human
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=72
uses Z1.3 seat=player 3 card=bomb@mace weapon=bomb
goes Z6.4 seat=player 3 place=6,6 origin=6,7
beats Z6.4 seat=player 3 monster=demon place=6,6
takes-tokens Z6.4 seat=player 3 tokens=1 place=6,6
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=73
uses-with-spell Z2.1 seat=player 4 card=bow weapon=bow spell=lure
lures Z2.5 seat=player 4 monster=beast place=5,1 lured=demon there=2,4
goes Z6.4 seat=player 4 place=5,1 origin=5,2
beats Z6.4 seat=player 4 monster=demon place=5,1
takes-tokens Z6.4 seat=player 4 tokens=1 place=5,1
drops-trophy Z8.1 seat=player 4 monster=demon
completes-task Z3.1 seat=player 4 task=all-but-beast
task-opened Z3.1 task=three-humans
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=74
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=6,7
draws-weapon Z8.2 seat=player 1 pile=sword card=mace@sword weapon=mace
draws-weapon Z8.2 seat=player 1 pile=mace card=spear@mace weapon=spear
turn Z6.1 seat=player 2 turn=75
uses-with-spell Z2.1 seat=player 2 card=mace weapon=mace spell=lure
lures Z2.5 seat=player 2 monster=human place=9,4 lured=undead there=6,1
goes Z6.4 seat=player 2 place=9,4 origin=8,4
beats Z6.4 seat=player 2 monster=undead place=9,4
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=76
uses Z1.3 seat=player 3 card=sword weapon=sword
goes Z6.4 seat=player 3 place=5,6 origin=6,6
beats Z6.4 seat=player 3 monster=human place=5,6
takes-tokens Z6.4 seat=player 3 tokens=1 place=5,6
drops-trophy Z8.1 seat=player 3 monster=human
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=77
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=bow weapon=bow
discards Z6.5 seat=player 4 card=mace weapon=mace
rises Z6.5 seat=player 4 place=5,1
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,6
draws-weapon Z8.2 seat=player 4 pile=bow card=mace@bow weapon=mace
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=78
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace@sword weapon=mace
discards Z6.5 seat=player 1 card=spear@mace weapon=spear
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=79
discards Z6.3 seat=player 2 card=mace weapon=mace
goes Z6.3 seat=player 2 place=8,4 origin=9,4
draws-spell Z1.5 seat=player 2 spell=berserk
throws-task Z4.5 seat=player 2 task=between-beasts
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=9,4
task-opened Z3.1 task=beast-demon-row
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=80
uses-with-spell Z2.1 seat=player 3 card=spear weapon=spear spell=teleport
teleports Z2.4 seat=player 3 other=player 1 place=7,4 there=5,6
keeps-weapon Z2.8 seat=player 3 card=spear weapon=spear
discards Z6.3 seat=player 3 card=bow weapon=bow
goes Z6.3 seat=player 3 place=8,4 origin=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=81
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=mace@bow weapon=mace
discards Z6.5 seat=player 4 card=sword weapon=sword
rises Z6.5 seat=player 4 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=5,1
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=82
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=5,6
draws-weapon Z8.2 seat=player 1 pile=spear card=sword@spear weapon=sword
draws-weapon Z8.2 seat=player 1 pile=sword card=bow@sword weapon=bow
turn Z6.1 seat=player 2 turn=83
uses-with-spell Z2.1 seat=player 2 card=mace weapon=mace spell=berserk
goes Z6.3 seat=player 2 place=7,4 origin=8,4
stops Z2.6 seat=player 2
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=84
discards Z6.3 seat=player 3 card=spear weapon=spear
goes Z6.3 seat=player 3 place=7,4 origin=8,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 4 turn=85
discards Z6.3 seat=player 4 card=mace weapon=mace
goes Z6.3 seat=player 4 place=8,4 origin=7,4
throws-task Z4.5 seat=player 4 task=all-but-human
monsters-rest Z7.1 count=0
task-opened Z3.1 task=between-demons
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=86
uses Z1.3 seat=player 1 card=bow@sword weapon=bow
goes Z6.4 seat=player 1 place=7,3 origin=7,4
beats Z6.4 seat=player 1 monster=demon place=7,3
drops-trophy Z8.1 seat=player 1 monster=human
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=87
discards Z6.3 seat=player 2 card=spear weapon=spear
goes Z6.3 seat=player 2 place=7,3 origin=7,4
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 3 turn=88
goes Z6.3 seat=player 3 place=7,3 origin=7,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 4 turn=89
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=sword weapon=sword
discards Z6.5 seat=player 4 card=mace weapon=mace
rises Z6.5 seat=player 4 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=mace card=sword@mace weapon=sword
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=90
discards Z6.3 seat=player 1 card=sword@spear weapon=sword
goes Z6.3 seat=player 1 place=8,4 origin=7,3
throws-task Z4.5 seat=player 1 task=three-humans
monsters-rest Z7.1 count=0
task-opened Z3.1 task=between-undead
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=91
uses Z1.3 seat=player 2 card=spear@sword weapon=spear
goes Z6.4 seat=player 2 place=6,3 origin=7,3
beats Z6.4 seat=player 2 monster=beast place=6,3
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=spear card=bomb@spear weapon=bomb
turn Z6.1 seat=player 3 turn=92
discards Z6.3 seat=player 3 card=sword@bow weapon=sword
goes Z6.3 seat=player 3 place=7,4 origin=7,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=7,3
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=93
goes Z6.3 seat=player 4 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 4 spell=teleport
throws-task Z4.5 seat=player 4 task=beast-demon-row
throws-task Z4.5 seat=player 4 task=between-undead
throws-task Z4.5 seat=player 4 task=between-demons
monsters-rest Z7.1 count=0
task-opened Z3.1 task=undead-queue
task-opened Z3.1 task=two-undead-one-beast
task-opened Z3.1 task=between-humans
turn Z6.1 seat=player 1 turn=94
discards Z6.3 seat=player 1 card=bow weapon=bow
goes Z6.3 seat=player 1 place=5,2 origin=8,4
throws-task Z4.5 seat=player 1 task=between-humans
throws-task Z4.5 seat=player 1 task=two-undead-one-beast
throws-task Z4.5 seat=player 1 task=undead-queue
monsters-rest Z7.1 count=0
task-opened Z3.1 task=undead-beast-row
task-opened Z3.1 task=demon-human-row
task-opened Z3.1 task=human-and-beast
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=95
uses Z1.3 seat=player 2 card=bomb@spear weapon=bomb
goes Z6.4 seat=player 2 place=7,3 origin=6,3
beats Z6.4 seat=player 2 monster=human place=7,3
drops-trophy Z8.1 seat=player 2 monster=demon
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=96
uses Z1.3 seat=player 3 card=bow weapon=bow
goes Z6.4 seat=player 3 place=7,5 origin=7,4
beats Z6.4 seat=player 3 monster=demon place=7,5
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=97
discards Z6.3 seat=player 4 card=sword@mace weapon=sword
goes Z6.3 seat=player 4 place=6,3 origin=8,4
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=spear
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=98
goes Z6.3 seat=player 1 place=7,5 origin=5,2
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 2 turn=99
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=7,5 origin=7,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=7,3
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=100
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=6,5 origin=7,5
beats Z6.4 seat=player 3 monster=beast place=6,5
takes-tokens Z6.4 seat=player 3 tokens=1 place=6,5
drops-trophy Z8.1 seat=player 3 monster=human
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=101
uses Z1.3 seat=player 4 card=mace weapon=mace
goes Z6.4 seat=player 4 place=4,3 origin=6,3
beats Z6.4 seat=player 4 monster=undead place=4,3
drops-trophy Z8.1 seat=player 4 monster=undead
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=102
goes Z6.3 seat=player 1 place=4,3 origin=7,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=6,3
turn Z6.1 seat=player 2 turn=103
uses Z1.3 seat=player 2 card=sword weapon=sword
goes Z6.4 seat=player 2 place=6,3 origin=7,5
beats Z6.4 seat=player 2 monster=human place=6,3
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=spear card=bomb@spear weapon=bomb
turn Z6.1 seat=player 3 turn=104
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=mace weapon=mace
rises Z6.5 seat=player 3 place=6,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=7,5
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=spear card=sword@spear weapon=sword
turn Z6.1 seat=player 4 turn=105
goes Z6.3 seat=player 4 place=5,2 origin=4,3
throws-task Z4.5 seat=player 4 task=human-and-beast
throws-task Z4.5 seat=player 4 task=undead-beast-row
monsters-rest Z7.1 count=0
task-opened Z3.1 task=demon-and-undead
task-opened Z3.1 task=two-humans-one-undead
turn Z6.1 seat=player 1 turn=106
discards Z6.3 seat=player 1 card=bow weapon=bow
goes Z6.3 seat=player 1 place=5,2 origin=4,3
draws-spell Z1.5 seat=player 1 spell=teleport
throws-task Z4.5 seat=player 1 task=two-humans-one-undead
throws-task Z4.5 seat=player 1 task=demon-and-undead
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=4,3
tasks-made-anew Z1.6
task-opened Z3.1 task=all-but-demon
task-opened Z3.1 task=beast-demon-row
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=107
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=bomb@spear weapon=bomb
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,3
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=bow@sword weapon=bow
turn Z6.1 seat=player 3 turn=108
uses Z1.3 seat=player 3 card=sword@spear weapon=sword
goes Z6.4 seat=player 3 place=7,5 origin=6,5
beats Z6.4 seat=player 3 monster=human place=7,5
drops-trophy Z8.1 seat=player 3 monster=human
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=109
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=bow weapon=bow
discards Z6.5 seat=player 4 card=spear weapon=spear
rises Z6.5 seat=player 4 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,5
draws-weapon Z8.2 seat=player 4 pile=spear card=mace@spear weapon=mace
pile-made-anew Z1.6 pile=bow
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=110
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=6,3 origin=5,2
beats Z6.4 seat=player 1 monster=demon place=6,3
drops-trophy Z8.1 seat=player 1 monster=human
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=111
goes Z6.3 seat=player 2 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 2 spell=hardened
throws-task Z4.5 seat=player 2 task=all-but-demon
throws-task Z4.5 seat=player 2 task=beast-demon-row
monsters-rest Z7.1 count=0
task-opened Z3.1 task=three-humans
task-opened Z3.1 task=three-beasts
turn Z6.1 seat=player 3 turn=112
discards Z6.3 seat=player 3 card=spear weapon=spear
goes Z6.3 seat=player 3 place=5,2 origin=7,5
spells-made-anew Z1.6
draws-spell Z1.5 seat=player 3 spell=lure
throws-task Z4.5 seat=player 3 task=demon-human-row
throws-task Z4.5 seat=player 3 task=three-humans
throws-task Z4.5 seat=player 3 task=three-beasts
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=7,5
task-opened Z3.1 task=all-but-undead
task-opened Z3.1 task=all-but-human
task-opened Z3.1 task=undead-queue
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=113
uses-with-spell Z2.1 seat=player 4 card=bow weapon=bow spell=teleport
teleports Z2.4 seat=player 4 other=player 2 place=8,4 there=3,4
keeps-weapon Z2.8 seat=player 4 card=bow weapon=bow
goes Z6.3 seat=player 4 place=7,4 origin=8,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 1 turn=114
uses-with-spell Z2.1 seat=player 1 card=spear weapon=spear spell=teleport
teleports Z2.4 seat=player 1 other=player 2 place=3,4 there=6,3
goes Z6.4 seat=player 1 place=2,4 origin=3,4
beats Z6.4 seat=player 1 monster=beast place=2,4
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=115
discards Z6.3 seat=player 2 card=sword weapon=sword
goes Z6.3 seat=player 2 place=5,2 origin=6,3
draws-spell Z1.5 seat=player 2 spell=hardened
throws-task Z4.5 seat=player 2 task=undead-queue
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=6,3
task-opened Z3.1 task=between-humans
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=116
uses-with-spell Z2.1 seat=player 3 card=spear weapon=spear spell=lure
lures Z2.5 seat=player 3 monster=undead place=6,3 lured=beast there=5,4
goes Z6.4 seat=player 3 place=6,3 origin=5,2
beats Z6.4 seat=player 3 monster=beast place=6,3
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=117
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=bow weapon=bow
discards Z6.5 seat=player 4 card=mace@spear weapon=mace
rises Z6.5 seat=player 4 place=7,4
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=118
goes Z6.3 seat=player 1 place=3,4 origin=2,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=2,4
turn Z6.1 seat=player 2 turn=119
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=5,1 origin=5,2
beats Z6.4 seat=player 2 monster=beast place=5,1
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=120
goes Z6.3 seat=player 3 place=5,2 origin=6,3
throws-task Z4.5 seat=player 3 task=all-but-human
throws-task Z4.5 seat=player 3 task=between-humans
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=6,3
task-opened Z3.1 task=undead-beast-row
task-opened Z3.1 task=three-undead
turn Z6.1 seat=player 4 turn=121
uses Z1.3 seat=player 4 card=mace weapon=mace
goes Z6.4 seat=player 4 place=7,3 origin=7,4
beats Z6.4 seat=player 4 monster=undead place=7,3
drops-trophy Z8.1 seat=player 4 monster=human
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=122
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=sword weapon=sword
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=mace@bow weapon=mace
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=123
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=bow@sword weapon=bow
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=5,1
draws-weapon Z8.2 seat=player 2 pile=bow card=sword@bow weapon=sword
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=124
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=5,1 origin=5,2
beats Z6.4 seat=player 3 monster=beast place=5,1
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=125
goes Z6.3 seat=player 4 place=8,4 origin=7,3
throws-task Z4.5 seat=player 4 task=three-undead
throws-task Z4.5 seat=player 4 task=all-but-undead
throws-task Z4.5 seat=player 4 task=undead-beast-row
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=7,3
task-opened Z3.1 task=human-undead-row
task-opened Z3.1 task=two-humans-one-undead
task-opened Z3.1 task=two-undead-one-beast
turn Z6.1 seat=player 1 turn=126
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace@bow weapon=mace
discards Z6.5 seat=player 1 card=sword weapon=sword
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=127
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword@bow weapon=sword
discards Z6.5 seat=player 2 card=spear weapon=spear
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=128
goes Z6.3 seat=player 3 place=5,2 origin=5,1
throws-task Z4.5 seat=player 3 task=human-undead-row
throws-task Z4.5 seat=player 3 task=two-humans-one-undead
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=5,1
task-opened Z3.1 task=demon-and-undead
task-opened Z3.1 task=between-beasts
turn Z6.1 seat=player 4 turn=129
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=sword weapon=sword
discards Z6.5 seat=player 4 card=sword weapon=sword
rises Z6.5 seat=player 4 place=3,4
monsters-rest Z7.1 count=0
completes-task Z3.1 seat=player 4 task=demon-and-undead
task-opened Z3.1 task=human-and-beast
draws-weapon Z8.2 seat=player 4 pile=sword card=bomb@sword weapon=bomb
draws-weapon Z8.2 seat=player 4 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 1 turn=130
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=spear weapon=spear
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=131
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=132
uses Z1.3 seat=player 3 card=bow weapon=bow
goes Z6.4 seat=player 3 place=7,5 origin=5,2
beats Z6.4 seat=player 3 monster=demon place=7,5
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=133
uses Z1.3 seat=player 4 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 4 place=3,3 origin=3,4
beats Z6.4 seat=player 4 monster=demon place=3,3
drops-trophy Z8.1 seat=player 4 monster=demon
draws-weapon Z8.2 seat=player 4 pile=spear card=bow@spear weapon=bow
turn Z6.1 seat=player 1 turn=134
discards Z6.3 seat=player 1 card=sword weapon=sword
goes Z6.3 seat=player 1 place=3,3 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=135
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=136
discards Z6.3 seat=player 3 card=mace weapon=mace
goes Z6.3 seat=player 3 place=7,4 origin=7,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=7,5
draws-weapon Z8.2 seat=player 3 pile=mace card=spear@mace weapon=spear
turn Z6.1 seat=player 4 turn=137
discards Z6.3 seat=player 4 card=bow@spear weapon=bow
goes Z6.3 seat=player 4 place=3,4 origin=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 1 turn=138
uses Z1.3 seat=player 1 card=mace weapon=mace
goes Z6.4 seat=player 1 place=2,3 origin=3,3
beats Z6.4 seat=player 1 monster=undead place=2,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=2,3
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=139
uses Z1.3 seat=player 2 card=mace weapon=mace
goes Z6.4 seat=player 2 place=3,5 origin=3,4
beats Z6.4 seat=player 2 monster=undead place=3,5
drops-trophy Z8.1 seat=player 2 monster=human
draws-weapon Z8.2 seat=player 2 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 3 turn=140
uses Z1.3 seat=player 3 card=spear@mace weapon=spear
goes Z6.4 seat=player 3 place=7,5 origin=7,4
beats Z6.4 seat=player 3 monster=beast place=7,5
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=141
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=mace@sword weapon=mace
discards Z6.5 seat=player 4 card=spear@sword weapon=spear
rises Z6.5 seat=player 4 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=3,3
draws-weapon Z8.2 seat=player 4 pile=sword card=bow@sword weapon=bow
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=142
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=2,3
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=143
uses-with-spell Z2.1 seat=player 2 card=sword weapon=sword spell=hardened
keeps-weapon Z2.3 seat=player 2 card=sword weapon=sword
goes Z6.4 seat=player 2 place=3,6 origin=3,5
beats Z6.4 seat=player 2 monster=human place=3,6
drops-trophy Z8.1 seat=player 2 monster=human
turn Z6.1 seat=player 3 turn=144
discards Z6.3 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=8,4 origin=7,5
draws-spell Z1.5 seat=player 3 spell=berserk
throws-task Z4.5 seat=player 3 task=between-beasts
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=beast place=3,5
monster-appears Z7.1 monster=human place=7,5
task-opened Z3.1 task=two-beasts-one-demon
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=145
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=bow weapon=bow
discards Z6.5 seat=player 4 card=bow@sword weapon=bow
rises Z6.5 seat=player 4 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=146
goes Z6.3 seat=player 1 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 1 spell=hardened
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 2 turn=147
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=bow@mace weapon=bow
rises Z6.5 seat=player 2 place=3,6
monsters-rest Z7.1 count=0
completes-task Z3.1 seat=player 2 task=human-and-beast
task-opened Z3.1 task=between-undead
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=148
uses-with-spell Z2.1 seat=player 3 card=sword weapon=sword spell=berserk
goes Z6.3 seat=player 3 place=5,2 origin=8,4
draws-spell Z1.5 seat=player 3 spell=berserk
uses Z1.3 seat=player 3 card=bow weapon=bow
goes Z6.4 seat=player 3 place=7,3 origin=5,2
beats Z6.4 seat=player 3 monster=demon place=7,3
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 3 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 4 turn=149
goes Z6.3 seat=player 4 place=7,3 origin=7,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 1 turn=150
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=8,4
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=spear
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=mace card=sword@mace weapon=sword
turn Z6.1 seat=player 2 turn=151
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=3,6
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=spear@bow weapon=spear
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=152
uses Z1.3 seat=player 3 card=bomb@mace weapon=bomb
goes Z6.4 seat=player 3 place=6,3 origin=7,3
beats Z6.4 seat=player 3 monster=beast place=6,3
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=153
discards Z6.3 seat=player 4 card=sword weapon=sword
goes Z6.3 seat=player 4 place=7,4 origin=7,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=7,3
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=154
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword@mace weapon=sword
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=8,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=bomb@spear weapon=bomb
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=155
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=spear@bow weapon=spear
discards Z6.5 seat=player 2 card=spear weapon=spear
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,6
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 3 turn=156
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=6,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=spear card=sword@spear weapon=sword
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=157
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=mace weapon=mace
discards Z6.5 seat=player 4 card=mace weapon=mace
rises Z6.5 seat=player 4 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 4 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 1 turn=158
uses Z1.3 seat=player 1 card=mace weapon=mace
uses-with-spell Z2.1 seat=player 1 card=bomb@spear weapon=bomb spell=hardened
keeps-weapon Z2.3 seat=player 1 card=bomb@spear weapon=bomb
goes Z6.4 seat=player 1 place=5,4 origin=8,4
beats Z6.4 seat=player 1 monster=undead place=5,4
beats Z6.4 seat=player 1 monster=undead place=5,4
takes-tokens Z6.4 seat=player 1 tokens=2 place=5,4
drops-trophy Z8.1 seat=player 1 monster=undead
drops-trophy Z8.1 seat=player 1 monster=beast
draws-weapon Z8.2 seat=player 1 pile=mace card=sword@mace weapon=sword
wins Z8.3 seat=player 1 score=7
digest 4fdd1eb26900cc516e9af7fdc6fd1c2c08dcc395bc16d4d50d37ff709294b662
