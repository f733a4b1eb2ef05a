first-player W2.1 seat=player 2
tile-laid W2.1 tile=whale hex=-1,2
tile-laid W2.1 tile=wriggle hex=1,-3
tile-laid W2.1 tile=horseshoe hex=2,4
worm-set W2.3 worm=blue A hex=1,-3
thing-set W2.3 kind=crate hex=3,3
worm-set W2.3 worm=blue B hex=0,2
thing-set W2.3 kind=crate hex=-1,0
thing-set W2.3 kind=drum hex=0,2
worm-set W2.3 worm=blue C hex=1,1
worm-set W2.3 worm=blue D hex=-1,0
worm-set W2.3 worm=yellow A hex=0,-1
worm-set W2.3 worm=yellow B hex=1,1
thing-set W2.3 kind=drum hex=0,1
thing-set W2.3 kind=crate hex=2,2
worm-set W2.3 worm=yellow C hex=1,-3
thing-set W2.3 kind=mine hex=2,1
thing-set W2.3 kind=mine hex=0,2
worm-set W2.3 worm=red A hex=0,-1
worm-set W2.3 worm=yellow D hex=-1,0
thing-set W2.3 kind=drum hex=1,3
thing-set W2.3 kind=mine hex=1,3
worm-set W2.3 worm=red B hex=3,3
worm-set W2.3 worm=red C hex=0,-2
worm-set W2.3 worm=red D hex=1,4
team W2.4 seat=player 1 team=yellow
team W2.4 seat=player 2 team=red
team W2.4 seat=player 3 team=blue
starter W2.5 seat=yellow card=baseball-bat
starter W2.5 seat=red card=shotgun
starter W2.5 seat=blue card=baseball-bat
sudden-death-dealt W11.3 seat=yellow sudden=arms-race
sudden-death-dealt W11.3 seat=red sudden=live-mines
sudden-death-dealt W11.3 seat=blue sudden=one-health
sudden-death-dealt W11.3 seat=yellow sudden=meteor-shower
sudden-death-dealt W11.3 seat=red sudden=nuclear-test
sudden-death-dealt W11.3 seat=blue sudden=high-explosive
sudden-death-kept W11.3 seat=yellow sudden=meteor-shower
sudden-death-kept W11.3 seat=red sudden=nuclear-test
sudden-death-kept W11.3 seat=blue sudden=one-health
first-wind W2.8 seat=blue direction=4
turn W3.1 seat=blue turn=1
activated W3.2 worm=blue C hex=1,1
jumps W4.2 worm=blue C to=3,0
drowns W4.7 worm=blue C hex=3,0
worm-destroyed W8.10 worm=blue C hex=3,0
turn-cut-short W3.10 worm=blue C
drop-card W3.7 drop=oil-drum-drop
placed W8.9 kind=crate hex=2,4
placed W8.9 kind=drum hex=2,4
wind W8.3 direction=3 face=3
turn W3.1 seat=yellow turn=2
activated W3.2 worm=yellow C hex=1,-3
stays W3.4 worm=yellow C
jumps W4.2 worm=yellow C to=3,-3
drowns W4.7 worm=yellow C hex=3,-3
worm-destroyed W8.10 worm=yellow C hex=3,-3
turn-cut-short W3.10 worm=yellow C
drop-card W3.7 drop=relief
placed W8.9 kind=crate hex=-1,2
draws W4.6 seat=yellow card=fire-punch
draws W4.6 seat=blue card=cluster-bomb
wind W8.3 direction=5 face=5
turn W3.1 seat=red turn=3
activated W3.2 worm=red A hex=0,-1
jumps W4.2 worm=red A to=0,-3
drowns W4.7 worm=red A hex=0,-3
worm-destroyed W8.10 worm=red A hex=0,-3
turn-cut-short W3.10 worm=red A
drop-card W3.7 drop=fuel-dump
placed W8.9 kind=drum hex=2,1
placed W8.9 kind=drum hex=0,-1
wind W8.3 direction=4 face=4
turn W3.1 seat=blue turn=4
activated W3.2 worm=blue A hex=1,-3
jumps W4.2 worm=blue A to=3,-5
drowns W4.7 worm=blue A hex=3,-5
worm-destroyed W8.10 worm=blue A hex=3,-5
turn-cut-short W3.10 worm=blue A
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=1,-3
placed W8.9 kind=mine hex=1,-3
wind W8.3 direction=4 face=wind
turn W3.1 seat=yellow turn=5
activated W3.2 worm=yellow B hex=1,1
jumps W4.2 worm=yellow B to=0,0
drowns W4.7 worm=yellow B hex=0,0
worm-destroyed W8.10 worm=yellow B hex=0,0
turn-cut-short W3.10 worm=yellow B
drop-card W3.7 drop=oil-drum-drop
none-left W1.2 kind=crate
none-left W1.2 kind=drum
wind W8.3 direction=3 face=3
turn W3.1 seat=red turn=6
activated W3.2 worm=red D hex=1,4
jumps W4.2 worm=red D to=1,2
drowns W4.7 worm=red D hex=1,2
worm-destroyed W8.10 worm=red D hex=1,2
turn-cut-short W3.10 worm=red D
drop-card W3.7 drop=squall
none-left W1.2 kind=crate
sinks W4.7 thing=crate hex=2,-3
sinks W4.7 thing=crate hex=3,2
sinks W4.7 thing=crate hex=3,4
sinks W4.7 thing=crate hex=4,3
thing-moves W4.3 thing=crate hex=-1,2 to=0,2
prodded W4.8 thing=blue B hex=0,2
knocked-back W8.6 thing=blue B face=6
moves W4.3 thing=blue B to=-1,2
sinks W4.7 thing=crate hex=0,0
wind W8.3 direction=5 face=5
turn W3.1 seat=blue turn=7
activated W3.2 worm=blue D hex=-1,0
stays W3.4 worm=blue D
jumps W4.2 worm=blue D to=1,-2
drowns W4.7 worm=blue D hex=1,-2
worm-destroyed W8.10 worm=blue D hex=1,-2
turn-cut-short W3.10 worm=blue D
drop-card W3.7 drop=mine-drop
placed W8.9 kind=crate hex=1,1
placed W8.9 kind=mine hex=1,1
wind W8.3 direction=5 face=bullseye
turn W3.1 seat=yellow turn=8
activated W3.2 worm=yellow D hex=-1,0
jumps W4.2 worm=yellow D to=-2,-1
drowns W4.7 worm=yellow D hex=-2,-1
worm-destroyed W8.10 worm=yellow D hex=-2,-1
turn-cut-short W3.10 worm=yellow D
drop-card W3.7 drop=crate-drop
placed W8.9 kind=crate hex=-1,0
wind W8.3 direction=4 face=4
turn W3.1 seat=red turn=9
activated W3.2 worm=red C hex=0,-2
jumps W4.2 worm=red C to=-1,-1
drowns W4.7 worm=red C hex=-1,-1
worm-destroyed W8.10 worm=red C hex=-1,-1
turn-cut-short W3.10 worm=red C
drop-card W3.7 drop=supplies
placed W8.9 kind=crate hex=0,-2
placed W8.9 kind=crate hex=1,4
wind W8.3 direction=4 face=wind
turn W3.1 seat=blue turn=10
activated W3.2 worm=blue B hex=-1,2
jumps W4.2 worm=blue B to=-1,2
scatters W8.5 thing=blue B face=4
drowns W4.7 worm=blue B hex=-1,3
worm-destroyed W8.10 worm=blue B hex=-1,3
turn-cut-short W3.10 worm=blue B
eliminated W7.1 seat=blue
drop-card W3.7 drop=minefield
placed W8.9 kind=mine hex=-1,2
none-left W1.2 kind=mine
wind W8.3 direction=5 face=5
turn W3.1 seat=yellow turn=11
activated W3.2 worm=yellow A hex=0,-1
jumps W4.2 worm=yellow A to=0,1
scatters W8.5 thing=yellow A face=6
drowns W4.7 worm=yellow A hex=-1,1
worm-destroyed W8.10 worm=yellow A hex=-1,1
turn-cut-short W3.10 worm=yellow A
eliminated W7.1 seat=yellow
wins W7.3 seat=red worms=1
digest fba2b6abf6d4bcfd20638df5db4722f5e87063af9e906c2ed2608132ebe100a7
