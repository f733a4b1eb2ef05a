first-player Z5.4 seat=player 1
tile-turned Z5.2 place=1,4 quarters=2
map-built Z5.1
monsters-come Z5.3 count=27
draws-spell Z1.5 seat=player 1 spell=teleport
draws-spell Z1.5 seat=player 2 spell=teleport
draws-spell Z1.5 seat=player 3 spell=berserk
draws-spell Z1.5 seat=player 4 spell=lure
starts Z4.2 seat=player 1 place=7,4
starts Z4.2 seat=player 2 place=7,4
starts Z4.2 seat=player 3 place=3,4
starts Z4.2 seat=player 4 place=7,4
task-opened Z3.1 task=beast-demon-row
task-opened Z3.1 task=two-beasts-one-demon
task-opened Z3.1 task=all-but-human
draws-weapon Z8.2 seat=player 1 pile=spear card=bow@spear weapon=bow
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 3 pile=sword card=bow@sword weapon=bow
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 4 pile=mace card=sword@mace weapon=sword
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=1
uses-with-spell Z2.1 seat=player 1 card=mace weapon=mace spell=teleport
teleports Z2.4 seat=player 1 other=player 3 place=3,4 there=7,4
keeps-weapon Z2.8 seat=player 1 card=mace weapon=mace
discards Z6.3 seat=player 1 card=bow@spear weapon=bow
goes Z6.3 seat=player 1 place=2,5 origin=3,4
draws-spell Z1.5 seat=player 1 spell=lure
throws-task Z4.5 seat=player 1 task=beast-demon-row
throws-task Z4.5 seat=player 1 task=two-beasts-one-demon
monsters-rest Z7.1 count=0
task-opened Z3.1 task=all-but-undead
task-opened Z3.1 task=three-humans
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=2
uses-with-spell Z2.1 seat=player 2 card=mace weapon=mace spell=teleport
teleports Z2.4 seat=player 2 other=player 1 place=2,5 there=7,4
discards Z6.3 seat=player 2 card=mace weapon=mace
goes Z6.3 seat=player 2 place=3,4 origin=2,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=spear card=bomb@spear weapon=bomb
turn Z6.1 seat=player 3 turn=3
uses Z1.3 seat=player 3 card=bow@sword weapon=bow
goes Z6.4 seat=player 3 place=8,4 origin=7,4
beats Z6.4 seat=player 3 monster=demon place=8,4
takes-tokens Z6.4 seat=player 3 tokens=1 place=8,4
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=4
uses Z1.3 seat=player 4 card=sword@mace weapon=sword
goes Z6.4 seat=player 4 place=7,5 origin=7,4
beats Z6.4 seat=player 4 monster=human place=7,5
takes-tokens Z6.4 seat=player 4 tokens=1 place=7,5
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=5
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=6
uses Z1.3 seat=player 2 card=mace weapon=mace
goes Z6.4 seat=player 2 place=2,3 origin=3,4
beats Z6.4 seat=player 2 monster=undead place=2,3
takes-tokens Z6.4 seat=player 2 tokens=1 place=2,3
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=7
discards Z6.3 seat=player 3 card=spear weapon=spear
goes Z6.3 seat=player 3 place=7,4 origin=8,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=8,4
draws-weapon Z8.2 seat=player 3 pile=spear card=mace@spear weapon=mace
turn Z6.1 seat=player 4 turn=8
discards Z6.3 seat=player 4 card=spear weapon=spear
goes Z6.3 seat=player 4 place=7,4 origin=7,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=7,5
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=9
uses-with-spell Z2.1 seat=player 1 card=bow weapon=bow spell=lure
lures Z2.5 seat=player 1 monster=beast place=4,6 lured=demon there=3,2
goes Z6.4 seat=player 1 place=4,6 origin=3,4
beats Z6.4 seat=player 1 monster=demon place=4,6
takes-tokens Z6.4 seat=player 1 tokens=1 place=4,6
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=10
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=2,5 origin=2,3
draws-spell Z1.5 seat=player 2 spell=berserk
throws-task Z4.5 seat=player 2 task=three-humans
throws-task Z4.5 seat=player 2 task=all-but-human
throws-task Z4.5 seat=player 2 task=all-but-undead
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=2,3
task-opened Z3.1 task=demon-and-undead
task-opened Z3.1 task=between-humans
task-opened Z3.1 task=between-demons
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=11
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace weapon=mace
discards Z6.5 seat=player 3 card=mace@spear weapon=mace
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=0
completes-task Z3.1 seat=player 3 task=between-humans
task-opened Z3.1 task=human-and-beast
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=12
uses-with-spell Z2.1 seat=player 4 card=mace weapon=mace spell=lure
lures Z2.5 seat=player 4 monster=demon place=8,4 lured=undead there=6,7
goes Z6.4 seat=player 4 place=8,4 origin=7,4
beats Z6.4 seat=player 4 monster=undead place=8,4
completes-task Z3.1 seat=player 4 task=human-and-beast
task-opened Z3.1 task=demon-human-row
draws-weapon Z8.2 seat=player 4 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 1 turn=13
discards Z6.3 seat=player 1 card=sword weapon=sword
goes Z6.3 seat=player 1 place=2,5 origin=4,6
draws-spell Z1.5 seat=player 1 spell=hardened
throws-task Z4.5 seat=player 1 task=demon-and-undead
throws-task Z4.5 seat=player 1 task=between-demons
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=4,6
task-opened Z3.1 task=human-undead-row
task-opened Z3.1 task=undead-beast-row
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=14
uses-with-spell Z2.1 seat=player 2 card=spear weapon=spear spell=berserk
goes Z6.4 seat=player 2 place=3,5 origin=2,5
beats Z6.4 seat=player 2 monster=beast place=3,5
takes-tokens Z6.4 seat=player 2 tokens=1 place=3,5
discards Z6.3 seat=player 2 card=bomb@spear weapon=bomb
goes Z6.3 seat=player 2 place=3,6 origin=3,5
throws-task Z4.5 seat=player 2 task=undead-beast-row
task-opened Z3.1 task=two-demons-one-human
draws-weapon Z8.2 seat=player 2 pile=sword card=spear@sword weapon=spear
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=15
discards Z6.3 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=8,4 origin=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,5
draws-weapon Z8.2 seat=player 3 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 4 turn=16
discards Z6.3 seat=player 4 card=bow weapon=bow
goes Z6.3 seat=player 4 place=7,4 origin=8,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=17
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=2,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 2 turn=18
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=spear@sword weapon=spear
rises Z6.5 seat=player 2 place=3,6
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=spear card=sword@spear weapon=sword
turn Z6.1 seat=player 3 turn=19
uses-with-spell Z2.1 seat=player 3 card=bow@mace weapon=bow spell=berserk
goes Z6.3 seat=player 3 place=7,4 origin=8,4
goes Z6.3 seat=player 3 place=8,4 origin=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=mace card=spear@mace weapon=spear
turn Z6.1 seat=player 4 turn=20
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=mace weapon=mace
discards Z6.5 seat=player 4 card=bomb@mace weapon=bomb
rises Z6.5 seat=player 4 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 4 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 1 turn=21
uses Z1.3 seat=player 1 card=bomb@bow weapon=bomb
goes Z6.4 seat=player 1 place=6,3 origin=2,5
beats Z6.4 seat=player 1 monster=demon place=6,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=6,3
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=22
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace weapon=mace
discards Z6.5 seat=player 2 card=sword@spear weapon=sword
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 2 pile=bow card=spear@bow weapon=spear
turn Z6.1 seat=player 3 turn=23
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=spear@mace weapon=spear
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=8,4
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=24
uses Z1.3 seat=player 4 card=sword@bow weapon=sword
goes Z6.4 seat=player 4 place=7,3 origin=7,4
beats Z6.4 seat=player 4 monster=human place=7,3
takes-tokens Z6.4 seat=player 4 tokens=1 place=7,3
draws-weapon Z8.2 seat=player 4 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 1 turn=25
uses Z1.3 seat=player 1 card=spear weapon=spear
goes Z6.4 seat=player 1 place=1,4 origin=6,3
beats Z6.4 seat=player 1 monster=beast place=1,4
takes-tokens Z6.4 seat=player 1 tokens=1 place=1,4
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=26
goes Z6.3 seat=player 2 place=7,3 origin=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=6,3
turn Z6.1 seat=player 3 turn=27
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow weapon=bow
discards Z6.5 seat=player 3 card=bow weapon=bow
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=28
uses Z1.3 seat=player 4 card=mace@sword weapon=mace
goes Z6.4 seat=player 4 place=6,3 origin=7,3
beats Z6.4 seat=player 4 monster=undead place=6,3
drops-trophy Z8.1 seat=player 4 monster=undead
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=29
uses-with-spell Z2.1 seat=player 1 card=bow weapon=bow spell=hardened
keeps-weapon Z2.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=5,5 origin=1,4
beats Z6.4 seat=player 1 monster=demon place=5,5
takes-tokens Z6.4 seat=player 1 tokens=1 place=5,5
drops-trophy Z8.1 seat=player 1 monster=beast
completes-task Z3.1 seat=player 1 task=human-undead-row
task-opened Z3.1 task=all-but-demon
turn Z6.1 seat=player 2 turn=30
discards Z6.3 seat=player 2 card=spear@bow weapon=spear
goes Z6.3 seat=player 2 place=6,3 origin=7,3
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=undead place=7,3
monster-appears Z7.1 monster=human place=1,4
draws-weapon Z8.2 seat=player 2 pile=bow card=mace@bow weapon=mace
turn Z6.1 seat=player 3 turn=31
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=spear weapon=spear
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=bomb@sword weapon=bomb
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=32
uses Z1.3 seat=player 4 card=mace weapon=mace
goes Z6.4 seat=player 4 place=5,3 origin=6,3
beats Z6.4 seat=player 4 monster=undead place=5,3
takes-tokens Z6.4 seat=player 4 tokens=1 place=5,3
drops-trophy Z8.1 seat=player 4 monster=undead
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=33
goes Z6.3 seat=player 1 place=3,4 origin=5,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=5,5
turn Z6.1 seat=player 2 turn=34
uses Z1.3 seat=player 2 card=bow weapon=bow
goes Z6.4 seat=player 2 place=2,3 origin=6,3
beats Z6.4 seat=player 2 monster=demon place=2,3
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=35
uses Z1.3 seat=player 3 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 3 place=5,5 origin=3,4
beats Z6.4 seat=player 3 monster=undead place=5,5
pile-made-anew Z1.6 pile=bow
draws-weapon Z8.2 seat=player 3 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 4 turn=36
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=bow weapon=bow
discards Z6.5 seat=player 4 card=sword weapon=sword
rises Z6.5 seat=player 4 place=5,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=6,3
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=37
discards Z6.3 seat=player 1 card=bow weapon=bow
goes Z6.3 seat=player 1 place=5,2 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=38
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=2,5 origin=2,3
draws-spell Z1.5 seat=player 2 spell=teleport
throws-task Z4.5 seat=player 2 task=two-demons-one-human
throws-task Z4.5 seat=player 2 task=demon-human-row
throws-task Z4.5 seat=player 2 task=all-but-demon
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=2,3
task-opened Z3.1 task=three-beasts
task-opened Z3.1 task=two-humans-one-undead
task-opened Z3.1 task=surrounded
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=39
uses Z1.3 seat=player 3 card=bomb@bow weapon=bomb
goes Z6.4 seat=player 3 place=4,6 origin=5,5
beats Z6.4 seat=player 3 monster=beast place=4,6
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=40
goes Z6.3 seat=player 4 place=5,2 origin=5,3
throws-task Z4.5 seat=player 4 task=three-beasts
throws-task Z4.5 seat=player 4 task=surrounded
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=human place=5,3
monster-appears Z7.1 monster=demon place=5,5
completes-task Z3.1 seat=player 4 task=two-humans-one-undead
task-opened Z3.1 task=undead-queue
task-opened Z3.1 task=three-demons
task-opened Z3.1 task=between-beasts
turn Z6.1 seat=player 1 turn=41
uses Z1.3 seat=player 1 card=sword weapon=sword
goes Z6.4 seat=player 1 place=7,5 origin=5,2
beats Z6.4 seat=player 1 monster=human place=7,5
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=42
goes Z6.3 seat=player 2 place=5,2 origin=2,5
draws-spell Z1.5 seat=player 2 spell=berserk
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 3 turn=43
uses Z1.3 seat=player 3 card=sword weapon=sword
goes Z6.4 seat=player 3 place=1,4 origin=4,6
beats Z6.4 seat=player 3 monster=human place=1,4
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=44
discards Z6.3 seat=player 4 card=spear weapon=spear
goes Z6.3 seat=player 4 place=3,4 origin=5,2
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=4,6
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=45
goes Z6.3 seat=player 1 place=1,4 origin=7,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=7,5
turn Z6.1 seat=player 2 turn=46
uses-with-spell Z2.1 seat=player 2 card=bow weapon=bow spell=teleport
teleports Z2.4 seat=player 2 other=player 1 place=1,4 there=5,2
keeps-weapon Z2.8 seat=player 2 card=bow weapon=bow
discards Z6.3 seat=player 2 card=mace@bow weapon=mace
goes Z6.3 seat=player 2 place=5,2 origin=1,4
throws-task Z4.5 seat=player 2 task=three-demons
monsters-rest Z7.1 count=0
task-opened Z3.1 task=between-undead
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=47
goes Z6.3 seat=player 3 place=3,4 origin=1,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=1,4
turn Z6.1 seat=player 4 turn=48
uses Z1.3 seat=player 4 card=spear weapon=spear
goes Z6.4 seat=player 4 place=7,2 origin=3,4
beats Z6.4 seat=player 4 monster=beast place=7,2
takes-tokens Z6.4 seat=player 4 tokens=1 place=7,2
drops-trophy Z8.1 seat=player 4 monster=beast
pile-made-anew Z1.6 pile=spear
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=49
discards Z6.3 seat=player 1 card=bow weapon=bow
goes Z6.3 seat=player 1 place=7,2 origin=5,2
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=50
uses-with-spell Z2.1 seat=player 2 card=spear weapon=spear spell=berserk
goes Z6.4 seat=player 2 place=6,3 origin=5,2
beats Z6.4 seat=player 2 monster=beast place=6,3
goes Z6.3 seat=player 2 place=3,4 origin=6,3
drops-trophy Z8.1 seat=player 2 monster=demon
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=51
discards Z6.3 seat=player 3 card=spear weapon=spear
goes Z6.3 seat=player 3 place=5,2 origin=3,4
throws-task Z4.5 seat=player 3 task=undead-queue
throws-task Z4.5 seat=player 3 task=between-beasts
throws-task Z4.5 seat=player 3 task=between-undead
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,3
task-opened Z3.1 task=two-undead-one-beast
task-opened Z3.1 task=all-but-beast
task-opened Z3.1 task=three-undead
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=52
uses Z1.3 seat=player 4 card=spear weapon=spear
goes Z6.4 seat=player 4 place=6,6 origin=7,2
beats Z6.4 seat=player 4 monster=beast place=6,6
takes-tokens Z6.4 seat=player 4 tokens=1 place=6,6
drops-trophy Z8.1 seat=player 4 monster=undead
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
wins Z8.3 seat=player 4 score=7
digest f936d2d65668708175c14c1735e45b952b8959f8fcf42bda533643a4897e5094
