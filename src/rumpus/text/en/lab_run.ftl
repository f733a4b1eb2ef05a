# The lab at the command line: running experiments. $file is an experiment's file, $line the number of a line in it,
# $folder a folder with results. A $cell is named by what is special about it: seats=4 target=7. Keys of the file are
# never translated.

## Help

cli-lab = run experiments: let bots play thousands of games
cli-lab-run = play the games of an experiment
cli-lab-run-about = Play the games of an experiment on all cores and keep what is measured in a folder. If it is interrupted, run it again and it goes on where it stopped; the same seed gives the same results. docs/lab says how to write an experiment.
cli-lab-experiment = the file with the experiment
cli-lab-out = where the results go; without it, a folder next to the file, named after it
cli-lab-processes = how many games are played at the same time; without it as many as there are cores
cli-lab-games = play at most this many games of each cell this time, for a first look
cli-lab-on = where to play: on this machine (local), or on a Ray cluster (ray)
cli-lab-tune = find a box that does what you want
cli-lab-tune-about = Look for a box of which your goals are true, with as few and small changes as possible, and check it on luck that the search has not seen. Comes out with a box to play and a page that tells what changed and what it did. If it is interrupted, run it again and it goes on. docs/lab says how to write down goals.
cli-lab-goals = the file with the goals

## While it runs, and afterwards

# $done and $wanted are numbers of games, $rate is how many are played in a minute, $left is hours, minutes and seconds,
# $estimates lists how often the first, the second … player of that cell wins.
lab-progress = { $done } of { $wanted } games, { $rate } a minute, { $left } left; { $cell }: { $estimates }
lab-estimate = { $percent } ± { $margin }%
# $extra is what to install.
lab-no-ray = Ray is not installed here. It comes with the extra { $extra }.
lab-done =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } in { $folder }.
lab-interrupted =
    Interrupted. { $games ->
        [one] One game is
       *[other] { $games } games are
    } kept in { $folder }; run the same command again to go on.
lab-tuned = The box to play is { $folder }.
lab-tuned-agreed = The box stays as it is: what to agree before a game is on the page.
# $boxes is how many were tried.
lab-tune-nothing =
    { $boxes ->
        [one] One box was tried
       *[other] { $boxes } boxes were tried
    }, and none comes nearer to the goals than the box as it is.
lab-tune-interrupted = Interrupted. What was played stays in { $folder }; run the same command again to go on.
lab-no-optuna = Optuna is not installed here, and looking for boxes needs it. It comes with the extra { $extra }.

## What can be wrong with an experiment

lab-bad-value = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $key }” should be a text, a whole number, or a list of them.
lab-bad-seats = { $file }, line { NUMBER($line, useGrouping: 0) }: “seats” should be a whole number.
# $level is what is written there, $known lists the levels of bots.
lab-bad-bots = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no bot “{ $level }”. There are { $known }.
# $level is a bot, $why the name of the error.
lab-bot-failed = The bot “{ $level }” has failed ({ $why }); the games played so far are kept.
lab-bots-not-seats =
    { $file }, line { NUMBER($line, useGrouping: 0) }: { $bots ->
        [one] one bot is
       *[other] { $bots } bots are
    } named, but { $seats ->
        [one] one plays
       *[other] { $seats } play
    }.
lab-strong-without-simulations = { $file }, line { NUMBER($line, useGrouping: 0) }: bots of the level “{ $level }” think for a set time, which never comes out the same twice. Say how many simulations they make for each answer: simulations = 400.
lab-no-such-cell = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no cell “{ $cell }”. The cells are { $known }.
lab-cell-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: two cells are “{ $cell }”.
# $axis is what is swept, or what the axis is called.
lab-bad-axis = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $axis }” should be a list of values.
lab-bad-place = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $name }” should name a number of the box, or a list of them, such as “spells.txt: spell lure: in the deck”.
lab-not-a-number = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $axis }” stands for something in the box and cannot be “{ $value }”: a whole number, or a text for all that stands behind the colon.
# $why is a sentence.
lab-cell-refused = { $file }, line { NUMBER($line, useGrouping: 0) }: cell “{ $cell }” cannot be played: { $why }
lab-box-wrong = { $file }, line { NUMBER($line, useGrouping: 0) }: with “{ $cell }” the box cannot be used: { $why }
# $place is where a number of the box should be: its file, and the lines that lead to it.
lab-no-such-place = { $file }, line { NUMBER($line, useGrouping: 0) }, “{ $axis }”: the box has nothing at “{ $place }”.
# $lines lists numbers of lines.
lab-several-places = { $file }, line { NUMBER($line, useGrouping: 0) }, “{ $axis }”: several lines of the box are at “{ $place }”: { $lines }.
# $found is the line of the box.
lab-no-number-there = { $file }, line { NUMBER($line, useGrouping: 0) }, “{ $axis }”: at “{ $place }” the box says “{ $found }”, which does not have one number.
lab-not-an-ask = Each of “asks” should be a table: begin it with a line [[asks]].
# $cell is a name that no cell has, $known are those there are.
lab-no-cell-of-that-name = There is no cell “{ $cell }”. The cells are { $known }.
lab-one-limit = A question needs one limit, and no more than one: { $limits }.
lab-no-such-figure = There is no figure “{ $figure }”. There are { $known }.
lab-not-two-numbers = “{ $key }” should be two numbers, the smaller one first: [48, 52].
lab-limit-not-number = “{ $key }” should be a number; percentages are written as such: 52 is 52%.
lab-alike-by-what = How much may differ for two cells to count as alike? Say it: by = 2.
lab-not-compared = Cells are compared by one figure: give a place for “wins”; what things are worth cannot be compared so.
# $least is how many games it takes to try anything at all.
lab-small-budget = { $file }, line { NUMBER($line, useGrouping: 0) }: a budget of { $budget } games is too small; with so many games for a first look it takes { $least } at least.
lab-bad-values = { $file }, line { NUMBER($line, useGrouping: 0) }: what “{ $name }” may be is a list of values, or { "{" } from = 1, to = 5 { "}" }.
lab-nothing-else = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $name }” is { $value } already and may be nothing else.
lab-nothing-may-change = { $file }, line { NUMBER($line, useGrouping: 0) }: nothing may change. Say under [may_change] what may.
lab-robust-bots = { $file }, line { NUMBER($line, useGrouping: 0) }: with robust = true bots of several strengths and characters play; leave out “bots”.
lab-no-such-character = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no character “{ $character }”. There are { $known }.

## What can be wrong with a folder of results

lab-no-results = There are no results in { $folder }.
lab-other-experiment = { $folder } holds a different experiment from { $file }: its games would not be the same. Choose another folder with --out.
lab-plays-otherwise = Rules or bots have changed since the games in { $folder } were played; games played now would differ. Choose another folder with --out.
lab-folder-in-use = { $folder } is not empty and holds no experiment.
