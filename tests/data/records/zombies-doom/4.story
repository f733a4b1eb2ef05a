first-player Z5.4 seat=player 2
map-built Z5.1
monsters-come Z5.3 count=28
draws-spell Z1.5 seat=player 2 spell=berserk
draws-spell Z1.5 seat=player 1 spell=hardened
starts Z4.2 seat=player 2 place=7,4
starts Z4.2 seat=player 1 place=3,4
task-opened Z3.1 task=three-humans
task-opened Z3.1 task=between-undead
task-opened Z3.1 task=between-demons
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 2 turn=1
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=2
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow weapon=bow
discards Z6.5 seat=player 1 card=bomb@mace weapon=bomb
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 2 turn=3
uses-with-spell Z2.1 seat=player 2 card=mace weapon=mace spell=berserk
goes Z6.4 seat=player 2 place=3,5 origin=3,4
beats Z6.4 seat=player 2 monster=undead place=3,5
takes-tokens Z6.4 seat=player 2 tokens=1 place=3,5
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=3,4 origin=3,5
draws-weapon Z8.2 seat=player 2 pile=bow card=sword@bow weapon=sword
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=4
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow@mace weapon=bow
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=3,5
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=5
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=3,5 origin=3,4
beats Z6.4 seat=player 2 monster=beast place=3,5
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=6
uses-with-spell Z2.1 seat=player 1 card=bow weapon=bow spell=hardened
goes Z6.3 seat=player 1 place=8,4 origin=7,4
throws-task Z4.5 seat=player 1 task=three-humans
monsters-rest Z7.1 count=0
task-opened Z3.1 task=all-but-beast
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=7
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword@bow weapon=sword
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,5
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=8
discards Z6.3 seat=player 1 card=sword weapon=sword
goes Z6.3 seat=player 1 place=7,4 origin=8,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 2 turn=9
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=7,3 origin=7,4
throws-task Z4.5 seat=player 2 task=between-undead
throws-task Z4.5 seat=player 2 task=between-demons
monsters-rest Z7.1 count=0
task-opened Z3.1 task=two-undead-one-beast
task-opened Z3.1 task=between-humans
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=10
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=spear@sword weapon=spear
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=11
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=3,2 origin=7,3
beats Z6.4 seat=player 2 monster=beast place=3,2
takes-tokens Z6.4 seat=player 2 tokens=1 place=3,2
draws-weapon Z8.2 seat=player 2 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 1 turn=12
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=sword@mace weapon=sword
draws-weapon Z8.2 seat=player 1 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 2 turn=13
discards Z6.3 seat=player 2 card=mace@sword weapon=mace
goes Z6.3 seat=player 2 place=7,3 origin=3,2
draws-spell Z1.5 seat=player 2 spell=lure
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=3,2
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=14
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bomb@bow weapon=bomb
discards Z6.5 seat=player 1 card=sword@mace weapon=sword
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=15
uses Z1.3 seat=player 2 card=sword weapon=sword
goes Z6.4 seat=player 2 place=2,4 origin=7,3
beats Z6.4 seat=player 2 monster=human place=2,4
takes-tokens Z6.4 seat=player 2 tokens=1 place=2,4
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=16
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow weapon=bow
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=spear card=mace@spear weapon=mace
turn Z6.1 seat=player 2 turn=17
uses Z1.3 seat=player 2 card=sword weapon=sword
goes Z6.4 seat=player 2 place=3,2 origin=2,4
beats Z6.4 seat=player 2 monster=human place=3,2
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=sword card=bow@sword weapon=bow
turn Z6.1 seat=player 1 turn=18
discards Z6.3 seat=player 1 card=mace@spear weapon=mace
goes Z6.3 seat=player 1 place=8,4 origin=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=2,4
completes-task Z3.1 seat=player 1 task=between-humans
task-opened Z3.1 task=demon-human-row
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=19
discards Z6.3 seat=player 2 card=sword weapon=sword
goes Z6.3 seat=player 2 place=7,3 origin=3,2
throws-task Z4.5 seat=player 2 task=demon-human-row
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=3,2
task-opened Z3.1 task=all-but-demon
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=20
uses Z1.3 seat=player 1 card=sword weapon=sword
goes Z6.4 seat=player 1 place=8,3 origin=8,4
beats Z6.4 seat=player 1 monster=human place=8,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=8,3
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=21
uses-with-spell Z2.1 seat=player 2 card=bow weapon=bow spell=lure
lures Z2.5 seat=player 2 monster=undead place=6,1 lured=demon there=2,3
goes Z6.4 seat=player 2 place=6,1 origin=7,3
beats Z6.4 seat=player 2 monster=demon place=6,1
takes-tokens Z6.4 seat=player 2 tokens=1 place=6,1
drops-trophy Z8.1 seat=player 2 monster=demon
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=22
discards Z6.3 seat=player 1 card=sword weapon=sword
goes Z6.3 seat=player 1 place=8,4 origin=8,3
draws-spell Z1.5 seat=player 1 spell=lure
throws-task Z4.5 seat=player 1 task=all-but-beast
throws-task Z4.5 seat=player 1 task=two-undead-one-beast
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=8,3
task-opened Z3.1 task=two-beasts-one-demon
task-opened Z3.1 task=human-and-beast
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=23
uses Z1.3 seat=player 2 card=bow@sword weapon=bow
goes Z6.4 seat=player 2 place=4,3 origin=6,1
beats Z6.4 seat=player 2 monster=demon place=4,3
takes-tokens Z6.4 seat=player 2 tokens=1 place=4,3
drops-trophy Z8.1 seat=player 2 monster=demon
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=24
discards Z6.3 seat=player 1 card=mace weapon=mace
goes Z6.3 seat=player 1 place=7,4 origin=8,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=6,1
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=25
uses Z1.3 seat=player 2 card=mace weapon=mace
goes Z6.4 seat=player 2 place=2,4 origin=4,3
beats Z6.4 seat=player 2 monster=undead place=2,4
drops-trophy Z8.1 seat=player 2 monster=human
completes-task Z3.1 seat=player 2 task=all-but-demon
task-opened Z3.1 task=three-demons
draws-weapon Z8.2 seat=player 2 pile=sword card=bomb@sword weapon=bomb
turn Z6.1 seat=player 1 turn=26
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow weapon=bow
discards Z6.5 seat=player 1 card=sword weapon=sword
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=4,3
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=27
uses Z1.3 seat=player 2 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 2 place=5,2 origin=2,4
beats Z6.4 seat=player 2 monster=undead place=5,2
takes-tokens Z6.4 seat=player 2 tokens=1 place=5,2
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=bow card=spear@bow weapon=spear
turn Z6.1 seat=player 1 turn=28
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow weapon=bow
discards Z6.5 seat=player 1 card=bow weapon=bow
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=2,4
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=29
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=6,1 origin=5,2
beats Z6.4 seat=player 2 monster=beast place=6,1
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=spear card=bow@spear weapon=bow
turn Z6.1 seat=player 1 turn=30
discards Z6.3 seat=player 1 card=spear weapon=spear
goes Z6.3 seat=player 1 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 1 spell=lure
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=5,2
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=31
uses Z1.3 seat=player 2 card=bow@spear weapon=bow
goes Z6.4 seat=player 2 place=2,4 origin=6,1
beats Z6.4 seat=player 2 monster=demon place=2,4
drops-trophy Z8.1 seat=player 2 monster=demon
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=32
goes Z6.3 seat=player 1 place=7,4 origin=8,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,1
turn Z6.1 seat=player 2 turn=33
uses Z1.3 seat=player 2 card=sword weapon=sword
goes Z6.4 seat=player 2 place=1,4 origin=2,4
beats Z6.4 seat=player 2 monster=human place=1,4
takes-tokens Z6.4 seat=player 2 tokens=1 place=1,4
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=34
goes Z6.3 seat=player 1 place=8,4 origin=7,4
draws-spell Z1.5 seat=player 1 spell=teleport
throws-task Z4.5 seat=player 1 task=human-and-beast
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=2,4
task-opened Z3.1 task=surrounded
turn Z6.1 seat=player 2 turn=35
uses Z1.3 seat=player 2 card=sword weapon=sword
goes Z6.4 seat=player 2 place=2,4 origin=1,4
beats Z6.4 seat=player 2 monster=human place=2,4
drops-trophy Z8.1 seat=player 2 monster=human
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 1 turn=36
uses-with-spell Z2.1 seat=player 1 card=sword weapon=sword spell=lure
lures Z2.5 seat=player 1 monster=undead place=8,3 lured=human there=5,6
goes Z6.4 seat=player 1 place=8,3 origin=8,4
beats Z6.4 seat=player 1 monster=human place=8,3
draws-weapon Z8.2 seat=player 1 pile=sword card=bomb@sword weapon=bomb
turn Z6.1 seat=player 2 turn=37
discards Z6.3 seat=player 2 card=mace@sword weapon=mace
goes Z6.3 seat=player 2 place=1,4 origin=2,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=2,4
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=38
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bomb@sword weapon=bomb
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=8,3
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=39
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=spear@bow weapon=spear
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=1,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=mace@bow weapon=mace
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=40
discards Z6.3 seat=player 1 card=spear weapon=spear
goes Z6.3 seat=player 1 place=7,3 origin=7,4
throws-task Z4.5 seat=player 1 task=two-beasts-one-demon
monsters-rest Z7.1 count=0
task-opened Z3.1 task=demon-and-undead
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=41
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace@bow weapon=mace
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=1,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=42
uses Z1.3 seat=player 1 card=mace weapon=mace
goes Z6.4 seat=player 1 place=3,2 origin=7,3
beats Z6.4 seat=player 1 monster=undead place=3,2
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=43
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=1,4
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=44
uses-with-spell Z2.1 seat=player 1 card=mace weapon=mace spell=lure
lures Z2.5 seat=player 1 monster=demon place=6,1 lured=undead there=6,3
goes Z6.4 seat=player 1 place=6,1 origin=3,2
beats Z6.4 seat=player 1 monster=undead place=6,1
drops-trophy Z8.1 seat=player 1 monster=human
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=45
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=7,5 origin=7,4
beats Z6.4 seat=player 2 monster=beast place=7,5
takes-tokens Z6.4 seat=player 2 tokens=1 place=7,5
drops-trophy Z8.1 seat=player 2 monster=human
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=46
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=6,3 origin=6,1
beats Z6.4 seat=player 1 monster=demon place=6,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=6,3
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=mace card=spear@mace weapon=spear
turn Z6.1 seat=player 2 turn=47
uses Z1.3 seat=player 2 card=sword weapon=sword
goes Z6.4 seat=player 2 place=6,5 origin=7,5
beats Z6.4 seat=player 2 monster=human place=6,5
takes-tokens Z6.4 seat=player 2 tokens=1 place=6,5
drops-trophy Z8.1 seat=player 2 monster=undead
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 2 pile=mace card=sword@mace weapon=sword
wins Z8.3 seat=player 2 score=10
digest aa17b55af0ed9ae281d6aa03541831c9eb89073730677a29bfb9988a10336f6b
