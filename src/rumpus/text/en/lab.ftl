# The report of an experiment: a page to read, and to print.
#
# A “cell” is one way to play that was tried: so many players, this edition. Intervals are 95% intervals.
# Numbers come as numbers; NUMBER() writes them as the language does. Every decimal number has one digit behind the point.

## At the command line

cli-lab-report = write the report of an experiment
cli-lab-report-about = Write what an experiment has found as a page to open in a browser, with its tables as CSV (and, with the extra rumpus[lab], as Parquet) and the records of four games to look at. The games may still be under way. docs/lab says how to read it.
cli-lab-results = the folder with the results
cli-lab-report-out = where the report goes; without it “report” in the folder with the results
report-written = The report is { $file }.
report-nothing-played = { $folder } holds no game yet. Run the experiment first.

## Numbers

report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# How often in a game.
report-rate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# $sign is plus, minus or none, $value has no sign.
report-signed =
    { $sign ->
        [plus] +
        [minus] −
       *[none] {""}
    }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Intervals; here the ends have signs.
report-range = { $low } to { $high }
report-range-number = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-range-percent = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# On an axis.
report-tick-number =
    { $sign ->
        [minus] −
       *[none] {""}
    }{ NUMBER($value, maximumFractionDigits: 3) }
report-tick-percent =
    { $sign ->
        [minus] −
       *[none] {""}
    }{ NUMBER($value, maximumFractionDigits: 3) }%

## Cells

report-all-games = all games
# $levels lists what is special about a cell: 4 players, Edition: Czech edition
report-levels = { $levels }
report-level = { $key } { $value }
report-level-chosen = { $value }
report-level-none = { $key }: none
report-level-seats =
    { $seats ->
        [one] one player
       *[other] { $seats } players
    }
report-none = none
report-key-seats = Players

## The head of the page

report-title = { $title }
report-of = Report of an experiment
report-to-table = To the experiment
# $games is how many were played, $cells in how many cells.
report-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
report-cells =
    { $cells ->
        [one] one way to play
       *[other] { $cells } ways to play
    }
report-unfinished = The experiment is not finished: { $games } of { $wanted } games have been played. What follows is what they show so far.
report-contents = Contents

## The answers, at the top of the page

# $verdict is yes or no.
report-answer =
    { $verdict ->
        [yes] Yes.
       *[no] No.
    }
# $games is an estimate of two digits.
report-answer-unknown =
    Cannot tell yet: about { $games ->
        [one] one more game
       *[other] { $games } more games
    } of each kind would.
report-answer-too-close = Cannot tell: it is so close to the limit that no number of games would.
# $what is a figure, $where which games, $value and $range the figure and its interval, $limits what was asked.
report-evidence = { $what }, { $where }: { $value } ({ $range }). Asked: { $limits }.
# The figure in some games beside others; $value is a difference.
report-evidence-beside = { $what }, { $where } compared with { $beside }: { $value } ({ $range }). Asked: { $limits }.
report-evidence-show =
    { $count ->
        [one] The figure it rests on
       *[other] The { $count } figures it rests on
    }
report-wins-of =
    Wins of the { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $place }th
    } to play
# $way is above or below.
report-limit =
    { $way ->
        [above] above { $limit }
       *[below] below { $limit }
    }
report-limits = from { $low } to { $high }
report-answers-about = All answers together are judged so that the chance of even one being wrong is at most 5%. How many more games it would take is an estimate: if the figure stays where it is, that many would be enough eight times out of ten.

## What came out

report-findings = What came out
report-findings-about =
    A filled mark ● is a difference that luck does not explain, a ring ○ one that is not shown. { $count ->
        [one] One comparison was made
       *[other] { $count } comparisons were made
    } for this report, and their number is allowed for (Holm’s method, 5%): the chance that even one of the filled marks is mere luck is below 5%. “Not shown” does not mean that there is no difference: the intervals tell how large it could be. Those are 95% intervals, each taken by itself.
