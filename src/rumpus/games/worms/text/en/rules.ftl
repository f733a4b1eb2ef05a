# The rules of Worms, clause by clause, in the order in which they are read: rule-W4 is the title of section W4,
# rule-W4-8 is clause W4.8. Code, log and scenarios cite clauses by these numbers.
#
# { -ours } stands behind a sentence that is our own ruling, because the rulebooks are silent there.
# A Thing, with a capital letter, is a term of the game (W1.1). “Danger” and “safe” are the sides of the coin;
# “wind” and “bullseye” are faces of a die; “text”, “move” and “another weapon” are symbols in a card’s action line.
# $box-… are numbers of the box in play, and lists of its cards (naming.py).

-ours = [our ruling]

## W1

rule-W1 = Components
rule-W1-worms = Worms: 16, four in each of the colours blue, red, yellow and green. Bases: 16; one under each worm shows the colour of its team.
rule-W1-things = Mines, oil drums and supply crates: 6 of each. Fires: 10. Craters: 20.
rule-W1-map =
    Map tiles: { $box-tiles }, each of { $box-hexes-alike ->
        [0] { $box-hexes-least } to { $box-hexes-most }
       *[other] { $box-hexes-most }
    } land hexes. Water tiles: 9, each covering one hex. The wind dial: itself a hex of water, with an arrow that points at one of its six edges.
rule-W1-dice = Dice: 5, all alike, with eight faces: the numbers 1 to 6, wind and bullseye. Every face is equally likely. { -ours }
rule-W1-coin = The coin, called the Danger Flipper: one side says danger, the other safe.
rule-W1-token = The target token: its back shows an arrow for airstrikes.
rule-W1-ice = Ice cubes: they mark frozen worms (W14), and there are always enough of them. { -ours }
rule-W1-cards = Cards: starter weapons { $box-starters }, supply weapons { $box-supplies }, of them superweapons { $box-superweapons }; drop cards { $box-drops }; sudden death cards { $box-sudden-deaths }; and reference cards: one for each team, one for each kind of Thing and one for each token.
rule-W1-1 = Worms, mines, oil drums, supply crates, fires and craters are the Things of the game. Nothing else is a Thing, not even the target token.
rule-W1-2 = What is not on the map lies in the pool, and the pool can run dry: then that kind cannot be placed. What is destroyed goes back into the pool, except worms, which are out for good.
rule-W1-3 = Each edge of a hex is a direction. Hexes lie with a flat side on top, and directions count clockwise from there: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west. { -ours }

## W2

rule-W2 = Set-up
rule-W2-1 = The wind dial is laid down first. Then everybody in turn, clockwise from the first player, adds one map tile, rotated as they like; at least one of its edges must lie against the dial or an earlier tile. So the map grows with the number of players. The youngest goes first; at this table the first player is picked at random. { -ours } Ways of turning a tile that look the same are offered once. { -ours }
rule-W2-2 = For each player, one colour’s four worms, a mine, an oil drum and a supply crate go onto a common pile. The colours in play are the first ones in the order blue, red, yellow, green. { -ours }
rule-W2-3 = Taking turns, the players pick any Thing from the pile, of whichever kind or colour, and put it on some hex of land; they go on until nothing is left. At most three Things may share a hex. No team belongs to anybody yet. Nothing that is placed sets anything off. { -ours }
rule-W2-4 = Every player is dealt one reference card at random, out of those whose colours are in play. Its colour is your team’s.
rule-W2-5 =
    { $box-dealt-cards ->
        [0] Your hand is one starter weapon
       *[other] You begin with one of each of these: { NAME($box-dealt) }; and with one more starter weapon
    } that is dealt to you face down at random. Nobody sees another player’s hand.
rule-W2-6 = All weapons that are not starters are shuffled into the supply deck. A shuffled deck has no order until a card is drawn: each card that nobody has seen yet is equally likely to be on top. { -ours }
rule-W2-7 =
    At the bottom of the drop deck lies one sudden death card that nobody has looked at; on top of it a number of shuffled drop cards, all drawn at random: { $box-says-drops ->
        [0] how many depends on the edition (W12)
       *[other] { $box-drops-per-player } for each player{ $box-drops-besides ->
            [0] {""}
           *[other] {" "}and { $box-drops-besides } besides
        }, as this box has it
    }. The other drop and sudden death cards stay in the box. If the box has fewer drop cards than that, all of them are used. { -ours }
