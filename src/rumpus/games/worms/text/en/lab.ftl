# What the lab counts: the kinds of things of the box, and what each is called. $thing is an id.

report-kind-card = Weapons used
report-used-card = { NAME($thing) }
report-kind-drawn = Weapons drawn
report-used-drawn = { NAME($thing) }
report-kind-drop = Drop cards
report-used-drop = { NAME($thing) }
report-kind-sudden = Sudden death cards
report-used-sudden = { NAME($thing) }
report-kind-tile = Map tiles
report-used-tile = { NAME($thing) }

# What happens to a player's worms, and where luck comes from.
report-happening-damage = Worms damaged
report-happening-death = Worms destroyed
report-source-coin = The coin
report-source-deal = The first cards
report-source-dice = Dice
report-source-drop = Drop cards
report-source-order = Who begins
report-source-set-up = Set-up
report-source-supply = Supplies

# Bots to whom other things matter.
report-character-racer = a racer
report-character-fighter = a fighter
report-character-collector = a collector
report-character-careful = careful
