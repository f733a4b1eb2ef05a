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
goes Z6.3 seat=player 1 place=2,5 origin=3,4
throws-task Z4.5 seat=player 1 task=beast-demon-row
throws-task Z4.5 seat=player 1 task=two-beasts-one-demon
throws-task Z4.5 seat=player 1 task=all-but-human
monsters-rest Z7.1 count=0
task-opened Z3.1 task=all-but-undead
task-opened Z3.1 task=three-humans
task-opened Z3.1 task=demon-and-undead
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=2
uses-with-spell Z2.1 seat=player 2 card=mace weapon=mace spell=teleport
teleports Z2.4 seat=player 2 other=player 1 place=2,5 there=7,4
goes Z6.3 seat=player 2 place=5,2 origin=2,5
monsters-rest Z7.1 count=0
completes-task Z3.1 seat=player 2 task=demon-and-undead
task-opened Z3.1 task=between-humans
draws-weapon Z8.2 seat=player 2 pile=spear card=bomb@spear weapon=bomb
turn Z6.1 seat=player 3 turn=3
uses Z1.3 seat=player 3 card=bow@sword weapon=bow
goes Z6.4 seat=player 3 place=8,4 origin=7,4
beats Z6.4 seat=player 3 monster=demon place=8,4
takes-tokens Z6.4 seat=player 3 tokens=1 place=8,4
completes-task Z3.1 seat=player 3 task=between-humans
task-opened Z3.1 task=between-demons
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=4
uses Z1.3 seat=player 4 card=sword@mace weapon=sword
goes Z6.4 seat=player 4 place=7,5 origin=7,4
beats Z6.4 seat=player 4 monster=human place=7,5
takes-tokens Z6.4 seat=player 4 tokens=1 place=7,5
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=5
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow@spear weapon=bow
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=6
uses Z1.3 seat=player 2 card=mace weapon=mace
goes Z6.4 seat=player 2 place=2,3 origin=5,2
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
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=5,5 origin=3,4
beats Z6.4 seat=player 1 monster=demon place=5,5
takes-tokens Z6.4 seat=player 1 tokens=1 place=5,5
draws-weapon Z8.2 seat=player 1 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 2 turn=10
discards Z6.3 seat=player 2 card=bomb@spear weapon=bomb
goes Z6.3 seat=player 2 place=5,2 origin=2,3
throws-task Z4.5 seat=player 2 task=three-humans
throws-task Z4.5 seat=player 2 task=between-demons
throws-task Z4.5 seat=player 2 task=all-but-undead
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=2,3
task-opened Z3.1 task=human-and-beast
task-opened Z3.1 task=demon-human-row
task-opened Z3.1 task=human-undead-row
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=11
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace weapon=mace
discards Z6.5 seat=player 3 card=mace@spear weapon=mace
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=12
uses Z1.3 seat=player 4 card=bow weapon=bow
goes Z6.4 seat=player 4 place=8,4 origin=7,4
beats Z6.4 seat=player 4 monster=demon place=8,4
completes-task Z3.1 seat=player 4 task=human-and-beast
task-opened Z3.1 task=undead-beast-row
draws-weapon Z8.2 seat=player 4 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 1 turn=13
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword@bow weapon=sword
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=5,5
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=14
uses Z1.3 seat=player 2 card=bow weapon=bow
goes Z6.4 seat=player 2 place=2,3 origin=5,2
beats Z6.4 seat=player 2 monster=demon place=2,3
completes-task Z3.1 seat=player 2 task=undead-beast-row
task-opened Z3.1 task=two-demons-one-human
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=15
uses-with-spell Z2.1 seat=player 3 card=sword weapon=sword spell=berserk
goes Z6.3 seat=player 3 place=5,2 origin=3,4
throws-task Z4.5 seat=player 3 task=two-demons-one-human
discards Z6.3 seat=player 3 card=bow weapon=bow
goes Z6.3 seat=player 3 place=2,5 origin=5,2
monsters-rest Z7.1 count=0
task-opened Z3.1 task=all-but-demon
draws-weapon Z8.2 seat=player 3 pile=spear card=sword@spear weapon=sword
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=16
uses-with-spell Z2.1 seat=player 4 card=bomb@mace weapon=bomb spell=lure
lures Z2.5 seat=player 4 monster=human place=8,3 lured=beast there=1,4
goes Z6.4 seat=player 4 place=8,3 origin=8,4
beats Z6.4 seat=player 4 monster=beast place=8,3
takes-tokens Z6.4 seat=player 4 tokens=1 place=8,3
completes-task Z3.1 seat=player 4 task=demon-human-row
task-opened Z3.1 task=three-beasts
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=17
uses Z1.3 seat=player 1 card=sword weapon=sword
goes Z6.4 seat=player 1 place=7,5 origin=7,4
beats Z6.4 seat=player 1 monster=human place=7,5
draws-weapon Z8.2 seat=player 1 pile=mace card=spear@mace weapon=spear
turn Z6.1 seat=player 2 turn=18
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=5,2 origin=2,3
draws-spell Z1.5 seat=player 2 spell=lure
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=demon place=2,3
monster-appears Z7.1 monster=human place=8,4
completes-task Z3.1 seat=player 2 task=human-undead-row
task-opened Z3.1 task=two-humans-one-undead
draws-weapon Z8.2 seat=player 2 pile=bow card=mace@bow weapon=mace
turn Z6.1 seat=player 3 turn=19
discards Z6.3 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=7,5 origin=2,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=20
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=bow weapon=bow
discards Z6.5 seat=player 4 card=mace weapon=mace
rises Z6.5 seat=player 4 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=8,3
draws-weapon Z8.2 seat=player 4 pile=sword card=mace@sword weapon=mace
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=21
discards Z6.3 seat=player 1 card=spear@mace weapon=spear
goes Z6.3 seat=player 1 place=7,4 origin=7,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=spear@bow weapon=spear
turn Z6.1 seat=player 2 turn=22
uses Z1.3 seat=player 2 card=mace@bow weapon=mace
goes Z6.4 seat=player 2 place=5,3 origin=5,2
beats Z6.4 seat=player 2 monster=undead place=5,3
takes-tokens Z6.4 seat=player 2 tokens=1 place=5,3
draws-weapon Z8.2 seat=player 2 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 3 turn=23
uses Z1.3 seat=player 3 card=bow weapon=bow
goes Z6.4 seat=player 3 place=5,1 origin=7,5
beats Z6.4 seat=player 3 monster=demon place=5,1
takes-tokens Z6.4 seat=player 3 tokens=1 place=5,1
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=24
uses Z1.3 seat=player 4 card=spear weapon=spear
goes Z6.4 seat=player 4 place=7,2 origin=3,4
beats Z6.4 seat=player 4 monster=beast place=7,2
takes-tokens Z6.4 seat=player 4 tokens=1 place=7,2
drops-trophy Z8.1 seat=player 4 monster=demon
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=25
goes Z6.3 seat=player 1 place=7,5 origin=7,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 2 turn=26
uses-with-spell Z2.1 seat=player 2 card=bow weapon=bow spell=lure
lures Z2.5 seat=player 2 monster=beast place=4,3 lured=demon there=3,2
goes Z6.4 seat=player 2 place=4,3 origin=5,3
beats Z6.4 seat=player 2 monster=demon place=4,3
takes-tokens Z6.4 seat=player 2 tokens=1 place=4,3
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=27
goes Z6.3 seat=player 3 place=2,5 origin=5,1
draws-spell Z1.5 seat=player 3 spell=berserk
throws-task Z4.5 seat=player 3 task=two-humans-one-undead
throws-task Z4.5 seat=player 3 task=three-beasts
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=human place=5,1
monster-appears Z7.1 monster=human place=5,3
task-opened Z3.1 task=surrounded
task-opened Z3.1 task=undead-queue
turn Z6.1 seat=player 4 turn=28
dies Z6.5 seat=player 4
discards Z6.5 seat=player 4 card=mace@sword weapon=mace
discards Z6.5 seat=player 4 card=spear weapon=spear
rises Z6.5 seat=player 4 place=7,2
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=29
uses Z1.3 seat=player 1 card=spear@bow weapon=spear
goes Z6.4 seat=player 1 place=5,5 origin=7,5
beats Z6.4 seat=player 1 monster=beast place=5,5
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=30
uses Z1.3 seat=player 2 card=bomb@bow weapon=bomb
goes Z6.4 seat=player 2 place=5,3 origin=4,3
beats Z6.4 seat=player 2 monster=human place=5,3
drops-trophy Z8.1 seat=player 2 monster=demon
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=31
uses-with-spell Z2.1 seat=player 3 card=sword@spear weapon=sword spell=berserk
goes Z6.3 seat=player 3 place=7,2 origin=2,5
discards Z6.3 seat=player 3 card=spear weapon=spear
goes Z6.3 seat=player 3 place=5,5 origin=7,2
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=undead place=4,3
monster-appears Z7.1 monster=beast place=7,5
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=32
uses Z1.3 seat=player 4 card=bow weapon=bow
goes Z6.4 seat=player 4 place=2,3 origin=7,2
beats Z6.4 seat=player 4 monster=demon place=2,3
drops-trophy Z8.1 seat=player 4 monster=demon
completes-task Z3.1 seat=player 4 task=undead-queue
task-opened Z3.1 task=three-demons
pile-made-anew Z1.6 pile=bow
draws-weapon Z8.2 seat=player 4 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 1 turn=33
uses Z1.3 seat=player 1 card=sword weapon=sword
goes Z6.4 seat=player 1 place=5,1 origin=5,5
beats Z6.4 seat=player 1 monster=human place=5,1
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=34
uses Z1.3 seat=player 2 card=bow weapon=bow
goes Z6.4 seat=player 2 place=6,3 origin=5,3
beats Z6.4 seat=player 2 monster=demon place=6,3
takes-tokens Z6.4 seat=player 2 tokens=1 place=6,3
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=mace card=bow@mace weapon=bow
wins Z8.3 seat=player 2 score=7
digest c530343ebc24e8112938b0fd008bbf1dfcf71e15a90225144c1a6eb24644ecdd
