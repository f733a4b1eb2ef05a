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
goes Z6.3 seat=player 2 place=3,4 origin=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=bow@sword weapon=bow
turn Z6.1 seat=player 3 turn=9
discards Z6.3 seat=player 3 card=bow+hardened weapon=bow
goes Z6.3 seat=player 3 place=3,4 origin=3,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,3
draws-weapon Z8.2 seat=player 3 pile=sword card=sword+hardened weapon=sword
turn Z6.1 seat=player 1 turn=10
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=3,3 origin=3,4
beats Z6.4 seat=player 1 monster=demon place=3,3
draws-weapon Z8.2 seat=player 1 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 2 turn=11
uses-with-spell Z2.1 seat=player 2 card=sword weapon=sword spell=lure
lures Z2.5 seat=player 2 monster=undead place=3,5 lured=human there=6,5
goes Z6.4 seat=player 2 place=3,5 origin=3,4
beats Z6.4 seat=player 2 monster=human place=3,5
takes-tokens Z6.4 seat=player 2 tokens=1 place=3,5
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=12
uses-with-spell Z2.1 seat=player 3 card=sword+hardened weapon=sword spell=hardened
goes Z6.3 seat=player 3 place=3,5 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=13
uses-with-spell Z2.1 seat=player 1 card=bow@mace weapon=bow spell=teleport
teleports Z2.4 seat=player 1 other=player 3 place=3,5 there=3,3
goes Z6.4 seat=player 1 place=3,6 origin=3,5
beats Z6.4 seat=player 1 monster=demon place=3,6
takes-tokens Z6.4 seat=player 1 tokens=1 place=3,6
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=14
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow@sword weapon=bow
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=3,5
draws-weapon Z8.2 seat=player 2 pile=sword card=bomb@sword weapon=bomb
draws-weapon Z8.2 seat=player 2 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 3 turn=15
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=sword weapon=sword
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=3,3
draws-weapon Z8.2 seat=player 3 pile=mace card=mace+berserk weapon=mace
draws-weapon Z8.2 seat=player 3 pile=mace card=mace+teleport weapon=mace
turn Z6.1 seat=player 1 turn=16
uses Z1.3 seat=player 1 card=mace weapon=mace
goes Z6.4 seat=player 1 place=3,5 origin=3,6
beats Z6.4 seat=player 1 monster=undead place=3,5
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=17
uses Z1.3 seat=player 2 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 2 place=2,4 origin=3,4
beats Z6.4 seat=player 2 monster=human place=2,4
takes-tokens Z6.4 seat=player 2 tokens=1 place=2,4
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=18
uses-with-spell Z2.1 seat=player 3 card=mace+teleport weapon=mace spell=teleport
teleports Z2.4 seat=player 3 other=player 1 place=3,5 there=3,4
goes Z6.3 seat=player 3 place=3,4 origin=3,5
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=human place=3,5
monster-appears Z7.1 monster=human place=3,6
draws-weapon Z8.2 seat=player 3 pile=spear card=spear+hardened weapon=spear
turn Z6.1 seat=player 1 turn=19
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=mace@sword weapon=mace
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=bomb@bow weapon=bomb
draws-weapon Z8.2 seat=player 1 pile=spear card=spear+berserk weapon=spear
turn Z6.1 seat=player 2 turn=20
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=spear@sword weapon=spear
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=2,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=spear@mace weapon=spear
draws-weapon Z8.2 seat=player 2 pile=mace card=mace+hardened weapon=mace
turn Z6.1 seat=player 3 turn=21
discards Z6.3 seat=player 3 card=spear+hardened weapon=spear
goes Z6.3 seat=player 3 place=2,4 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=22
uses Z1.3 seat=player 1 card=bomb@bow weapon=bomb
goes Z6.4 seat=player 1 place=6,5 origin=7,4
beats Z6.4 seat=player 1 monster=undead place=6,5
takes-tokens Z6.4 seat=player 1 tokens=1 place=6,5
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=spear card=bow@spear weapon=bow
turn Z6.1 seat=player 2 turn=23
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace+hardened weapon=mace
discards Z6.5 seat=player 2 card=spear@mace weapon=spear
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=bow+teleport weapon=bow
draws-weapon Z8.2 seat=player 2 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 3 turn=24
uses-with-spell Z2.1 seat=player 3 card=mace+berserk weapon=mace spell=berserk
goes Z6.3 seat=player 3 place=3,4 origin=2,4
discards Z6.3 seat=player 3 card=mace weapon=mace
goes Z6.3 seat=player 3 place=2,4 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 3 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 1 turn=25
uses Z1.3 seat=player 1 card=bow@spear weapon=bow
goes Z6.4 seat=player 1 place=4,7 origin=6,5
beats Z6.4 seat=player 1 monster=demon place=4,7
takes-tokens Z6.4 seat=player 1 tokens=1 place=4,7
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=26
uses Z1.3 seat=player 2 card=bomb@mace weapon=bomb
goes Z6.4 seat=player 2 place=3,5 origin=3,4
beats Z6.4 seat=player 2 monster=human place=3,5
completes-task Z3.1 seat=player 2 task=human-and-beast
task-opened Z3.1 task=three-humans
draws-weapon Z8.2 seat=player 2 pile=sword card=sword+lure weapon=sword
turn Z6.1 seat=player 3 turn=27
discards Z6.3 seat=player 3 card=sword@bow weapon=sword
goes Z6.3 seat=player 3 place=3,4 origin=2,4
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=undead place=2,4
monster-appears Z7.1 monster=demon place=6,5
draws-weapon Z8.2 seat=player 3 pile=mace card=sword@mace weapon=sword
turn Z6.1 seat=player 1 turn=28
goes Z6.3 seat=player 1 place=7,4 origin=4,7
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=4,7
turn Z6.1 seat=player 2 turn=29
uses Z1.3 seat=player 2 card=bow+teleport weapon=bow
goes Z6.4 seat=player 2 place=4,5 origin=3,5
beats Z6.4 seat=player 2 monster=demon place=4,5
takes-tokens Z6.4 seat=player 2 tokens=1 place=4,5
drops-trophy Z8.1 seat=player 2 monster=human
draws-weapon Z8.2 seat=player 2 pile=mace card=mace+lure weapon=mace
turn Z6.1 seat=player 3 turn=30
uses-with-spell Z2.1 seat=player 3 card=sword@mace weapon=sword spell=berserk
goes Z6.4 seat=player 3 place=3,3 origin=3,4
beats Z6.4 seat=player 3 monster=human place=3,3
discards Z6.3 seat=player 3 card=mace weapon=mace
goes Z6.3 seat=player 3 place=3,4 origin=3,3
draws-weapon Z8.2 seat=player 3 pile=spear card=spear+teleport weapon=spear
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=31
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=spear+berserk weapon=spear
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=beast place=3,3
monster-appears Z7.1 monster=human place=3,5
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=32
uses Z1.3 seat=player 2 card=sword+lure weapon=sword
goes Z6.4 seat=player 2 place=3,5 origin=4,5
beats Z6.4 seat=player 2 monster=human place=3,5
drops-trophy Z8.1 seat=player 2 monster=human
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=sword+teleport weapon=sword
turn Z6.1 seat=player 3 turn=33
discards Z6.3 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=3,5 origin=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=4,5
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=34
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=6,5 origin=7,4
beats Z6.4 seat=player 1 monster=demon place=6,5
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=bow card=mace@bow weapon=mace
turn Z6.1 seat=player 2 turn=35
uses-with-spell Z2.1 seat=player 2 card=mace+lure weapon=mace spell=lure
lures Z2.5 seat=player 2 monster=demon place=4,5 lured=undead there=5,4
goes Z6.4 seat=player 2 place=4,5 origin=3,5
beats Z6.4 seat=player 2 monster=undead place=4,5
drops-trophy Z8.1 seat=player 2 monster=undead
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 2 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 3 turn=36
uses-with-spell Z2.1 seat=player 3 card=spear+teleport weapon=spear spell=teleport
teleports Z2.4 seat=player 3 other=player 2 place=4,5 there=3,5
goes Z6.4 seat=player 3 place=4,6 origin=4,5
beats Z6.4 seat=player 3 monster=beast place=4,6
takes-tokens Z6.4 seat=player 3 tokens=1 place=4,6
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=37
uses Z1.3 seat=player 1 card=mace@bow weapon=mace
goes Z6.4 seat=player 1 place=8,4 origin=6,5
beats Z6.4 seat=player 1 monster=undead place=8,4
takes-tokens Z6.4 seat=player 1 tokens=1 place=8,4
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=sword card=bomb@sword weapon=bomb
turn Z6.1 seat=player 2 turn=38
uses Z1.3 seat=player 2 card=sword+teleport weapon=sword
goes Z6.4 seat=player 2 place=3,6 origin=3,5
beats Z6.4 seat=player 2 monster=human place=3,6
drops-trophy Z8.1 seat=player 2 monster=human
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=39
discards Z6.3 seat=player 3 card=bow weapon=bow
goes Z6.3 seat=player 3 place=5,6 origin=4,6
throws-task Z4.5 seat=player 3 task=three-undead
monsters-rest Z7.1 count=4
monster-appears Z7.1 monster=beast place=3,5
monster-appears Z7.1 monster=undead place=4,5
monster-appears Z7.1 monster=human place=6,5
monster-appears Z7.1 monster=human place=4,6
task-opened Z3.1 task=between-undead
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=40
uses Z1.3 seat=player 1 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 1 place=5,3 origin=8,4
beats Z6.4 seat=player 1 monster=beast place=5,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=5,3
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=mace card=spear@mace weapon=spear
turn Z6.1 seat=player 2 turn=41
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=3,5 origin=3,6
beats Z6.4 seat=player 2 monster=beast place=3,5
drops-trophy Z8.1 seat=player 2 monster=demon
draws-weapon Z8.2 seat=player 2 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 3 turn=42
goes Z6.3 seat=player 3 place=5,3 origin=5,6
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=demon place=8,4
monster-appears Z7.1 monster=human place=3,6
turn Z6.1 seat=player 1 turn=43
goes Z6.3 seat=player 1 place=7,4 origin=5,3
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 2 turn=44
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=spear@sword weapon=spear
discards Z6.5 seat=player 2 card=bow@mace weapon=bow
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=3,5
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 2 pile=mace card=sword@mace weapon=sword
turn Z6.1 seat=player 3 turn=45
uses Z1.3 seat=player 3 card=sword weapon=sword
goes Z6.4 seat=player 3 place=8,3 origin=5,3
beats Z6.4 seat=player 3 monster=human place=8,3
takes-tokens Z6.4 seat=player 3 tokens=1 place=8,3
draws-weapon Z8.2 seat=player 3 pile=bow card=bow+lure weapon=bow
turn Z6.1 seat=player 1 turn=46
uses Z1.3 seat=player 1 card=mace weapon=mace
goes Z6.4 seat=player 1 place=7,2 origin=7,4
beats Z6.4 seat=player 1 monster=undead place=7,2
takes-tokens Z6.4 seat=player 1 tokens=1 place=7,2
drops-trophy Z8.1 seat=player 1 monster=demon
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=47
goes Z6.3 seat=player 2 place=7,5 origin=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=5,3
turn Z6.1 seat=player 3 turn=48
uses Z1.3 seat=player 3 card=bow+lure weapon=bow
goes Z6.4 seat=player 3 place=4,7 origin=8,3
beats Z6.4 seat=player 3 monster=demon place=4,7
drops-trophy Z8.1 seat=player 3 monster=beast
completes-task Z3.1 seat=player 3 task=human-undead-row
task-opened Z3.1 task=all-but-human
draws-weapon Z8.2 seat=player 3 pile=sword card=sword+berserk weapon=sword
turn Z6.1 seat=player 1 turn=49
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=spear@mace weapon=spear
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=human place=7,2
monster-appears Z7.1 monster=undead place=8,3
completes-task Z3.1 seat=player 1 task=all-but-human
task-opened Z3.1 task=two-beasts-one-demon
draws-weapon Z8.2 seat=player 1 pile=mace card=mace+hardened weapon=mace
draws-weapon Z8.2 seat=player 1 pile=spear card=bomb@spear weapon=bomb
wins Z8.3 seat=player 1 score=8
digest 3a059453ca490fc3e5f14bdf1c9d8fa863fdd37bfbc78834d483a19f07f7ac80
