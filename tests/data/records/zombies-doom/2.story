first-player Z5.4 seat=player 1
tile-turned Z5.2 place=3,5 quarters=1
map-built Z5.1
monsters-come Z5.3 count=27
draws-spell Z1.5 seat=player 1 spell=teleport
draws-spell Z1.5 seat=player 2 spell=lure
draws-spell Z1.5 seat=player 3 spell=berserk
starts Z4.2 seat=player 1 place=3,4
starts Z4.2 seat=player 2 place=3,4
starts Z4.2 seat=player 3 place=3,4
task-opened Z3.1 task=human-and-beast
task-opened Z3.1 task=three-undead
task-opened Z3.1 task=human-undead-row
draws-weapon Z8.2 seat=player 1 pile=spear card=mace@spear weapon=mace
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=bow card=spear@bow weapon=spear
draws-weapon Z8.2 seat=player 3 pile=sword card=sword+berserk weapon=sword
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=1
uses Z1.3 seat=player 1 card=mace@spear weapon=mace
goes Z6.4 seat=player 1 place=3,3 origin=3,4
beats Z6.4 seat=player 1 monster=undead place=3,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=3,3
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=2
discards Z6.3 seat=player 2 card=spear@bow weapon=spear
goes Z6.3 seat=player 2 place=3,3 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword+teleport weapon=sword
turn Z6.1 seat=player 3 turn=3
uses-with-spell Z2.1 seat=player 3 card=sword+berserk weapon=sword spell=berserk
goes Z6.3 seat=player 3 place=3,3 origin=3,4
stops Z2.6 seat=player 3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=bow card=bow+berserk weapon=bow
turn Z6.1 seat=player 1 turn=4
discards Z6.3 seat=player 1 card=spear weapon=spear
goes Z6.3 seat=player 1 place=3,4 origin=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 2 turn=5
discards Z6.3 seat=player 2 card=mace weapon=mace
goes Z6.3 seat=player 2 place=3,4 origin=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=6
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow+berserk weapon=bow
discards Z6.5 seat=player 3 card=mace weapon=mace
rises Z6.5 seat=player 3 place=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 3 pile=bow card=bow+hardened weapon=bow
turn Z6.1 seat=player 1 turn=7
discards Z6.3 seat=player 1 card=bow weapon=bow
goes Z6.3 seat=player 1 place=3,3 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=8
uses-with-spell Z2.1 seat=player 2 card=sword+teleport weapon=sword spell=teleport
teleports Z2.4 seat=player 2 other=player 1 place=3,3 there=3,4
discards Z6.3 seat=player 2 card=sword+teleport weapon=sword
goes Z6.3 seat=player 2 place=3,4 origin=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=9
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow+hardened weapon=bow
discards Z6.5 seat=player 3 card=sword weapon=sword
rises Z6.5 seat=player 3 place=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=bow card=bow+teleport weapon=bow
draws-weapon Z8.2 seat=player 3 pile=sword card=sword+lure weapon=sword
turn Z6.1 seat=player 1 turn=10
uses-with-spell Z2.1 seat=player 1 card=bow@mace weapon=bow spell=teleport
teleports Z2.4 seat=player 1 other=player 3 place=3,3 there=3,4
keeps-weapon Z2.8 seat=player 1 card=bow@mace weapon=bow
goes Z6.3 seat=player 1 place=3,4 origin=3,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,3
turn Z6.1 seat=player 2 turn=11
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=mace card=mace+teleport weapon=mace
turn Z6.1 seat=player 3 turn=12
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow+teleport weapon=bow
discards Z6.5 seat=player 3 card=sword+lure weapon=sword
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=sword card=bomb@sword weapon=bomb
turn Z6.1 seat=player 1 turn=13
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=3,3 origin=3,4
beats Z6.4 seat=player 1 monster=demon place=3,3
draws-weapon Z8.2 seat=player 1 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 2 turn=14
uses-with-spell Z2.1 seat=player 2 card=mace+teleport weapon=mace spell=lure
lures Z2.5 seat=player 2 monster=demon place=4,7 lured=undead there=8,4
goes Z6.4 seat=player 2 place=4,7 origin=7,4
beats Z6.4 seat=player 2 monster=undead place=4,7
takes-tokens Z6.4 seat=player 2 tokens=1 place=4,7
draws-weapon Z8.2 seat=player 2 pile=sword card=sword+hardened weapon=sword
turn Z6.1 seat=player 3 turn=15
uses-with-spell Z2.1 seat=player 3 card=bomb@sword weapon=bomb spell=berserk
goes Z6.4 seat=player 3 place=3,5 origin=3,4
beats Z6.4 seat=player 3 monster=undead place=3,5
takes-tokens Z6.4 seat=player 3 tokens=1 place=3,5
discards Z6.3 seat=player 3 card=spear weapon=spear
goes Z6.3 seat=player 3 place=3,4 origin=3,5
draws-weapon Z8.2 seat=player 3 pile=mace card=mace+lure weapon=mace
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=16
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace@sword weapon=mace
discards Z6.5 seat=player 1 card=bow@mace weapon=bow
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=undead place=3,3
monster-appears Z7.1 monster=human place=3,5
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 2 turn=17
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword+hardened weapon=sword
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=4,7
draws-weapon Z8.2 seat=player 2 pile=bow card=bomb@bow weapon=bomb
draws-weapon Z8.2 seat=player 2 pile=mace card=spear@mace weapon=spear
turn Z6.1 seat=player 3 turn=18
uses Z1.3 seat=player 3 card=mace+lure weapon=mace
goes Z6.4 seat=player 3 place=3,3 origin=3,4
beats Z6.4 seat=player 3 monster=undead place=3,3
draws-weapon Z8.2 seat=player 3 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 1 turn=19
uses Z1.3 seat=player 1 card=spear weapon=spear
goes Z6.4 seat=player 1 place=5,3 origin=7,4
beats Z6.4 seat=player 1 monster=beast place=5,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=5,3
completes-task Z3.1 seat=player 1 task=human-and-beast
task-opened Z3.1 task=three-humans
draws-weapon Z8.2 seat=player 1 pile=spear card=spear+teleport weapon=spear
turn Z6.1 seat=player 2 turn=20
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bomb@bow weapon=bomb
discards Z6.5 seat=player 2 card=spear@mace weapon=spear
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 2 pile=mace card=sword@mace weapon=sword
turn Z6.1 seat=player 3 turn=21
uses Z1.3 seat=player 3 card=spear@sword weapon=spear
goes Z6.4 seat=player 3 place=2,3 origin=3,3
beats Z6.4 seat=player 3 monster=beast place=2,3
takes-tokens Z6.4 seat=player 3 tokens=1 place=2,3
draws-weapon Z8.2 seat=player 3 pile=bow card=bow+lure weapon=bow
turn Z6.1 seat=player 1 turn=22
goes Z6.3 seat=player 1 place=5,6 origin=5,3
throws-task Z4.5 seat=player 1 task=human-undead-row
throws-task Z4.5 seat=player 1 task=three-humans
throws-task Z4.5 seat=player 1 task=three-undead
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=human place=3,3
monster-appears Z7.1 monster=undead place=5,3
task-opened Z3.1 task=between-undead
task-opened Z3.1 task=all-but-human
task-opened Z3.1 task=two-beasts-one-demon
turn Z6.1 seat=player 2 turn=23
uses Z1.3 seat=player 2 card=sword@mace weapon=sword
goes Z6.4 seat=player 2 place=2,4 origin=3,4
beats Z6.4 seat=player 2 monster=human place=2,4
takes-tokens Z6.4 seat=player 2 tokens=1 place=2,4
draws-weapon Z8.2 seat=player 2 pile=mace card=mace+berserk weapon=mace
turn Z6.1 seat=player 3 turn=24
discards Z6.3 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=2,4 origin=2,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=2,3
draws-weapon Z8.2 seat=player 3 pile=mace card=mace+hardened weapon=mace
turn Z6.1 seat=player 1 turn=25
uses Z1.3 seat=player 1 card=sword@bow weapon=sword
goes Z6.4 seat=player 1 place=4,7 origin=5,6
beats Z6.4 seat=player 1 monster=human place=4,7
drops-trophy Z8.1 seat=player 1 monster=beast
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=26
uses Z1.3 seat=player 2 card=bow weapon=bow
goes Z6.4 seat=player 2 place=2,3 origin=2,4
beats Z6.4 seat=player 2 monster=demon place=2,3
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=27
goes Z6.3 seat=player 3 place=3,4 origin=2,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=2,4
turn Z6.1 seat=player 1 turn=28
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=spear+teleport weapon=spear
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=4,7
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=29
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=mace+berserk weapon=mace
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=2,3
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 2 pile=bow card=mace@bow weapon=mace
turn Z6.1 seat=player 3 turn=30
uses-with-spell Z2.1 seat=player 3 card=bow+lure weapon=bow spell=lure
lures Z2.5 seat=player 3 monster=human place=3,5 lured=demon there=4,5
goes Z6.4 seat=player 3 place=3,5 origin=3,4
beats Z6.4 seat=player 3 monster=demon place=3,5
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=31
uses Z1.3 seat=player 1 card=sword weapon=sword
goes Z6.4 seat=player 1 place=6,5 origin=7,4
beats Z6.4 seat=player 1 monster=human place=6,5
takes-tokens Z6.4 seat=player 1 tokens=1 place=6,5
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=32
discards Z6.3 seat=player 2 card=mace@bow weapon=mace
goes Z6.3 seat=player 2 place=3,5 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=33
uses Z1.3 seat=player 3 card=sword weapon=sword
goes Z6.4 seat=player 3 place=4,5 origin=3,5
beats Z6.4 seat=player 3 monster=human place=4,5
takes-tokens Z6.4 seat=player 3 tokens=1 place=4,5
drops-trophy Z8.1 seat=player 3 monster=human
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=34
discards Z6.3 seat=player 1 card=bow weapon=bow
goes Z6.3 seat=player 1 place=5,6 origin=6,5
throws-task Z4.5 seat=player 1 task=between-undead
throws-task Z4.5 seat=player 1 task=two-beasts-one-demon
throws-task Z4.5 seat=player 1 task=all-but-human
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,5
task-opened Z3.1 task=demon-and-undead
task-opened Z3.1 task=three-beasts
task-opened Z3.1 task=two-undead-one-beast
pile-made-anew Z1.6 pile=bow
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=35
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=3,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=bow@sword weapon=bow
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=36
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace weapon=mace
discards Z6.5 seat=player 3 card=mace+hardened weapon=mace
rises Z6.5 seat=player 3 place=4,5
monsters-rest Z7.1 count=0
completes-task Z3.1 seat=player 3 task=two-undead-one-beast
task-opened Z3.1 task=undead-queue
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 3 pile=spear card=bomb@spear weapon=bomb
turn Z6.1 seat=player 1 turn=37
goes Z6.3 seat=player 1 place=7,5 origin=5,6
throws-task Z4.5 seat=player 1 task=three-beasts
throws-task Z4.5 seat=player 1 task=demon-and-undead
throws-task Z4.5 seat=player 1 task=undead-queue
monsters-rest Z7.1 count=0
task-opened Z3.1 task=beast-demon-row
task-opened Z3.1 task=demon-human-row
task-opened Z3.1 task=between-beasts
turn Z6.1 seat=player 2 turn=38
uses Z1.3 seat=player 2 card=bow@sword weapon=bow
goes Z6.4 seat=player 2 place=3,6 origin=3,5
beats Z6.4 seat=player 2 monster=demon place=3,6
takes-tokens Z6.4 seat=player 2 tokens=1 place=3,6
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=39
uses Z1.3 seat=player 3 card=bomb@spear weapon=bomb
goes Z6.4 seat=player 3 place=4,6 origin=4,5
beats Z6.4 seat=player 3 monster=beast place=4,6
takes-tokens Z6.4 seat=player 3 tokens=1 place=4,6
drops-trophy Z8.1 seat=player 3 monster=undead
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=40
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow weapon=bow
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=7,5
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=beast place=3,5
monster-appears Z7.1 monster=beast place=4,5
draws-weapon Z8.2 seat=player 1 pile=mace card=bomb@mace weapon=bomb
draws-weapon Z8.2 seat=player 1 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 2 turn=41
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,6
completes-task Z3.1 seat=player 2 task=beast-demon-row
task-opened Z3.1 task=all-but-undead
draws-weapon Z8.2 seat=player 2 pile=bow card=bow+hardened weapon=bow
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=42
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow weapon=bow
discards Z6.5 seat=player 3 card=mace weapon=mace
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=4,6
draws-weapon Z8.2 seat=player 3 pile=bow card=mace@bow weapon=mace
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=43
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=spear@sword weapon=spear
discards Z6.5 seat=player 1 card=bomb@mace weapon=bomb
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=bow card=bow+lure weapon=bow
turn Z6.1 seat=player 2 turn=44
uses Z1.3 seat=player 2 card=sword weapon=sword
goes Z6.4 seat=player 2 place=2,4 origin=3,4
beats Z6.4 seat=player 2 monster=human place=2,4
drops-trophy Z8.1 seat=player 2 monster=demon
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 2 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 3 turn=45
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=3,5 origin=3,4
beats Z6.4 seat=player 3 monster=beast place=3,5
drops-trophy Z8.1 seat=player 3 monster=undead
completes-task Z3.1 seat=player 3 task=between-beasts
task-opened Z3.1 task=all-but-beast
draws-weapon Z8.2 seat=player 3 pile=sword card=sword+hardened weapon=sword
turn Z6.1 seat=player 1 turn=46
uses Z1.3 seat=player 1 card=bow+lure weapon=bow
goes Z6.4 seat=player 1 place=6,7 origin=7,4
beats Z6.4 seat=player 1 monster=demon place=6,7
takes-tokens Z6.4 seat=player 1 tokens=1 place=6,7
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=47
uses Z1.3 seat=player 2 card=bomb@mace weapon=bomb
goes Z6.4 seat=player 2 place=2,3 origin=2,4
beats Z6.4 seat=player 2 monster=human place=2,3
drops-trophy Z8.1 seat=player 2 monster=demon
draws-weapon Z8.2 seat=player 2 pile=spear card=sword@spear weapon=sword
turn Z6.1 seat=player 3 turn=48
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace@bow weapon=mace
discards Z6.5 seat=player 3 card=sword+hardened weapon=sword
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=demon place=2,4
monster-appears Z7.1 monster=demon place=3,5
draws-weapon Z8.2 seat=player 3 pile=spear card=spear+hardened weapon=spear
draws-weapon Z8.2 seat=player 3 pile=sword card=bomb@sword weapon=bomb
turn Z6.1 seat=player 1 turn=49
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=6,5 origin=6,7
beats Z6.4 seat=player 1 monster=demon place=6,5
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=bow card=bow+teleport weapon=bow
turn Z6.1 seat=player 2 turn=50
uses Z1.3 seat=player 2 card=sword@spear weapon=sword
goes Z6.4 seat=player 2 place=3,3 origin=2,3
beats Z6.4 seat=player 2 monster=human place=3,3
drops-trophy Z8.1 seat=player 2 monster=human
draws-weapon Z8.2 seat=player 2 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 3 turn=51
discards Z6.3 seat=player 3 card=spear+hardened weapon=spear
goes Z6.3 seat=player 3 place=3,3 origin=3,4
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=undead place=2,3
monster-appears Z7.1 monster=undead place=6,7
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=52
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow+teleport weapon=bow
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,5
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=spear card=spear+lure weapon=spear
turn Z6.1 seat=player 2 turn=53
uses Z1.3 seat=player 2 card=bomb@bow weapon=bomb
goes Z6.4 seat=player 2 place=2,3 origin=3,3
beats Z6.4 seat=player 2 monster=undead place=2,3
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=54
goes Z6.3 seat=player 3 place=3,4 origin=3,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=3,3
turn Z6.1 seat=player 1 turn=55
discards Z6.3 seat=player 1 card=sword weapon=sword
goes Z6.3 seat=player 1 place=6,2 origin=7,4
throws-task Z4.5 seat=player 1 task=all-but-beast
throws-task Z4.5 seat=player 1 task=demon-human-row
throws-task Z4.5 seat=player 1 task=all-but-undead
monsters-rest Z7.1 count=0
task-opened Z3.1 task=between-humans
task-opened Z3.1 task=three-demons
task-opened Z3.1 task=between-demons
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=56
uses-with-spell Z2.1 seat=player 2 card=bow+hardened weapon=bow spell=hardened
keeps-weapon Z2.3 seat=player 2 card=bow+hardened weapon=bow
goes Z6.4 seat=player 2 place=2,4 origin=2,3
beats Z6.4 seat=player 2 monster=demon place=2,4
drops-trophy Z8.1 seat=player 2 monster=human
turn Z6.1 seat=player 3 turn=57
discards Z6.3 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=2,4 origin=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=2,3
draws-weapon Z8.2 seat=player 3 pile=mace card=mace+hardened weapon=mace
turn Z6.1 seat=player 1 turn=58
uses-with-spell Z2.1 seat=player 1 card=spear+lure weapon=spear spell=lure
lures Z2.5 seat=player 1 monster=undead place=5,3 lured=beast there=1,4
goes Z6.4 seat=player 1 place=5,3 origin=6,2
beats Z6.4 seat=player 1 monster=beast place=5,3
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=mace card=mace+lure weapon=mace
turn Z6.1 seat=player 2 turn=59
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=2,5 origin=2,4
beats Z6.4 seat=player 2 monster=beast place=2,5
takes-tokens Z6.4 seat=player 2 tokens=1 place=2,5
drops-trophy Z8.1 seat=player 2 monster=demon
draws-weapon Z8.2 seat=player 2 pile=sword card=sword+lure weapon=sword
turn Z6.1 seat=player 3 turn=60
uses Z1.3 seat=player 3 card=mace+hardened weapon=mace
goes Z6.4 seat=player 3 place=1,4 origin=2,4
beats Z6.4 seat=player 3 monster=undead place=1,4
takes-tokens Z6.4 seat=player 3 tokens=1 place=1,4
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=61
discards Z6.3 seat=player 1 card=mace+lure weapon=mace
goes Z6.3 seat=player 1 place=5,6 origin=5,3
throws-task Z4.5 seat=player 1 task=between-humans
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=demon place=5,3
monster-appears Z7.1 monster=beast place=2,4
task-opened Z3.1 task=all-but-demon
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=62
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow+hardened weapon=bow
discards Z6.5 seat=player 2 card=sword+lure weapon=sword
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=2,5
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 2 pile=bow card=bow+berserk weapon=bow
turn Z6.1 seat=player 3 turn=63
uses Z1.3 seat=player 3 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 3 place=2,4 origin=1,4
beats Z6.4 seat=player 3 monster=beast place=2,4
drops-trophy Z8.1 seat=player 3 monster=undead
draws-weapon Z8.2 seat=player 3 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 1 turn=64
uses Z1.3 seat=player 1 card=sword weapon=sword
goes Z6.4 seat=player 1 place=8,3 origin=5,6
beats Z6.4 seat=player 1 monster=human place=8,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=8,3
drops-trophy Z8.1 seat=player 1 monster=beast
draws-weapon Z8.2 seat=player 1 pile=mace card=mace+berserk weapon=mace
turn Z6.1 seat=player 2 turn=65
uses-with-spell Z2.1 seat=player 2 card=bow+berserk weapon=bow spell=berserk
goes Z6.3 seat=player 2 place=2,4 origin=3,4
stops Z2.6 seat=player 2
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=1,4
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=66
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=bow@mace weapon=bow
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=mace@sword weapon=mace
draws-weapon Z8.2 seat=player 3 pile=spear card=bow@spear weapon=bow
turn Z6.1 seat=player 1 turn=67
uses-with-spell Z2.1 seat=player 1 card=mace+berserk weapon=mace spell=berserk
goes Z6.3 seat=player 1 place=5,6 origin=8,3
throws-task Z4.5 seat=player 1 task=three-demons
throws-task Z4.5 seat=player 1 task=all-but-demon
goes Z6.3 seat=player 1 place=7,5 origin=5,6
draws-spell Z1.5 seat=player 1 spell=berserk
throws-task Z4.5 seat=player 1 task=between-demons
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=8,3
task-opened Z3.1 task=two-demons-one-human
task-opened Z3.1 task=surrounded
task-opened Z3.1 task=two-humans-one-undead
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=68
discards Z6.3 seat=player 2 card=mace weapon=mace
goes Z6.3 seat=player 2 place=3,4 origin=2,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=2,4
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=69
uses Z1.3 seat=player 3 card=bow@spear weapon=bow
goes Z6.4 seat=player 3 place=2,4 origin=3,4
beats Z6.4 seat=player 3 monster=demon place=2,4
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=mace card=sword@mace weapon=sword
turn Z6.1 seat=player 1 turn=70
uses-with-spell Z2.1 seat=player 1 card=mace weapon=mace spell=berserk
goes Z6.3 seat=player 1 place=7,4 origin=7,5
uses Z1.3 seat=player 1 card=mace weapon=mace
goes Z6.4 seat=player 1 place=7,2 origin=7,4
beats Z6.4 seat=player 1 monster=undead place=7,2
takes-tokens Z6.4 seat=player 1 tokens=1 place=7,2
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=spear card=spear+berserk weapon=spear
draws-weapon Z8.2 seat=player 1 pile=sword card=sword+teleport weapon=sword
turn Z6.1 seat=player 2 turn=71
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=spear weapon=spear
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace+teleport weapon=mace
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=72
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace@sword weapon=mace
discards Z6.5 seat=player 3 card=sword@mace weapon=sword
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=2,4
draws-weapon Z8.2 seat=player 3 pile=bow card=spear@bow weapon=spear
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=73
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword+teleport weapon=sword
discards Z6.5 seat=player 1 card=spear+berserk weapon=spear
rises Z6.5 seat=player 1 place=7,2
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=spear
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=74
uses Z1.3 seat=player 2 card=mace weapon=mace
uses Z1.3 seat=player 2 card=mace+teleport weapon=mace
goes Z6.4 seat=player 2 place=5,4 origin=7,4
beats Z6.4 seat=player 2 monster=undead place=5,4
beats Z6.4 seat=player 2 monster=undead place=5,4
takes-tokens Z6.4 seat=player 2 tokens=2 place=5,4
drops-trophy Z8.1 seat=player 2 monster=human
drops-trophy Z8.1 seat=player 2 monster=human
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=75
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=spear@bow weapon=spear
discards Z6.5 seat=player 3 card=mace weapon=mace
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=sword+berserk weapon=sword
draws-weapon Z8.2 seat=player 3 pile=mace card=spear@mace weapon=spear
turn Z6.1 seat=player 1 turn=76
discards Z6.3 seat=player 1 card=spear weapon=spear
goes Z6.3 seat=player 1 place=5,6 origin=7,2
throws-task Z4.5 seat=player 1 task=two-demons-one-human
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=7,2
task-opened Z3.1 task=undead-beast-row
draws-weapon Z8.2 seat=player 1 pile=spear card=spear+berserk weapon=spear
turn Z6.1 seat=player 2 turn=77
uses Z1.3 seat=player 2 card=bow weapon=bow
goes Z6.4 seat=player 2 place=6,5 origin=5,4
beats Z6.4 seat=player 2 monster=demon place=6,5
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 3 turn=78
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword+berserk weapon=sword
discards Z6.5 seat=player 3 card=spear@mace weapon=spear
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
completes-task Z3.1 seat=player 3 task=undead-beast-row
tasks-made-anew Z1.6
task-opened Z3.1 task=between-demons
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=spear card=bomb@spear weapon=bomb
wins Z8.3 seat=player 3 score=8
digest de3b879d8cd3a61dbf384b4f2f8557149ab34553e7a2fd74e4498890816a042b
