# Why the table refuses something.

room-unknown = There is no room “{ $room }”. Rooms in which nothing happens any more are cleared away after a while.
room-not-begun = The game has not begun: not every seat is taken.
token-needed = This room is private: it opens with a link only.
token-unknown = This link opens nothing in this room.
host-only = Only the host of the room may do that.
seat-needed = Only somebody who has a seat may do that.
seat-unknown = There is no seat { $seat } in this room.
seat-is-a-bots = Seat { $seat } was a bot’s from the beginning.
# $seat is a number.
seat-played-by-bot = A bot plays for seat { $seat } until its player takes the seat back or the host hands it back.
name-not-possible = “{ $name }” cannot be a name here: no comma, no line break or other invisible character, and no space at either end.
text-not-possible = That cannot be said here: it has invisible characters, or nothing visible at all.
no-free-seat = There is no free seat in this room.
answer-late = The question with number { $question } is no longer open; the open one has number { $asked }.
answer-not-yours = Somebody else is asked.
bot-unknown = There is no bot of level “{ $level }”. The levels are { $known }.
clock-unknown = “{ $text }” is not a clock. Write none, turn 60 or game 600: for each turn or for the whole game, in seconds; or answer 3d, with days for each answer.
daily-without-hints = In the game of the day there are no hints.
daily-is-for-one = The game of the day is for one person against bots.
record-not-over = This record ends before its game does: give seats to go on from it.
# $seats is a number.
record-for-others =
    This record is of a game with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: give as many.
box-not-ours = At this table only these boxes are played with: { $possible }.
record-too-short =
    The record has only { $lines ->
        [one] one answer
       *[other] { $lines } answers
    }.
record-too-long =
    A record may have { $most ->
        [one] one line
       *[other] { $most } lines
    } at most here.
fork-not-over = A game can be forked once it is over.
# $moments is how many answers players have given so far.
moment-unknown =
    Players have given { $moments ->
        [0] no answer
        [one] one answer
       *[other] { $moments } answers
    } in this game so far; there is no such moment.
hints-not-here = There are no hints in this room.
hint-not-found = No hint was found. Try again.
odds-not-found = Could not find out how likely that is. Try again.
analysis-not-over = Looking back at a game is possible once it is over.
analysis-failed = Looking back at this game failed; the log of this table has the reason.
day-none = This is not a game of the day.
day-not-over = How it went for others is shown once the game is over.
finale-not-over = How a game ended can be told once it is over.
too-many-requests = That was too much at once. Wait a moment and try again.
too-many-rooms =
    { $most ->
        [one] Only one room
       *[other] Only { $most } rooms
    } an hour can be opened from your address. Wait a few minutes and try again.
too-many-sockets =
    { $most ->
        [one] There is one connection
       *[other] There are { $most } connections
    } from your address already.
message-too-long =
    A message may have { $most ->
        [one] one byte
       *[other] { $most } bytes
    } at most.
# $path is the address, $method what was to be done there: GET, POST, …
path-unknown = There is nothing at “{ $path }”.
needs-a-server = That needs a table that is served: this page is its own, and plays in this browser only.
method-not-possible = “{ $method }” is not possible at “{ $path }”.
request-not-understood = This request is not understood: { $why }
message-not-understood = This message is not understood: { $why }
hello-awaited = Nobody said which room this connection is for.
origin-not-ours = The page that asks is not one of this table’s.
# $host is a name of the table in the network
host-not-ours = This table does not know that it is called “{ $host }”. Whoever runs it can say so with --host-name.
proxy-unknown = “{ $proxy }” is not the address of a proxy. Write addresses or networks, separated by commas.
store-unknown = There is no store of the kind “{ $scheme }”. Write sqlite:///PATH or postgresql://USER@HOST/DATABASE.
# $module is what Python does not find.
store-needs-more = A store in PostgreSQL needs more ({ $module } is missing): { $command }
internal-error = Something went wrong here; the log of this table has the reason. Look at the room again before you repeat what you did.