rule-W2-8 = The player whose reference card has the lowest number takes the target token and the first turn. Blue is 1, red 2, yellow 3 and green 4. { -ours } That player rolls a die until it shows a number, and the wind is turned there.
rule-W2-9 = Quick set-up: if all agree, chance lays the tiles and places the Things, within the same limits, so that play can begin at once. { -ours }

## W3

rule-W3 = A turn
rule-W3-1 = A turn has eight steps. 1: activate a worm. 2: heal it. 3: inch or jump. 4: inch or jump once more. 5: play a weapon. 6: end of turn. 7: drop card. 8: the target token passes to the player on the left.
rule-W3-2 = Activate: pick one of your worms. Every crate on its hex goes back to the pool, and for each of them you draw a supply card.
rule-W3-3 = Heal: if the active worm lies damaged, stand it up; it is healthy again.
rule-W3-4 = Inch or jump: in each of these two steps the active worm inches, jumps or stays where it is.
rule-W3-5 = Weapon: play one weapon from your hand (W5), or none.
rule-W3-6 = End of turn: whatever was put off until the end of the turn takes place.
rule-W3-7 = Drop card: reveal the next card from the drop deck, carry out every line of it in order, and put it into the box. At the very end of the deck waits the sudden death card (W6).
rule-W3-8 = If several things would happen at the same moment, the active player decides which comes first. Where the order cannot matter, nobody is asked. { -ours } If several Things are moved at once, those whose moves cannot affect the others go first. { -ours }
rule-W3-9 = If a card and these rules contradict each other, follow the card.
rule-W3-10 =
    If harm comes to the active worm during its own turn, the turn may be cut short; { $box-turn-ends-when ->
        [0] the edition says by what harm (W12)
        [1] with this box damage is enough
       *[2] with this box only when the worm is destroyed
    }. The text of the card being resolved is still completed, and so are effects that have begun. { -ours } Then the turn goes on with step 6; any symbols left in the action line and any steps before it are lost, and so is the scatter of a jump if its landing did the harm. Where a symbol “move” comes before “text” and the worm comes to harm in that move, the text is lost too. { -ours } In every edition the turn is cut short when the active worm is destroyed.

## W4

rule-W4 = Movement
rule-W4-1 = Inch: the worm goes to a land hex next to its own.
rule-W4-2 =
    Jump: name a hex at most two hexes away; the worm’s own hex will do. { $box-jump-to ->
        [0] Whether it may be water depends on the edition (W12)
        [1] With this box it may be water
       *[2] With this box it must be land
    }. Nothing on the way matters. The worm goes there, deals with whatever it meets, and is then scattered (W8.5), if it is still alive and the landing has not cut its turn short (W3.10). A worm that jumps onto its own hex moves there like any other and meets what lies on it. { -ours } If it lands on a full hex, W4.8 is settled before it scatters. { -ours }
rule-W4-3 = To move a Thing is to put it on another hex and then to deal with everything it meets there (W4.4 to W4.8). The active player decides in which order. A Thing meets only what was there when it came; and if it is moved on before it has met everything, it does not meet the rest. { -ours }
rule-W4-4 = Worm and mine: when a worm comes to a mine or a mine to a worm, the mine is destroyed and the coin flipped. Danger means a blast on that hex.
rule-W4-5 = Fire: when any Thing comes to a hex with fire, the fire is destroyed and the coin flipped. Danger means that the Thing is damaged. Several fires are dealt with one by one. { -ours }
rule-W4-6 = Crates: when a worm comes to a crate, the crate goes back to the pool and the worm’s owner, whoever’s turn it is, gets a card from the supply deck. A crate that comes to a worm stays shut.
rule-W4-7 = Water destroys every Thing that moves onto it, is placed on it or is on a hex that turns into it, fires and craters included.
rule-W4-8 =
    Full hex: there is room for three Things on a hex. As soon as a Thing has come or was placed there, everything that follows from it is settled, and still more than three remain, the active player picks one of the worms on the hex to be prodded, that is, given a knockback scatter (W8.6). If there is no worm, another Thing that can move is prodded{ $box-without-worms ->
        [0] ; in some editions the active player may also leave the hex as it is (W12)
        [1] , or, with this box, the active player leaves the hex as it is
       *[2] {""}
    }. This goes on until three Things are left, nothing more can be prodded or the hex is left. After a blast the hex is looked at once everything has been thrown. { -ours }

