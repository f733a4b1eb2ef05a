# Rooms that are kept: upgrades, damage, and what the commands say of a store.

room-past-rules = This game was played by version { $recorded } of the rules; this table plays by version { $ours }. What was kept of it can be read and downloaded, but it cannot go on.
room-past-box = This game was played with a box, or with options, that this table does not have. What was kept of it can be read and downloaded, but it cannot go on.
room-past-game = This is a game of “{ $game }”, which this table does not have. What was kept of it can be read and downloaded, but it cannot go on.
room-past-damaged = The log of this game is damaged. What was kept when it was over can be read and downloaded.
room-damaged = Room { $room } cannot be read: what is kept of it is damaged { $number ->
    [0] from the beginning
   *[other] from entry { $number } of its log on
}. It is set aside; whoever runs this table can find out more with “rumpus store check”.
store-too-new = The rooms were kept by a newer Rumpus: their store is of version { $found }, and this Rumpus knows up to { $ours }. Nothing was changed. Use the newer Rumpus, or another store.
store-in-use = The rooms in { $file } are being served already, by another process. Stop that one first, or name another file with --store.
damage-room = what the room was opened with cannot be read
damage-missing = the entry is missing
damage-entry = the entry cannot be read
damage-error = the entry leads to an error ({ $error })
