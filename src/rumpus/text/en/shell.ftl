# The command line: `rumpus` and its commands. What stands in “…” is typed as it is, but for capitals, which stand for something else.

## Help

cli-about = Board games: play at the terminal or serve a table over the network, look at recorded games, run scenarios, check a box of cards.
cli-lang = the language to use
cli-version = show the version and exit
cli-commands = commands
cli-play = play a game
cli-play-about = Begin a game, or go on with a saved one. With just the name of a game, one person plays a bot right away.
cli-play-game-about = { game-in-brief }
cli-game = the game to play: { $games }
# $levels lists the levels of bots, $seats is who plays if nothing is said.
cli-seats = who plays, separated by commas: for each seat “person”, or a bot by its level: { $levels } ({ $seats })
cli-simulations = how many games bots imagine for each answer, instead of thinking for a set time; with a seed, they then answer the same every time
cli-seed = anything; the same seed gives the same luck
cli-turn-clock = how many seconds a turn may take, such as 90, if an agreed rule limits it; otherwise what the rule says
cli-save = where to keep the record, saved after every answer; without it, a file is made in your data folder
cli-resume = go on with this saved game
cli-box-now = where the box is now, for a game recorded with a box of your own
cli-choices = what is agreed before the game
cli-choices-elsewhere = What else can be agreed before a game depends on the game; “rumpus play { arg-game } --help” lists it.
# $about is what the option is for, $values what it can be, $default what it is otherwise.
cli-choice =
    { $about }: { $values } ({ $default ->
        [none] none
       *[other] { $default }
    })
cli-replay = show a recorded game
cli-replay-about = Play a recorded game again and print its log, each line with the clause of the rules it follows.
cli-record = the file with the record
cli-at = stop after this many answers and show the table and the open question
cli-json = print nothing but the state as JSON; with --view, what that seat may know
cli-view = print the log and the table as this seat may know them: its number, what it is called (blue, player 2), or “spectator”
cli-analyse = show who was likely to win when, and which answers cost most
cli-analyse-about = Look back at a recorded game: the chances of every player as the game went on, what luck gave and what choices cost them, and the three costliest answers. Prints JSON.
# $simulations is how many there are if nothing is said.
cli-analyse-simulations = how many continuations are imagined for every answer ({ $simulations })
cli-verify = check the dice of a recorded game
cli-verify-about = Check that every outcome of chance in a recorded game follows from what its room had committed to before the first question. docs/dice.md says how to do it without this command.
cli-verify-json = print nothing but JSON: every outcome with all it could have been, for a checker of your own
cli-scenario = run scenarios
cli-scenario-about = Run scenarios and show which did not come out as written.
cli-scenario-place = a scenario, or a folder of them
cli-box = begin, check, compare and print boxes of your own
cli-box-new = begin a box of your own: a folder with files that say how to go on
cli-box-new-folder = the folder to make
cli-box-from = the box to begin with: one of the game's own, or a folder
cli-box-whole = copy all of it, instead of deriving from it
cli-box-diff = say what one box has otherwise than another
cli-box-one = a box, by its name or folder
cli-box-other = the box to compare with it
cli-box-check = show everything that is wrong with a box, or what it holds
cli-box-folder = the folder with the box
cli-box-game = the game it is for: { $games } ({ $game })
cli-serve = serve a table for people and bots over the network
cli-serve-about = Serve a table: rooms for people and bots, over HTTP and WebSockets. Everything is on disk before it is acknowledged. Shuts down cleanly when interrupted or told to stop.
cli-host = the address to listen on: 0.0.0.0 or :: for everybody who can reach this machine ({ $host })
cli-port = the port to listen on; without it, 8000 or the next one that is free
cli-host-name = a name under which the table is reached; may be given several times, and * stands for any. Addresses, names without a dot and those that end with .local need not be named
cli-serve-store = where rooms are kept: sqlite:///PATH for a file, postgresql://USER@HOST/DATABASE for a database that several servers can share ({ $store })
cli-processes = how many processes serve the table, each its own rooms; without it, 1. One for each core is a good number
cli-workers = how many processes think for bots; without it, one less than the machine has cores
# $folder is a path.
cli-boxes = a folder with boxes of your own, each in its own folder: rooms can use them too, by name; without it, { $folder }
cli-site = a folder that “make site” has written: guests can go on there without a network, in their browser alone; without it, build/site of this project, if it is there
cli-studio = who may work on these boxes in the browser: whoever has the address that is told at the start (operator, unless you say otherwise), everybody or nobody
cli-proxy = the address of a proxy in front of the table that is trusted on where requests come from; without it, no such header is trusted
cli-limit = a limit of the table, if it is not to be the usual one; may be given several times: { $limits }
cli-settings = a file with settings, in TOML: each option without its dashes, as in port = 8000
cli-serve-environment = Each option can also be set in the environment, by the variable in brackets after it: separate several values with spaces, and write 1 for an option that takes none. And in a file of settings. What is typed here wins over the environment, and that over the file.
cli-serve-record = show this recorded game first, to be watched move by move
cli-open = open the page in a browser, if there is a desktop
cli-log = how to write the log to standard error: as lines to read, or as one JSON object per line (text)
cli-backup = copy a store of rooms, running or not
cli-backup-about = Copy all rooms of a store, SQLite or PostgreSQL, into a file, as they are at one moment. The table may keep running. “rumpus restore” brings them back.
cli-backup-store = the store to copy: sqlite:///PATH or postgresql://USER@HOST/DATABASE ({ $store })
cli-backup-file = the file to write, which must not exist yet
cli-restore = bring the rooms of a backup back
cli-restore-about = Copy all rooms of a backup into an empty store, SQLite or PostgreSQL, and read them again to be sure. A store in which there are rooms is left as it is.
cli-restore-store = the empty store to fill: sqlite:///PATH or postgresql://USER@HOST/DATABASE ({ $store })
cli-restore-file = a file that “rumpus backup” has written

