# The OpenAPI document and the page /schema: what calls do, what the table’s answers mean, and what the types are for.
# What stands in `…` is written as it is.

schema-token-about = A token of the room: a seat’s, the spectators’ or the host’s. Public rooms can be watched without one.

## Calls

call-open = Open a room
call-public-rooms = Public rooms that are open or running
call-info = What a room is
call-join = Take a seat
call-reveal = Reveal what the seat had committed to bring to the dice
call-look = How things are, and what happened since an update
call-answer = Answer a question
call-undo = Take back your own last answer
call-chat = Say something in the room
call-return = Take back your own seat, from a bot or from whoever came by a new link
call-invite = The host makes a new link to a seat
call-seating = The host lets a bot play for somebody, or hands the seat back
call-record = The record, as far as its reader may know it
call-story = All that happened so far, answer by answer
call-at = The game as it stood after this many answers of players
call-dice = All that is needed to check the dice of a game that is over
call-finale = How a game that is over ended, and what each seat has come to and done
call-analysis = A game that is over, as a strong bot sees it
call-fork = Go on from any answer of a game that is over
call-rematch = Offer a rematch, or come along to the one that was offered
call-decline = Do not come along to a rematch
call-bring = Bring a record, to watch it or to go on from it
call-games = The games, and what can be chosen in them
call-box = The standard box of a game: what is called what, its numbers, and everything that can be looked up in it
call-emblem = The picture on the card of a game that brings one
call-room-box = The box that a room is played with, in the same way
call-room-picture = A picture of a card or the like, of a box that brings one
call-lesson = A lesson, step by step
call-practice = A card being practised: what came of the last answer, and what is asked next
call-puzzles = All puzzles of a game, and which of them is today’s
call-puzzle = A puzzle: the table as whoever is asked sees it
call-puzzle-try = Try an answer to a puzzle, or see its solution
call-studio = The boxes that are worked on at this table, and what a new one can be like
call-studio-box = A box as it is written
call-studio-check = What is wrong or odd with a box as it would be, and what would be in it
call-studio-save = Save a box; refused if somebody else has saved it meanwhile
call-studio-begin = A new box that derives from another one
call-studio-unpack = A new box from a zip
call-studio-pack = A box as a zip
call-studio-print = A box as a PDF, as it is written now
call-studio-remove = Remove a box; its history stays
call-studio-history = The states of a box that were saved, the newest first
call-studio-state = What a box was then, and what has changed since
call-studio-restore = Make a box again what it was then
call-studio-practice = A card of a box in the studio being practised
call-lab = The experiments of this table
call-lab-compose = What somebody has chosen in a form, as the text of an experiment
call-lab-check = What is wrong with an experiment, or how much it would play
call-lab-begin = Begin an experiment: it is played when its turn has come
call-lab-experiment = How an experiment is getting on, and its figures so far
call-lab-stop = Stop an experiment; its games stay
call-lab-go-on = Let an experiment go on
call-lab-remove = Remove an experiment with all its games
call-lab-report = Write the report of an experiment, in the language that is asked for
call-lab-watch = A room that shows a game of an experiment
call-room-practice = The same with a card of the box that a room is played with
call-day = Today’s game of the day: how many have finished it
call-room-day = How a game of the day that is over went for everybody
call-words = What a game, or the shell, says
call-health = Whether the table is open and its store answers
call-metrics = Figures for Prometheus

## Answers of the table

# $status is a number, such as 404.
status-means =
    { $status ->
        [200] This is what was asked for.
        [201] It was done.
        [400] That is not understood, or not possible.
        [401] A token is needed.
        [403] The token does not open this.
        [404] There is no such thing.
        [409] It is too late for that, or too early.
        [413] That is too long.
        [429] That was too much at once.
       *[other] Something went wrong at the table.
    }

## Types

