# For whoever runs a table.

arg-days = DAYS
cli-keep-finished = keep a game that is over for so many days, 0 for ever ({ $days })
cli-keep-abandoned = keep a game in which nothing happens any more for so many days, 0 for ever ({ $days })
cli-keep-unbegun = keep a room in which no game has begun for so many days, 0 for ever ({ $days })
cli-public-address = the address by which everybody reaches this table, such as https://games.example: notices lead there; without it none are sent
cli-mail-server = how mail is sent, for players who want notices by mail: smtp://USER:PASSWORD@HOST:PORT, or smtps://
cli-mail-from = the address that mail comes from
cli-webhook = a host that players may have called with notices, such as ntfy.sh, or .example.org with all below it; may be given several times
cli-metrics = who may read /metrics: an address, a network, several with commas between them, or * for everybody; the operator’s key always works (this machine)
cli-traces = send spans of what takes how long to an OpenTelemetry collector at this address, such as http://127.0.0.1:4318/v1/traces
# $module is what could not be loaded, $command what installs it.
traces-need-more = “{ $module }” is not installed here, and sending traces needs it: { $command }
networks-unreadable = “{ $written }” is not an address or a network, nor several with commas between them
metrics-not-here = The figures of this table are not shown here. Whoever runs it says where, with --metrics.
operator-key-needed = Only whoever runs this table may do that. Use the address that “rumpus serve” shows when it starts.
over-kept-until = This room can be found here until { $date }. Save the record to keep the game for longer.
operator-at = What only you may do there: { $address }
operator-kept-out = Whoever runs this table has asked you to stay away for a while: { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
}.
operator-muted = Whoever runs this table has asked you to say nothing for a while: { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
}. You can play on.
no-such-line = There is no line { $number } in the chat of this room.
no-such-name = Nobody in this room is called “{ $name }”.
close-not-begun = No game has begun in this room. Delete it instead.
told-closed = Whoever runs this table has closed the game.
over-closed = The game was closed by whoever runs this table.

cli-admin = look after a table: rooms, people, announcements
cli-admin-about = Look after a table: find, close, delete and export rooms, moderate names and chat, mute people or keep them out, announce something. It works at a running table (--table), or on a store that nobody serves. Everything is written down: “rumpus admin log”.
cli-admin-rooms = list rooms, the newest first
cli-admin-room = show who is in a room and what was said there
cli-admin-close = end a game; nobody has won
cli-admin-delete = delete a room with all that is kept of it
cli-admin-delete-tournament = delete a tournament; its rooms stay
cli-admin-export = save a record, the whole log, or a log for support without secrets
cli-admin-retract = take back a line of the chat
cli-admin-rename = call somebody otherwise, wherever their name is shown
cli-admin-announce = show a line on every open page
cli-admin-withdraw = take back an announcement
cli-admin-mute = let somebody say nothing for a while
cli-admin-keep-out = keep somebody out for a while
cli-admin-pardon = let somebody speak and come again
cli-admin-log = show what was done here, and by whom
cli-admin-table = the address of the running table, such as http://127.0.0.1:8000 [RUMPUS_TABLE]
cli-admin-store = the store of a table that is not running ({ $store })
cli-admin-boxes = the folder of boxes, in which the operator’s key lies ({ $folder }) [RUMPUS_BOXES]
cli-admin-game = only rooms of this game
cli-admin-stage = only rooms whose game is open, running or over
cli-admin-days = only rooms in which nothing has happened for so many days
cli-admin-minutes = for how many minutes ({ $minutes })
cli-admin-arg-room = the id of a room
cli-admin-arg-tournament = the id of a tournament
cli-admin-arg-search = part of a room’s id or of a player’s name
cli-admin-arg-what = the record as spectators see it, the log with everything, or the log for support
cli-admin-arg-file = the file to write, which must not exist yet
cli-admin-arg-number = the number that stands before it
cli-admin-arg-before = the name as it is
cli-admin-arg-name = the name as it should be
cli-admin-arg-line = what to say, in any language
cli-admin-arg-who = the key of a seat or the mark of an address, as “rumpus admin room” shows them
admin-served = The store is being served. Say where the table runs with --table.
admin-no-table = There is no table at { $address }: { $why }
admin-refused = { $why }
admin-no-number = “{ $written }” is not a number
admin-done = Done.
admin-saved = Saved in { $file }.
admin-announced = It is shown on every open page, as announcement { $number }.
admin-stage = { $stage ->
    [open] open
    [running] running
    [over] over
    [stopped] stopped
   *[other] damaged
}
admin-room = { $room }  { $at }  { $game }, { $stage }: { $names }
admin-rooms = { $count ->
    [one] One room.
   *[other] { $count } rooms.
}{ $more ->
    [yes] { " " }There are older ones.
   *[other] { "" }
}
admin-person = { $role ->
    [player] plays
   *[other] watches
}: { $name }  key { $key }  mark { $mark }
admin-line = { $number }  { $at }  { $who }: { $text }
admin-what = { $what ->
    [announced] announced
    [withdrawn] took back announcement
    [muted] muted
    [kept-out] kept out
    [pardoned] pardoned
    [closed] closed
    [deleted] deleted
    [exported] exported
    [retracted] took back a line
   *[renamed] renamed
}
admin-deed = { $number }  { $at }  { $who } { $what } { $about }

