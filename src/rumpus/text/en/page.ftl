# The page in the browser: what it says itself, whatever the game. What games say is in their own folders.

## Everywhere

close = Close
cancel = Cancel
undo = Undo
try-again = Try again
skip-to-main = Skip to the content
top-home = To the front page
top-tools = Page tools
table-unreachable = The table does not answer. Perhaps it is just starting, or the network is down.
somebody = Guest
# $n counts from 1.
player-number = Player { $n }

## Front page

front-title = Rumpus – board games for an evening
front-about = Wild board games for an evening, against bots or with friends. Nobody needs an account: a seat is a link.
front-footer = Every die can be checked, every event cites its rule, and every game can be replayed.
front-documentation = Documentation
front-offline = Play offline
front-play-now = Play now
front-play-screen = Play at this screen
front-invite = Invite friends
front-daily = Game of the day
front-options = More options
front-rules = Rules
front-lesson = Lesson
front-lesson-offer = First time?
front-lesson-take = Show me how
front-lesson-skip = I know how
front-yours = Your games
# $when is a date and a time.
front-your-game = { $game }, { $when }
# $what is the line above.
front-forget = Forget { $what }
front-forget-short = Forget this game
front-all-yours = Show all
front-watch = Watch
front-watch-none = No public game is being played at the moment.
# $names lists the players.
front-room-open = { $game }: { $names } – a seat is free
front-room-running = { $game }: { $names }
record-open = Open a record
record-about = Any game that has been played can be watched again, move by move. A file of games that were taken along brings them all.
record-file = The file with the record
record-paste = Or paste its text
record-show = Show it
along-take = Take my games along
along-about = Your games that are over, as one file. “Open a record” brings them to another browser or table.
along-none = No game is over here yet.
# $here: games that were there already; $refused: games that could not be brought.
along-brought =
    { $brought ->
        [one] One game was brought
       *[other] { $brought } games were brought
    }, { $here ->
        [one] one was
       *[other] { $here } were
    } here already.{ $refused ->
        [0] {""}
       *[other] {" "}Not brought: { $refused }.
    }

## A new game

new-bots = { $game } as you like it
new-bots-about = Choose who plays, and by which rules.
new-screen = { $game } at this screen
new-screen-about = Everyone plays here; whoever’s turn it is takes the screen. Hands stay hidden from the others.
new-friends = { $game } with friends
new-friends-about = Every free seat gets a link of its own, which you give to a friend.
new-your-name = Your name
# $n counts from 1.
new-seat = Seat { $n }
new-more-seats = Add a seat
new-fewer-seats = Remove a seat
new-details = Rules, clock and more
new-clock = Clock
new-public = Anybody may watch, and take a free seat
new-hints = Players may ask for hints
new-open = Open the room
new-begin = Begin
# $kind is what a seat is for, or the level of a bot.
seat-kind =
    { $kind ->
        [person] By link
        [screen] At this screen
        [random] Random bot
        [beginner] Beginner bot
        [easy] Easy bot
        [casual] Casual bot
        [regular] Regular bot
        [quick] Quick bot
        [fair] Fair bot
        [good] Good bot
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
        [answer-1d] One day for each answer
        [answer-3d] Three days for each answer
        [answer-7d] A week for each answer
       *[other] Clock: { $clock }
    }
days-off = No clock on these days (UTC)
days-holidays = Days off that each may take in a year
days-then = If somebody runs out of time
days-then-called =
    { $then ->
        [lose] they lose
        [wait] the others wait
       *[bot] a bot plays on
    }
# $days are names of weekdays.
clock-off = not on { $days }
# $days is how many days.
clock-holidays =
    { $days ->
        [one] one day off a year
       *[other] { $days } days off a year
    }
clock-days =
    { $days ->
        [one] One day for each answer
       *[other] { $days } days for each answer
    }
# $time is a day and a time.
clock-until = until { $time }
clock-overdue = overdue