report-clear = clear
report-unclear = not shown
report-find-order = Order of play
report-find-bots = Levels of bots
# $axis is what is swept, $level and $base what it is set to.
report-find-change = { $axis }: { $level } instead of { $base }
# $others is the setting of everything else.
report-find-change-within = { $change } ({ $others })
# $place is the place in the order of play; $way is more or less; $size a number; $range an interval.
report-finding-place =
    { $seats ->
        [one] Alone
       *[other] With { $seats } players
    }, the { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } to play wins { $size } percentage points { $way ->
        [more] more
       *[less] less
    } often than an even share ({ $range }).
report-finding-even =
    { $seats ->
        [one] Alone
       *[other] With { $seats } players
    }, no place in the order of play is shown to be ahead or behind.
report-finding-bot =
    { $way ->
        [more] { $bot }: wins { $size } percentage points more often than if all were equal ({ $range }).
        [less] { $bot }: wins { $size } percentage points less often than if all were equal ({ $range }).
       *[none] { $bot }: not shown to differ from the others ({ $range }).
    }
# $others is the setting of everything else, $finding a sentence about it.
report-finding-within = Only with { $others }: { $finding }
# $figures lists what is not shown to change.
report-finding-same = No change shown: { $figures }.
report-finding-identical = Nothing changes at all: game by game, everything is the same.
# $before and $after are the figure without and with the change.
report-finding-first =
    { $way ->
        [more] The first player does better by { $size } percentage points
       *[less] The first player does worse by { $size } percentage points
    }: a lead of { $after } instead of { $before } ({ $range } points).
report-finding-draws =
    { $way ->
        [more] More draws
       *[less] Fewer draws
    }: { $after } of the games instead of { $before } ({ $range } points).
report-finding-shared =
    { $way ->
        [more] More shared wins
       *[less] Fewer shared wins
    }: { $after } of the games instead of { $before } ({ $range } points).
report-finding-turns =
    { $way ->
        [more] Games are { $size } turns longer
       *[less] Games are { $size } turns shorter
    }: { $after } turns instead of { $before } ({ $range }).
report-finding-answers =
    { $way ->
        [more] { $size } more answers to give
       *[less] { $size } fewer answers to give
    }: { $after } a game instead of { $before } ({ $range }).
report-finding-decided =
    { $way ->
        [more] Decided later
       *[less] Decided earlier
    }: after { $after } of the game instead of { $before } ({ $range } points).
report-finding-leads =
    { $way ->
        [more] The lead changes more often
       *[less] The lead changes less often
    }: { $after } times a game instead of { $before } ({ $range }).
report-finding-drama =
    { $way ->
        [more] More drama
       *[less] Less drama
    }: on average the eventual winner’s chance of winning is { $after } below the leader’s instead of { $before } ({ $range } points).
report-finding-choices =
    { $way ->
        [more] More real choices
       *[less] Fewer real choices
    }: { $after } of all answers instead of { $before } ({ $range } points).
report-finding-branching =
    { $way ->
        [more] More options
       *[less] Fewer options
    }: { $after } to choose from instead of { $before } ({ $range }).
report-finding-pace =
    { $way ->
        [more] More to choose in a turn
       *[less] Less to choose in a turn
    }: { $after } real choices instead of { $before } ({ $range }).
report-finding-quiet =
    { $way ->
        [more] More quiet turns
       *[less] Fewer quiet turns
    }: { $after } of all turns instead of { $before } ({ $range } points).
report-finding-luck =
    { $way ->
        [more] More luck
       *[less] Less luck
    }: chance accounts for { $after } of the swings instead of { $before } ({ $range } points).
report-finding-luckiest =
    { $way ->
        [more] Luck wins more games
       *[less] Luck wins fewer games
    }: the luckiest player has a lead of { $after } instead of { $before } ({ $range } points).
report-finding-start =
    { $way ->
        [more] More is settled at the start
       *[less] Less is settled at the start
    }: { $after } of what decides who wins instead of { $before } ({ $range } points).
# $things lists things with what their use is worth, $more is how many more there are.
report-thing-worth = { $thing } { $worth }
report-finding-things =
    { $way ->
        [more] These go with winning more often than others of their kind, in percentage points: { $things }
       *[less] These go with winning less often than others of their kind, in percentage points: { $things }
    }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
report-finding-things-same =
    { $count ->
        [one] One of { $all } is
       *[other] { $count } of { $all } are
    } not shown to differ.
