# What the keys of a box mean, a sentence each, for docs/boxes.md.

box-key-hand-size = How many weapons you have when your turn has ended.
box-key-trophies-kept = How many trophies you may keep when your turn ends.
box-key-open-tasks = How many tasks lie open.
box-key-starting-spells = How many spells you begin with. Several numbers are for the first, the second, … in the order of play, and the last of them for everybody after.
box-key-starting-weapons = How many weapons you begin with, by place in the order of play likewise. Without it: a full hand.
box-key-finish-the-round = Whether everybody else of the round still has their turn when somebody has reached the target. Then whoever has most wins; of several, the last in the order of play.
box-key-castle-tokens = How many victory tokens the castle holds.
box-key-castle-monsters = How many monsters guard the castle. With 0 whoever enters it first takes its tokens.
box-key-monsters-rest = Whether new monsters come when somebody has beaten none in their turn.
