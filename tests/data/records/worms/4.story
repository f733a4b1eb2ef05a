first-player W2.1 seat=player 3
tile-laid W2.1 tile=wriggle hex=1,1
tile-laid W2.1 tile=propeller hex=3,0
tile-laid W2.1 tile=horseshoe hex=-4,3
tile-laid W2.1 tile=whale hex=-6,4
worm-set W2.3 worm=red A hex=-4,3
worm-set W2.3 worm=green A hex=-6,3
worm-set W2.3 worm=green B hex=2,0
thing-set W2.3 kind=mine hex=-4,2
thing-set W2.3 kind=drum hex=-6,4
thing-set W2.3 kind=crate hex=0,1
worm-set W2.3 worm=yellow A hex=4,-1
thing-set W2.3 kind=crate hex=2,0
thing-set W2.3 kind=mine hex=-5,3
worm-set W2.3 worm=yellow B hex=0,1
worm-set W2.3 worm=green C hex=-4,2
thing-set W2.3 kind=crate hex=-5,2
worm-set W2.3 worm=blue A hex=-1,2
thing-set W2.3 kind=drum hex=-6,4
worm-set W2.3 worm=blue B hex=-6,4
worm-set W2.3 worm=red B hex=-4,2
worm-set W2.3 worm=blue C hex=-4,1
thing-set W2.3 kind=mine hex=-5,2
thing-set W2.3 kind=mine hex=-2,1
worm-set W2.3 worm=yellow C hex=1,1
worm-set W2.3 worm=yellow D hex=1,1
thing-set W2.3 kind=crate hex=3,0
worm-set W2.3 worm=red C hex=-5,3
worm-set W2.3 worm=red D hex=2,0
thing-set W2.3 kind=drum hex=-2,2
thing-set W2.3 kind=drum hex=-6,3
worm-set W2.3 worm=green D hex=-4,1
worm-set W2.3 worm=blue D hex=1,1
team W2.4 seat=player 1 team=blue
team W2.4 seat=player 2 team=yellow
team W2.4 seat=player 3 team=red
team W2.4 seat=player 4 team=green
starter W2.5 seat=blue card=shotgun
starter W2.5 seat=yellow card=baseball-bat
starter W2.5 seat=red card=baseball-bat
starter W2.5 seat=green card=grenade
first-wind W2.8 seat=blue direction=6
turn W3.1 seat=blue turn=1
activated W3.2 worm=blue C hex=-4,1
stays W3.4 worm=blue C
jumps W4.2 worm=blue C to=-5,2
crate-opened W4.6 seat=blue hex=-5,2
draws W4.6 seat=blue card=old-woman
mine-clicks W4.4 hex=-5,2
mine-is-a-dud W4.4 hex=-5,2
scatters W8.5 thing=blue C face=6
drowns W4.7 worm=blue C hex=-6,2
worm-destroyed W8.10 worm=blue C hex=-6,2
turn-cut-short W3.10 worm=blue C
parting-gift W11.1 worm=blue C hex=-6,2
blast-in-water W8.2 hex=-6,2
drop-card W3.7 drop=relief
placed W8.9 kind=crate hex=3,1
draws W4.6 seat=blue card=homing-missile
wind W8.3 direction=2 face=2
turn W3.1 seat=yellow turn=2
activated W3.2 worm=yellow D hex=1,1
jumps W4.2 worm=yellow D to=0,2
drowns W4.7 worm=yellow D hex=0,2
worm-destroyed W8.10 worm=yellow D hex=0,2
turn-cut-short W3.10 worm=yellow D
parting-gift W11.1 worm=yellow D hex=0,2
blast-in-water W8.2 hex=0,2
drop-card W3.7 drop=crate-drop
placed W8.9 kind=crate hex=-3,3
wind W8.3 direction=2 face=2
turn W3.1 seat=red turn=3
activated W3.2 worm=red C hex=-5,3
jumps W4.2 worm=red C to=-5,3
mine-clicks W4.4 hex=-5,3
mine-explodes W4.4 hex=-5,3
blast W8.2 hex=-5,3
placed W8.9 kind=crater hex=-5,3
damaged W8.4 worm=red C
turn-cut-short W3.10 worm=red C
thrown W8.2 thing=red C face=3
moves W4.3 thing=red C to=-4,3
drop-card W3.7 drop=minefield
placed W8.9 kind=mine hex=-5,2
placed W8.9 kind=mine hex=-3,1
wind W8.3 direction=2 face=bullseye
turn W3.1 seat=green turn=4
activated W3.2 worm=green D hex=-4,1
inches W4.1 worm=green D to=-5,2
mine-clicks W4.4 hex=-5,2
mine-explodes W4.4 hex=-5,2
blast W8.2 hex=-5,2
placed W8.9 kind=crater hex=-5,2
damaged W8.4 worm=green D
turn-cut-short W3.10 worm=green D
thrown W8.2 thing=green D face=6
drowns W4.7 worm=green D hex=-6,2
worm-destroyed W8.10 worm=green D hex=-6,2
parting-gift W11.1 worm=green D hex=-6,2
blast-in-water W8.2 hex=-6,2
drop-card W3.7 drop=oil-drum-drop
placed W8.9 kind=crate hex=-4,1
placed W8.9 kind=drum hex=-4,1
wind W8.3 direction=5 face=5
turn W3.1 seat=blue turn=5
activated W3.2 worm=blue D hex=1,1
jumps W4.2 worm=blue D to=2,2
drowns W4.7 worm=blue D hex=2,2
worm-destroyed W8.10 worm=blue D hex=2,2
turn-cut-short W3.10 worm=blue D
parting-gift W11.1 worm=blue D hex=2,2
blast-in-water W8.2 hex=2,2
drop-card W3.7 drop=supplies
none-left W1.2 kind=crate
none-left W1.2 kind=crate
wind W8.3 direction=5 face=wind
turn W3.1 seat=yellow turn=6
activated W3.2 worm=yellow B hex=0,1
crate-opened W3.2 seat=yellow hex=0,1
draws W4.6 seat=yellow card=banana-bomb
jumps W4.2 worm=yellow B to=1,-1
drowns W4.7 worm=yellow B hex=1,-1
worm-destroyed W8.10 worm=yellow B hex=1,-1
turn-cut-short W3.10 worm=yellow B
parting-gift W11.1 worm=yellow B hex=1,-1
blast-in-water W8.2 hex=1,-1
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=0,1
none-left W1.2 kind=crate
wind W8.3 direction=4 face=4
turn W3.1 seat=red turn=7
activated W3.2 worm=red A hex=-4,3
jumps W4.2 worm=red A to=-6,4
prodded W4.8 thing=blue B hex=-6,4
knocked-back W8.6 thing=blue B face=bullseye
moves W4.3 thing=blue B to=-5,3
scatters W8.5 thing=red A face=2
moves W4.3 thing=red A to=-5,3
inches W4.1 worm=red A to=-6,3
passes W3.5 seat=red
drop-card W3.7 drop=supplies
none-left W1.2 kind=crate
none-left W1.2 kind=crate
wind W8.3 direction=2 face=2
turn W3.1 seat=green turn=8
activated W3.2 worm=green A hex=-6,3
jumps W4.2 worm=green A to=-7,3
drowns W4.7 worm=green A hex=-7,3
worm-destroyed W8.10 worm=green A hex=-7,3
turn-cut-short W3.10 worm=green A
parting-gift W11.1 worm=green A hex=-7,3
blast-in-water W8.2 hex=-7,3
drop-card W3.7 drop=squall
none-left W1.2 kind=crate
sinks W4.7 thing=crate hex=-3,0
thing-moves W4.3 thing=crate hex=-3,3 to=-2,2
sinks W4.7 thing=crate hex=1,0
sinks W4.7 thing=crate hex=3,-1
thing-moves W4.3 thing=crate hex=3,0 to=4,-1
sinks W4.7 thing=crate hex=4,0
wind W8.3 direction=2 face=wind
turn W3.1 seat=blue turn=9
activated W3.2 worm=blue B hex=-5,3
jumps W4.2 worm=blue B to=-5,1
drowns W4.7 worm=blue B hex=-5,1
worm-destroyed W8.10 worm=blue B hex=-5,1
turn-cut-short W3.10 worm=blue B
parting-gift W11.1 worm=blue B hex=-5,1
blast-in-water W8.2 hex=-5,1
drop-card W3.7 drop=oil-drum-drop
placed W8.9 kind=crate hex=3,1
placed W8.9 kind=drum hex=3,1
wind W8.3 direction=3 face=3
turn W3.1 seat=yellow turn=10
activated W3.2 worm=yellow A hex=4,-1
crate-opened W3.2 seat=yellow hex=4,-1
draws W4.6 seat=yellow card=mine
jumps W4.2 worm=yellow A to=6,-1
drowns W4.7 worm=yellow A hex=6,-1
worm-destroyed W8.10 worm=yellow A hex=6,-1
turn-cut-short W3.10 worm=yellow A
parting-gift W11.1 worm=yellow A hex=6,-1
blast-in-water W8.2 hex=6,-1
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=3,0
placed W8.9 kind=mine hex=3,0
wind W8.3 direction=3 face=3
turn W3.1 seat=red turn=11
activated W3.2 worm=red C hex=-4,3
healed W3.3 worm=red C
jumps W4.2 worm=red C to=-5,5
drowns W4.7 worm=red C hex=-5,5
worm-destroyed W8.10 worm=red C hex=-5,5
turn-cut-short W3.10 worm=red C
parting-gift W11.1 worm=red C hex=-5,5
blast-in-water W8.2 hex=-5,5
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=-4,3
placed W8.9 kind=mine hex=-4,3
wind W8.3 direction=3 face=bullseye
turn W3.1 seat=green turn=12
activated W3.2 worm=green B hex=2,0
jumps W4.2 worm=green B to=4,-2
drowns W4.7 worm=green B hex=4,-2
worm-destroyed W8.10 worm=green B hex=4,-2
turn-cut-short W3.10 worm=green B
parting-gift W11.1 worm=green B hex=4,-2
blast-in-water W8.2 hex=4,-2
drop-card W3.7 drop=crate-drop
placed W8.9 kind=crate hex=-3,3
wind W8.3 direction=3 face=bullseye
turn W3.1 seat=blue turn=13
activated W3.2 worm=blue A hex=-1,2
jumps W4.2 worm=blue A to=-1,1
drowns W4.7 worm=blue A hex=-1,1
worm-destroyed W8.10 worm=blue A hex=-1,1
turn-cut-short W3.10 worm=blue A
eliminated W7.1 seat=blue
last-round W7.2
parting-gift W11.1 worm=blue A hex=-1,1
blast-in-water W8.2 hex=-1,1
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=4,-1
none-left W1.2 kind=crate
wind W8.3 direction=3 face=wind
turn W3.1 seat=yellow turn=14
activated W3.2 worm=yellow C hex=1,1
jumps W4.2 worm=yellow C to=-1,1
drowns W4.7 worm=yellow C hex=-1,1
worm-destroyed W8.10 worm=yellow C hex=-1,1
turn-cut-short W3.10 worm=yellow C
eliminated W7.1 seat=yellow
parting-gift W11.1 worm=yellow C hex=-1,1
blast-in-water W8.2 hex=-1,1
drop-card W3.7 drop=oil-drum-drop
none-left W1.2 kind=crate
none-left W1.2 kind=drum
wind W8.3 direction=3 face=wind
turn W3.1 seat=red turn=15
activated W3.2 worm=red B hex=-4,2
inches W4.1 worm=red B to=-5,3
jumps W4.2 worm=red B to=-5,4
drowns W4.7 worm=red B hex=-5,4
worm-destroyed W8.10 worm=red B hex=-5,4
turn-cut-short W3.10 worm=red B
parting-gift W11.1 worm=red B hex=-5,4
blast-in-water W8.2 hex=-5,4
drop-card W3.7 drop=mine-drop
none-left W1.2 kind=crate
placed W8.9 kind=mine hex=0,1
wind W8.3 direction=5 face=5
turn W3.1 seat=green turn=16
activated W3.2 worm=green C hex=-4,2
jumps W4.2 worm=green C to=-2,2
crate-opened W4.6 seat=green hex=-2,2
draws W4.6 seat=green card=cluster-bomb
scatters W8.5 thing=green C face=3
moves W4.3 thing=green C to=-1,2
inches W4.1 worm=green C to=-2,2
plays W5.1 seat=green card=bazooka
targets W8.7 seat=green hex=-3,3
accuracy W8.1 dice=4
dice-show W8.1 dice=4 faces=('4', '5', '5', '6')
die-chosen W8.1 seat=green face=5
target-moves W8.7 hex=-4,4
blast-in-water W8.2 hex=-4,4
jumps W4.2 worm=green C to=-3,4
drowns W4.7 worm=green C hex=-3,4
worm-destroyed W8.10 worm=green C hex=-3,4
turn-cut-short W3.10 worm=green C
eliminated W7.1 seat=green
parting-gift W11.1 worm=green C hex=-3,4
blast-in-water W8.2 hex=-3,4
drop-card W3.7 drop=fuel-dump
none-left W1.2 kind=drum
none-left W1.2 kind=drum
wind W8.3 direction=4 face=4
wins W7.3 seat=red worms=2
digest 64f4e2979893ca0c56fa069a8eb4abd8e5abe28d4bb4f0a587c476d2c0c528d9
