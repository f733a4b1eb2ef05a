# The page in the browser: what it says itself, whatever the game. What games say is in their own folders.

## Everywhere

close = Close
cancel = Cancel
undo = Undo
try-again = Try again
skip-to-main = Skip to the content
top-home = To the front page
top-tools = Tools of the page
table-unreachable = The table does not answer. Perhaps it is just starting, or the network is down.
somebody = Guest
# $n counts from 1.
player-number = Player { $n }
# $game is the id of a game.
game-name =
    { $game ->
        [worms] Worms
        [zombies-doom] Zombies Doom
       *[other] { $game }
    }

## Front page

front-title = Rumpus – board games for an evening
front-about = Two wild board games for an evening, against bots or with friends. Nobody needs an account: a seat is a link.
front-footer = Every die can be checked, every event cites its rule, and every game can be replayed.
front-play-now = Play now
front-play-screen = Play at this screen
front-invite = Invite friends
front-daily = Game of the day
front-options = More options
front-rules = Rules
front-lesson = Lesson
front-lesson-offer = First time?
front-lesson-take = Show me how
front-lesson-skip = I know it
front-yours = Your games
# $when is a date and a time.
front-your-game = { game-name }, { $when }
# $what is the line above.
front-forget = Forget { $what }
front-forget-short = Forget this game
front-all-yours = Show all
front-watch = Watch
front-watch-none = No public game is going on at the moment.
# $names lists the players.
front-room-open = { game-name } has a free seat: { $names }
front-room-running = { game-name }: { $names }
record-open = Open a record
record-about = Any game that was played can be looked at again, move by move.
record-file = The file with the record
record-paste = Or paste its text
record-show = Show it

## A new game

new-bots = { game-name } as you like it
new-bots-about = Choose who plays, and by which rules.
new-screen = { game-name } at this screen
new-screen-about = Everybody plays here, and whose turn it is takes the screen. Hands stay hidden from the others.
new-friends = { game-name } with friends
new-friends-about = Every free seat gets a link of its own, which you give to a friend.
new-your-name = Your name
# $n counts from 1.
new-seat = Seat { $n }
new-more-seats = One seat more
new-fewer-seats = One seat less
new-details = Rules, clock and more
new-clock = Clock
new-public = Anybody may watch, and take a free seat
new-hints = Whoever is asked may ask for a hint
new-open = Open the room
new-begin = Begin
# $kind is what a seat is for, or the level of a bot.
seat-kind =
    { $kind ->
        [person] By link
        [screen] At this screen
        [random] Random bot
        [easy] Easy bot
        [fair] Fair bot
        [strong] Strong bot
       *[other] Bot “{ $kind }”
    }
clock-called =
    { $clock ->
        [none] No clock
        [turn-60] One minute a turn
        [turn-180] Three minutes a turn
        [game-900] A quarter of an hour each
        [game-1800] Half an hour each
       *[other] Clock: { $clock }
    }

## Waiting for players

room-title = { game-name } – Rumpus
room-title-mine = Your turn: { game-name } – Rumpus
room-closed = This room cannot be entered
room-loading = The table is being laid…
# $title is what a page is about.
titled = { $title } – Rumpus
room-waiting = Waiting for the others
# $what lists what was agreed.
room-agreed = Agreed: { $what }.
# $day is a date.
room-daily = game of the day { $day }
room-hints = hints
waiting-title = { game-name }: seats are free
waiting-about = The game begins as soon as every seat is taken.
waiting-bot-instead = A bot instead
waiting-sit = Take a seat
waiting-sit-down = Sit down
seat-free = free
invite-about = Whoever has a link has the seat: give each to one person only.
# $n counts from 1.
invite-seat = The link for seat { $n }
invite-watch = The link for those who want to watch
invite-copy = Copy
invite-copied = The link is copied.
invite-share = Share
invite-qr = The link as a QR code

## At the table

room-question = The question
room-board = Board
room-hand = Your hand
room-options = What you can do
room-players = Players
room-side = Beside the board
room-column = Log or chat
room-tabs = Parts of the table
tab-options = Options
tab-hand = Hand
tab-players = Players
tab-side = Table
tab-log = Log
tab-chat = Chat
tab-chat-unread = Chat •
options-title = You can
options-none = Nothing to decide for you at the moment.
# $count is how many sentences about a turn are left out.
told-more =
    { $count ->
        [one] And one thing more, in the log.
       *[other] And { $count } things more, in the log.
    }
# $name is what was clicked on: a hex, a card.
pick-none = { $name } cannot be chosen now.
pick-early = The question has just changed. Nothing was answered.
choose-title = { $name }: which do you mean?
# What may happen on a hex or tile ($spot) if the answer that somebody points at is given: $text is a sentence.
outlook-at = { $spot }: { $text }
# $answer is what was chosen, in words.
confirm-answer = { $answer } Is that your answer?
confirm-yes = Yes
skip-effects = Skip
# $count is how many lines of odds are left out.
odds-more =
    { $count ->
        [one] and one line more
       *[other] and { $count } lines more
    }
hint = Hint
hint-thinking = Thinking…
# $answer is an option in words, a sentence.
hint-told = A strong bot would say: { $answer }
connection-lost = Reconnecting…
notice-stopping = The table is closing. The game is kept; this page comes back when the table does.