# Whether a finding holds for all bots that tried it, for some of them, which $bots lists, or for none by itself.
report-holds =
    { $holds ->
        [all] Holds for every kind of player that was tried.
        [some] Holds only for some kinds of players: { $bots }.
       *[none] Shows only with all kinds of players taken together.
    }
# $level is a bot, $character what matters most to it.
report-player = { $level }, { $character }

## Games to look at

report-games-to-see = Games to look at
report-games-about = Each line is a player; its height is how likely that player was to win before each turn, in the bots’ judgement. The command opens the game at the table, to be watched move by move.
report-games-about-table = Each line is a player; its height is how likely that player was to win before each turn, in the bots’ judgement. Each of these games can be watched at the table, move by move.
report-game-dramatic = The most dramatic game
report-game-shortest = The shortest game
report-game-longest = The longest game
report-game-typical = A typical game
# $number is the number of the game in its cell.
report-game-where = { $cell }, game { NUMBER($number, useGrouping: 0) }
report-game-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
report-game-answers =
    { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }
report-game-draw = nobody wins
# $seats lists seats by their numbers.
report-game-won = won by seat { $seats }
report-game-watch = Watch it at the table
report-game-record = The record
report-game-another = Replayed, this game turns out differently: rules or bots have changed since the experiment was run. So there is no record of it.
report-game-seat = seat { $seat }

## Who wins

report-who-wins = Who wins
report-order-of =
    { $seats ->
        [one] One player
       *[other] { $seats } players
    }, by the order of play