## W5

rule-W5 = Weapon cards
rule-W5-1 = Each weapon has a name, an action line of symbols, and a text. Go through the action line from the left and finish one symbol before you begin the next.
rule-W5-2 = The symbol “text” means: do what the text says, all of it, line by line. “Move” means: the active worm may inch or jump. “Another weapon” means: you may play one more weapon from your hand. A symbol that is printed twice counts twice.
rule-W5-3 = After its last symbol the card is put into the box, face up; so is a card that W3.10 has cut short.
rule-W5-4 = Being a superweapon means nothing by itself, but other cards may speak of superweapons. A card that promises the next superweapon gives an ordinary supply card if no superweapon is left. { -ours }
rule-W5-5 = Once the supply deck is empty, no more supply cards are drawn. If several players are to draw and there are too few cards, the active player decides who draws first. { -ours }

## W6

rule-W6 = Sudden death
rule-W6-1 = The sudden death card takes effect when it is revealed. It then stays beside the map, face up, and its lasting rule applies for the rest of the game.
rule-W6-2 = In step 7 of all later turns there is no drop card: only what the sudden death card says under “Drop” is carried out.

## W7

rule-W7 = Elimination and the end
rule-W7-1 = Whoever has lost the last worm is eliminated.
rule-W7-2 = As soon as somebody is eliminated, the end is near. The turn is played out; then all players who still have worms take one last turn each, and the player in whose turn it happened is the last of them. Further eliminations change nothing about that. { -ours }
rule-W7-3 =
    The player with the most worms wins. Among those who have equally many, it is the one with the most healthy worms. If that is equal as well, { $box-full-tie ->
        [0] the game is a draw or a shared win, depending on the edition (W12)
        [1] the game is a draw, as this box has it
        [2] the game is a shared win, as this box has it
       *[3] everybody left takes another turn until nobody is tied any more, as this box has it
    }. If no worm is left at all, nobody wins. { -ours }

## W8

rule-W8 = Keywords
rule-W8-1 = Accuracy: a card says how many dice you roll for the target. You roll all of them if the target is your active worm’s own hex or next to it. For every hex the worm would have to cross, over land or water, to stand next to the target, roll one die fewer, but always at least one. Then choose one die and move the token by it: a number is a direction, wind goes with the wind, and a bullseye leaves the token where it is. Dice that show the same face are offered as one. { -ours }
rule-W8-2 = Blast: in water it does nothing. On land, first place a crater (W10.6). Then a die is rolled for every Thing on the hex, first for the worms, then for the rest, in the order the active player chooses. The Thing is damaged and, unless that destroyed it, moved to the next hex in the direction rolled, or with the wind; on a bullseye it remains. It then meets what is there, as after any move. A blast neither damages nor moves fires and craters. If a card calls for several blasts, finish each before the next. A Thing that has left the hex or is gone before its turn comes is not thrown. { -ours } No die is rolled for a Thing that the damage destroys anyway. { -ours }
rule-W8-3 = Change wind: roll a die. A number is where the wind blows from now on; with wind or a bullseye it stays as it is.
rule-W8-4 = Damage: a healthy worm is laid on its side and counts as damaged; a damaged worm is destroyed. A crate is destroyed. A mine is destroyed and causes a blast on its hex. An oil drum bursts (W10.3). Fires and craters cannot be damaged. A card that damages a Thing may still be aimed at them, to no effect. { -ours }
rule-W8-5 = Scatter: roll a die for the Thing or the target. A number moves it one hex in that direction, wind one hex with the wind, and a bullseye leaves it in place.
rule-W8-6 = Knockback scatter: scatter it, but on a bullseye the active player chooses one of the six directions. So it moves in any case.
rule-W8-7 = Target: put the token on a hex of the kind the card names. A direct hex lies in one of the six straight lines from the active worm, or is the worm’s own. A hex within a number is at most that far away, and again the worm’s own hex counts. A new hex is any but the one where the token is. Own hex means the active worm’s. Water can be targeted too, even beyond the map, unless the card forbids it. Hexes more than three away from all land are not offered, since nothing there could be hit. { -ours } If the active worm is gone, the last land hex it was on takes the place of its own. { -ours } If there is no hex to be targeted, the lines that need the target do nothing. { -ours }
rule-W8-8 = Airstrike: put the token with its arrow up on any hex, water or land, and turn the arrow in one of the six directions. What the card says happens on that hex, then on the next one along the arrow, then on the one after that. When the token scatters, the arrow keeps its direction.
rule-W8-9 = Place: a Thing from the pool is put on the hex. What comes from the pool is placed; what is on the map already is moved.
rule-W8-10 = Destroy: take it off the map and return it to the pool.
rule-W8-11 = The emptiest hex is the land hex with the smallest number of Things; if several have that number, the active player chooses. A non-full hex is land with room for another Thing, so with two Things at most. An empty hex is land with nothing on it.

