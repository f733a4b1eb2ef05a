first-player Z5.4 seat=player 2
tile-turned Z5.2 place=8,4 quarters=2
map-built Z5.1
monsters-come Z5.3 count=27
draws-spell Z1.5 seat=player 2 spell=berserk
draws-spell Z1.5 seat=player 3 spell=berserk
draws-spell Z1.5 seat=player 1 spell=berserk
starts Z4.2 seat=player 2 place=7,4
starts Z4.2 seat=player 3 place=7,4
starts Z4.2 seat=player 1 place=3,4
task-opened Z3.1 task=demon-and-undead
task-opened Z3.1 task=all-but-undead
task-opened Z3.1 task=between-humans
draws-weapon Z8.2 seat=player 2 pile=mace card=spear@mace weapon=spear
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 3 pile=spear card=bomb@spear weapon=bomb
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=1
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace weapon=mace
discards Z6.5 seat=player 2 card=spear@mace weapon=spear
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=bomb@sword weapon=bomb
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=2
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=bomb@spear weapon=bomb
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=bow@sword weapon=bow
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=3
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 2 turn=4
uses-with-spell Z2.1 seat=player 2 card=bomb@sword weapon=bomb spell=berserk
goes Z6.4 seat=player 2 place=2,4 origin=3,4
beats Z6.4 seat=player 2 monster=human place=2,4
takes-tokens Z6.4 seat=player 2 tokens=1 place=2,4
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=2,3 origin=2,4
draws-spell Z1.5 seat=player 2 spell=berserk
throws-task Z4.5 seat=player 2 task=demon-and-undead
throws-task Z4.5 seat=player 2 task=between-humans
throws-task Z4.5 seat=player 2 task=all-but-undead
task-opened Z3.1 task=two-humans-one-undead
task-opened Z3.1 task=surrounded
task-opened Z3.1 task=between-demons
draws-weapon Z8.2 seat=player 2 pile=sword card=spear@sword weapon=spear
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=5
uses-with-spell Z2.1 seat=player 3 card=sword weapon=sword spell=berserk
goes Z6.3 seat=player 3 place=2,4 origin=3,4
goes Z6.3 seat=player 3 place=2,3 origin=2,4
draws-spell Z1.5 seat=player 3 spell=teleport
throws-task Z4.5 seat=player 3 task=surrounded
throws-task Z4.5 seat=player 3 task=between-demons
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=2,4
task-opened Z3.1 task=three-humans
task-opened Z3.1 task=beast-demon-row
draws-weapon Z8.2 seat=player 3 pile=spear card=sword@spear weapon=sword
turn Z6.1 seat=player 1 turn=6
uses-with-spell Z2.1 seat=player 1 card=spear weapon=spear spell=berserk
goes Z6.4 seat=player 1 place=7,3 origin=7,4
beats Z6.4 seat=player 1 monster=beast place=7,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=7,3
goes Z6.3 seat=player 1 place=7,4 origin=7,3
completes-task Z3.1 seat=player 1 task=beast-demon-row
task-opened Z3.1 task=all-but-human
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=7
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=spear@sword weapon=spear
discards Z6.5 seat=player 2 card=spear weapon=spear
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=7,3
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=8
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow@sword weapon=bow
discards Z6.5 seat=player 3 card=sword@spear weapon=sword
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=9
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=mace@sword weapon=mace
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 2 turn=10
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 2 pile=mace card=bomb@mace weapon=bomb
turn Z6.1 seat=player 3 turn=11
uses Z1.3 seat=player 3 card=mace weapon=mace
goes Z6.4 seat=player 3 place=3,5 origin=3,4
beats Z6.4 seat=player 3 monster=undead place=3,5
takes-tokens Z6.4 seat=player 3 tokens=1 place=3,5
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=12
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=bow@mace weapon=bow
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=13
uses Z1.3 seat=player 2 card=bomb@mace weapon=bomb
goes Z6.4 seat=player 2 place=7,3 origin=7,4
beats Z6.4 seat=player 2 monster=beast place=7,3
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=14
uses-with-spell Z2.1 seat=player 3 card=sword weapon=sword spell=teleport
teleports Z2.4 seat=player 3 other=player 1 place=7,4 there=3,5
keeps-weapon Z2.8 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=7,3 origin=7,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 1 turn=15
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=mace weapon=mace
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=3,5
draws-weapon Z8.2 seat=player 1 pile=bow card=bomb@bow weapon=bomb
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=16
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=5,6 origin=7,3
beats Z6.4 seat=player 2 monster=beast place=5,6
takes-tokens Z6.4 seat=player 2 tokens=1 place=5,6
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=17
discards Z6.3 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=6,2 origin=7,3
throws-task Z4.5 seat=player 3 task=all-but-human
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=7,3
task-opened Z3.1 task=two-demons-one-human
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=18
uses Z1.3 seat=player 1 card=bomb@bow weapon=bomb
goes Z6.4 seat=player 1 place=2,4 origin=3,4
beats Z6.4 seat=player 1 monster=undead place=2,4
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=19
uses-with-spell Z2.1 seat=player 2 card=spear weapon=spear spell=berserk
goes Z6.4 seat=player 2 place=5,3 origin=5,6
beats Z6.4 seat=player 2 monster=beast place=5,3
takes-tokens Z6.4 seat=player 2 tokens=1 place=5,3
goes Z6.3 seat=player 2 place=5,1 origin=5,3
draws-spell Z1.5 seat=player 2 spell=lure
drops-trophy Z8.1 seat=player 2 monster=human
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=20
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=4,7 origin=6,2
beats Z6.4 seat=player 3 monster=beast place=4,7
takes-tokens Z6.4 seat=player 3 tokens=1 place=4,7
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=21
goes Z6.3 seat=player 1 place=2,3 origin=2,4
throws-task Z4.5 seat=player 1 task=two-humans-one-undead
throws-task Z4.5 seat=player 1 task=two-demons-one-human
throws-task Z4.5 seat=player 1 task=three-humans
monsters-rest Z7.1 count=3
monster-appears Z7.1 monster=undead place=5,3
monster-appears Z7.1 monster=undead place=2,4
monster-appears Z7.1 monster=human place=5,6
task-opened Z3.1 task=demon-human-row
task-opened Z3.1 task=between-undead
task-opened Z3.1 task=three-beasts
turn Z6.1 seat=player 2 turn=22
uses-with-spell Z2.1 seat=player 2 card=mace weapon=mace spell=lure
lures Z2.5 seat=player 2 monster=human place=5,6 lured=undead there=8,4
goes Z6.4 seat=player 2 place=5,6 origin=5,1
beats Z6.4 seat=player 2 monster=undead place=5,6
drops-trophy Z8.1 seat=player 2 monster=beast
completes-task Z3.1 seat=player 2 task=demon-human-row
task-opened Z3.1 task=two-beasts-one-demon
draws-weapon Z8.2 seat=player 2 pile=spear card=mace@spear weapon=mace
turn Z6.1 seat=player 3 turn=23
uses Z1.3 seat=player 3 card=bow weapon=bow
goes Z6.4 seat=player 3 place=7,3 origin=4,7
beats Z6.4 seat=player 3 monster=demon place=7,3
draws-weapon Z8.2 seat=player 3 pile=mace card=sword@mace weapon=sword
turn Z6.1 seat=player 1 turn=24
uses Z1.3 seat=player 1 card=spear weapon=spear
goes Z6.4 seat=player 1 place=3,3 origin=2,3
beats Z6.4 seat=player 1 monster=beast place=3,3
takes-tokens Z6.4 seat=player 1 tokens=1 place=3,3
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=25
goes Z6.3 seat=player 2 place=6,2 origin=5,6
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=demon place=5,6
monster-appears Z7.1 monster=undead place=4,7
turn Z6.1 seat=player 3 turn=26
discards Z6.3 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=6,2 origin=7,3
throws-task Z4.5 seat=player 3 task=three-beasts
throws-task Z4.5 seat=player 3 task=two-beasts-one-demon
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=7,3
task-opened Z3.1 task=all-but-beast
task-opened Z3.1 task=three-demons
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=27
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow weapon=bow
discards Z6.5 seat=player 1 card=sword weapon=sword
rises Z6.5 seat=player 1 place=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=28
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=mace weapon=mace
discards Z6.5 seat=player 2 card=mace@spear weapon=mace
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=29
uses Z1.3 seat=player 3 card=mace weapon=mace
goes Z6.4 seat=player 3 place=5,3 origin=6,2
beats Z6.4 seat=player 3 monster=undead place=5,3
drops-trophy Z8.1 seat=player 3 monster=undead
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=30
discards Z6.3 seat=player 1 card=mace weapon=mace
goes Z6.3 seat=player 1 place=3,4 origin=3,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=3,3
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=31
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=7,5 origin=7,4
beats Z6.4 seat=player 2 monster=beast place=7,5
takes-tokens Z6.4 seat=player 2 tokens=1 place=7,5
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 3 turn=32
uses Z1.3 seat=player 3 card=sword@mace weapon=sword
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=5,4 origin=5,3
beats Z6.4 seat=player 3 monster=human place=5,4
beats Z6.4 seat=player 3 monster=beast place=5,4
takes-tokens Z6.4 seat=player 3 tokens=2 place=5,4
drops-trophy Z8.1 seat=player 3 monster=human
drops-trophy Z8.1 seat=player 3 monster=undead
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=33
uses Z1.3 seat=player 1 card=spear weapon=spear
goes Z6.4 seat=player 1 place=3,5 origin=3,4
beats Z6.4 seat=player 1 monster=beast place=3,5
drops-trophy Z8.1 seat=player 1 monster=beast
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=34
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword@bow weapon=sword
discards Z6.5 seat=player 2 card=mace weapon=mace
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=undead place=5,3
monster-appears Z7.1 monster=undead place=7,5
draws-weapon Z8.2 seat=player 2 pile=spear card=bow@spear weapon=bow
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=35
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=bow weapon=bow
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=sword card=bomb@sword weapon=bomb
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=36
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=sword weapon=sword
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=3,5
pile-made-anew Z1.6 pile=spear
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=37
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=bow@spear weapon=bow
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=bow@sword weapon=bow
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=38
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=bomb@sword weapon=bomb
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=39
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=40
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=bow@sword weapon=bow
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=spear card=bomb@spear weapon=bomb
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=41
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=3,3 origin=3,4
beats Z6.4 seat=player 3 monster=beast place=3,3
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=42
goes Z6.3 seat=player 1 place=3,3 origin=3,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 2 turn=43
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=bomb@spear weapon=bomb
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=spear@bow weapon=spear
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=44
discards Z6.3 seat=player 3 card=sword weapon=sword
goes Z6.3 seat=player 3 place=3,4 origin=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=45
discards Z6.3 seat=player 1 card=mace weapon=mace
goes Z6.3 seat=player 1 place=3,4 origin=3,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=3,3
draws-weapon Z8.2 seat=player 1 pile=bow card=mace@bow weapon=mace
turn Z6.1 seat=player 2 turn=46
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=spear@bow weapon=spear
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=47
uses Z1.3 seat=player 3 card=sword weapon=sword
goes Z6.4 seat=player 3 place=3,3 origin=3,4
beats Z6.4 seat=player 3 monster=human place=3,3
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 1 turn=48
uses Z1.3 seat=player 1 card=mace@bow weapon=mace
goes Z6.4 seat=player 1 place=3,5 origin=3,4
beats Z6.4 seat=player 1 monster=undead place=3,5
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=sword card=spear@sword weapon=spear
turn Z6.1 seat=player 2 turn=49
discards Z6.3 seat=player 2 card=sword weapon=sword
goes Z6.3 seat=player 2 place=3,5 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=50
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=mace@sword weapon=mace
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,3
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
pile-made-anew Z1.6 pile=mace
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=51
discards Z6.3 seat=player 1 card=mace weapon=mace
goes Z6.3 seat=player 1 place=3,4 origin=3,5
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=52
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=3,5
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=53
uses Z1.3 seat=player 3 card=bow weapon=bow
goes Z6.4 seat=player 3 place=3,3 origin=3,4
beats Z6.4 seat=player 3 monster=demon place=3,3
drops-trophy Z8.1 seat=player 3 monster=human
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=54
goes Z6.3 seat=player 1 place=3,3 origin=3,4
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 2 turn=55
discards Z6.3 seat=player 2 card=spear weapon=spear
goes Z6.3 seat=player 2 place=3,3 origin=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=56
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=sword weapon=sword
discards Z6.5 seat=player 3 card=mace weapon=mace
rises Z6.5 seat=player 3 place=3,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
pile-made-anew Z1.6 pile=bow
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=57
discards Z6.3 seat=player 1 card=spear@sword weapon=spear
goes Z6.3 seat=player 1 place=2,3 origin=3,3
throws-task Z4.5 seat=player 1 task=three-demons
throws-task Z4.5 seat=player 1 task=all-but-beast
monsters-rest Z7.1 count=0
task-opened Z3.1 task=all-but-demon
task-opened Z3.1 task=human-undead-row
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=58
goes Z6.3 seat=player 2 place=3,4 origin=3,3
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 3 turn=59
goes Z6.3 seat=player 3 place=2,3 origin=3,3
draws-spell Z1.5 seat=player 3 spell=lure
throws-task Z4.5 seat=player 3 task=all-but-demon
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=3,3
completes-task Z3.1 seat=player 3 task=human-undead-row
task-opened Z3.1 task=between-beasts
task-opened Z3.1 task=human-and-beast
turn Z6.1 seat=player 1 turn=60
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=sword weapon=sword
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=2,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=61
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=spear card=sword@spear weapon=sword
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 3 turn=62
uses-with-spell Z2.1 seat=player 3 card=bow weapon=bow spell=lure
lures Z2.5 seat=player 3 monster=human place=3,3 lured=demon there=8,5
goes Z6.4 seat=player 3 place=3,3 origin=2,3
beats Z6.4 seat=player 3 monster=demon place=3,3
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 1 turn=63
discards Z6.3 seat=player 1 card=mace weapon=mace
goes Z6.3 seat=player 1 place=3,3 origin=2,3
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=64
uses Z1.3 seat=player 2 card=mace weapon=mace
goes Z6.4 seat=player 2 place=7,5 origin=7,4
beats Z6.4 seat=player 2 monster=undead place=7,5
drops-trophy Z8.1 seat=player 2 monster=beast
draws-weapon Z8.2 seat=player 2 pile=bow card=bomb@bow weapon=bomb
turn Z6.1 seat=player 3 turn=65
goes Z6.3 seat=player 3 place=3,4 origin=3,3
monsters-rest Z7.1 count=0
turn Z6.1 seat=player 1 turn=66
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=bow weapon=bow
discards Z6.5 seat=player 1 card=bow weapon=bow
rises Z6.5 seat=player 1 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=3,3
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 1 pile=bow card=mace@bow weapon=mace
turn Z6.1 seat=player 2 turn=67
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bomb@bow weapon=bomb
discards Z6.5 seat=player 2 card=sword@spear weapon=sword
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=7,5
completes-task Z3.1 seat=player 2 task=human-and-beast
task-opened Z3.1 task=three-undead
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 2 pile=sword card=bow@sword weapon=bow
turn Z6.1 seat=player 3 turn=68
uses Z1.3 seat=player 3 card=bow weapon=bow
goes Z6.4 seat=player 3 place=3,5 origin=3,4
beats Z6.4 seat=player 3 monster=demon place=3,5
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 1 turn=69
uses Z1.3 seat=player 1 card=sword weapon=sword
goes Z6.4 seat=player 1 place=3,3 origin=3,4
beats Z6.4 seat=player 1 monster=human place=3,3
drops-trophy Z8.1 seat=player 1 monster=human
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=70
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=bow@sword weapon=bow
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=71
uses Z1.3 seat=player 3 card=sword weapon=sword
goes Z6.4 seat=player 3 place=3,6 origin=3,5
beats Z6.4 seat=player 3 monster=human place=3,6
takes-tokens Z6.4 seat=player 3 tokens=1 place=3,6
drops-trophy Z8.1 seat=player 3 monster=human
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=72
discards Z6.3 seat=player 1 card=mace@bow weapon=mace
goes Z6.3 seat=player 1 place=3,4 origin=3,3
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=beast place=3,3
monster-appears Z7.1 monster=human place=3,5
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=73
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=spear weapon=spear
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=74
uses Z1.3 seat=player 3 card=bow weapon=bow
goes Z6.4 seat=player 3 place=6,7 origin=3,6
beats Z6.4 seat=player 3 monster=demon place=6,7
takes-tokens Z6.4 seat=player 3 tokens=1 place=6,7
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=spear card=mace@spear weapon=mace
turn Z6.1 seat=player 1 turn=75
uses Z1.3 seat=player 1 card=sword weapon=sword
goes Z6.4 seat=player 1 place=3,5 origin=3,4
beats Z6.4 seat=player 1 monster=human place=3,5
drops-trophy Z8.1 seat=player 1 monster=undead
draws-weapon Z8.2 seat=player 1 pile=sword card=bomb@sword weapon=bomb
turn Z6.1 seat=player 2 turn=76
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=sword weapon=sword
rises Z6.5 seat=player 2 place=3,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=3,6
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 2 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 3 turn=77
uses Z1.3 seat=player 3 card=mace@spear weapon=mace
goes Z6.4 seat=player 3 place=3,6 origin=6,7
beats Z6.4 seat=player 3 monster=undead place=3,6
drops-trophy Z8.1 seat=player 3 monster=undead
draws-weapon Z8.2 seat=player 3 pile=bow card=spear@bow weapon=spear
turn Z6.1 seat=player 1 turn=78
uses Z1.3 seat=player 1 card=bomb@sword weapon=bomb
goes Z6.4 seat=player 1 place=4,5 origin=3,5
beats Z6.4 seat=player 1 monster=beast place=4,5
takes-tokens Z6.4 seat=player 1 tokens=1 place=4,5
drops-trophy Z8.1 seat=player 1 monster=human
draws-weapon Z8.2 seat=player 1 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 2 turn=79
uses Z1.3 seat=player 2 card=spear weapon=spear
goes Z6.4 seat=player 2 place=3,3 origin=3,4
beats Z6.4 seat=player 2 monster=beast place=3,3
drops-trophy Z8.1 seat=player 2 monster=undead
draws-weapon Z8.2 seat=player 2 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 3 turn=80
discards Z6.3 seat=player 3 card=spear@bow weapon=spear
goes Z6.3 seat=player 3 place=6,7 origin=3,6
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=human place=3,5
monster-appears Z7.1 monster=beast place=3,6
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=81
goes Z6.3 seat=player 1 place=5,1 origin=4,5
throws-task Z4.5 seat=player 1 task=three-undead
throws-task Z4.5 seat=player 1 task=between-undead
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=4,5
task-opened Z3.1 task=two-undead-one-beast
task-opened Z3.1 task=undead-beast-row
turn Z6.1 seat=player 2 turn=82
discards Z6.3 seat=player 2 card=sword@bow weapon=sword
goes Z6.3 seat=player 2 place=3,4 origin=3,3
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=3,3
completes-task Z3.1 seat=player 2 task=undead-beast-row
task-opened Z3.1 task=undead-queue
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=83
dies Z6.5 seat=player 3
discards Z6.5 seat=player 3 card=spear weapon=spear
discards Z6.5 seat=player 3 card=spear weapon=spear
rises Z6.5 seat=player 3 place=6,7
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
draws-weapon Z8.2 seat=player 3 pile=mace card=mace weapon=mace
turn Z6.1 seat=player 1 turn=84
discards Z6.3 seat=player 1 card=bow weapon=bow
goes Z6.3 seat=player 1 place=6,1 origin=5,1
draws-spell Z1.5 seat=player 1 spell=lure
throws-task Z4.5 seat=player 1 task=between-beasts
monsters-rest Z7.1 count=0
tasks-made-anew Z1.6
task-opened Z3.1 task=two-humans-one-undead
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=85
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow weapon=bow
discards Z6.5 seat=player 2 card=bow weapon=bow
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=spear
draws-weapon Z8.2 seat=player 2 pile=spear card=bow@spear weapon=bow
draws-weapon Z8.2 seat=player 2 pile=mace card=bow@mace weapon=bow
turn Z6.1 seat=player 3 turn=86
discards Z6.3 seat=player 3 card=spear weapon=spear
goes Z6.3 seat=player 3 place=6,2 origin=6,7
throws-task Z4.5 seat=player 3 task=two-undead-one-beast
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=demon place=6,7
task-opened Z3.1 task=demon-and-undead
draws-weapon Z8.2 seat=player 3 pile=spear card=bomb@spear weapon=bomb
turn Z6.1 seat=player 1 turn=87
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=mace weapon=mace
discards Z6.5 seat=player 1 card=spear weapon=spear
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
pile-made-anew Z1.6 pile=bow
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=88
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=bow@mace weapon=bow
discards Z6.5 seat=player 2 card=bow@spear weapon=bow
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 3 turn=89
uses Z1.3 seat=player 3 card=bomb@spear weapon=bomb
goes Z6.4 seat=player 3 place=3,6 origin=6,2
beats Z6.4 seat=player 3 monster=beast place=3,6
drops-trophy Z8.1 seat=player 3 monster=demon
draws-weapon Z8.2 seat=player 3 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 1 turn=90
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=7,3 origin=7,4
beats Z6.4 seat=player 1 monster=demon place=7,3
drops-trophy Z8.1 seat=player 1 monster=beast
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=91
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=mace@sword weapon=mace
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=mace card=mace weapon=mace
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=92
goes Z6.3 seat=player 3 place=7,3 origin=3,6
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=3,6
turn Z6.1 seat=player 1 turn=93
uses Z1.3 seat=player 1 card=bow weapon=bow
goes Z6.4 seat=player 1 place=6,7 origin=7,3
beats Z6.4 seat=player 1 monster=demon place=6,7
drops-trophy Z8.1 seat=player 1 monster=beast
draws-weapon Z8.2 seat=player 1 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 2 turn=94
discards Z6.3 seat=player 2 card=bow weapon=bow
goes Z6.3 seat=player 2 place=7,3 origin=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=95
uses Z1.3 seat=player 3 card=spear weapon=spear
goes Z6.4 seat=player 3 place=3,6 origin=7,3
beats Z6.4 seat=player 3 monster=beast place=3,6
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=spear card=sword@spear weapon=sword
turn Z6.1 seat=player 1 turn=96
uses-with-spell Z2.1 seat=player 1 card=bow weapon=bow spell=lure
lures Z2.5 seat=player 1 monster=undead place=4,7 lured=demon there=5,2
goes Z6.4 seat=player 1 place=4,7 origin=6,7
beats Z6.4 seat=player 1 monster=demon place=4,7
drops-trophy Z8.1 seat=player 1 monster=beast
draws-weapon Z8.2 seat=player 1 pile=bow card=spear@bow weapon=spear
turn Z6.1 seat=player 2 turn=97
discards Z6.3 seat=player 2 card=mace weapon=mace
goes Z6.3 seat=player 2 place=7,4 origin=7,3
monsters-rest Z7.1 count=2
monster-appears Z7.1 monster=beast place=7,3
monster-appears Z7.1 monster=demon place=6,7
pile-made-anew Z1.6 pile=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=mace@sword weapon=mace
turn Z6.1 seat=player 3 turn=98
goes Z6.3 seat=player 3 place=4,7 origin=3,6
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=undead place=3,6
turn Z6.1 seat=player 1 turn=99
dies Z6.5 seat=player 1
discards Z6.5 seat=player 1 card=spear@bow weapon=spear
discards Z6.5 seat=player 1 card=sword weapon=sword
rises Z6.5 seat=player 1 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 1 pile=mace card=sword@mace weapon=sword
draws-weapon Z8.2 seat=player 1 pile=spear card=spear weapon=spear
turn Z6.1 seat=player 2 turn=100
dies Z6.5 seat=player 2
discards Z6.5 seat=player 2 card=sword weapon=sword
discards Z6.5 seat=player 2 card=mace@sword weapon=mace
rises Z6.5 seat=player 2 place=7,4
monsters-rest Z7.1 count=0
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
draws-weapon Z8.2 seat=player 2 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 3 turn=101
uses Z1.3 seat=player 3 card=mace weapon=mace
goes Z6.4 seat=player 3 place=3,6 origin=4,7
beats Z6.4 seat=player 3 monster=undead place=3,6
drops-trophy Z8.1 seat=player 3 monster=beast
draws-weapon Z8.2 seat=player 3 pile=bow card=sword@bow weapon=sword
turn Z6.1 seat=player 1 turn=102
uses Z1.3 seat=player 1 card=spear weapon=spear
goes Z6.4 seat=player 1 place=7,5 origin=7,4
beats Z6.4 seat=player 1 monster=beast place=7,5
drops-trophy Z8.1 seat=player 1 monster=demon
completes-task Z3.1 seat=player 1 task=demon-and-undead
task-opened Z3.1 task=between-beasts
draws-weapon Z8.2 seat=player 1 pile=sword card=sword weapon=sword
turn Z6.1 seat=player 2 turn=103
discards Z6.3 seat=player 2 card=sword weapon=sword
goes Z6.3 seat=player 2 place=7,5 origin=7,4
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=human place=4,7
draws-weapon Z8.2 seat=player 2 pile=bow card=bow weapon=bow
turn Z6.1 seat=player 3 turn=104
goes Z6.3 seat=player 3 place=5,1 origin=3,6
throws-task Z4.5 seat=player 3 task=between-beasts
monsters-rest Z7.1 count=1
monster-appears Z7.1 monster=beast place=3,6
completes-task Z3.1 seat=player 3 task=undead-queue
task-opened Z3.1 task=three-humans
task-opened Z3.1 task=three-undead
wins Z8.3 seat=player 3 score=8
digest ad28e00a468c7727583071b32906c15caab88e8825374926b96f1e3b6ecc08ad