## What is to be put in place of a word in capitals

arg-address = ADDRESS
arg-command = COMMAND
arg-experiment = EXPERIMENT.toml
arg-goals = GOALS.toml
arg-file = FILE
arg-file-or-folder = FILE-OR-FOLDER
arg-folder = FOLDER
arg-game = GAME
arg-limit = NAME=VALUE
arg-name = NAME
arg-results = RESULTS
arg-seat = SEAT
arg-seats = SEATS
arg-seconds = SECONDS
arg-seed = SEED
arg-value = VALUE

## What argparse says of any command; $what, $value and the like are put in as they were typed

usage-line = usage:
usage-positionals = arguments
usage-options = options
usage-help = show this help and exit
usage-error = { $prog }: error: { $message }
usage-argument = { $argument_name }: { $message }
usage-required = this has to be given as well: { $what }
usage-unrecognized = this is not understood: { $what }
usage-invalid-choice = “{ $value }” is not possible here; choose from { $choices }
usage-invalid-value = “{ $value }” is not possible here ({ $type })
usage-expected-one = something has to follow
usage-expected-some = something has to follow, one thing at least
usage-ambiguous = “{ $option }” could be several of these: { $matches }
usage-takes-nothing = nothing may follow: “{ $what }” is too much
usage-not-with = this cannot be given together with { $what }
usage-one-of = one of these has to be given: { $what }

## Wrong usage

cli-bad-seats = “{ $seats }”: write “person” or a level of bots for each seat, separated by commas. The levels are { $levels }
cli-bad-number = “{ $number }” is not a number of answers
cli-not-between = write a whole number from { $least } to { $most }
# $key is a key of the file of settings, $why what is wrong with its value.
setting-wrong = “{ $key }”: { $why }
limit-unknown = there is no limit “{ $limit }”. There are { $known }
limit-no-number = “{ $value }” cannot be { $limit }: write a number above 0
cli-play-what = name a game, or a saved one with --resume
cli-resume-alone = a saved game goes on as it was agreed: with --resume only --box, --seed and --save can be given

## Files