## W9

rule-W9 = Hexes
rule-W9-1 = The hexes of the map tiles are land until water covers them. All else is water: the wind dial, the gaps between tiles, covered hexes, and the hexes that one must imagine around the map, without end.
rule-W9-2 = These phantom hexes are hexes like all others when it comes to distances, straight lines, scattering and targets.

## W10

rule-W10 = Things
rule-W10-1 = Worm: it is healthy while it stands and damaged while it lies. It belongs to the player whose team has its colour. Where one of several worms is to be chosen for the same fate on the same hex, worms of one team in the same condition are offered as one, except the active worm, and except while something else is still in store for one of them. { -ours }
rule-W10-2 = Supply crate: a worm that comes to it opens it (W4.6). Damage destroys it.
rule-W10-3 = Oil drum: when damaged it is destroyed, and five dice tell where its oil goes. A number is the neighbouring hex in that direction, wind the neighbouring hex down-wind, and a bullseye the drum’s own hex; the same hex shown more than once counts once. All Things on these hexes are damaged, and afterwards each of the hexes gets a fire. A Thing that has left these hexes or is gone before its turn comes is not damaged. { -ours } If there are too few fires, the active player chooses which hexes get one. { -ours }
rule-W10-4 = Mine: it waits for worms (W4.4). Damage destroys it and causes a blast on its hex.
rule-W10-5 = Fire: nothing moves it. It is destroyed only by water, by a Thing that comes to it (W4.5), or by an effect that mentions fire.
rule-W10-6 = Crater: nothing moves it. It is destroyed only by water or by an effect that mentions craters, such as a Girder. With three craters on a hex, all that is on it is destroyed, the craters as well, and a water tile covers it. If there is no water tile left, the hex loses all that is on it but stays land. { -ours }

## W11

rule-W11 = Optional rules
rule-W11-1 = Parting gifts: where a worm is destroyed, there is a blast. If it was a blast that destroyed the worm, roll for the worm as if it scattered, and the new blast is there instead. A worm that drowns leaves its gift in the water, where it does nothing. { -ours }
rule-W11-2 = True elimination: instead of W7.2, play goes on until no more than one player has worms. What has begun then is completed, but steps 6 and 7 of that turn are left out. { -ours }
rule-W11-3 = Sudden death draft: while the drop deck is being prepared, every player is dealt the same number of sudden death cards and keeps one of them in secret. The others go into the box. Chance decides which of the kept cards is used. The box must have a card for every player. { -ours }
rule-W11-4 = No sudden death: the drop deck holds all the drop cards and no sudden death card; when it is empty, all drop cards are shuffled into a new one. Together with the longer game it means the same, since all the drop cards are in the deck already. { -ours } It cannot be combined with the sudden death draft. { -ours }
rule-W11-5 = Late superweapons: at the bottom of the supply deck are all the superweapons, shuffled; above them two other weapons for each player, drawn at random from those that are not starters. If there are fewer of these, all of them are used. { -ours }
rule-W11-6 =
    Longer game: the drop deck holds another number of cards than W2.7 says; { $box-says-longer-game ->
        [0] how many depends on the edition (W12)
       *[other] { $box-longer-game ->
            [0] with this box it is all of them
           *[other] with this box { $box-longer-game } for each player
        }
    }.
rule-W11-7 = Reduced blast: a blast damages nothing. It still makes a crater and throws Things.
rule-W11-8 = Larger map: when everybody has laid a tile, the first player lays as many more as were agreed on. The box must have that many tiles, and the first game (W13) cannot be played this way. { -ours }
rule-W11-9 = Timer: a player has 60 seconds, counted from before step 1, to come to step 6. When they are up, the turn goes there at once, once the card text being resolved is finished. Whether to activate, move or play a weapon can then no longer be decided; all other effects that have begun are completed. { -ours } At this table the rule brings a turn clock of 60 seconds with it; you may agree on another length, but not on none. { -ours }

