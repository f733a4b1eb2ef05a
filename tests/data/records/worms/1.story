first-player W2.1 seat=player 1
tile-laid W2.1 tile=horseshoe hex=-1,-1
tile-laid W2.1 tile=wriggle hex=3,-4
tile-laid W2.1 tile=propeller hex=3,-2
worm-set W2.3 worm=blue A hex=-2,-1
worm-set W2.3 worm=red A hex=3,-2
worm-set W2.3 worm=blue B hex=-2,1
thing-set W2.3 kind=crate hex=4,-2
worm-set W2.3 worm=yellow A hex=3,-3
thing-set W2.3 kind=crate hex=-1,-1
thing-set W2.3 kind=mine hex=-3,1
thing-set W2.3 kind=mine hex=2,-1
worm-set W2.3 worm=blue C hex=3,-4
worm-set W2.3 worm=blue D hex=2,-2
thing-set W2.3 kind=drum hex=-3,1
worm-set W2.3 worm=yellow B hex=3,-4
thing-set W2.3 kind=drum hex=-1,0
worm-set W2.3 worm=yellow C hex=-2,1
thing-set W2.3 kind=drum hex=-2,1
thing-set W2.3 kind=crate hex=2,-1
thing-set W2.3 kind=mine hex=4,-2
worm-set W2.3 worm=yellow D hex=-1,-1
worm-set W2.3 worm=red B hex=3,-3
worm-set W2.3 worm=red C hex=2,-3
worm-set W2.3 worm=red D hex=1,-1
team W2.4 seat=player 1 team=red
team W2.4 seat=player 2 team=yellow
team W2.4 seat=player 3 team=blue
starter W2.5 seat=red card=uzi
starter W2.5 seat=yellow card=girder
starter W2.5 seat=blue card=grenade
first-wind W2.8 seat=blue direction=5
turn W3.1 seat=blue turn=1
activated W3.2 worm=blue A hex=-2,-1
jumps W4.2 worm=blue A to=0,-2
drowns W4.7 worm=blue A hex=0,-2
worm-destroyed W8.10 worm=blue A hex=0,-2
turn-cut-short W3.10 worm=blue A
parting-gift W11.1 worm=blue A hex=0,-2
blast-in-water W8.2 hex=0,-2
drop-card W3.7 drop=relief
placed W8.9 kind=crate hex=-2,-1
draws W4.6 seat=blue card=carpet-bomb
wind W8.3 direction=4 face=4
turn W3.1 seat=red turn=2
activated W3.2 worm=red B hex=3,-3
inches W4.1 worm=red B to=3,-2
inches W4.1 worm=red B to=2,-2
plays W5.1 seat=red card=girder
targets W8.7 seat=red hex=3,-2
plays W5.1 seat=red card=bazooka
targets W8.7 seat=red hex=4,-2
accuracy W8.1 dice=3
dice-show W8.1 dice=3 faces=('bullseye', '3', 'wind')
die-chosen W8.1 seat=red face=wind
target-moves W8.7 hex=4,-1
blast-in-water W8.2 hex=4,-1
jumps W4.2 worm=red B to=2,-1
mine-clicks W4.4 hex=2,-1
mine-is-a-dud W4.4 hex=2,-1
crate-opened W4.6 seat=red hex=2,-1
draws W4.6 seat=red card=armageddon
scatters W8.5 thing=red B face=4
drowns W4.7 worm=red B hex=2,0
worm-destroyed W8.10 worm=red B hex=2,0
turn-cut-short W3.10 worm=red B
parting-gift W11.1 worm=red B hex=2,0
blast-in-water W8.2 hex=2,0
drop-card W3.7 drop=fuel-dump
placed W8.9 kind=drum hex=2,-1
placed W8.9 kind=drum hex=2,-1
wind W8.3 direction=3 face=3
turn W3.1 seat=yellow turn=3
activated W3.2 worm=yellow A hex=3,-3
jumps W4.2 worm=yellow A to=1,-1
scatters W8.5 thing=yellow A face=2
moves W4.3 thing=yellow A to=2,-2
inches W4.1 worm=yellow A to=3,-2
plays W5.1 seat=yellow card=bazooka
targets W8.7 seat=yellow hex=3,-4
accuracy W8.1 dice=3
dice-show W8.1 dice=3 faces=('5', '6', 'wind')
die-chosen W8.1 seat=yellow face=wind
target-moves W8.7 hex=4,-4
blast-in-water W8.2 hex=4,-4
jumps W4.2 worm=yellow A to=2,0
drowns W4.7 worm=yellow A hex=2,0
worm-destroyed W8.10 worm=yellow A hex=2,0
turn-cut-short W3.10 worm=yellow A
parting-gift W11.1 worm=yellow A hex=2,0
blast-in-water W8.2 hex=2,0
drop-card W3.7 drop=crate-drop
placed W8.9 kind=crate hex=3,-3
wind W8.3 direction=5 face=5
turn W3.1 seat=blue turn=4
activated W3.2 worm=blue C hex=3,-4
jumps W4.2 worm=blue C to=2,-5
drowns W4.7 worm=blue C hex=2,-5
worm-destroyed W8.10 worm=blue C hex=2,-5
turn-cut-short W3.10 worm=blue C
parting-gift W11.1 worm=blue C hex=2,-5
blast-in-water W8.2 hex=2,-5
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=3,-4
placed W8.9 kind=crate hex=-1,0
wind W8.3 direction=4 face=4
turn W3.1 seat=red turn=5
activated W3.2 worm=red D hex=1,-1
stays W3.4 worm=red D
jumps W4.2 worm=red D to=0,-2
drowns W4.7 worm=red D hex=0,-2
worm-destroyed W8.10 worm=red D hex=0,-2
turn-cut-short W3.10 worm=red D
parting-gift W11.1 worm=red D hex=0,-2
blast-in-water W8.2 hex=0,-2
drop-card W3.7 drop=supplies
none-left W1.2 kind=crate
none-left W1.2 kind=crate
wind W8.3 direction=4 face=wind
turn W3.1 seat=yellow turn=6
activated W3.2 worm=yellow B hex=3,-4
crate-opened W3.2 seat=yellow hex=3,-4
draws W4.6 seat=yellow card=prod
jumps W4.2 worm=yellow B to=1,-2
drowns W4.7 worm=yellow B hex=1,-2
worm-destroyed W8.10 worm=yellow B hex=1,-2
turn-cut-short W3.10 worm=yellow B
parting-gift W11.1 worm=yellow B hex=1,-2
blast-in-water W8.2 hex=1,-2
drop-card W3.7 drop=oil-drum-drop
placed W8.9 kind=crate hex=1,-1
placed W8.9 kind=drum hex=1,-1
wind W8.3 direction=4 face=bullseye
turn W3.1 seat=blue turn=7
activated W3.2 worm=blue D hex=2,-2
jumps W4.2 worm=blue D to=4,-3
drowns W4.7 worm=blue D hex=4,-3
worm-destroyed W8.10 worm=blue D hex=4,-3
turn-cut-short W3.10 worm=blue D
parting-gift W11.1 worm=blue D hex=4,-3
blast-in-water W8.2 hex=4,-3
drop-card W3.7 drop=squall
none-left W1.2 kind=crate
sinks W4.7 thing=crate hex=-2,0
thing-moves W4.3 thing=crate hex=-1,-1 to=-1,0
sinks W4.7 thing=crate hex=-1,1
sinks W4.7 thing=crate hex=1,0
thing-moves W4.3 thing=crate hex=3,-3 to=3,-2
sinks W4.7 thing=crate hex=4,-1
wind W8.3 direction=4 face=bullseye
turn W3.1 seat=red turn=8
activated W3.2 worm=red C hex=2,-3
jumps W4.2 worm=red C to=0,-2
drowns W4.7 worm=red C hex=0,-2
worm-destroyed W8.10 worm=red C hex=0,-2
turn-cut-short W3.10 worm=red C
parting-gift W11.1 worm=red C hex=0,-2
blast-in-water W8.2 hex=0,-2
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=2,-2
placed W8.9 kind=mine hex=2,-2
wind W8.3 direction=3 face=3
turn W3.1 seat=yellow turn=9
activated W3.2 worm=yellow D hex=-1,-1
stays W3.4 worm=yellow D
jumps W4.2 worm=yellow D to=1,-3
drowns W4.7 worm=yellow D hex=1,-3
worm-destroyed W8.10 worm=yellow D hex=1,-3
turn-cut-short W3.10 worm=yellow D
parting-gift W11.1 worm=yellow D hex=1,-3
blast-in-water W8.2 hex=1,-3
sudden-death W6.1 sudden=meteor-shower
placed W8.9 kind=crate hex=2,-3
wind W8.3 direction=3 face=3
turn W3.1 seat=blue turn=10
activated W3.2 worm=blue B hex=-2,1
jumps W4.2 worm=blue B to=-3,1
mine-clicks W4.4 hex=-3,1
mine-explodes W4.4 hex=-3,1
blast W8.2 hex=-3,1
placed W8.9 kind=crater hex=-3,1
damaged W8.4 worm=blue B
turn-cut-short W3.10 worm=blue B
thrown W8.2 thing=blue B face=3
moves W4.3 thing=blue B to=-2,1
destroyed W8.4 thing=drum hex=-3,1
drum-bursts W10.3 hex=-3,1 faces=('bullseye', '3', '3', '3', '6')
worm-destroyed W8.10 worm=blue B hex=-2,1
eliminated W7.1 seat=blue
parting-gift W11.1 worm=blue B hex=-2,1
blast W8.2 hex=-2,1
placed W8.9 kind=crater hex=-2,1
damaged W8.4 worm=yellow C
thrown W8.2 thing=yellow C face=6
moves W4.3 thing=yellow C to=-3,1
destroyed W8.4 thing=drum hex=-2,1
drum-bursts W10.3 hex=-2,1 faces=('2', '2', '4', '5', '5')
destroyed W8.4 thing=crate hex=-1,0
destroyed W8.4 thing=drum hex=-1,0
drum-bursts W10.3 hex=-1,0 faces=('1', '1', '4', '5', '6')
placed W8.9 kind=fire hex=-1,-1
placed W8.9 kind=fire hex=-2,1
placed W8.9 kind=fire hex=-1,0
worm-destroyed W8.10 worm=yellow C hex=-3,1
eliminated W7.1 seat=yellow
parting-gift W11.1 worm=yellow C hex=-3,1
blast W8.2 hex=-3,1
placed W8.9 kind=crater hex=-3,1
placed W8.9 kind=fire hex=-3,1
placed W8.9 kind=fire hex=-2,1
wins W7.3 seat=red worms=1
digest 26cb1cf5f2f9b5fc97db98390eb2cada41f29d688ee6b0dafd0eaa4ddf347d46