type-NewRoom = Seats are `person`, `screen` (somebody at the host’s screen) or the level of a bot.
type-RoomLinks = Whoever has a token has what it opens: keep the host’s, give each player theirs. Note the commitment.
type-Join = `token` is a seat’s link; without one, a free seat of a public room is given. `key` is a token of your own that is to open the seat; without one, a new one is made. If you are not sure that you were heard, say the same again.
type-Joining = `token` opens the seat from now on; the link no longer does.
type-Revealing = What the seat had committed to, once every seat is taken.
type-Reveal = What the seat had committed to, once every seat is taken.
type-Seating = A bot’s level to let it answer for the seat; nothing to hand the seat back. Where the player is there, the host must say so.
type-Inviting = A new link to a seat, for somebody who has lost the key to it, or who comes in another’s place.
type-Rematch = As in `Join`, for the room of the rematch.
type-Following = The room of the rematch and the seat there, none for a host without one. `token` opens it; `host` says whether the token that this was asked with is the host’s there.
type-Successor = The room of a rematch that somebody (nobody: the host) has offered.
type-Importing = A record to be watched, or, given seats, to be played on from its answer number `after`.
type-Forking = A new room that goes on from answer number `after` of a game that is over.
type-Done = It is on disk, as this entry of the room’s log.
type-Refusal = Why nothing was changed.
type-MessageInfo = The id of a sentence in the Fluent files and what it speaks of; an argument may be such a message itself.
type-EventInfo = `args` are for its sentence, `about` is the same for programs: the game’s own type. `change` is what has become of the view since the event before, and `own` of what only the viewer knows: the keys whose values are others, tables within it in the same way, and under `-` those that are gone; in a list of tables their places are the keys. One without an id tells nothing but that.
type-OptionInfo = `text` is what to answer, in the notation; `about` says the same to programs, in the game’s own type, and `args` is what its sentence, `option-<kind of the question>-<verb>`, speaks of besides.
type-QuestionInfo = Options only for the one who is asked.
type-NoteInfo = What everybody at the table is told besides the game: whose seat has changed hands, and who did that.
type-Update = The room after entry `number`: what happened since the viewer’s last update, and how things are now. Whoever asked for `changes` is sent `info`, `view` and `own` only if what was sent before, and what events have changed since, does not tell them.
type-Ack = The client’s message `ref` was done, as entry `number`.
type-Notice = The server says something about itself, such as that it stops.
type-Hello = The first message of a socket: which room, by which token, and the last number seen before. A spectator may say a name. With `changes`, what is to be seen comes once, and then only what each event changed in it, so that a page can show one after another.
type-Consider = Where would this answer lead? Asking changes nothing.
type-ProspectInfo = A spot of the board, and on which outcomes something gets there: `goes here on north or the wind`. `spot` is how the notation writes it, `name` what people call it.
type-Outlook = Where an answer that somebody considers may lead, from what they may know.
type-OddsWanted = What may come of this answer, and how likely? Asking changes nothing.
type-OddsTold = A line for each thing concerned, from what the one who is asked may know; none, if nothing that matters depends on it.
type-HintWanted = What would a strong bot answer? Only where the room has hints.
type-MomentInfo = What a player’s answer brought. `after` is its number in the record, once the game is over.
type-MomentShown = The table after this many answers of players; `before` is how it looked before the last of them.
type-SeenInfo = What somebody sees: everybody’s view, and what only they know.
type-PlayerSeen = As parts of a win. Luck is what chance gave beyond what could be expected; skill is what the choices gave against the best ones that the player could have known of, so never above 0.
type-SharesThen = How likely each seat was to win.
type-CostlyAnswer = Asked at that moment, somebody gave this answer and lost this share of a win.
type-LookBackInfo = A game seen again by a strong bot. That takes a while: `ready` says whether it is done; if not, ask again.
type-DeedInfo = Something worth telling that a player did, and at which moment, if it was at one.
type-SeatDeedsInfo = Of one seat: what the rules count, and what it did, the best of it last.
type-FinaleInfo = A game that is over: by what it was decided, and what each seat has come to and done.
type-ChoiceInfo = One of a game’s options and what it can be; `several`: any of the values, with commas between them.
type-BoxInfo = All that is said of a box: the standard one of a game, or the one that a room is played with.
type-SheetInfo = One thing of the box, as it can be looked up: a card, a map tile, a task.
type-Practising = A card, and all that was answered since its practice began; the same seed is the same luck. `considered` is an answer that is not given yet: where would it lead?
type-PracticeInfo = What is to be tried, what the last answer has brought, the table as it stands now, and what is asked.
type-LessonStepInfo = What the teacher says, the table as it stands, the answer to give, and what then happens.
type-Draw = One outcome of chance: how likely each of its options was, and which came, counted from 0.
type-Dice = All that is needed to check the dice of a game that is over, without knowing its rules: see `docs/dice.md`.
type-DayInfo = Today’s game of the day, before one has played it: how many have, at their first try.
type-PuzzlesInfo = All puzzles of a game, and which of them is today’s.
type-SolverInfo = How well a player solves puzzles of a game: within `margin` of `value` with a confidence of 95 %.
type-PuzzleInfo = The table as whoever is to find the solution sees it, and what they are asked.
type-Trying = An answer to a puzzle; without one, its solution is wanted.
type-SolutionInfo = The best answer, the obvious one and what it costs, and what comes of the best one, event by event.
type-DayPlayer = A first try of somebody who is known.
type-Resting = Days off from a game over days, from now on; 0: back again. The host may give `everybody` a break.
type-DayResult = How many first tries ended this way, after how many answers of the person’s.
type-DayTry = One’s own: its place among all, counted from 1 and shared by those who did equally well.
type-DayResultsInfo = How a game of the day went for everybody who played the same, at their first try; for who has played it.

## Playing together

call-act = Be ready, resign, ask the others for a draw, a pause or to take back an answer, or say whether one agrees
call-react = Show a picture in the chat
call-holiday = Take days off from a game over days, or be back; the host may give everybody a break
call-notices = Where a player is told of things, and what went out
call-notices-new = A player wants to be told there: by a browser, by mail or by a webhook
call-notices-delete = A player no longer wants to be told there
call-notices-confirm = The owner of an address confirms it
call-notices-stop = Ends notices by one click, for whoever was sent one
call-move = Change to a free seat, before the game begins
call-mute = The host asks the spectators for silence, or lets them speak
type-Chatting = Who watches says a name with it.
type-Reacting = A picture instead of words. Who watches says a name with it.
type-Acting = What a player does besides answering; `wish` is the number of what they agree to, or oppose.
type-Moving = To a free seat, before the game begins.
type-Muting = Whether spectators may say nothing.
type-React = A picture instead of words.
type-Act = What a player does besides answering; `wish` is the number of what they agree to, or oppose.
type-WishInfo = What somebody asks the others for: `draw`, `pause` or `take-back`. Granted when all people have agreed.
type-ChatInfo = Words, or a picture.
