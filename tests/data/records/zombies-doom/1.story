first-player Z5.4 seat=player 1
tile-turned Z5.2 place=9,4 quarters=1
map-built Z5.1
monsters-come Z5.3 count=27
draws-spell Z1.5 seat=player 1 spell=teleport
draws-spell Z1.5 seat=player 2 spell=lure
draws-spell Z1.5 seat=player 3 spell=berserk
draws-spell Z1.5 seat=player 4 spell=lure
starts Z4.2 seat=player 1 place=7,4
starts Z4.2 seat=player 2 place=7,4
starts Z4.2 seat=player 3 place=7,4
starts Z4.2 seat=player 4 place=3,4
task-opened Z3.1 task=all-but-human
task-opened Z3.1 task=demon-human-row
task-opened Z3.1 task=three-undead
draws-weapon Z8.2 seat=player 1 pile=spear card=sword@spear weapon=sword
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=sword card=mace@sword weapon=mace
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 4 pile=sword card=bomb@sword weapon=bomb
turn Z6.1 seat=player 1 turn=1
uses Z1.3 seat=player 1 card=sword weapon=sword
goes Z6.4 seat=player 1 place=8,5 origin=7,4
beats Z6.4 seat=player 1 monster=human place=8,5
takes-tokens Z6.4 seat=player 1 tokens=1 place=8,5
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=2
discards Z6.3 seat=player 2 card=sword weapon=sword
goes Z6.3 seat=player 2 place=8,5 origin=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=3
uses-with-spell Z2.1 seat=player 3 card=mace weapon=mace spell=berserk
goes Z6.3 seat=player 3 place=3,2 origin=7,4
throws-task Z4.5 seat=player 3 task=all-but-human
throws-task Z4.5 seat=player 3 task=demon-human-row
throws-task Z4.5 seat=player 3 task=three-undead
discards Z6.3 seat=player 3 card=mace@sword weapon=mace
goes Z6.3 seat=player 3 place=3,4 origin=3,2
monsters-rest Z7.1 count=0
task-opened Z3.1 task=surrounded
task-opened Z3.1 task=between-beasts
task-opened Z3.1 task=three-humans
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=4
discards Z6.3 seat=player 4 card=mace weapon=mace
goes Z6.3 seat=player 4 place=8,5 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 1 turn=5
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=8,4 origin=8,5
beats Z6.4 seat=player 1 monster=demon place=8,4
takes-tokens Z6.4 seat=player 1 tokens=1 place=8,4
draws-weapon Z8.2 seat=player 1 pile=sword card=bow@sword weapon=bow
turn Z6.1 seat=player 2 turn=6
discards Z6.3 seat=player 2 card=spear weapon=spear
goes Z6.3 seat=player 2 place=8,4 origin=8,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=7
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=4,1 origin=3,4
beats Z6.4 seat=player 3 monster=beast place=4,1
takes-tokens Z6.4 seat=player 3 tokens=1 place=4,1
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=8
goes Z6.3 seat=player 4 place=3,2 origin=8,5
draws-spell Z1.5 seat=player 4 spell=lure
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=8,5
turn Z6.1 seat=player 1 turn=9
uses-with-spell Z2.1 seat=player 1 card=sword@spear weapon=sword spell=teleport
teleports Z2.4 seat=player 1 other=player 4 place=3,2 there=8,4
goes Z6.4 seat=player 1 place=6,6 origin=3,2
beats Z6.4 seat=player 1 monster=human place=6,6
takes-tokens Z6.4 seat=player 1 tokens=1 place=6,6
draws-weapon Z8.2 seat=player 1 pile=mace card=sword@mace weapon=sword
turn Z6.1 seat=player 2 turn=10
discards Z6.3 seat=player 2 card=sword weapon=sword
goes Z6.3 seat=player 2 place=4,1 origin=8,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=11
goes Z6.3 seat=player 3 place=3,2 origin=4,1
draws-spell Z1.5 seat=player 3 spell=berserk
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 4 turn=12
goes Z6.3 seat=player 4 place=6,6 origin=8,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=8,4
turn Z6.1 seat=player 1 turn=13
discards Z6.3 seat=player 1 card=bow@sword weapon=bow
goes Z6.3 seat=player 1 place=7,4 origin=6,6
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=14
uses-with-spell Z2.1 seat=player 2 card=mace weapon=mace spell=lure
lures Z2.5 seat=player 2 monster=beast place=4,2 lured=undead there=7,3
goes Z6.4 seat=player 2 place=4,2 origin=4,1
beats Z6.4 seat=player 2 monster=undead place=4,2
takes-tokens Z6.4 seat=player 2 tokens=1 place=4,2
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=15
uses-with-spell Z2.1 seat=player 3 card=mace weapon=mace spell=berserk
goes Z6.4 seat=player 3 place=2,3 origin=3,2
beats Z6.4 seat=player 3 monster=undead place=2,3
takes-tokens Z6.4 seat=player 3 tokens=1 place=2,3
discards Z6.3 seat=player 3 card=mace weapon=mace
goes Z6.3 seat=player 3 place=2,4 origin=2,3
throws-task Z4.5 seat=player 3 task=surrounded
throws-task Z4.5 seat=player 3 task=three-humans
task-opened Z3.1 task=between-humans
task-opened Z3.1 task=two-humans-one-undead
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=16
uses Z1.3 seat=player 4 card=bomb@bow weapon=bomb
goes Z6.4 seat=player 4 place=8,5 origin=6,6
beats Z6.4 seat=player 4 monster=undead place=8,5
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=17
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=6,5 origin=7,4
beats Z6.4 seat=player 1 monster=demon place=6,5
takes-tokens Z6.4 seat=player 1 tokens=1 place=6,5
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=18
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=4,1 origin=4,2
monsters-rest Z7.1 count=3
monster-appears Z7.1 monster=undead place=4,2
monster-appears Z7.1 monster=beast place=2,3
monster-appears Z7.1 monster=demon place=6,6
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=19
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow weapon=bow
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=mace card=bow@mace weapon=bow
draws-weapon Z8.2 seat=player 3 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 4 turn=20
uses Z1.3 seat=player 4 card=spear weapon=spear
goes Z6.4 seat=player 4 place=2,3 origin=8,5
beats Z6.4 seat=player 4 monster=beast place=2,3
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=21
goes Z6.3 seat=player 1 place=3,2 origin=6,5
draws-spell Z1.5 seat=player 1 spell=teleport
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=demon place=6,5
monster-appears Z7.1 monster=undead place=8,5
turn Z6.1 seat=player 2 turn=22
discards Z6.3 seat=player 2 card=mace weapon=mace
goes Z6.3 seat=player 2 place=3,4 origin=4,1
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=4,1
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=23
goes Z6.3 seat=player 3 place=3,4 origin=7,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 4 turn=24
uses Z1.3 seat=player 4 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 4 place=8,4 origin=2,3
beats Z6.4 seat=player 4 monster=human place=8,4
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=25
uses-with-spell Z2.1 seat=player 1 card=mace weapon=mace spell=teleport
teleports Z2.4 seat=player 1 other=player 3 place=3,4 there=3,2
keeps-weapon Z2.8 seat=player 1 card=mace weapon=mace
goes Z6.3 seat=player 1 place=2,3 origin=3,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 2 turn=26
discards Z6.3 seat=player 2 card=spear weapon=spear
goes Z6.3 seat=player 2 place=2,3 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=27
discards Z6.3 seat=player 3 card=bomb@mace weapon=bomb
goes Z6.3 seat=player 3 place=3,4 origin=3,2
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=28
goes Z6.3 seat=player 4 place=2,3 origin=8,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=8,4
turn Z6.1 seat=player 1 turn=29
discards Z6.3 seat=player 1 card=sword@mace weapon=sword
goes Z6.3 seat=player 1 place=2,4 origin=2,3
draws-spell Z1.5 seat=player 1 spell=hardened
throws-task Z4.5 seat=player 1 task=two-humans-one-undead
monsters-rest Z7.1 count=0
task-opened Z3.1 task=beast-demon-row
draws-weapon Z8.2 seat=player 1 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 2 turn=30
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=3,4 origin=2,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=31
uses Z1.3 seat=player 3 card=bow@mace weapon=bow
goes Z6.4 seat=player 3 place=6,6 origin=3,4
beats Z6.4 seat=player 3 monster=demon place=6,6
completes-task Z3.1 seat=player 3 task=beast-demon-row
task-opened Z3.1 task=three-demons
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=32
discards Z6.3 seat=player 4 card=bow weapon=bow
goes Z6.3 seat=player 4 place=3,2 origin=2,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=2,3
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=33
uses Z1.3 seat=player 1 card=mace weapon=mace
goes Z6.4 seat=player 1 place=1,4 origin=2,4
beats Z6.4 seat=player 1 monster=undead place=1,4
takes-tokens Z6.4 seat=player 1 tokens=1 place=1,4
drops-trophy Z8.1 seat=player 1 monster=human
draws-weapon Z8.2 seat=player 1 pile=spear card=mace@spear weapon=mace
turn Z6.1 seat=player 2 turn=34
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=spear weapon=spear
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=35
discards Z6.3 seat=player 3 card=mace weapon=mace
goes Z6.3 seat=player 3 place=7,4 origin=6,6
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=6,6
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=36
uses-with-spell Z2.1 seat=player 4 card=sword weapon=sword spell=lure
lures Z2.5 seat=player 4 monster=demon place=6,5 lured=human there=5,2
goes Z6.4 seat=player 4 place=6,5 origin=3,2
beats Z6.4 seat=player 4 monster=human place=6,5
drops-trophy Z8.1 seat=player 4 monster=beast
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=37
discards Z6.3 seat=player 1 card=sword@bow weapon=sword
goes Z6.3 seat=player 1 place=2,4 origin=1,4
draws-spell Z1.5 seat=player 1 spell=hardened
throws-task Z4.5 seat=player 1 task=three-demons
throws-task Z4.5 seat=player 1 task=between-beasts
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=1,4
task-opened Z3.1 task=all-but-demon
task-opened Z3.1 task=two-beasts-one-demon
draws-weapon Z8.2 seat=player 1 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 2 turn=38
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=6,6 origin=3,4
beats Z6.4 seat=player 2 monster=beast place=6,6
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=39
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=sword weapon=sword
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=mace card=spear@mace weapon=spear
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=40
uses-with-spell Z2.1 seat=player 4 card=mace weapon=mace spell=lure
lures Z2.5 seat=player 4 monster=human place=4,3 lured=undead there=4,7
goes Z6.4 seat=player 4 place=4,3 origin=6,5
beats Z6.4 seat=player 4 monster=undead place=4,3
takes-tokens Z6.4 seat=player 4 tokens=1 place=4,3
drops-trophy Z8.1 seat=player 4 monster=human
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=41
goes Z6.3 seat=player 1 place=3,4 origin=2,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=6,5
turn Z6.1 seat=player 2 turn=42
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace weapon=mace
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=6,6
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=43
discards Z6.3 seat=player 3 card=bow weapon=bow
goes Z6.3 seat=player 3 place=4,3 origin=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=44
discards Z6.3 seat=player 4 card=sword weapon=sword
goes Z6.3 seat=player 4 place=6,6 origin=4,3
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=45
discards Z6.3 seat=player 1 card=spear@sword weapon=spear
goes Z6.3 seat=player 1 place=6,6 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=46
goes Z6.3 seat=player 2 place=7,4 origin=6,6
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 3 turn=47
discards Z6.3 seat=player 3 card=bow weapon=bow
goes Z6.3 seat=player 3 place=7,4 origin=4,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=4,3
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 4 turn=48
discards Z6.3 seat=player 4 card=bow weapon=bow
goes Z6.3 seat=player 4 place=7,4 origin=6,6
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=49
uses-with-spell Z2.1 seat=player 1 card=mace@spear weapon=mace spell=hardened
goes Z6.3 seat=player 1 place=3,4 origin=6,6
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,6
draws-weapon Z8.2 seat=player 1 pile=spear card=bow@spear weapon=bow
turn Z6.1 seat=player 2 turn=50
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=6,5 origin=7,4
beats Z6.4 seat=player 2 monster=beast place=6,5
draws-weapon Z8.2 seat=player 2 pile=mace card=sword@mace weapon=sword
turn Z6.1 seat=player 3 turn=51
uses Z1.3 seat=player 3 card=spear@mace weapon=spear
goes Z6.4 seat=player 3 place=7,3 origin=7,4
beats Z6.4 seat=player 3 monster=beast place=7,3
takes-tokens Z6.4 seat=player 3 tokens=1 place=7,3
drops-trophy Z8.1 seat=player 3 monster=undead
completes-task Z3.1 seat=player 3 task=two-beasts-one-demon
task-opened Z3.1 task=undead-beast-row
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=52
discards Z6.3 seat=player 4 card=mace weapon=mace
goes Z6.3 seat=player 4 place=3,4 origin=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=53
uses Z1.3 seat=player 1 card=spear weapon=spear
goes Z6.4 seat=player 1 place=4,1 origin=3,4
beats Z6.4 seat=player 1 monster=beast place=4,1
drops-trophy Z8.1 seat=player 1 monster=beast
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=54
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=sword@mace weapon=sword
rises Z6.5 seat=player 2 place=6,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=55
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=7,3
completes-task Z3.1 seat=player 3 task=undead-beast-row
task-opened Z3.1 task=two-demons-one-human
draws-weapon Z8.2 seat=player 3 pile=spear card=bomb@spear weapon=bomb
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=56
uses Z1.3 seat=player 4 card=bow weapon=bow
goes Z6.4 seat=player 4 place=3,5 origin=3,4
beats Z6.4 seat=player 4 monster=demon place=3,5
takes-tokens Z6.4 seat=player 4 tokens=1 place=3,5
drops-trophy Z8.1 seat=player 4 monster=undead
pile-made-anew Z1.6 pile=spear
draws-weapon Z8.2 seat=player 4 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=57
discards Z6.3 seat=player 1 card=mace weapon=mace
goes Z6.3 seat=player 1 place=6,5 origin=4,1
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=4,1
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=58
uses Z1.3 seat=player 2 card=mace weapon=mace
goes Z6.4 seat=player 2 place=8,5 origin=6,5
beats Z6.4 seat=player 2 monster=undead place=8,5
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=59
uses Z1.3 seat=player 3 card=bomb@spear weapon=bomb
goes Z6.4 seat=player 3 place=8,4 origin=7,4
beats Z6.4 seat=player 3 monster=demon place=8,4
drops-trophy Z8.1 seat=player 3 monster=beast
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=60
goes Z6.3 seat=player 4 place=3,4 origin=3,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=3,5
turn Z6.1 seat=player 1 turn=61
uses-with-spell Z2.1 seat=player 1 card=bow@spear weapon=bow spell=hardened
goes Z6.3 seat=player 1 place=8,4 origin=6,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=6,5
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=62
goes Z6.3 seat=player 2 place=8,4 origin=8,5
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=8,5
turn Z6.1 seat=player 3 turn=63
uses Z1.3 seat=player 3 card=sword weapon=sword
goes Z6.4 seat=player 3 place=4,3 origin=8,4
beats Z6.4 seat=player 3 monster=human place=4,3
drops-trophy Z8.1 seat=player 3 monster=human
draws-weapon Z8.2 seat=player 3 pile=bow card=mace@bow weapon=mace
turn Z6.1 seat=player 4 turn=64
discards Z6.3 seat=player 4 card=spear weapon=spear
goes Z6.3 seat=player 4 place=7,4 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=spear card=sword@spear weapon=sword
turn Z6.1 seat=player 1 turn=65
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=spear@bow weapon=spear
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=66
discards Z6.3 seat=player 2 card=spear weapon=spear
goes Z6.3 seat=player 2 place=7,4 origin=8,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=8,4
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=67
goes Z6.3 seat=player 3 place=5,3 origin=4,3
draws-spell Z1.5 seat=player 3 spell=berserk
throws-task Z4.5 seat=player 3 task=all-but-demon
throws-task Z4.5 seat=player 3 task=two-demons-one-human
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=4,3
task-opened Z3.1 task=three-beasts
task-opened Z3.1 task=all-but-undead
turn Z6.1 seat=player 4 turn=68
uses Z1.3 seat=player 4 card=spear weapon=spear
goes Z6.4 seat=player 4 place=6,5 origin=7,4
beats Z6.4 seat=player 4 monster=beast place=6,5
drops-trophy Z8.1 seat=player 4 monster=demon
draws-weapon Z8.2 seat=player 4 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 1 turn=69
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=spear@bow weapon=spear
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=sword card=bow@sword weapon=bow
turn Z6.1 seat=player 2 turn=70
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace weapon=mace
discards Z6.5 seat=player 2 card=spear weapon=spear
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=bomb@sword weapon=bomb
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=71
uses Z1.3 seat=player 3 card=mace@bow weapon=mace
goes Z6.4 seat=player 3 place=4,3 origin=5,3
beats Z6.4 seat=player 3 monster=undead place=4,3
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 4 turn=72
uses Z1.3 seat=player 4 card=bomb@mace weapon=bomb
goes Z6.4 seat=player 4 place=4,1 origin=6,5
beats Z6.4 seat=player 4 monster=demon place=4,1
drops-trophy Z8.1 seat=player 4 monster=demon
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=73
discards Z6.3 seat=player 1 card=bow@sword weapon=bow
goes Z6.3 seat=player 1 place=3,4 origin=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,5
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=74
uses Z1.3 seat=player 2 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 2 place=3,5 origin=3,4
beats Z6.4 seat=player 2 monster=human place=3,5
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=75
discards Z6.3 seat=player 3 card=bow@mace weapon=bow
goes Z6.3 seat=player 3 place=7,4 origin=4,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=4,3
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=76
goes Z6.3 seat=player 4 place=3,2 origin=4,1
draws-spell Z1.5 seat=player 4 spell=teleport
throws-task Z4.5 seat=player 4 task=three-beasts
throws-task Z4.5 seat=player 4 task=all-but-undead
throws-task Z4.5 seat=player 4 task=between-humans
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=4,1
task-opened Z3.1 task=between-undead
task-opened Z3.1 task=two-undead-one-beast
task-opened Z3.1 task=demon-and-undead
turn Z6.1 seat=player 1 turn=77
goes Z6.3 seat=player 1 place=3,5 origin=3,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 2 turn=78
goes Z6.3 seat=player 2 place=3,4 origin=3,5
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 3 turn=79
goes Z6.3 seat=player 3 place=3,2 origin=7,4
throws-task Z4.5 seat=player 3 task=between-undead
throws-task Z4.5 seat=player 3 task=demon-and-undead
monsters-rest Z7.1 count=0
task-opened Z3.1 task=human-undead-row
task-opened Z3.1 task=undead-queue
turn Z6.1 seat=player 4 turn=80
uses-with-spell Z2.1 seat=player 4 card=mace weapon=mace spell=teleport
teleports Z2.4 seat=player 4 other=player 2 place=3,4 there=3,2
discards Z6.3 seat=player 4 card=mace weapon=mace
goes Z6.3 seat=player 4 place=3,5 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=spear card=mace@spear weapon=mace
turn Z6.1 seat=player 1 turn=81
discards Z6.3 seat=player 1 card=bow weapon=bow
goes Z6.3 seat=player 1 place=3,4 origin=3,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=82
discards Z6.3 seat=player 2 card=spear weapon=spear
goes Z6.3 seat=player 2 place=3,4 origin=3,2
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=83
uses-with-spell Z2.1 seat=player 3 card=sword weapon=sword spell=berserk
goes Z6.4 seat=player 3 place=4,3 origin=3,2
beats Z6.4 seat=player 3 monster=human place=4,3
uses Z1.3 seat=player 3 card=mace weapon=mace
goes Z6.4 seat=player 3 place=7,3 origin=4,3
beats Z6.4 seat=player 3 monster=undead place=7,3
drops-trophy Z8.1 seat=player 3 monster=human
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
pile-made-anew Z1.6 pile=bow
draws-weapon Z8.2 seat=player 3 pile=bow card=spear@bow weapon=spear
turn Z6.1 seat=player 4 turn=84
discards Z6.3 seat=player 4 card=mace@spear weapon=mace
goes Z6.3 seat=player 4 place=3,4 origin=3,5
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=human place=4,3
monster-appears Z7.1 monster=demon place=3,5
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=85
discards Z6.3 seat=player 1 card=spear weapon=spear
goes Z6.3 seat=player 1 place=7,3 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=86
goes Z6.3 seat=player 2 place=3,2 origin=3,4
throws-task Z4.5 seat=player 2 task=human-undead-row
monsters-rest Z7.1 count=0
task-opened Z3.1 task=between-demons
turn Z6.1 seat=player 3 turn=87
discards Z6.3 seat=player 3 card=mace weapon=mace
goes Z6.3 seat=player 3 place=3,4 origin=7,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 4 turn=88
discards Z6.3 seat=player 4 card=bow weapon=bow
goes Z6.3 seat=player 4 place=7,3 origin=3,4
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 4 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 1 turn=89
uses Z1.3 seat=player 1 card=mace weapon=mace
goes Z6.4 seat=player 1 place=2,3 origin=7,3
beats Z6.4 seat=player 1 monster=undead place=2,3
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=90
goes Z6.3 seat=player 2 place=3,4 origin=3,2
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 3 turn=91
goes Z6.3 seat=player 3 place=2,4 origin=3,4
throws-task Z4.5 seat=player 3 task=two-undead-one-beast
throws-task Z4.5 seat=player 3 task=between-demons
monsters-rest Z7.1 count=0
task-opened Z3.1 task=human-and-beast
task-opened Z3.1 task=all-but-beast
turn Z6.1 seat=player 4 turn=92
uses Z1.3 seat=player 4 card=bomb@mace weapon=bomb
goes Z6.4 seat=player 4 place=6,5 origin=7,3
beats Z6.4 seat=player 4 monster=demon place=6,5
drops-trophy Z8.1 seat=player 4 monster=human
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=93
discards Z6.3 seat=player 1 card=sword weapon=sword
goes Z6.3 seat=player 1 place=7,3 origin=2,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=2,3
completes-task Z3.1 seat=player 1 task=all-but-beast
tasks-made-anew Z1.6
task-opened Z3.1 task=human-undead-row
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=94
discards Z6.3 seat=player 2 card=spear weapon=spear
goes Z6.3 seat=player 2 place=6,5 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=95
discards Z6.3 seat=player 3 card=mace weapon=mace
goes Z6.3 seat=player 3 place=3,4 origin=2,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 4 turn=96
uses Z1.3 seat=player 4 card=sword@spear weapon=sword
goes Z6.4 seat=player 4 place=8,4 origin=6,5
beats Z6.4 seat=player 4 monster=human place=8,4
drops-trophy Z8.1 seat=player 4 monster=human
draws-weapon Z8.2 seat=player 4 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=97
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=7,3
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 2 turn=98
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=8,5 origin=6,5
beats Z6.4 seat=player 2 monster=beast place=8,5
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=99
goes Z6.3 seat=player 3 place=3,2 origin=3,4
throws-task Z4.5 seat=player 3 task=human-and-beast
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=6,5
task-opened Z3.1 task=three-demons
turn Z6.1 seat=player 4 turn=100
discards Z6.3 seat=player 4 card=bow weapon=bow
goes Z6.3 seat=player 4 place=3,2 origin=8,4
throws-task Z4.5 seat=player 4 task=human-undead-row
throws-task Z4.5 seat=player 4 task=undead-queue
throws-task Z4.5 seat=player 4 task=three-demons
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=8,4
task-opened Z3.1 task=two-undead-one-beast
task-opened Z3.1 task=demon-and-undead
task-opened Z3.1 task=two-demons-one-human
draws-weapon Z8.2 seat=player 4 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=101
discards Z6.3 seat=player 1 card=mace weapon=mace
goes Z6.3 seat=player 1 place=7,4 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=102
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=8,5
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 2 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 3 turn=103
uses Z1.3 seat=player 3 card=mace@sword weapon=mace
goes Z6.4 seat=player 3 place=4,2 origin=3,2
beats Z6.4 seat=player 3 monster=undead place=4,2
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=104
goes Z6.3 seat=player 4 place=7,4 origin=3,2
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 1 turn=105
uses Z1.3 seat=player 1 card=spear@sword weapon=spear
goes Z6.4 seat=player 1 place=7,3 origin=7,4
beats Z6.4 seat=player 1 monster=beast place=7,3
drops-trophy Z8.1 seat=player 1 monster=human
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=106
uses Z1.3 seat=player 2 card=bomb@bow weapon=bomb
goes Z6.4 seat=player 2 place=8,4 origin=7,4
beats Z6.4 seat=player 2 monster=human place=8,4
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=107
goes Z6.3 seat=player 3 place=3,2 origin=4,2
draws-spell Z1.5 seat=player 3 spell=lure
throws-task Z4.5 seat=player 3 task=two-demons-one-human
throws-task Z4.5 seat=player 3 task=demon-and-undead
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=4,2
task-opened Z3.1 task=three-beasts
task-opened Z3.1 task=two-humans-one-undead
turn Z6.1 seat=player 4 turn=108
goes Z6.3 seat=player 4 place=3,2 origin=7,4
throws-task Z4.5 seat=player 4 task=two-undead-one-beast
throws-task Z4.5 seat=player 4 task=three-beasts
throws-task Z4.5 seat=player 4 task=two-humans-one-undead
monsters-rest Z7.1 count=0
task-opened Z3.1 task=three-humans
task-opened Z3.1 task=between-humans
task-opened Z3.1 task=all-but-human
turn Z6.1 seat=player 1 turn=109
goes Z6.3 seat=player 1 place=3,2 origin=7,3
throws-task Z4.5 seat=player 1 task=three-humans
throws-task Z4.5 seat=player 1 task=all-but-human
throws-task Z4.5 seat=player 1 task=between-humans
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=7,3
task-opened Z3.1 task=demon-human-row
task-opened Z3.1 task=three-undead
task-opened Z3.1 task=between-undead
turn Z6.1 seat=player 2 turn=110
goes Z6.3 seat=player 2 place=3,2 origin=8,4
draws-spell Z1.5 seat=player 2 spell=teleport
throws-task Z4.5 seat=player 2 task=three-undead
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=8,4
task-opened Z3.1 task=between-beasts
turn Z6.1 seat=player 3 turn=111
uses-with-spell Z2.1 seat=player 3 card=spear@bow weapon=spear spell=lure
lures Z2.5 seat=player 3 monster=human place=4,3 lured=beast there=6,7
goes Z6.4 seat=player 3 place=4,3 origin=3,2
beats Z6.4 seat=player 3 monster=beast place=4,3
drops-trophy Z8.1 seat=player 3 monster=undead
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 4 turn=112
uses Z1.3 seat=player 4 card=mace weapon=mace
goes Z6.4 seat=player 4 place=4,2 origin=3,2
beats Z6.4 seat=player 4 monster=undead place=4,2
drops-trophy Z8.1 seat=player 4 monster=demon
draws-weapon Z8.2 seat=player 4 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=113
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
pile-made-anew Z1.6 pile=spear
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=114
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=spear weapon=spear
rises Z6.5 seat=player 2 place=3,2
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=115
uses Z1.3 seat=player 3 card=sword weapon=sword
goes Z6.4 seat=player 3 place=7,3 origin=4,3
beats Z6.4 seat=player 3 monster=human place=7,3
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 4 turn=116
discards Z6.3 seat=player 4 card=sword weapon=sword
goes Z6.3 seat=player 4 place=4,3 origin=4,2
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=4,2
draws-weapon Z8.2 seat=player 4 pile=bow card=mace@bow weapon=mace
turn Z6.1 seat=player 1 turn=117
discards Z6.3 seat=player 1 card=spear weapon=spear
goes Z6.3 seat=player 1 place=4,3 origin=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 2 turn=118
uses-with-spell Z2.1 seat=player 2 card=sword weapon=sword spell=teleport
teleports Z2.4 seat=player 2 other=player 4 place=4,3 there=3,2
discards Z6.3 seat=player 2 card=sword weapon=sword
goes Z6.3 seat=player 2 place=3,2 origin=4,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=119
goes Z6.3 seat=player 3 place=4,3 origin=7,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=7,3
turn Z6.1 seat=player 4 turn=120
discards Z6.3 seat=player 4 card=mace weapon=mace
goes Z6.3 seat=player 4 place=4,3 origin=3,2
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 4 pile=mace card=sword@mace weapon=sword
turn Z6.1 seat=player 1 turn=121
goes Z6.3 seat=player 1 place=3,4 origin=4,3
monsters-rest Z7.1 count=0
completes-task Z3.1 seat=player 1 task=demon-human-row
task-opened Z3.1 task=all-but-undead
wins Z8.3 seat=player 1 score=7
digest 6d00fe38817af30ac0f3db556df5cfba931ccc0fb75b5bf1f4420f48c64b8a84
