game-name = Liar’s Dice
game-in-short = Roll in secret, bid on what lies under all the cups, and call a liar a liar.
game-in-brief = Everybody rolls in secret. Bid higher than the last, or say “liar”: whoever was wrong loses a die. The last with dice wins.

## The rules

rule-L1 = Two to six play. Everybody begins with five dice and a cup.
rule-L2 = All roll under their cups, and each looks only at their own dice.
rule-L3 = In turn, bid that there are at least so many dice of a face under all cups together: more dice than the last bid, or as many of a higher face.
rule-L4 = Or say “liar”: all cups are lifted, and the dice of the face are counted. Ones count as every face, unless it was agreed otherwise.
rule-L5 = If there are fewer than were bid, the bidder loses a die, else whoever doubted. The loser begins the next round. The last with dice wins.

choice-ones = what ones count as: every face, or ones only
choice-ones-title = Ones
choice-ones-wild = count as every face
choice-ones-plain = are only ones

## What is asked, and what may be answered

The-speaker = Player { WORD($speaker, n: 2) }
ask-bid = Your bid?
ask-bid-other = { The-speaker } bids or doubts.
option-bid-liar = Liar!
option-bid-bid = { $number } × { ITEM($face) }
options-bid = { $group } ×

## What happens

The-seat = Player { WORD($seat, n: 2) }
event-turn = { The-seat }
event-rolled = { The-seat } rolls.
event-rolled-own = { The-seat } rolls { ITEM($dice) }.
event-bid = { The-seat } bids { $number } × { ITEM($face) }.
event-doubted = { The-seat } says: “Liar!”
event-showed = { The-seat } shows { ITEM($dice) }.
event-counted = { $number } × { ITEM($face) } was bid, and there are { $found }.
event-lost = { The-seat } loses a die, and has { $left } left.

## What is to be seen, and the odds

view-dice = Your dice: { ITEM($value) }
view-bid = Bid: { $number } × { ITEM($face) }, by { ITEM($seat) }
view-players = Player { $n }: { $left ->
    [one] one die
   *[other] { $left } dice
}
item-1 = ⚀
item-2 = ⚁
item-3 = ⚂
item-4 = ⚃
item-5 = ⚄
item-6 = ⚅
fates-of = { $subjects }: { $chances }
fates-subject = { ITEM($subject) }
fate-lost = loses a die