## Waiting for players

room-title = { $game } – Rumpus
room-title-mine = Your turn: { $game } – Rumpus
room-closed = This room cannot be entered
room-loading = Setting up the table…
# $title is what a page is about.
titled = { $title } – Rumpus
room-waiting = Waiting for the others
# $what lists what was agreed.
room-agreed = Agreed: { $what }.
# $day is a date.
room-daily = game of the day { $day }
room-hints = hints
waiting-title = { $game }: seats are free
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
options-title = You can
options-none = Nothing for you to decide at the moment.
# $count is how many sentences about a turn are left out.
told-more =
    { $count ->
        [one] And one more thing, in the log.
       *[other] And { $count } more things, in the log.
    }
pick-early = The question has just changed. Nothing was answered.
pick-again = Choose it once more to do it.
choose-title = Which do you mean? { $name }
# What may happen on a hex or tile ($spot) if the answer that somebody points at is given: $text is a sentence.
outlook-at = { $spot }: { $text }
# $answer is what was chosen, in words.
confirm-answer = { $answer } Is that your answer?
confirm-yes = Yes
skip-effects = Skip
hint = Hint
hint-thinking = Thinking…
# $answer is an option in words, a sentence.
hint-told = A strong bot would answer: { $answer }
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
       *[other] { $count } people are here.
    }
watching-names =
    { $count ->
        [one] One person is here: { $names }.
       *[other] { $count } people are here, among them { $names }.
    }
# $time is minutes and seconds.
clock-left = Time left: { $time }

handover-title = { $name }, it is your turn
handover-about = Take the screen. Everyone else, please look away.
handover-take = I am { $name }
handover-hidden = The hand is hidden until somebody takes the screen.

log-away = While you were away
log-show-moment = Show the board at this moment
log-all = Show it from the beginning
log-empty = Nothing has happened yet.
# $clause is a number such as W4.8.
clause-open = Open clause { $clause } of the rules
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

menu = Room menu
menu-leave = Leave the table
menu-spectator-name = Your name, as a spectator
menu-introduce = Introduce yourself
# $commitment is a long hexadecimal number.
menu-commitment = Before the first roll this room committed itself to its dice: { $commitment }

## Earlier moments, and the end

past-leave = Back to now
past-leave-over = Back to the end
replay = Replay
replay-first = To the beginning
replay-back = One answer back
replay-play = Play
replay-pause = Pause
replay-forward = One answer forward
replay-last = To the end
replay-moment = Which moment
replay-where = Answer { $moment } of { $moments }
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
past-no-picture = The last position of this game can no longer be shown.
past-record-later = The record can be read once nothing has happened here for a day.
over-record = Record
over-dice = Check the dice
over-fork = Play on from here
over-fork-about = You can play on from any moment of the replay.
dice-all-follow =
    { $outcomes ->
        [0] Nothing was left to chance here.
        [one] The one outcome of chance follows from what the room committed to. Your browser has just drawn it again.
       *[other] All { $outcomes } outcomes of chance follow from what the room committed to. Your browser has just drawn them again.
    }
dice-other-secret = The secret, or what the room took over from another record, is not what it committed to.
dice-other-commitment = The commitments are not those that this browser was shown when it sat down: these are not the dice that were agreed on.
dice-as-noted = The commitments to the dice are those that this browser noted when it sat down.
# $seat counts from 1.
dice-other-entropy = What seat { $seat } is said to have contributed is not what it committed to.
# $outcome counts from 1.
dice-other-outcome = Outcome { $outcome } does not follow from what the room committed to.
dice-ours-there = What this browser contributed is included.
dice-ours-missing = What this browser contributed is missing.

## Looking back at a game that is over