seat-you = you
seat-won = won
seat-bot-plays = a bot plays
# $name is a player’s.
seat-let-bot = Let a bot play for { $name }
seat-hand-back = Hand the seat back to { $name }
# $count is how many watch, players included.
watching =
    { $count ->
        [one] One person is here.
       *[other] { $count } are here.
    }
watching-names =
    { $count ->
        [one] One person is here: { $names }.
       *[other] { $count } are here, among them { $names }.
    }
# $time is minutes and seconds.
clock-left = Time left: { $time }

handover-title = { $name }, it is your turn
handover-about = Take the screen. Nobody else looks, please.
handover-take = I am { $name }
handover-hidden = The hand is hidden until somebody takes the screen.

log-away = Since you looked away
log-show-moment = Show the board at this moment
log-all = Show it from the beginning
log-empty = Nothing has happened yet.
# $clause is a number such as W4.8.
clause-open = Open clause { $clause } of the rules
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-seats-only = Only those who play can speak here.

menu = Menu of the room
menu-leave = Leave the table
menu-spectator-name = Your name, as a spectator
menu-introduce = Say it
# $commitment is a long hexadecimal number.
menu-commitment = Before the first roll this room has committed itself to its dice: { $commitment }

## Earlier moments, and the end

past-leave = Back to now
past-leave-over = Back to the end
replay = Replay
replay-first = To the beginning
replay-back = One answer back
replay-play = Play
replay-pause = Pause
replay-forward = One answer on
replay-last = To the end
replay-moment = Which moment
replay-where = { $moment } of { $moments }
# $names lists the winners.
over-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
over-draw = Nobody wins.
over-rematch = Rematch
over-replay = Replay
over-lookback = Look back
past-no-picture = How it looked at the end cannot be drawn any more.
past-record-later = The record can be read once nothing has happened here for a day.
over-record = Record
over-dice = Check the dice
over-fork = Play on from here
over-fork-about = From any moment of the replay you can play on.
dice-all-follow =
    { $outcomes ->
        [0] Nothing was left to chance here.
        [one] The one outcome of chance follows from what the room had committed to. Your browser has just drawn it again.
       *[other] All { $outcomes } outcomes of chance follow from what the room had committed to. Your browser has just drawn them again.
    }
dice-other-secret = The secret is not the one the room had committed to, or not all that it took over from another record is.
dice-other-commitment = The commitments are not those that this browser was shown when it sat down: these are not the dice that were agreed on.
dice-as-noted = The commitments to the dice are those that this browser noted when it sat down.
# $seat counts from 1.
dice-other-entropy = What seat { $seat } is said to have brought is not what it had committed to.
# $outcome counts from 1.
dice-other-outcome = Outcome { $outcome } does not follow from what the room had committed to.
dice-ours-there = What this browser had mixed in is among it.
dice-ours-missing = What this browser had mixed in is missing.

## Looking back at a game that is over

lookback-underway = A strong bot looks at the game again. That takes a while…
lookback-players = Luck and skill
# $luck is good, bad or even; $percent how much of a win that was worth.
lookback-luck =
    { $luck ->
        [good] { $name } had luck: chance gave { $percent }% of a win more than was to be expected.
        [bad] { $name } had bad luck: chance took away { $percent }% of a win.
       *[even] Chance was even-handed with { $name }.
    }
# $percent is how much of a win a choice cost on average, against the best one that could have been known.
lookback-skill =
    { $percent ->
        [0] No choice could have been better.
       *[other] A choice cost { $percent }% of a win on average.
    }
lookback-costliest = What cost most
# $said is an answer in words, a sentence.
lookback-costly = { $name }: { $said } That cost { $percent }% of a win.
lookback-better = Better: { $better }
graph = Who was likely to win
graph-about = A line for each player shows how likely a win was at each moment. A click shows that moment; the table below says the same.
graph-moment = Moment
percent = { $percent }%

## Rules and lessons

rules-title = Rules of { game-name }
rules-contents = Contents
rules-search = Search the rules and cards
rules-section = { $number } { $title }
rules-cards = Everything in the box
rules-all = All rules of the game
# $search is what was looked for.
rules-none = Nothing is written about “{ $search }”.
# $title is what this lesson is called.
lesson-title = { game-name }: { $title }
lesson-teacher = Teacher
lesson-progress = How far you are
lesson-back = Back
lesson-forward = Next
lesson-restart = From the beginning
lesson-leave = Leave
# $answer is the answer the lesson waits for, in words.
lesson-other = In this lesson: { $answer }

## Settings

settings = Settings
settings-name = Your name
settings-language = Language
settings-theme = Colours
settings-theme-system = like the system
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Effects
settings-speed-off = at once
settings-speed-fast = fast
settings-speed-normal = normal
settings-speed-slow = slow
settings-sound = Sound
settings-sound-on = Sounds are on
settings-volume = Volume
settings-answers = Answers
settings-confirm = Ask me to confirm what cannot be taken back
settings-confirm-about = That is what ends a turn, rolls a die or draws a card. On a phone this also shows where an answer may lead before you give it.
settings-digits = Digits 1 to 9 answer
settings-digits-about = As long as the keyboard is at the question, the board, the hand or the options.
