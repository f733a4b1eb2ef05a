# The lab in the browser: boxes are measured at the table. An experiment lets bots play many games; a “cell” is one way
# to play that is tried: this box, so many players.

## What is refused

lab-not-here = This table has no lab: whoever runs it has not brought one.
lab-no-such-experiment = There is no experiment “{ $experiment }” here any more.
lab-too-many = There are { $most } experiments already. Remove one first.
# $most is in millions of bytes.
lab-disk-full = The experiments of this table take up { $most } MB already. Remove one first.
lab-too-many-cells = That makes { $cells } ways to play. At a table there may be { $most } at most; the command line knows no limit.
lab-too-many-games = That makes { $games } games in all. At a table there may be { $most } at most; the command line knows no limit.
# $most is a number of simulations.
lab-too-much-thinking = Bots may make { $most } simulations for an answer at a table; the command line knows no limit.
# $most is the highest number.
lab-no-such-game = Games are numbered from 0 to { NUMBER($most, useGrouping: 0) }.
lab-takes-long = This takes too long to wait for. Try again when the table has less to do.
# $why is a sentence.
lab-refused = { $why }
lab-program-failed = That failed, and it is not known why. The table’s log may tell.

## All experiments

lab = Lab
lab-about = Is your box better? Let bots play hundreds of games with it and with the one it comes from, and read what differs. They play whenever the table has nothing else to do.
lab-experiments = Experiments
lab-none = Nothing has been measured yet.
lab-new = New experiment
lab-to-studio = Studio
# How an experiment stands; $done and $wanted are numbers of games.
lab-state =
    { $state ->
        [waiting] Waiting for its turn, { $done } of { $wanted } games
        [running] Playing, { $done } of { $wanted } games
        [stopped] Stopped, { $done } of { $wanted } games
        [failed] Does not go on, { $done } of { $wanted } games
       *[done] Done, { $done } games
    }
lab-link = Lab: measure a box
lab-measure = Measure it

## Designing one

lab-question = What do you want to know?
lab-question-usual = Is “{ $box }” better than “{ $other }”?
lab-question-alone = How does “{ $box }” play?
lab-box = Box
lab-beside = Compared with
lab-beside-nothing = nothing
lab-beside-about = All play with the same luck, game by game, so that small differences show.
lab-besides = Other boxes compared with it too
lab-players = Players
lab-players-count =
    { $seats ->
        [one] one player
       *[other] { $seats } players
    }
lab-bots = Who plays
# $kind is robust: bots of all levels and characters.
lab-bots-robust = All sorts of bots (seven times as many games)
lab-options = Options of the game
lab-games = Games of each kind
lab-games-about =
    { $games ->
        [one] One game in all.
       *[other] { $games } games in all.
    } 200 of each show large differences, 2,000 small ones.
lab-asks = Questions to be answered
lab-asks-about = The report begins with the answers: yes, no, or how many more games it would take to tell.
lab-ask-add = Add a question
lab-ask-first = Is the first player ahead?
lab-ask-fair = Is the first player ahead by less than 3 points?
lab-ask-length = Does a game take 15 to 25 turns?
lab-ask-alike-turns = Do games with both boxes take equally long, give or take 2 turns?
lab-ask-alike-first = Is the first player equally far ahead with both boxes, give or take 3 points?
lab-ask-shorter = Are games shorter with the new box?
lab-ask-drama = Is it more dramatic with the new box?
lab-ask-choices = Is there more to choose with the new box?
# $number counts the questions.
lab-ask-number = Question { $number }
lab-ask-words = In your words
lab-ask-figure = Figure
lab-ask-claim = Should be
# $claim is how a figure should lie; the last three are beside the other box.
lab-claim =
    { $claim ->
        [above] above
        [below] below
        [between] between
        [more_than] more than with the other box, by at least
        [less_than] less than with the other box, by at least
       *[as_in] as with the other box, give or take
    }
lab-ask-low = From
lab-ask-high = To
lab-ask-amount = How much
lab-ask-remove = Remove
lab-start = Start
lab-as-text = As text
lab-as-text-about = Everything an experiment can say is in the documentation of the lab. What you change here, the form does not show.
lab-as-form = Back to the form
lab-import = Open an experiment’s file (.toml)
lab-text = Text of the experiment
lab-sound =
    Nothing is wrong. { $games ->
        [one] One game
       *[other] { $games } games
    } in all: { $cells }.
# What is wrong with it is listed below.
lab-wrong = This cannot be played yet.

## Watching and reading one

lab-progress-label = Games played
# $left is a time in words.
lab-left = { $rate } games a minute, about { $left } left
lab-stop = Stop
lab-go-on = Go on
lab-remove = Remove
lab-remove-sure = Remove “{ $title }” and all its games?
lab-answers =
    { $state ->
        [done] Answers
       *[other] Answers so far
    }
lab-answers-none = It asks nothing that can be answered with yes or no.
lab-verdict =
    { $verdict ->
        [yes] Yes
        [no] No
       *[unknown] Not yet known
    }
lab-cells =
    { $state ->
        [done] Figures
       *[other] Figures so far
    }
lab-cells-about = With the interval in which each lies (95%).
lab-cell = Way to play
lab-cell-games = Games
lab-cell-progress = { $done } of { $wanted }
lab-estimated = { $value } ({ $range })
lab-nothing-yet = No game has been played yet.
lab-report = Read the report
lab-report-writing = The report is being written…
lab-watch = Watch a game
lab-watch-about = Every game can be played again, at the table, move by move.
lab-watch-number = Number
lab-watch-do = Watch it
lab-watch-opening = The game is being played again…
lab-take-along = Take along
lab-take-text = The experiment (.toml)
lab-take-results = All results (.zip), with which the command line can go on
lab-anew = Change it and start anew
lab-back = All experiments