## W12

rule-W12 = What the editions say differently
rule-W12-editions = The rulebook exists in three editions: an English draft, and the printed Ukrainian and Czech ones. Before a game you agree on one. Where the box says something itself, that holds in every edition, and its clause says it.
rule-W12-W2-7 = W2.7, drop cards in the deck: three for each player in the English draft; in the Ukrainian and the Czech edition two for each player and two besides.
rule-W12-W3-10 = W3.10, what cuts a turn short: damage to the active worm in the English draft and the Ukrainian edition; only its destruction in the Czech one. So a worm that is damaged on landing a jump scatters in the Czech edition and in no other.
rule-W12-W4-2 = W4.2, where a jump may go: to any hex in the English draft and the Ukrainian edition; only to land in the Czech one. That is what its page 9 says; its reference card speaks of any hex. We follow page 9. { -ours }
rule-W12-W4-8 = W4.8, a full hex without a worm: in the English draft and the Ukrainian edition another Thing may be prodded, or the hex is left as it is; in the Czech one prodding goes on until three Things are left. Worms are prodded until three are left in all of them. Never prodded are craters, say the English draft, the Ukrainian edition and page 9 of the Czech one; craters and fires, says page 16 of the Czech one. We follow page 16 in all editions, because fires never move (W10.5). { -ours } The Ukrainian book calls a prod a scatter on page 9 and a knockback scatter on page 18. It is a knockback scatter here, as in the other books. { -ours }
rule-W12-W7-3 = W7.3, equal in worms and in healthy worms: a draw in the English draft and the Ukrainian edition; a shared win in the Czech one. One sentence of the Czech book lets the player with the fewest worms win. That is a slip: its own summary of the game and both other books say the most.
rule-W12-W11-6 = W11.6, drop cards in a longer game: four for each player in the English draft; all drop cards in the Ukrainian and the Czech edition. The English draft says there “four instead of two”, though its set-up has three; here it is four instead of three. { -ours }

## W13

rule-W13 = The first game
rule-W13-1 =
    { $box-first-wind ->
        [0] This box has no prepared map: its games always begin with W2.
       *[other] Two, three or four players begin on a prepared map, each team with two worms on it. The map has { $box-first-tiles-2 } tiles for two players, { $box-first-tiles-3 } for three, { $box-first-tiles-4 } for four. The wind points at { $box-first-wind } and blue has the first turn, so the most experienced player should take blue. Hands and decks follow W2.5 to W2.7. At this table seats get their colours in the order blue, red, yellow, green. { -ours }
    }
rule-W13-2 = The layout of that map is our own, made so that the rulebook’s example of a turn can be played on it, move for move. { -ours }

## W14

rule-W14 = Cards that the rulebooks show
rule-W14-cards = The rulebooks show only a few cards, and this is how they show them; in a box of your own they may differ, and then the card is right. The other cards, and whatever is not shown of these, are our own. { -ours }
rule-W14-bazooka = Bazooka, a starter weapon. Action line: text, move. Text: target a direct hex; accuracy 4; blast.
rule-W14-uzi = Uzi, a starter weapon. Text: target a direct hex within 2; damage a Thing there.
rule-W14-ninja-rope = Ninja Rope, a starter weapon. Text: target any hex; accuracy 4; the active worm moves to the target.
rule-W14-girder = Girder, a starter weapon. It can take craters away.
rule-W14-grenade = Grenade, a starter weapon. Text: target any hex; accuracy 2; blast.
rule-W14-shotgun = Shotgun. It shoots more than once, each time at a new hex.
rule-W14-freeze = Freeze. A worm of yours that is about to be damaged gets an ice cube instead, and the ice cube protects it from all damage. Nothing else changes: the worm can be moved and can drown. When your next turn begins, the ice cubes of your worms melt. Being laid on its side by a card is not damage, so ice does not prevent it. { -ours }
rule-W14-mine = Mine, a drop card. A crate on the emptiest hex; a mine on that same hex; change wind.
rule-W14-supplies = Supplies, a drop card. A crate on the emptiest hex; another on the hex that is then the emptiest; change wind.
rule-W14-high-explosive = High Explosive, a sudden death card. When a blast is over, every Thing on a hex next to it moves one hex directly away from it. Drop: a crate on the emptiest hex; change wind.
