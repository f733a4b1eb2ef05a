# Why a bot would choose so, compared with everything else it thought of.

hint-own-worms = More of your worms live through it.
hint-own-health = It keeps your worms healthy.
hint-own-footing = Your worms stand more safely afterwards.
hint-own-arms = It leaves you better armed.
hint-others-worms = It may cost the others a worm.
hint-others-health = It may damage the others’ worms.
hint-others-footing = The others’ worms stand less safely afterwards.
hint-others-arms = It leaves the others with fewer weapons.
