# What optional rules of a box change, a sentence each. $value is the number, or the numbers by place in the order of play.

varied-hand-size = You draw weapons until you have { $value } (Z8.1).
varied-trophies-kept = Trophies that you may keep when your turn ends: { $value } (Z8.1).
varied-open-tasks = Tasks that lie open: { $value } (Z3.1).
varied-starting-spells = Spells to begin with, by place in the order of play: { $value } (Z5.4).
varied-starting-weapons = Weapons to begin with, by place in the order of play: { $value } (Z5.4).
varied-finish-the-round =
    { $value ->
        [0] Whoever reaches the target wins at once (Z8.3).
       *[1] When somebody has reached the target, the round is finished; then whoever has most wins (Z8.3).
    }
varied-castle-tokens = Victory tokens in the castle: { $value } (Z4.6).
varied-castle-monsters = Monsters that guard the castle: { $value } (Z4.6).
varied-monsters-rest =
    { $value ->
        [0] No monster ever comes back (Z7.1).
       *[1] New monsters come when somebody has beaten none (Z7.1).
    }
varied-target-of-2 = The target with two players is { $value } (Z8.3).
varied-target-of-3 = The target with three players is { $value } (Z8.3).
varied-target-of-4 = The target with four players is { $value } (Z8.3).