# $why is what the operating system says.
file-unreadable = { $file } cannot be read: { $why }.
file-not-saved = { $file } cannot be saved: { $why }.

file-exists = { $file } exists already. Choose another file.

## Serving

# $address is a URL.
serve-at = The table is open at { $address } – to close it, press Ctrl+C.
# $address is a URL.
studio-at = Its studio, for you alone: { $address }
host-unknown = There is no address called “{ $host }”.
# $port is a number, written as it is.
port-taken = Port { $port } of { $host } is taken. Choose another one with --port, or leave it out to get the next free one.
ports-taken = All ports from { $first } to { $last } are taken. Choose another one with --port.
cannot-listen = Cannot listen on port { $port } of { $host }: { $why }.
# $why is what the database or the operating system says.
store-not-opened = The store cannot be opened: { $why }
backup-done = The rooms are in { $file }.

## Playing

play-welcome = Answer with the number of an option or with its text; type ? for more.
# help-option and help-looking-up are each game's own: an example of an answer, and what of its cards can be asked for.
play-help =
    You can type
      the number of an option, or its text: { help-option }
    { help-looking-up }
    { play-commands }
# Of a game that has no words of its own.
play-help-plain =
    You can type
      the number of an option, or its text
    { play-commands }
play-commands =
    {"  "}rules         which sections the rules have
      board         the table and the question once more
      odds OPTION   what an option may lead to, and how likely
      hint          what a strong bot would do, and why
      undo          take back your last answer, if neither chance nor anybody else has answered since
      quit          leave; the game is saved and can be continued later
play-turn-clock =
    { $seconds ->
        [1] You have one second for this turn.
       *[other] You have { $seconds } seconds for this turn.
    }
play-only-one = There is only one option: Enter to go on.
play-hand-over = It is { ITEM($speaker) }’s turn. Everyone else, please look away. Enter to go on
# $option is an answer as the notation writes it.
play-hint = A strong bot would answer: “{ $option }”.
play-odds-of-what = Add an option: its number, or its text.
play-odds-nothing = Nothing that matters depends on chance here.
play-undone = Your last answer is taken back.
undo-not-possible = There is nothing you can take back: chance or another player has answered since.
play-no-such-number = There is no { $number }: the options go from 1 to { $most }.
play-not-unique = “{ $text }” could be several options: { $possible }. Write more of it.
play-not-understood = “{ $text }” is neither an option nor anything else that can be said here. Type ? to see what is.
# $section and $clause are examples.
play-which-rule = Write “rules { $section }” to read a whole section, “rules { $clause }” for one clause of it.
play-no-such-rule = There is no clause { $clause }. “rules” alone lists the sections.
play-no-rules = This game has no rules to read here.
play-won =
    { $count ->
        [0] Nobody wins.
        [one] The winner is { ITEM($winners) }.
       *[other] The winners are { ITEM($winners) }.
    }
play-record = The record is in { $file }.
play-go-on = The game is saved. To go on: rumpus play --resume { $file }
play-left = You have left the game.
play-no-turn-clock = Nothing that was agreed on limits the time for a turn.
# $level is the bot that failed, $why the name of the error, $other the bot in its place or none.
play-bot-failed =
    { $other ->
        [none] The bot “{ $level }” has failed ({ $why }). From now on it answers at random.
       *[other] The bot “{ $level }” has failed ({ $why }). “{ $other }” plays on in its place.
    }
play-file-exists = { $file } exists already. Choose another file, or go on with it: rumpus play --resume { $file }

## Recorded games

# $kind is the id of the question.
replay-asked = The question is “{ $kind }”, asked of { ITEM($speaker) }.
replay-over = The game is over.
replay-too-short =
    The record has only { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, not { $at }.
replay-no-such-seat = There is no seat “{ $seat }”, only: { $possible }.

## Scenarios

scenario-failed = FAILED { $file }: { $title }
scenario-summary =
    { $count ->
        [one] One scenario
       *[other] { $count } scenarios
    }, { $failed ->
        [0] all as written.
       *[other] { $failed } failed.
    }
