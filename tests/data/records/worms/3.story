first-game W13.1 direction=2
worm-set W2.3 worm=blue A hex=-1,0
thing-set W2.3 kind=drum hex=-1,0
thing-set W2.3 kind=crate hex=-1,1
thing-set W2.3 kind=mine hex=-1,1
thing-set W2.3 kind=crate hex=0,1
thing-set W2.3 kind=mine hex=1,0
worm-set W2.3 worm=blue B hex=0,-1
thing-set W2.3 kind=crate hex=0,-1
worm-set W2.3 worm=red A hex=2,0
thing-set W2.3 kind=drum hex=1,-1
worm-set W2.3 worm=red B hex=2,-2
worm-set W2.3 worm=yellow A hex=-3,0
worm-set W2.3 worm=yellow B hex=-2,1
thing-set W2.3 kind=crate hex=-2,0
thing-set W2.3 kind=mine hex=-1,-1
thing-set W2.3 kind=drum hex=-1,-1
worm-set W2.3 worm=green A hex=-1,-2
worm-set W2.3 worm=green B hex=2,-3
thing-set W2.3 kind=crate hex=0,-2
thing-set W2.3 kind=drum hex=0,-2
thing-set W2.3 kind=mine hex=1,-3
starter W2.5 seat=blue card=baseball-bat
starter W2.5 seat=red card=shotgun
starter W2.5 seat=yellow card=shotgun
starter W2.5 seat=green card=baseball-bat
turn W3.1 seat=blue turn=1
activated W3.2 worm=blue B hex=0,-1
crate-opened W3.2 seat=blue hex=0,-1
draws W4.6 seat=blue card=banana-bomb
jumps W4.2 worm=blue B to=1,0
mine-clicks W4.4 hex=1,0
mine-is-a-dud W4.4 hex=1,0
scatters W8.5 thing=blue B face=wind
moves W4.3 thing=blue B to=2,-1
jumps W4.2 worm=blue B to=0,-1
scatters W8.5 thing=blue B face=5
moves W4.3 thing=blue B to=-1,0
plays W5.1 seat=blue card=ninja-rope
targets W8.7 seat=blue hex=-2,2
accuracy W8.1 dice=3
dice-show W8.1 dice=3 faces=('bullseye', '5', 'wind')
die-chosen W8.1 seat=blue face=wind
target-moves W8.7 hex=-1,1
moves W4.3 thing=blue B to=-1,1
mine-clicks W4.4 hex=-1,1
mine-explodes W4.4 hex=-1,1
blast W8.2 hex=-1,1
placed W8.9 kind=crater hex=-1,1
damaged W8.4 worm=blue B
thrown W8.2 thing=blue B face=2
drowns W4.7 worm=blue B hex=0,0
worm-destroyed W8.10 worm=blue B hex=0,0
turn-cut-short W3.10 worm=blue B
destroyed W8.4 thing=crate hex=-1,1
drop-card W3.7 drop=oil-drum-drop
placed W8.9 kind=crate hex=1,0
placed W8.9 kind=drum hex=1,0
wind W8.3 direction=2 face=wind
turn W3.1 seat=red turn=2
activated W3.2 worm=red A hex=2,0
stays W3.4 worm=red A
jumps W4.2 worm=red A to=1,0
crate-opened W4.6 seat=red hex=1,0
draws W4.6 seat=red card=holy-hand-grenade
scatters W8.5 thing=red A face=6
drowns W4.7 worm=red A hex=0,0
worm-destroyed W8.10 worm=red A hex=0,0
turn-cut-short W3.10 worm=red A
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=2,-1
placed W8.9 kind=mine hex=2,-1
wind W8.3 direction=2 face=2
turn W3.1 seat=yellow turn=3
activated W3.2 worm=yellow A hex=-3,0
jumps W4.2 worm=yellow A to=-3,0
scatters W8.5 thing=yellow A face=bullseye
jumps W4.2 worm=yellow A to=-1,0
scatters W8.5 thing=yellow A face=6
moves W4.3 thing=yellow A to=-2,0
crate-opened W4.6 seat=yellow hex=-2,0
draws W4.6 seat=yellow card=petrol-bomb
plays W5.1 seat=yellow card=bazooka
targets W8.7 seat=yellow hex=4,-6
accuracy W8.1 dice=1
dice-show W8.1 dice=1 faces=('6',)
die-chosen W8.1 seat=yellow face=6
target-moves W8.7 hex=3,-6
blast-in-water W8.2 hex=3,-6
jumps W4.2 worm=yellow A to=-1,-1
mine-clicks W4.4 hex=-1,-1
mine-is-a-dud W4.4 hex=-1,-1
scatters W8.5 thing=yellow A face=4
moves W4.3 thing=yellow A to=-1,0
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=-2,0
placed W8.9 kind=crate hex=2,0
wind W8.3 direction=4 face=4
turn W3.1 seat=green turn=4
activated W3.2 worm=green A hex=-1,-2
inches W4.1 worm=green A to=-1,-1
inches W4.1 worm=green A to=-2,0
crate-opened W4.6 seat=green hex=-2,0
draws W4.6 seat=green card=mortar
plays W5.1 seat=green card=bazooka
targets W8.7 seat=green hex=-2,0
accuracy W8.1 dice=4
dice-show W8.1 dice=4 faces=('1', '2', '6', 'wind')
die-chosen W8.1 seat=green face=1
target-moves W8.7 hex=-2,-1
blast-in-water W8.2 hex=-2,-1
jumps W4.2 worm=green A to=-1,1
scatters W8.5 thing=green A face=6
moves W4.3 thing=green A to=-2,1
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=0,-1
placed W8.9 kind=mine hex=0,-1
wind W8.3 direction=4 face=wind
turn W3.1 seat=blue turn=5
activated W3.2 worm=blue A hex=-1,0
jumps W4.2 worm=blue A to=-3,0
scatters W8.5 thing=blue A face=wind
drowns W4.7 worm=blue A hex=-3,1
worm-destroyed W8.10 worm=blue A hex=-3,1
turn-cut-short W3.10 worm=blue A
eliminated W7.1 seat=blue
drop-card W3.7 drop=minefield
placed W8.9 kind=mine hex=-2,0
placed W8.9 kind=mine hex=-3,0
wind W8.3 direction=5 face=5
turn W3.1 seat=red turn=6
activated W3.2 worm=red B hex=2,-2
inches W4.1 worm=red B to=1,-2
jumps W4.2 worm=red B to=2,-3
scatters W8.5 thing=red B face=2
drowns W4.7 worm=red B hex=3,-4
worm-destroyed W8.10 worm=red B hex=3,-4
turn-cut-short W3.10 worm=red B
eliminated W7.1 seat=red
drop-card W3.7 drop=oil-drum-drop
placed W8.9 kind=crate hex=2,-2
placed W8.9 kind=drum hex=2,-2
wind W8.3 direction=6 face=6
turn W3.1 seat=yellow turn=7
activated W3.2 worm=yellow B hex=-2,1
jumps W4.2 worm=yellow B to=-1,1
scatters W8.5 thing=yellow B face=2
drowns W4.7 worm=yellow B hex=0,0
worm-destroyed W8.10 worm=yellow B hex=0,0
turn-cut-short W3.10 worm=yellow B
drop-card W3.7 drop=crate-drop
none-left W1.2 kind=crate
wind W8.3 direction=5 face=5
turn W3.1 seat=green turn=8
activated W3.2 worm=green A hex=-2,1
jumps W4.2 worm=green A to=-1,1
scatters W8.5 thing=green A face=1
moves W4.3 thing=green A to=-1,0
stays W3.4 worm=green A
plays W5.1 seat=green card=baseball-bat
inches W4.1 worm=green A to=-1,1
targets W8.7 seat=green hex=0,1
drop-card W3.7 drop=crate-drop
none-left W1.2 kind=crate
wind W8.3 direction=3 face=3
turn W3.1 seat=yellow turn=9
activated W3.2 worm=yellow A hex=-1,0
inches W4.1 worm=yellow A to=-2,1
inches W4.1 worm=yellow A to=-1,1
plays W5.1 seat=yellow card=girder
targets W8.7 seat=yellow hex=-1,0
passes W3.5 seat=yellow
drop-card W3.7 drop=supplies
none-left W1.2 kind=crate
none-left W1.2 kind=crate
wind W8.3 direction=1 face=1
turn W3.1 seat=green turn=10
activated W3.2 worm=green B hex=2,-3
jumps W4.2 worm=green B to=1,-2
scatters W8.5 thing=green B face=2
moves W4.3 thing=green B to=2,-3
inches W4.1 worm=green B to=1,-3
mine-clicks W4.4 hex=1,-3
mine-explodes W4.4 hex=1,-3
blast W8.2 hex=1,-3
placed W8.9 kind=crater hex=1,-3
damaged W8.4 worm=green B
thrown W8.2 thing=green B face=5
moves W4.3 thing=green B to=0,-2
crate-opened W4.6 seat=green hex=0,-2
draws W4.6 seat=green card=dragon-ball
plays W5.1 seat=green card=mortar
targets W8.7 seat=green hex=0,2
accuracy W8.1 dice=1
dice-show W8.1 dice=1 faces=('3',)
die-chosen W8.1 seat=green face=3
target-moves W8.7 hex=1,2
blast-in-water W8.2 hex=1,2
target-scatters W8.5 face=1
target-moves W8.7 hex=1,1
blast-in-water W8.2 hex=1,1
jumps W4.2 worm=green B to=-1,-2
scatters W8.5 thing=green B face=4
moves W4.3 thing=green B to=-1,-1
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=-1,-2
none-left W1.2 kind=crate
wind W8.3 direction=6 face=6
turn W3.1 seat=yellow turn=11
activated W3.2 worm=yellow A hex=-1,1
stays W3.4 worm=yellow A
jumps W4.2 worm=yellow A to=-2,0
mine-clicks W4.4 hex=-2,0
mine-explodes W4.4 hex=-2,0
blast W8.2 hex=-2,0
placed W8.9 kind=crater hex=-2,0
damaged W8.4 worm=yellow A
thrown W8.2 thing=yellow A face=2
moves W4.3 thing=yellow A to=-1,-1
scatters W8.5 thing=yellow A face=2
moves W4.3 thing=yellow A to=0,-2
plays W5.1 seat=yellow card=uzi
jumps W4.2 worm=yellow A to=2,-2
crate-opened W4.6 seat=yellow hex=2,-2
draws W4.6 seat=yellow card=mine
scatters W8.5 thing=yellow A face=6
moves W4.3 thing=yellow A to=1,-2
targets W8.7 seat=yellow hex=3,-2
sudden-death W6.1 sudden=live-mines
placed W8.9 kind=crate hex=2,-3
wind W8.3 direction=6 face=bullseye
turn W3.1 seat=green turn=12
activated W3.2 worm=green B hex=-1,-1
healed W3.3 worm=green B
inches W4.1 worm=green B to=0,-1
mine-clicks W4.4 hex=0,-1
mine-explodes W4.4 hex=0,-1
blast W8.2 hex=0,-1
placed W8.9 kind=crater hex=0,-1
damaged W8.4 worm=green B
thrown W8.2 thing=green B face=wind
moves W4.3 thing=green B to=-1,-1
destroyed W8.4 thing=crate hex=0,-1
inches W4.1 worm=green B to=0,-1
passes W3.5 seat=green
sudden-death-effect W6.1 sudden=live-mines
placed W8.9 kind=mine hex=-2,1
placed W8.9 kind=crate hex=2,-2
wind W8.3 direction=6 face=wind
turn W3.1 seat=yellow turn=13
activated W3.2 worm=yellow A hex=1,-2
healed W3.3 worm=yellow A
jumps W4.2 worm=yellow A to=1,-1
scatters W8.5 thing=yellow A face=3
moves W4.3 thing=yellow A to=2,-1
mine-clicks W4.4 hex=2,-1
mine-explodes W4.4 hex=2,-1
blast W8.2 hex=2,-1
placed W8.9 kind=crater hex=2,-1
damaged W8.4 worm=yellow A
thrown W8.2 thing=yellow A face=2
drowns W4.7 worm=yellow A hex=3,-2
worm-destroyed W8.10 worm=yellow A hex=3,-2
turn-cut-short W3.10 worm=yellow A
eliminated W7.1 seat=yellow
destroyed W8.4 thing=crate hex=2,-1
wins W7.3 seat=green worms=2
digest 35904925b536dda59b7f7350c0718ac841f7735e728c70c5302b8cc53c68612f
