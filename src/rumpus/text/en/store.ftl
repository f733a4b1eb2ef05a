# Rooms that are kept: upgrades, damage, and what the commands say of a store.

room-past-rules = This game was played by version { $recorded } of the rules; this table plays by version { $ours }. What was kept of it can be read and downloaded, but it cannot go on.
room-past-box = This game was played with a box, or with options, that this table does not have. What was kept of it can be read and downloaded, but it cannot go on.
room-past-game = This is a game of “{ $game }”, which this table does not have. What was kept of it can be read and downloaded, but it cannot go on.
room-past-damaged = The log of this game is damaged. What was kept when it was over can be read and downloaded.
room-damaged = Room { $room } cannot be read: what is kept of it is damaged { $number ->
    [0] from the beginning
   *[other] from entry { $number } of its log on
}. It is set aside; whoever runs this table can find out more with “rumpus store check”.
outcome-unknown = The table does not know whether that was done: its store does not answer. Look at the room again before you repeat it; nothing is ever done twice.
store-silent = The rooms cannot be read at the moment: their store does not answer. Nothing was changed; try again a little later.
store-address-unreadable = PostgreSQL cannot read the address of the store. Write postgresql://USER@HOST/DATABASE.
store-too-new = The rooms were kept by a newer Rumpus: their store is of version { $found }, and this Rumpus knows up to { $ours }. Nothing was changed. Use the newer Rumpus, or another store.
store-in-memory = Rooms in memory cannot be served by several processes. Name a file with --store, or leave out --processes.
processes-not-here = This system lets only one process serve the table. Leave out --processes.
store-in-use = The rooms in { $file } are being served already, by another process. Stop that one first, or name another file with --store.
damage-room = what the room was opened with cannot be read
damage-missing = the entry is missing
damage-entry = the entry cannot be read
damage-error = the entry leads to an error ({ $error })
damage-page = the database cannot read its own page
damage-stray = there are entries of it, but nothing about the room

cli-store = check a store of rooms, move it, or save what can be saved
cli-store-about = Look after a store of rooms.
cli-store-check = look for damage
cli-store-check-about = Read everything in a store as the table would, and show what is damaged. The table may keep running; nothing is changed.
cli-store-salvage = save what can be saved from a damaged store
cli-store-salvage-about = Copy whatever can be read into a new store: each room up to its first damage. The old store is left as it is; stop the table first, or what happens meanwhile will not be in the copy.
cli-store-url = the store to read: sqlite:///PATH or postgresql://USER@HOST/DATABASE ({ $store })
cli-store-to = the new store: sqlite:///PATH or postgresql://USER@HOST/DATABASE
cli-store-copy = move to another store
cli-store-copy-about = Copy a whole store into an empty one of either kind, SQLite or PostgreSQL, and read the copy again to be sure. The table may keep running, but what happens meanwhile will not be in the copy: to move, stop it first.
cli-store-from = the store to copy: sqlite:///PATH or postgresql://USER@HOST/DATABASE
store-copied = Copied and checked. Rooms: { $rooms }; entries: { $entries }.
store-copy-differs = What was written to the table “{ $table }” of the new store is not what was read from the old one. Nothing was kept of it.
store-not-copied = The store cannot be copied whole: { $why } “rumpus store check” shows the damage, and “rumpus store salvage” copies the rest.
store-damaged-room = Room { $room }, { $number ->
    [0] from the beginning
   *[other] entry { $number }
}: { $why }
store-damaged-file = The database itself: { $why }
store-damaged-box = Box { $box } of { $game } is not what it was
store-saved-part = Room { $room } was saved up to { $number ->
    [0] its beginning
   *[other] entry { $number }, without it
}: { $why }
store-saved-nothing = Room { $room } cannot be saved: { $why }
store-checked = Rooms: { $rooms }. Entries that can be read: { $entries }. Damages: { $damages }.
store-salvaged = Rooms saved: { $rooms }; entries: { $entries }. Damaged rooms: { $damages }.
store-empty = There are no rooms of Rumpus in this database.
store-not-empty = There is something in the new store already. Choose an empty one.
