first-player W2.1 seat=player 1
tile-laid W2.1 tile=wriggle hex=0,1
tile-laid W2.1 tile=horseshoe hex=4,3
tile-laid W2.1 tile=whale hex=3,-4
tile-laid W2.1 tile=propeller hex=-1,4
worm-set W2.3 worm=blue A hex=4,3
worm-set W2.3 worm=blue B hex=-1,4
thing-set W2.3 kind=drum hex=4,3
worm-set W2.3 worm=red A hex=-1,4
thing-set W2.3 kind=crate hex=1,3
thing-set W2.3 kind=crate hex=1,-1
worm-set W2.3 worm=blue C hex=2,4
thing-set W2.3 kind=mine hex=1,2
worm-set W2.3 worm=red B hex=0,2
worm-set W2.3 worm=red C hex=-1,4
thing-set W2.3 kind=mine hex=3,-3
thing-set W2.3 kind=mine hex=-2,4
worm-set W2.3 worm=blue D hex=-1,5
worm-set W2.3 worm=yellow A hex=-2,4
worm-set W2.3 worm=yellow B hex=0,2
thing-set W2.3 kind=crate hex=1,2
worm-set W2.3 worm=yellow C hex=4,3
worm-set W2.3 worm=red D hex=3,-3
thing-set W2.3 kind=drum hex=2,4
worm-set W2.3 worm=yellow D hex=3,-3
thing-set W2.3 kind=drum hex=2,4
team W2.4 seat=player 1 team=yellow
team W2.4 seat=player 2 team=blue
team W2.4 seat=player 3 team=red
starter W2.5 seat=yellow card=uzi
starter W2.5 seat=blue card=baseball-bat
starter W2.5 seat=red card=girder
first-wind W2.8 seat=blue direction=6
turn W3.1 seat=blue turn=1
activated W3.2 worm=blue D hex=-1,5
jumps W4.2 worm=blue D to=-1,4
prodded W4.8 thing=red C hex=-1,4
knocked-back W8.6 thing=red C face=1
drowns W4.7 worm=red C hex=-1,3
worm-destroyed W8.10 worm=red C hex=-1,3
scatters W8.5 thing=blue D face=3
drowns W4.7 worm=blue D hex=0,4
worm-destroyed W8.10 worm=blue D hex=0,4
turn-cut-short W3.10 worm=blue D
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=4,2
placed W8.9 kind=crate hex=0,1
wind W8.3 direction=5 face=5
turn W3.1 seat=red turn=2
activated W3.2 worm=red A hex=-1,4
jumps W4.2 worm=red A to=-2,4
mine-clicks W4.4 hex=-2,4
mine-explodes W4.4 hex=-2,4
blast W8.2 hex=-2,4
placed W8.9 kind=crater hex=-2,4
damaged W8.4 worm=yellow A
thrown W8.2 thing=yellow A face=5
drowns W4.7 worm=yellow A hex=-3,5
worm-destroyed W8.10 worm=yellow A hex=-3,5
damaged W8.4 worm=red A
thrown W8.2 thing=red A face=bullseye
scatters W8.5 thing=red A face=wind
drowns W4.7 worm=red A hex=-3,5
worm-destroyed W8.10 worm=red A hex=-3,5
turn-cut-short W3.10 worm=red A
drop-card W3.7 drop=minefield
placed W8.9 kind=mine hex=2,3
placed W8.9 kind=mine hex=-1,5
wind W8.3 direction=2 face=2
turn W3.1 seat=yellow turn=3
activated W3.2 worm=yellow C hex=4,3
jumps W4.2 worm=yellow C to=4,2
crate-opened W4.6 seat=yellow hex=4,2
draws W4.6 seat=yellow card=prod
scatters W8.5 thing=yellow C face=1
drowns W4.7 worm=yellow C hex=4,1
worm-destroyed W8.10 worm=yellow C hex=4,1
turn-cut-short W3.10 worm=yellow C
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=3,-4
placed W8.9 kind=mine hex=3,-4
wind W8.3 direction=3 face=3
turn W3.1 seat=blue turn=4
activated W3.2 worm=blue C hex=2,4
jumps W4.2 worm=blue C to=4,3
scatters W8.5 thing=blue C face=2
drowns W4.7 worm=blue C hex=5,2
worm-destroyed W8.10 worm=blue C hex=5,2
turn-cut-short W3.10 worm=blue C
drop-card W3.7 drop=crate-drop
placed W8.9 kind=crate hex=4,2
wind W8.3 direction=1 face=1
turn W3.1 seat=red turn=5
activated W3.2 worm=red B hex=0,2
inches W4.1 worm=red B to=1,2
mine-clicks W4.4 hex=1,2
mine-is-a-dud W4.4 hex=1,2
crate-opened W4.6 seat=red hex=1,2
draws W4.6 seat=red card=dynamite
inches W4.1 worm=red B to=1,3
crate-opened W4.6 seat=red hex=1,3
draws W4.6 seat=red card=mortar
plays W5.1 seat=red card=dynamite
targets W8.7 seat=red hex=1,3
jumps W4.2 worm=red B to=1,3
scatters W8.5 thing=red B face=bullseye
inches W4.1 worm=red B to=1,2
end-of-turn-effect W3.6 card=dynamite hex=1,3
blast W8.2 hex=1,3
placed W8.9 kind=crater hex=1,3
blast W8.2 hex=1,3
placed W8.9 kind=crater hex=1,3
drop-card W3.7 drop=fuel-dump
placed W8.9 kind=drum hex=3,4
placed W8.9 kind=drum hex=0,3
wind W8.3 direction=1 face=bullseye
turn W3.1 seat=yellow turn=6
activated W3.2 worm=yellow B hex=0,2
jumps W4.2 worm=yellow B to=-2,4
scatters W8.5 thing=yellow B face=2
drowns W4.7 worm=yellow B hex=-1,3
worm-destroyed W8.10 worm=yellow B hex=-1,3
turn-cut-short W3.10 worm=yellow B
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=2,-3
placed W8.9 kind=crate hex=2,-2
wind W8.3 direction=5 face=5
turn W3.1 seat=blue turn=7
activated W3.2 worm=blue A hex=4,3
jumps W4.2 worm=blue A to=4,2
crate-opened W4.6 seat=blue hex=4,2
draws W4.6 seat=blue card=napalm-strike
scatters W8.5 thing=blue A face=5
drowns W4.7 worm=blue A hex=3,3
worm-destroyed W8.10 worm=blue A hex=3,3
turn-cut-short W3.10 worm=blue A
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=0,2
none-left W1.2 kind=crate
wind W8.3 direction=4 face=4
turn W3.1 seat=red turn=8
activated W3.2 worm=red B hex=1,2
jumps W4.2 worm=red B to=0,1
crate-opened W4.6 seat=red hex=0,1
draws W4.6 seat=red card=cluster-bomb
scatters W8.5 thing=red B face=5
drowns W4.7 worm=red B hex=-1,2
worm-destroyed W8.10 worm=red B hex=-1,2
turn-cut-short W3.10 worm=red B
drop-card W3.7 drop=oil-drum-drop
placed W8.9 kind=crate hex=0,1
placed W8.9 kind=drum hex=0,1
wind W8.3 direction=2 face=2
turn W3.1 seat=yellow turn=9
activated W3.2 worm=yellow D hex=3,-3
inches W4.1 worm=yellow D to=3,-4
mine-clicks W4.4 hex=3,-4
mine-is-a-dud W4.4 hex=3,-4
crate-opened W4.6 seat=yellow hex=3,-4
draws W4.6 seat=yellow card=minigun
inches W4.1 worm=yellow D to=3,-3
mine-clicks W4.4 hex=3,-3
mine-explodes W4.4 hex=3,-3
blast W8.2 hex=3,-3
placed W8.9 kind=crater hex=3,-3
damaged W8.4 worm=yellow D
thrown W8.2 thing=yellow D face=1
moves W4.3 thing=yellow D to=3,-4
damaged W8.4 worm=red D
thrown W8.2 thing=red D face=1
moves W4.3 thing=red D to=3,-4
plays W5.1 seat=yellow card=minigun
targets W8.7 seat=yellow hex=2,-3
accuracy W8.1 dice=3
dice-show W8.1 dice=3 faces=('1', 'wind', 'wind')
die-chosen W8.1 seat=yellow face=wind
target-moves W8.7 hex=3,-4
hit W5.2 thing=yellow D
worm-destroyed W8.10 worm=yellow D hex=3,-4
turn-cut-short W3.10 worm=yellow D
eliminated W7.1 seat=yellow
last-round W7.2
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=1,2
none-left W1.2 kind=crate
wind W8.3 direction=2 face=2
turn W3.1 seat=blue turn=10
activated W3.2 worm=blue B hex=-1,4
jumps W4.2 worm=blue B to=0,2
crate-opened W4.6 seat=blue hex=0,2
draws W4.6 seat=blue card=freeze
scatters W8.5 thing=blue B face=3
moves W4.3 thing=blue B to=1,2
crate-opened W4.6 seat=blue hex=1,2
draws W4.6 seat=blue card=holy-hand-grenade
jumps W4.2 worm=blue B to=0,2
scatters W8.5 thing=blue B face=4
moves W4.3 thing=blue B to=0,3
passes W3.5 seat=blue
drop-card W3.7 drop=relief
placed W8.9 kind=crate hex=1,2
draws W4.6 seat=blue card=holy-hand-grenade
draws W4.6 seat=red card=dragon-ball
wind W8.3 direction=2 face=bullseye
turn W3.1 seat=red turn=11
activated W3.2 worm=red D hex=3,-4
healed W3.3 worm=red D
jumps W4.2 worm=red D to=2,-3
crate-opened W4.6 seat=red hex=2,-3
draws W4.6 seat=red card=homing-missile
scatters W8.5 thing=red D face=bullseye
inches W4.1 worm=red D to=3,-3
plays W5.1 seat=red card=bazooka
targets W8.7 seat=red hex=3,-4
accuracy W8.1 dice=4
dice-show W8.1 dice=4 faces=('2', '2', '5', 'wind')
die-chosen W8.1 seat=red face=5
target-moves W8.7 hex=2,-3
blast W8.2 hex=2,-3
placed W8.9 kind=crater hex=2,-3
inches W4.1 worm=red D to=2,-2
crate-opened W4.6 seat=red hex=2,-2
draws W4.6 seat=red card=air-strike
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=4,2
placed W8.9 kind=mine hex=4,2
wind W8.3 direction=2 face=bullseye
wins W7.3 seat=blue worms=1
wins W7.3 seat=red worms=1
digest d06f3aacd729ad2315e61d5013aac3d5f816969b33f2c94a3205470d8e329d80
