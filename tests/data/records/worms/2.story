first-player W2.1 seat=player 1
tile-laid W2.1 tile=whale hex=0,1
tile-laid W2.1 tile=propeller hex=0,5
tile-laid W2.1 tile=horseshoe hex=-2,4
worm-set W2.3 worm=blue A hex=-1,6
worm-set W2.3 worm=red A hex=-3,3
thing-set W2.3 kind=mine hex=0,5
worm-set W2.3 worm=red B hex=1,5
thing-set W2.3 kind=crate hex=-1,3
thing-set W2.3 kind=mine hex=-2,2
worm-set W2.3 worm=blue B hex=-1,3
worm-set W2.3 worm=yellow A hex=-3,4
thing-set W2.3 kind=drum hex=-3,4
worm-set W2.3 worm=red C hex=1,3
worm-set W2.3 worm=yellow B hex=1,1
thing-set W2.3 kind=crate hex=-1,6
thing-set W2.3 kind=drum hex=-3,4
thing-set W2.3 kind=crate hex=1,2
worm-set W2.3 worm=blue C hex=-2,4
worm-set W2.3 worm=red D hex=1,5
worm-set W2.3 worm=blue D hex=0,4
worm-set W2.3 worm=yellow C hex=-1,3
thing-set W2.3 kind=mine hex=-1,6
worm-set W2.3 worm=yellow D hex=0,2
thing-set W2.3 kind=drum hex=1,2
team W2.4 seat=player 1 team=red
team W2.4 seat=player 2 team=yellow
team W2.4 seat=player 3 team=blue
starter W2.5 seat=red card=shotgun
starter W2.5 seat=yellow card=baseball-bat
starter W2.5 seat=blue card=girder
sudden-death-dealt W11.3 seat=red sudden=arms-race
sudden-death-dealt W11.3 seat=yellow sudden=firestorm
sudden-death-dealt W11.3 seat=blue sudden=live-mines
sudden-death-dealt W11.3 seat=red sudden=high-explosive
sudden-death-dealt W11.3 seat=yellow sudden=rising-water
sudden-death-dealt W11.3 seat=blue sudden=one-health
sudden-death-kept W11.3 seat=red sudden=arms-race
sudden-death-kept W11.3 seat=yellow sudden=rising-water
sudden-death-kept W11.3 seat=blue sudden=one-health
first-wind W2.8 seat=blue direction=6
turn W3.1 seat=blue turn=1
activated W3.2 worm=blue B hex=-1,3
crate-opened W3.2 seat=blue hex=-1,3
draws W4.6 seat=blue card=dynamite
jumps W4.2 worm=blue B to=0,2
scatters W8.5 thing=blue B face=5
moves W4.3 thing=blue B to=-1,3
jumps W4.2 worm=blue B to=1,2
crate-opened W4.6 seat=blue hex=1,2
draws W4.6 seat=blue card=cluster-bomb
scatters W8.5 thing=blue B face=bullseye
plays W5.1 seat=blue card=uzi
jumps W4.2 worm=blue B to=-1,3
scatters W8.5 thing=blue B face=2
moves W4.3 thing=blue B to=0,2
targets W8.7 seat=blue hex=-1,3
hit W5.2 thing=yellow C
damaged W8.4 worm=yellow C
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=0,1
placed W8.9 kind=crate hex=-2,4
wind W8.3 direction=6 face=bullseye
turn W3.1 seat=red turn=2
activated W3.2 worm=red C hex=1,3
jumps W4.2 worm=red C to=-1,4
drowns W4.7 worm=red C hex=-1,4
worm-destroyed W8.10 worm=red C hex=-1,4
turn-cut-short W3.10 worm=red C
parting-gift W11.1 worm=red C hex=-1,4
blast-in-water W8.2 hex=-1,4
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=1,3
placed W8.9 kind=mine hex=1,3
wind W8.3 direction=4 face=4
turn W3.1 seat=yellow turn=3
activated W3.2 worm=yellow A hex=-3,4
jumps W4.2 worm=yellow A to=-5,6
drowns W4.7 worm=yellow A hex=-5,6
worm-destroyed W8.10 worm=yellow A hex=-5,6
turn-cut-short W3.10 worm=yellow A
parting-gift W11.1 worm=yellow A hex=-5,6
blast-in-water W8.2 hex=-5,6
drop-card W3.7 drop=relief
placed W8.9 kind=crate hex=1,2
draws W4.6 seat=yellow card=concrete-donkey
draws W4.6 seat=red card=dynamite
wind W8.3 direction=3 face=3
turn W3.1 seat=blue turn=4
activated W3.2 worm=blue D hex=0,4
jumps W4.2 worm=blue D to=0,2
scatters W8.5 thing=blue D face=wind
moves W4.3 thing=blue D to=1,2
crate-opened W4.6 seat=blue hex=1,2
draws W4.6 seat=blue card=sheep
jumps W4.2 worm=blue D to=3,0
drowns W4.7 worm=blue D hex=3,0
worm-destroyed W8.10 worm=blue D hex=3,0
turn-cut-short W3.10 worm=blue D
parting-gift W11.1 worm=blue D hex=3,0
blast-in-water W8.2 hex=3,0
drop-card W3.7 drop=oil-drum-drop
placed W8.9 kind=crate hex=0,4
placed W8.9 kind=drum hex=0,4
wind W8.3 direction=4 face=4
turn W3.1 seat=red turn=5
activated W3.2 worm=red D hex=1,5
jumps W4.2 worm=red D to=3,3
drowns W4.7 worm=red D hex=3,3
worm-destroyed W8.10 worm=red D hex=3,3
turn-cut-short W3.10 worm=red D
parting-gift W11.1 worm=red D hex=3,3
blast-in-water W8.2 hex=3,3
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=-3,3
placed W8.9 kind=mine hex=-3,3
wind W8.3 direction=4 face=4
turn W3.1 seat=yellow turn=6
activated W3.2 worm=yellow D hex=0,2
jumps W4.2 worm=yellow D to=0,4
crate-opened W4.6 seat=yellow hex=0,4
draws W4.6 seat=yellow card=air-strike
scatters W8.5 thing=yellow D face=2
moves W4.3 thing=yellow D to=1,3
crate-opened W4.6 seat=yellow hex=1,3
draws W4.6 seat=yellow card=petrol-bomb
mine-clicks W4.4 hex=1,3
mine-explodes W4.4 hex=1,3
blast W8.2 hex=1,3
placed W8.9 kind=crater hex=1,3
damaged W8.4 worm=yellow D
turn-cut-short W3.10 worm=yellow D
thrown W8.2 thing=yellow D face=1
moves W4.3 thing=yellow D to=1,2
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=0,1
placed W8.9 kind=crate hex=0,5
wind W8.3 direction=2 face=2
turn W3.1 seat=blue turn=7
activated W3.2 worm=blue A hex=-1,6
crate-opened W3.2 seat=blue hex=-1,6
draws W4.6 seat=blue card=prod
jumps W4.2 worm=blue A to=-1,4
drowns W4.7 worm=blue A hex=-1,4
worm-destroyed W8.10 worm=blue A hex=-1,4
turn-cut-short W3.10 worm=blue A
parting-gift W11.1 worm=blue A hex=-1,4
blast-in-water W8.2 hex=-1,4
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=-1,3
placed W8.9 kind=mine hex=-1,3
wind W8.3 direction=1 face=1
turn W3.1 seat=red turn=8
activated W3.2 worm=red B hex=1,5
jumps W4.2 worm=red B to=-1,7
drowns W4.7 worm=red B hex=-1,7
worm-destroyed W8.10 worm=red B hex=-1,7
turn-cut-short W3.10 worm=red B
parting-gift W11.1 worm=red B hex=-1,7
blast-in-water W8.2 hex=-1,7
drop-card W3.7 drop=crate-drop
none-left W1.2 kind=crate
wind W8.3 direction=1 face=wind
turn W3.1 seat=yellow turn=9
activated W3.2 worm=yellow C hex=-1,3
crate-opened W3.2 seat=yellow hex=-1,3
draws W4.6 seat=yellow card=earthquake
healed W3.3 worm=yellow C
jumps W4.2 worm=yellow C to=0,4
scatters W8.5 thing=yellow C face=3
drowns W4.7 worm=yellow C hex=1,4
worm-destroyed W8.10 worm=yellow C hex=1,4
turn-cut-short W3.10 worm=yellow C
parting-gift W11.1 worm=yellow C hex=1,4
blast-in-water W8.2 hex=1,4
drop-card W3.7 drop=crate-drop
placed W8.9 kind=crate hex=1,5
wind W8.3 direction=1 face=wind
turn W3.1 seat=blue turn=10
activated W3.2 worm=blue B hex=0,2
jumps W4.2 worm=blue B to=-1,1
drowns W4.7 worm=blue B hex=-1,1
worm-destroyed W8.10 worm=blue B hex=-1,1
turn-cut-short W3.10 worm=blue B
parting-gift W11.1 worm=blue B hex=-1,1
blast-in-water W8.2 hex=-1,1
drop-card W3.7 drop=fuel-dump
placed W8.9 kind=drum hex=0,2
placed W8.9 kind=drum hex=-1,6
wind W8.3 direction=1 face=1
turn W3.1 seat=red turn=11
activated W3.2 worm=red A hex=-3,3
crate-opened W3.2 seat=red hex=-3,3
draws W4.6 seat=red card=old-woman
jumps W4.2 worm=red A to=-5,4
drowns W4.7 worm=red A hex=-5,4
worm-destroyed W8.10 worm=red A hex=-5,4
turn-cut-short W3.10 worm=red A
eliminated W7.1 seat=red
last-round W7.2
parting-gift W11.1 worm=red A hex=-5,4
blast-in-water W8.2 hex=-5,4
drop-card W3.7 drop=oil-drum-drop
placed W8.9 kind=crate hex=0,4
none-left W1.2 kind=drum
wind W8.3 direction=5 face=5
turn W3.1 seat=yellow turn=12
activated W3.2 worm=yellow B hex=1,1
jumps W4.2 worm=yellow B to=1,0
drowns W4.7 worm=yellow B hex=1,0
worm-destroyed W8.10 worm=yellow B hex=1,0
turn-cut-short W3.10 worm=yellow B
parting-gift W11.1 worm=yellow B hex=1,0
blast-in-water W8.2 hex=1,0
drop-card W3.7 drop=supplies
none-left W1.2 kind=crate
none-left W1.2 kind=crate
wind W8.3 direction=5 face=5
turn W3.1 seat=blue turn=13
activated W3.2 worm=blue C hex=-2,4
crate-opened W3.2 seat=blue hex=-2,4
draws W4.6 seat=blue card=sheep
jumps W4.2 worm=blue C to=-3,3
mine-clicks W4.4 hex=-3,3
mine-explodes W4.4 hex=-3,3
blast W8.2 hex=-3,3
placed W8.9 kind=crater hex=-3,3
damaged W8.4 worm=blue C
turn-cut-short W3.10 worm=blue C
thrown W8.2 thing=blue C face=2
moves W4.3 thing=blue C to=-2,2
mine-clicks W4.4 hex=-2,2
mine-explodes W4.4 hex=-2,2
blast W8.2 hex=-2,2
placed W8.9 kind=crater hex=-2,2
worm-destroyed W8.10 worm=blue C hex=-2,2
eliminated W7.1 seat=blue
parting-gift W11.1 worm=blue C hex=-3,3
blast W8.2 hex=-3,3
placed W8.9 kind=crater hex=-3,3
drop-card W3.7 drop=squall
placed W8.9 kind=crate hex=1,1
sinks W4.7 thing=crate hex=-1,2
sinks W4.7 thing=crate hex=-1,2
sinks W4.7 thing=crate hex=-1,5
thing-moves W4.3 thing=crate hex=0,5 to=-1,6
sinks W4.7 thing=crate hex=0,6
wind W8.3 direction=5 face=bullseye
wins W7.3 seat=yellow worms=1
digest f8e304213c85935e716a467c81c57a9390d3d5c5598c2a183f50f575df0b15b1