call-operator = What is announced, who is muted or kept out, and what the operator has done of late
call-operator-rooms = Rooms, the newest first: by a part of their id or of a name, by game, stage and for how many days nothing has happened
call-operator-room = Who is in a room, and what was said there
call-operator-close = Ends a game; nobody has won
call-operator-delete = Deletes a room with all that is kept of it
call-operator-delete-tournament = Deletes a tournament; its rooms stay
call-operator-retract = Takes back a line of the chat
call-operator-rename = Calls somebody otherwise, wherever their name is shown
call-operator-record = The record, as spectators may see it
call-operator-log = All that the store has of a room
call-operator-support = The log of a room without secrets, for whoever looks for a fault
call-operator-announce = Shows a line on every open page
call-operator-withdraw = Takes back an announcement
call-operator-bar = Mutes somebody or keeps them out for a while: by the key of a seat, or by the mark of an address
call-operator-pardon = Lets somebody speak and come again
call-announcements = What the operator tells everybody now
type-AnnouncementInfo = What the operator tells everybody, in their own words.
type-Announcements = All that is announced now; sent when it changes.
type-FoundRoom = A room as the store tells it.
type-PersonInfo = Somebody at a table: by the key of a seat, or, if they only watch, by what their address is known by.
type-BookedInfo = Something that the operator has done.
type-Barring = `who` is the key of a seat or the mark of an address.

operator = Looking after the table
operator-rooms = Rooms
operator-search = Id or name
operator-game = Game
operator-stage = Stage
operator-any = any
operator-days = Days of quiet
operator-find = Find
operator-people = People
operator-nobody = Nobody is here.
operator-unnamed = Somebody
operator-role = { $role ->
    [player] plays
   *[other] watches
}
operator-rename = Rename
operator-rename-who = Rename { $name }
operator-new-name = What should { $name } be called?
operator-mute = Mute
operator-mute-who = Mute { $name }
operator-keep-out = Keep out
operator-keep-out-who = Keep { $name } out
operator-chat = Chat
operator-retract = Take back
operator-retract-line = Take back “{ $line }”
operator-save = Save
operator-export = { $what ->
    [record] The record
    [log] The whole log
   *[support] For support, without secrets
}
operator-close = Close the game
operator-delete = Delete the room
operator-delete-sure = Delete it for ever
operator-delete-not = Keep it
operator-announce = Announce something
operator-line = What everybody should read
operator-minutes = For how many minutes
operator-announce-do = Announce
operator-withdraw = Take back
operator-bars = Muted or kept out
operator-pardon = Pardon
operator-log = What was done
operator-log-empty = Nothing yet.
