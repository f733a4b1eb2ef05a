# What the lab counts: the kinds of things of the box, and what each is called. $thing is an id.

report-kind-card = Weapons
report-used-card = { NAME($thing) }
report-kind-drop = Drop cards
report-used-drop = { NAME($thing) }
report-kind-sudden = Sudden death cards
report-used-sudden = { NAME($thing) }
report-kind-tile = Map tiles
report-used-tile = { NAME($thing) }
