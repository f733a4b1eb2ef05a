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
