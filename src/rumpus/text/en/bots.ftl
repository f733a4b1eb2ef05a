# Bots by name, and what can be wrong with a name. $bot is a name as somebody wrote it.

cli-serve-bot = offer one more bot, under a name: NAME=BOT, where BOT is a level, an installed bot, module:function or an address; may be given several times. Guests choose by NAME and cannot name anything else
arg-listing = NAME=BOT
bot-bad-listing = “{ $listing }” does not list a bot. Write NAME=BOT, such as mine=my_bots:choose.
# $why is an error of Python.
bot-not-loaded = The bot “{ $bot }” cannot be loaded: { $why }
bot-not-a-function = “{ $bot }” is not a function.
bot-bad-address = “{ $address }” is not an address at which a bot could be asked.
bot-without-time = “{ $bot }” leaves the bot no time to think. Write how many simulations it makes for an answer, or how many seconds it has: strong@200, strong@0.5s.

## rumpus match: at the command line

arg-bot = BOT
cli-match = let bots meet
cli-match-about = Let bots meet, on all cores: every deal is played once from every seat with the same luck. The match ends as soon as it is certain who is best, or after so many games. docs/bots.md says how that is found out, and how to write a bot.
cli-match-bots = who meets, two or more: a level ({ $levels }), an installed bot, module:function, or the address of a bot; with @ how long it may think for an answer, in simulations or seconds: strong@200, strong@0.5s
cli-match-games = how many games at most, in whole deals ({ $games })
cli-match-all = play all games, even if it is certain before who is best
cli-match-out = keep the games and their records in this folder; run again, the match goes on from there
cli-match-seed = whatever it is, the same one deals the same ({ $seed })
cli-match-simulations = how many simulations bots make for an answer, unless their names say something else; without it each level has its own number or time
cli-match-patience = seconds of processor time for an answer, after which a bot has lost the game ({ $seconds }); ten times as long by the clock

## While bots meet, and afterwards

# $rate is how many games are played in a minute.
match-progress = { $done } of { $wanted } games, { $rate } a minute; { $estimates }
match-estimate = { $bot } { NUMBER($percent, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })%
match-column =
    { $column ->
        [bot] bot
        [points] points
        [interval] 95%
        [won] won
        [drawn] drawn
        [lost] lost
        [rating] rating
        [seconds] s an answer
        [games] games
       *[other] { $column }
    }
match-points = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
match-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-count = { $count }
match-rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
match-decided =
    Decided after { $games ->
        [one] one game
       *[other] { $games } games
    }: { $bot } is best.
match-undecided =
    { $games ->
        [one] One game does
       *[other] { $games } games do
    } not show who is best.
# $why is the error, and the line of the bot that it came from.
match-forfeits =
    { $bot } failed in { $games ->
        [one] one game
       *[other] { $games } games
    } ({ $why }) and lost, answering at random from there on.
# $record is one of them, none if they are gone.
match-kept =
    The games are in { $folder }.{ $record ->
        [none] { "" }
       *[other] { " " }To watch one: rumpus serve --open --record { $record }
    }
match-interrupted = Interrupted. The games played so far are kept in { $folder }; run the same command again to go on.

## Why bots cannot meet

match-one-bot = At least two different bots must meet.
match-other = { $folder } holds another match or ladder: other bots, another game, options, seed or version. Choose another folder.
match-damaged = { $file } cannot be read as games.
# $bots lists those who played.
match-process-died = The process in which { $bots } played has died; the games before are kept.
match-no-openskill = openskill is not installed here, and ratings need it. It comes with the extra { $extra }.

## rumpus ladder

cli-ladder = keep ratings of many bots
cli-ladder-about = Play more games between the bots listed in FOLDER/ladder.toml, those first from whom there is most to learn, and print their ratings. Games, records and ratings.json stay in the folder; each run goes on from there.
cli-ladder-folder = the folder with ladder.toml
cli-ladder-games = how many more games, in whole deals; 0 only prints the ratings ({ $games })
# $bot is the one with the highest rating.
ladder-progress = { $done } of { $wanted } games; { $bot } is ahead
ladder-left = { $bot } (left)
ladder-too-few =
    { $bots ->
        [one] one bot is
       *[other] { $bots } bots are
    } too few for { $seats } seats.

## A policy: policy.toml in the folder of a game, and what can be wrong with it

policy-of-another-game = This is not a policy for { $game }.
policy-of-other-rules = This was learnt with other rules; those of today are version { $rules }. Learn it again: rumpus learn.
policy-unknown-sort = There are no options of the sort “{ $sort }”.
policy-unknown-feature = Options of the sort “{ $sort }” have no feature “{ $name }”.
character-unknown-term = The evaluation has no term “{ $term }”.
policy-not-a-number = What “{ $name }” weighs has to be a number.

## rumpus learn

cli-learn = let a policy be learnt
cli-learn-about = Learn how to answer at a glance, round by round: the last policy plays games, a search looks at some of their questions, weights are fitted to what it found, and whoever is certainly better in a match is kept. Interrupted or killed, the same command goes on where it was. docs/bots.md says more.
cli-learn-out = the folder in which all of it is kept; policy.toml there is the best policy so far
cli-learn-box = learn with this box instead of the usual one
cli-learn-rounds = how many rounds in all ({ $usual })
cli-learn-lessons = how many games are learnt from in a round ({ $usual })
cli-learn-simulations = how many simulations a search makes for a question that it looks at ({ $usual })
cli-learn-games = how many games a match has at most ({ $usual })
learn-no-scipy = What weights are fitted with is not installed here. It comes with the extra { $extra }.
learn-other = Something else is being learnt in { $folder }: another game, box, seed or number, or other rules.
learn-progress =
    { $what ->
        [lessons] round { $round }: { $done } of { $wanted } games to learn from
       *[match] round { $round }: { $done } of at most { $wanted } games against the champion
    }
learn-round =
    Round { $round }: learnt from { $questions } questions; { NUMBER($percent, maximumFractionDigits: 1) }% ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }) of the points of { $games } games. { $promoted ->
        [yes] It is the new champion.
       *[no] The champion stays.
    }
learn-interrupted = Interrupted. The same command goes on in { $folder }.
learn-champion = The best policy is { $file }; it is a bot: rumpus match quick FILE.
learn-no-champion = Nothing better was found.