report-order-about = How often each place in the order of play wins. The dashed line is an even share. Where the interval includes it, the mark is hollow.
report-place =
    { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
report-bots-title = By level of bots
report-bots-about = How often a seat of that level wins. The dashed line is an even share.

## How a game goes

report-how-it-goes = How a game goes
report-how-about = How many games had which value. The line and the number show the mean, with its 95% interval below.
report-figure-first = Lead of the first player
report-figure-first-about = How much more often the first player wins than an even share, in percentage points.
report-figure-draws = Draws
report-figure-draws-about = The share of games that nobody wins.
report-figure-shared = Shared wins
report-figure-shared-about = The share of games that several players win together.
report-figure-turns = Length in turns
report-figure-turns-about = How many turns a game takes, all players together.
report-figure-answers = Length in answers
report-figure-answers-about = How many questions the players answer in a game.
report-figure-decided = When it is decided
report-figure-decided-about = How far into the game the eventual winner’s chance rises above 80% for good. The later, the more exciting.
report-figure-leads = Lead changes
report-figure-leads-about = How often another player becomes the most likely to win, clearly: by at least 5 percentage points.
report-figure-drama = Drama
report-figure-drama-about = How far the eventual winner’s chance of winning was below the leader’s, on average over the game.
report-figure-choices = Real choices
report-figure-choices-about = The share of answers for which there were at least two options.
report-figure-branching = Options
report-figure-branching-about = How many options a real choice has.
report-figure-pace = Choices per turn
report-figure-pace-about = How many real choices there are in a turn, those of all players together. Seconds are not measured: a bot takes as long as it is allowed, and that says nothing about people.
report-figure-quiet = Quiet turns
report-figure-quiet-about = The share of turns in which nothing happens that the game calls an event.
report-figure-luck = Luck
report-figure-luck-about = What share of the swings in the players’ chances of winning is due to chance and not to their choices, in games looked at closely.
report-figure-luckiest = Lead of the luckiest
report-figure-luckiest-about = How much more often than an even share the player wins who had the most luck, in percentage points.
report-figure-start = Settled at the start
report-figure-start-about = How much the map, the first cards and the order of play have settled when the first turn begins: 0% if everybody is equally likely to win, 100% if it is certain who will. Found by playing on from there with bots that do what looks promising, in games looked at closely; in a single game it may come out below 0.
report-sources = Where luck comes from
report-sources-about = Where the swings that chance gives to the players’ chances of winning come from, in games looked at closely. What happens before anybody has anything, such as laying the map, cannot be seen this way; “Settled at the start” covers that.
report-happening-about = How often in a game, in all and for each place in the order of play.
report-happening-by = By what
# $thing is the id of something of the box.
report-happening-by-thing = { NAME($thing) }
report-happening-by-nothing = anything else
report-happening-in-all = in all

## What changes

report-what-changes = What changes
report-changes-about = Every figure, against what was varied. The bars are 95% intervals of each way to play by itself; all of them were played with the same luck, so the differences between them are surer than the bars suggest. The table below gives them, worked out game by game.
# $axis is what is swept.
report-along = { $axis }
report-changes = All differences as a table
report-change-figure = Figure
report-change-level = With
report-change-within = Where
report-change-before = Before
report-change-after = After
report-change-by = Difference
report-change-verdict = Verdict
report-everywhere = everywhere

## Things of the box

report-things = What comes into play
report-things-note = These are associations, not causes. Whoever is winning may have the time and the cards to use something without winning because of it. So each thing is compared with others of its kind, and who plays first, second and so on is allowed for.
report-things-about = Sorted by how much more often whoever used it became the eventual winner, compared with others of its kind. A hollow mark stands where no difference is shown.
report-things-dealt = Chance deals these out no matter who is winning, so here a difference is the card’s own doing, as far as games can tell. Sorted by how much more often whoever got it became the eventual winner, compared with others of its kind. A hollow mark stands where no difference is shown.
report-things-of-nobody = These come by chance and belong to nobody.
report-things-name = Name
report-things-games = In games
report-things-times = Per game
report-things-uses = Compared with others of its kind
report-things-points = Points
report-things-users = Those who had it, compared with all
report-things-by-cell = For each way to play
report-clauses = Clauses of the rules
report-clauses-about = How often each clause is followed. One that is never followed is not in the list.
report-clauses-show = All clauses
report-clause-name = Clause
report-clause-games = In games
report-clause-times = Per game
report-clause-section = { $section } { $title }

## A box that was tuned

report-tuned = The tuned box
report-tuned-changes = What was changed
# $boxes is how many were tried, $games how many games this one was chosen by.
report-tuned-about =
    { $boxes ->
        [one] One box was tried.
       *[other] { $boxes } boxes were tried.
    } Of those that come as near to the goals as any, this one changes least; { $games ->
        [one] one game
       *[other] { $games } games
    } for each number of players decided that. Everything else on this page, the answers above included, was played afterwards, on luck that the search had not seen.
report-tuned-nothing =
    Nothing: of { $boxes ->
        [one] one box
       *[other] { $boxes } boxes
    } that were tried, none comes nearer to the goals than the box as it is, or not by enough to be worth a change.
report-tuned-what = Change
report-tuned-before = As it is
report-tuned-after = Tuned
report-tuned-box = The box to play is this folder:
report-tuned-trade-offs = What else there is
report-tuned-trade-offs-about = From the least changed box to the one that comes nearest to the goals: no other box comes nearer than one of these with less changed. The chosen one is highlighted. How far the goals are missed is measured in halves of the distance between their limits, for all goals together; what luck may hide is included, so it is never quite 0.
report-tuned-alone = What each change does alone
report-tuned-alone-about = Everything else stays as it is, and luck is the same.
report-tuned-missed = Goals missed by
report-tuned-games = Games
report-tuned-count = { $games }
# $what is something of the box or an option, $value what it is set to.
report-tuned-change = { $what }: { $value }
report-tuned-as-it-is = as it is
report-tuned-refused =
    { $boxes ->
        [one] One box that cannot be played
       *[other] { $boxes } boxes that cannot be played
    }

## The foot

report-tables = The tables
report-tables-about = Every figure of this page, and many more, as Parquet and as CSV:
report-tables-about-csv = Every figure of this page, and many more, as CSV. With the extra rumpus[lab] they are written as Parquet, too.
report-table-games = every game
report-table-places = win rates by order of play
report-table-bots = win rates by level of bots
report-table-figures = figures of each way to play
report-table-clauses = clauses of the rules
report-table-things = things of the box
report-table-happenings = what happened to whom, and by what
report-table-sources = where luck comes from
report-table-comparisons = everything that was compared, with and without correction
report-made-by = Made by rumpus lab from { $name }, seed “{ $seed }”.
