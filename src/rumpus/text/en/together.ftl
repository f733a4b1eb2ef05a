# Playing together: who is there, who is ready, what players ask each other for, pictures and chat.
# $name is a player’s name.

## What everybody at the table is told

# $by is who acts then: the rules, or a bot.
told-time-up =
    { $by ->
        [rules] Time is up for { $name }.
       *[bot] Time is up for { $name }: a bot answered this time.
    }
told-time-up-bot = Time is up for { $name }: a bot plays on until they come back.
told-time-lost = Time is up for { $name }, who loses the game.
# $days is how many days.
told-holiday =
    { $days ->
        [one] { $name } takes a day off.
       *[other] { $name } takes { $days } days off.
    }
told-back = { $name } is back from holiday.
told-break =
    { $days ->
        [one] The host gives everybody a break of one day.
       *[other] The host gives everybody a break of { $days } days.
    }
told-break-over = The break is over.
told-clocks-run = Not everybody is ready, but the clocks are running now.
# $what is draw, pause or take-back.
told-wish =
    { $what ->
        [draw] { $name } offers a draw.
        [pause] { $name } asks for a pause.
       *[take-back] { $name } asks to take back an answer.
    }
told-opposed = { $name } does not agree.
told-withdrawn = { $name } no longer asks for it.
told-draw = Everybody has agreed to a draw.
told-halted = The game is paused; the clocks stand still.
told-resumed = { $name } ends the pause.
told-resigned = { $name } has resigned.
told-resigned-bot = { $name } has resigned. A bot plays on in that seat, but cannot win.
told-taken-back = Everybody has agreed: { $name } has taken back an answer.
told-muted = The host has asked the spectators for silence.
told-not-muted = Spectators may speak again.

## Why the table refuses something

room-halted = The game is paused. Whoever plays can end the pause.
not-halted = The game is not paused.
ready-already = Nobody is waiting for you to be ready.
seat-resigned = A player who has resigned no longer plays in this game.
seat-player-here = { $name } is at the table. Confirm that a bot should play anyway.
draw-with-bots = A draw is offered to other people; bots do not agree to one.
pause-without-clock = There is no clock in this room: take all the time you like.
take-back-not-possible = That cannot be taken back: a die has been rolled or a card drawn since, or the answer was not yours.
take-back-not-daily = In the game of the day an answer cannot be taken back once a bot has replied.
wish-open = Somebody has already asked for something: answer that first.
wish-opposed = That was refused a moment ago. Ask again later in the game.
wish-late = Nobody asks for that any more.
wish-agreed-already = You have already agreed to that.
move-too-late = Seats can be changed until the game begins.
name-needed = Give your name first, so that everybody knows who is speaking.
name-of-player = A player here is called { $name }, or something very like it. Choose another name.
spectators-muted = The host has asked the spectators for silence.
holiday-without-days = Days off are for games with days for each answer.
holiday-none = This holiday is over already.
# $left is how many days.
holiday-too-long =
    { $left ->
        [0] No days off are left this year.
        [one] Only one day off is left this year.
       *[other] Only { $left } days off are left this year.
    }
muted-already = It is like that already.

## At the players

presence-here = here
presence-away = away
# $time is a time of day.
presence-away-since = away since { $time }
presence-thinking = thinking
presence-not-ready = not ready yet
presence-resigned = resigned
presence-has-left = { $name } is away.
presence-is-back = { $name } is back.

## Ready?

ready-ask = The clocks run as soon as everybody is ready.
ready-yes = I am ready
ready-waiting = Not ready yet: { $names }. The clocks stand still for a minute at most.

## Asking each other

together-title = With the others
together-resign = Resign
together-draw = Offer a draw
together-pause = Ask for a pause
together-take-back = Ask to take back
together-resign-sure = Do you want to resign?
# $others is how many others still play.
together-resign-about =
    { $others ->
        [one] The other player wins, and the game is over.
       *[other] A bot plays on for you. You cannot come back, and you cannot win.
    }
together-resign-alone = The game is over, and the bots have won.
wish-agree = Agree
wish-oppose = Decline
wish-withdraw = Never mind
# $what is draw, pause or take-back, $names are those who have not answered yet.
wish-waiting =
    { $what ->
        [draw] You have offered a draw. Not answered yet: { $names }.
        [pause] You have asked for a pause. Not answered yet: { $names }.
       *[take-back] You have asked to take back your last answer. Not answered yet: { $names }.
    }
holiday-title = Days off
# $left is how many days.
holiday-left =
    { $left ->
        [0] No days off are left this year.
        [one] One day off is left this year.
       *[other] { $left } days off are left this year.
    }
holiday-days = How many days?
holiday-take = Take days off
holiday-back = I am back
holiday-everybody = Give everybody a break
holiday-everybody-over = End the break
# $date is a day.
presence-holiday = on holiday until { $date }
holiday-break = A break for everybody until { $date }.
halted-about = The game is paused; the clocks stand still.
halted-resume = Play on
over-agreed = A draw by agreement.
# $names are those who have resigned.
over-resigned = { $names } resigned.

## Seats

waiting-move = Sit here
waiting-colours-dealt = Colours are dealt when the game begins.
# $colour is the colour of a seat.
waiting-colour =
    { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    }

## The host’s acts

seat-let-bot-here = { $name } is at the table right now.

## Chat and pictures

# $count is how many messages have not been read.
tab-chat-unread-about =
    { $count ->
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
chat-watches = watching
chat-name-first = Give your name to speak here.
chat-muted = The host has asked the spectators for silence.
chat-mute-all = Hide what spectators say
chat-mute = Hide { $name }
chat-unmute = Show { $name } again
chat-hidden =
    { $count ->
        [one] One message is hidden.
       *[other] { $count } messages are hidden.
    }
chat-spectators = Spectators
chat-silence = Ask spectators for silence
chat-speak = Let spectators speak
chat-pictures = Pictures
# $picture is clap, laugh, wow, sad, think or heart.
picture-called =
    { $picture ->
        [clap] Applause
        [laugh] Laughter
        [wow] Amazement
        [sad] A tear
        [think] Thinking it over
       *[heart] A heart
    }
