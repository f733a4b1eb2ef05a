# Why a bot would choose so, compared with everything else it thought of.

hint-own-worms = More of your worms live through it.
hint-own-health = It keeps your worms healthy.
hint-own-footing = Your worms stand more safely afterwards.
hint-own-arms = It leaves you better armed.
hint-others-worms = It may cost the others a worm.
hint-others-health = It may damage the others’ worms.
hint-others-footing = The others’ worms stand less safely afterwards.
hint-others-arms = It leaves the others with fewer weapons.
hint-glance-gain = On average it harms the others more than anything else.
hint-glance-crates = There is a crate to be had.
hint-glance-foe-drowns = It may push somebody else’s worm into the water.
hint-glance-foe-to-mine = It may push somebody else’s worm onto a mine.
hint-glance-no-loss = It does less harm to your own worms.
hint-glance-no-drowning = Your worm is less likely to drown.
hint-glance-no-mines = It keeps away from mines.
hint-glance-no-drums = It keeps away from oil drums.
hint-glance-no-company = Your worms do not stand together, where one blast hits both.
hint-glance-no-own-drowns = It keeps your own worm out of the water.
