# Players: people who are recognised when they come back.

player-key-needed = Only a player can do that. Become one first: it takes a name.
player-key-unknown = Nobody is known here by this key. The player may have left, or this device was removed.
player-unknown = There is no such player here.
too-many-players = From your address, { $most ->
    [one] one new player
   *[other] { $most } new players
} an hour may come. Wait a few minutes and try again.
store-damaged-player = A player cannot be read: { $player }
call-player-new = Become a player, who is recognised by a key; who sends the same key again is the same player
call-player = A player, as everybody may know them
call-me = The player who is asking
call-me-name = Call yourself otherwise from now on
call-player-along = Bring a device along to a player, by a link that works once
call-player-passkey-begin = What a browser is told to look for a passkey
call-player-passkey = Come back as the player of a passkey
call-leaderboards = Who is rated how, by game and number of seats, players and bots
call-me-link = A link that brings another device along, once, within ten minutes
call-me-device-remove = Recognise the player on one of their devices no more
call-me-passkey-begin = What a browser is told to make a passkey
call-me-passkey = Keep the player by a passkey
call-me-games = The player’s games: those that go on, with whose turn it is, and those that are over
call-me-figures = What the player’s games come to: wins, opponents, cards, luck and skill, ratings
call-me-export = Everything that is kept of the player, in one file
call-me-leave = Delete the player, and everything that names them
player-link-used = This link has been used, or is too old. Make another one on the device that knows you.
player-key-taken = This device belongs to another player already.
too-many-devices = So many devices are enough: { $most }. Remove one first.
no-such-device = This device is not one of yours, or has been removed already.
rated-not-possible = This game cannot be rated: no hints, no game of the day, nobody at the same screen, at least one person, and bots of different strength.
rated-for-players = This game is rated: become a player to sit down.
rated-seats-stay = This game is rated: nobody else can take a seat in it.
passkeys-not-here = This table cannot keep passkeys. Whoever runs it has to install { $extra }.
passkey-refused = The passkey was not accepted. Try again.
passkey-without-page = Passkeys are kept by browsers, and this request does not say from which page it comes.

## The page of a player

me-title = Players
me-become = Be recognised on every device
me-become-about = Your games, figures and ratings, wherever you are. It takes a name: no e-mail, no password. This browser makes a key and keeps it.
me-become-do = Become a player
me-become-elsewhere = Are you a player already? Open this page on the device that knows you, and bring this one along.
me-passkey-come = Come back with a passkey
me-passkey-none = No passkey was used.
me-along = Bring this device along
me-along-about = This device will know you as the player who made the link.
me-along-instead = This device knows you as { $name }. It will know you as the player who made the link instead.
me-along-do = Bring it along
me-forgotten = This device no longer knows you as { $name }: it was removed on another one, or the player has left. You go on as a guest.
me-all = { $name }: all games and figures
me-search = Search: a game, somebody’s name, a result
me-none = No games yet. Those that you sit down to from now on are found here.
me-none-found = No game is like that.
# $when is a date and a time, here and below.
me-since = since { $when }
me-last = Last answer: { $when }
me-new = { $count ->
    [one] one new answer
   *[other] { $count } new answers
}
me-result = { $result ->
    [won] won
    [lost] lost
   *[drawn] a draw
}
# Parts of a win, in percent.
me-luck-of = luck { NUMBER($luck, maximumFractionDigits: 0) } %, skill { NUMBER($skill, maximumFractionDigits: 0) } %
me-left = somebody who has left
me-figures = Figures
me-kind = Game
me-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
me-played = Games
me-won = Won
me-drawn = Draws
me-lost = Lost
me-against = Against
me-cards = Favourite cards
me-times = { $times ->
    [one] once
   *[other] { $times } times
}
me-luck = Luck and skill
me-luck-about = { $games ->
    [one] In the game
   *[other] On average of the { $games } games
} that were looked back at, luck brought you { NUMBER($luck, maximumFractionDigits: 1) } % of a win, and your own answers { NUMBER($skill, maximumFractionDigits: 1) } % against the best ones.
me-luck-graph = Luck and skill in each game, the oldest on the left
me-luck-line = luck
me-skill-line = skill
me-boards = Leaderboards
me-boards-about = Of games that all who played have agreed to rate. Bots are rated by the same games.
me-board-of = Game and seats
me-board-name = Name
me-rating = Rating
me-you = You
me-rename = Rename
me-renamed = From now on you are called so.
me-devices = Your devices
me-device = known since { $when }
me-device-this = this one, known since { $when }
me-device-remove = Remove
me-bring = Bring another device
# $when is a time of day.
me-link = Open this on the other device. It works once, until { $when }.
me-passkey-keep = Keep by a passkey
me-passkey-kept = The passkey brings you back from now on.
me-passkeys = { $count ->
    [0] Without a passkey or another device, you are gone with this browser’s memory.
    [one] One passkey brings you back.
   *[other] { $count } passkeys bring you back.
}
me-kept = What is kept of you
me-export = Save everything in one file
me-leave = Leave
me-leave-about = Everything that names you is deleted: name, devices, figures, what you said. In games that go on you resign. It cannot be undone.
me-leave-do = Leave for good
me-leave-not = Stay
me-left-now = You have left. Nothing here names you any more.
new-rated = Rated: counts for the leaderboards; everybody must be a player
room-rated = rated
# $place counts from 1.
day-player = { $place }. { $name }: { $result ->
    [won] won
    [lost] lost
   *[drawn] a draw
}, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}

## For whoever runs the table

cli-keep-players = keep a player who does not come any more for so many days, 0 for ever ({ $days })
cli-admin-players = list players, who came last first
cli-admin-player-rename = call a player otherwise
cli-admin-player-delete = delete a player, and everything that names them
cli-admin-player-export = save everything that is kept of a player
cli-admin-arg-player = a player’s id, as “rumpus admin players” shows it
cli-admin-arg-player-search = a part of a player’s name or id
admin-player = { $player }  { $seen }  { $name }, { $games ->
    [one] one game
   *[other] { $games } games
}
admin-players = { $count ->
    [one] One player.
   *[other] { $count } players.
}{ $more ->
    [yes] { " " }There are more.
   *[other] { "" }
}
call-operator-players = Players, who came last first, by a part of their name or id
call-operator-player-rename = Call a player otherwise
call-operator-player-delete = Delete a player, and everything that names them
call-operator-player-export = Everything that is kept of a player
operator-players = Players
operator-player-search = A part of a name or id
operator-player-delete-sure = Delete for good
operator-player-delete = Delete { $name }