lookback-underway = A strong bot is looking back at the game. That takes a while…
lookback-players = Luck and skill
# $luck is good, bad or even; $percent how much of a win that was worth.
lookback-luck =
    { $luck ->
        [good] { $name } was lucky: chance added { $percent }% of a win.
        [bad] { $name } was unlucky: chance took away { $percent }% of a win.
       *[even] { $name }: chance neither helped nor hurt.
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
graph-about = A line for each player shows how likely a win was at each moment. Click to see that moment; the table below says the same.
graph-moment = Moment
graph-nobody = Nobody wins
percent = { $percent }%

## Rules and lessons

rules-title = Rules of { $game }
rules-contents = Contents
rules-search = Search the rules and cards
rules-section = { $number } { $title }
rules-cards = Everything in the box
rules-variants = Optional rules of this box
sheet-variant = Optional rule of this box
rules-all = All rules of the game
# $search is what was looked for.
rules-none = Nothing found for “{ $search }”.
# $title is what this lesson is called.
lesson-title = { $game }: { $title }
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
settings-confirm-about = That is any answer that ends a turn, rolls a die or draws a card.

## Practice of single cards

practice-list = Practise cards
practice-list-title = { $game }: practise cards
practice-about = Play any card once, on a small board, against somebody who does nothing. Nothing is saved.
practice-title = { $game }: practise “{ $card }”
practice-card = Practise “{ $card }”
practice-take = Practise it
practice-done = Well done: you have played it.
practice-missed = The turn is over, and the card was not played. Try again?
practice-again = Again
practice-explain = What it says
practice-was-done = practised

## The map
map-zoom = Size of the map
map-in = Larger
map-out = Smaller
map-whole = The whole map
# $count choices lie out of the picture, on that $side of it.
map-beyond =
    { $count ->
        [one] One more choice
       *[other] { $count } more choices
    } { $side ->
        [left] to the left
        [right] to the right
        [up] further up
       *[down] further down
    }

## What is on one's mind
told-title = What may happen
told-none = Point at an answer to see what may happen.
told-none-touch = Tap an answer to see what may happen; tap it again to give it.
told-do = Do it
# $question is what is asked.
pick-none = This is not among the answers now. You are asked: { $question }
# $status is who must do what, or what is happening.
pick-wait = You have nothing to choose just now. { $status }

## The story: played cards, the bots’ pace, a recap, the finale, pictures to keep

story-since = Since your turn
story-go-on = Go on
# $turn is what the turn that is over is called: “Turn 5: Red”.
story-waiting = { $turn } is over. Press Enter to go on.
settings-pace = Bots play
settings-pace-quick = quickly
settings-pace-normal = at an easy pace
settings-pace-slow = slowly
settings-pace-wait = and wait for me
settings-pace-about = With “wait for me” the table waits after each bot’s turn until you press a key or click. Where clocks run, bots play quickly.
# $name is the name of a card.
log-card = What { $name } does
# $turn is what the turn is called: “Turn 5: Red”.
replay-where-turn = Answer { $moment } of { $moments } · { $turn }
finale = How it ended
finale-close = To the board
finale-again = Show the finale
finale-best = Show that moment
share = Share
share-title = Share this moment
share-picture = Save a picture
share-animation = Save this turn as an animation
share-recording = Recording: { $percent }%
share-link = Link to this moment
share-no-link = Only the host has a link for those who watch.
share-failed = This browser cannot make that.
settings-shortcuts = Digits answer, letters ask
settings-shortcuts-about = While the focus is on the question, the board, the hand or the options.
settings-told = What screen readers say
settings-told-much = everything
settings-told-some = what matters
settings-told-little = as little as possible
settings-told-about = How much is said about what happens in a turn. The log has all of it.

## A board that can be asked, and keys

# The words for each question, with a comma between them; the first is proposed. .about tells what it answers.
command-here = here, look, what is on
    .about = What is on this place, or on the one you name.
command-around = around, near, what is around
    .about = What lies around the place.
command-foes = enemies, foes, monsters, where are the enemies, where are the monsters
    .about = Whom you can beat, the nearest first: how far, and which way.
command-own = mine, my, own
    .about = Where your own pieces are.
command-rest = others, things
    .about = Where everything else lies.
command-lines = lines, line
    .about = What lies in each straight line from the place.
command-far = how far, distance, far
    .about = How far a place is from your piece, or one place from another.
command-find = find, cursor
    .about = Goes to a place on the board.
command-odds = odds, what would, what if
    .about = What an option may lead to, and how likely: the one you are at, or the one you name.
command-last = last, what happened
    .about = What happened last, once more.
command-clock = clock, clocks, time
    .about = How much time is left.
command-question = question, what now
    .about = The question once more.
command-options = options, list
    .about = All options, with their numbers.
command-hint = hint
    .about = What a strong bot would do.
command-undo = undo
    .about = Takes your last answer back, if that is possible.
command-keys = help, keys
    .about = This help.
query-title = Ask the board
query-box = A question or an answer, in words
query-box-short = enemies, around, odds 2…
query-send = Ask
# $typed is what somebody has written.
query-not-understood = “{ $typed }” is not understood. Type “help” to hear what can be asked.
query-no-place = There is no place called “{ $typed }”.
query-several = Which of these?
# $number counts from 1, $option is a sentence.
query-option = { $number }: { $option }
query-which-option = Which option? Give its number.
query-nothing = Nothing.
query-nothing-known = Nothing more is known about it.
query-unknown-here = That cannot be asked here.
# $count is how many lines can be read and are not said.
query-more =
    { $count ->
        [one] And one more, below the box.
       *[other] And { $count } more, below the box.
    }
map-ends = The map ends here.
# $digits is what was typed of a number, $count how many digits are missing.
digits-more =
    { $count ->
        [one] { $digits }, and one more digit
       *[other] { $digits }, and { $count } more digits
    }
chat-heard = { $who } says: { $text }
clock-none = There is no clock in this game.
# $time is in words: one minute 5 seconds.
clock-of = { $name }: { $time }.
clock-warning = You have { $time } left.
clock-over = Your time is up.
lookback-done = The look back at the game is ready.
# $count is how many clauses and cards were found.
rules-hits =
    { $count ->
        [0] Nothing found
        [one] One clause or card found
       *[other] { $count } clauses and cards found
    }
top-home-named = Rumpus: to the front page
keys-title = Keys and screen reader
keys-about = Everything on this page can be done by keyboard, and everything that happens is said aloud: what others did in one turn, then the question. How much is said can be chosen in the settings.
keys-modes = The board takes letters and arrow keys by itself as soon as it has the focus; elsewhere a screen reader may have to be in its focus mode. Letters mean the keys of a Latin keyboard, whatever language you type in.
keys-key = Key or words
keys-does = What it does
keys-answering = At the question, the board, the hand and the options
keys-digits-key = 1 to 9
keys-digits = Answer with the option of that number. If there are more than nine options, type two digits: 01, 12.
keys-N = Go to the next place on the board where something can be chosen; with Shift, to the one before.
keys-B = Go to the board.
keys-I = Go to the box for questions and answers in words; Escape leads back.
keys-escape-key = Escape
keys-escape = Skip what is being shown, cancel a choice, or come back from the past.
keys-help-key = ?
keys-help = Open this help.
keys-board = On the board
keys-board-about = Enter chooses what can be done at a place. Home goes to your own piece, and again to the next one. In the list of options, letters find an option instead. + and − zoom the map, * shows all of it.
keys-typing = What can be typed
keys-typing-about = The number or the words of an option answer the question. The name of a place tells what is there. These words ask; a place may follow them.
keys-replay = In a replay
keys-arrows-key = ← →
keys-arrows = One answer back, one answer forward.
keys-ends-key = Home, End
keys-ends = To the beginning, to the end.
keys-space-key = Space
keys-space = Play or pause.
