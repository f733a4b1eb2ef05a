# What the house itself has to say, whatever the game: why something cannot be done, and what a scenario found.
# Words of the notation, names of keys and file names are never translated.

## What the notation calls somebody, said by ITEM($speaker); a game adds its own words

item-chance = chance
item-player-1 = player 1
item-player-2 = player 2
item-player-3 = player 3
item-player-4 = player 4
item-player-5 = player 5
item-player-6 = player 6
item-player-7 = player 7
item-player-8 = player 8

# A place of the board: by its name, or, where one types it, as the notation writes it.
place = { $place }

## Answers

# $known lists the lessons there are.
game-has-no-boxes = “{ $game }” is played without a box: you cannot bring one of your own.
lesson-unknown = There is no lesson “{ $lesson }”. There are { $known }.
game-without-emblem = “{ $game }” brings no picture for its card.
practice-unknown = “{ $card }” is not a card that can be practised.
# $say is the id of what the teacher says there.
lesson-not-asked = In the lesson “{ $lesson }”, somebody else is asked at the step “{ $say }”.
language-unknown = There are no words in the language “{ $language }”. There are { $known }.
answer-game-over = The game is over; nothing more can be answered.
# $option is the number of an option, $possible lists those there are, each with how it is written.
answer-not-an-option = { $option } is not one of the options. They are { $possible }.
# $speaker is who answered, $asked is who should have.
answer-from-another = It is for { ITEM($asked) } to answer, not for { ITEM($speaker) }.
game-without-vocabulary = “{ $game }” does not tell what may be answered in it, so answers have no numbers and programs cannot learn it.
# $text is what was answered, $possible lists the possible answers.
answer-not-possible = “{ $text }” is not possible. Possible answers: { $possible }.
# $text is what was said from outside the rules, such as: time is up.
interruption-not-possible = “{ $text }” cannot be said at this moment.
# $because is something that was agreed on, such as timer; $seconds is how long a turn usually is then.
clock-needed = With “{ $because }” every turn is limited: choose a clock for each turn, such as turn { $seconds }.

## Records

# $expected is what the first line must be, $found what it is.
record-not-one = This is not a record: its first line should be “{ $expected }”, but it is “{ $found }”.
record-bad-header = Line { NUMBER($line, useGrouping: 0) }: “{ $found }” is not a line of the header. Write a key, a colon and a value, each key once.
record-header-lacks = The header of the record lacks “{ $key }:”.
record-bad-rules-version = “{ $found }” is not the number of a version of the rules.
record-bad-line = Line { NUMBER($line, useGrouping: 0) }: “{ $found }” is not an answer. Write who speaks, a colon and the answer.
# $recorded and $ours are numbers of versions.
record-other-rules = The record was made with version { $recorded } of the rules; these are version { $ours }.
# $why and $asked are sentences.
record-does-not-fit = Line { NUMBER($line, useGrouping: 0) } does not fit. { $why } { $asked }
# $kind is the kind of question, as the notation names it.
asked = The question was “{ $kind }”, asked of { ITEM($speaker) }.
asked-nothing = No question was open.

## Odds

# $what is what may happen, $percent how likely it is.
odds-exact = { $what } { $percent }%
# $margin is how many percent off that may be.
odds-about = { $what } { $percent } ± { $margin }%

## Options

option-unknown = There is no option “{ $option }”. The options are { $known }.
# $possible lists what the option can be.
seats-not-possible =
    { $seats ->
        [one] This game cannot be played by one player. It can be played by { $possible }.
       *[other] This game cannot be played by { $seats } players. It can be played by { $possible }.
    }
# $names is how many names somebody gave.
names-not-as-many =
    { $names ->
        [one] One name was given
       *[other] { $names } names were given
    }, but { $seats ->
        [one] one player sits down
       *[other] { $seats } players sit down
    }.
option-value-unknown = The option “{ $option }” cannot be “{ $value }”. It can be: { $possible }.

## What people write in files

# $why is what is wrong there, a sentence.
at-line = { $file }, line { NUMBER($line, useGrouping: 0) }: { $why }
file-not-utf-8 = { $file } is not plain text. Save it as UTF-8.
file-not-toml = From column { NUMBER($column, useGrouping: 0) } on this is not TOML.
# $key is a key of the file, $known lists those that can stand there.
key-unknown = “{ $key }” is not possible here, only: { $known }.
key-missing = “{ $key }” is missing.
value-not-text = “{ $key }” should be a text in quotation marks.
value-not-number = “{ $key }” should be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
value-not-fraction = “{ $key }” should be between 0.0 and 0.5, such as 0.01.
value-not-flag = “{ $key }” should be true or false.
value-not-list = “{ $key }” should be a list in square brackets with something in it.
value-not-table = “{ $key }” should be a table of its own, [{ $key }].
value-empty = “{ $key }” is empty.

## Positions in scenarios

position-unknown-name = “{ $name }” is not known here. Known are { $known }.
position-too-many-copies = There are not that many cards “{ $card }” left in the box.

## Scenarios

scenario-seats-in-position = With a position, the number of players is given there.
scenario-refused-and-played = What is refused cannot be played: there is “refused” or “play”, not both.
scenario-expects-nothing = Nothing is expected after this, so it could not fail.
scenario-unknown-clause = The rules have no clause “{ $clause }”.
scenario-unknown-event = “{ $event }” is not an event of this game. The ids are in the game’s events.ftl.
# $kind is the id of a kind of question.
scenario-option-never = “{ $option }” is never an answer to a question of the kind “{ $kind }”, so of course it is not one now.
scenario-answer-never = { $speaker } can never say “{ $answer }”, so of course it is refused now.
scenario-not-chance = Only chance can answer “any”, and chance is not asked.
scenario-no-positions = “{ $game }” has no positions to begin with: its scenarios and lessons begin where its games do.
scenario-too-many-ways = Line { NUMBER($line, useGrouping: 0) }: with so much left to chance there are more than { NUMBER($most, useGrouping: 0) } ways to go on.
# $answer is what chance was made to answer in the place of “any”.
scenario-if-chance = If chance answers “{ $answer }” in line { NUMBER($line, useGrouping: 0) }:
scenario-broke = Our own rules broke down over this: { $error }
# $line is the number of the last line that was played; what differs follows.
scenario-after = After line { NUMBER($line, useGrouping: 0) }:
# $expected is the id of the reason for which the scenario should have been refused.
expected-refusal = This should have been refused ({ $expected }), but was not.
# $name is what was looked at, such as things.1,0.
fact-differs = { $name } should be “{ $expected }”, but is “{ $found }”.
option-missing = “{ $option }” should be possible, but is not. What is possible: { $options }.
option-unexpected = “{ $option }” should not be possible, but is.
question-not-asked = Nothing is asked any more, so nothing can be said about { $keys }.
# $event is the event as the scenario writes it, $happened lists what happened instead.
event-missing = This should have happened, in this order, but did not: { $event }. What happened: { $happened }.
# $expected and $happened list events.
events-differ = This should have happened and nothing else: { $expected }. What happened: { $happened }.
fact-not-there = There is no { $name }. There are: { $known }.
sight-differs =
    { $seen ->
        [yes] { $name } should not be seen, but is.
       *[no] { $name } should be seen, but is not.
    }
not-refused = “{ $line }” should be refused now, but is possible.
unexpected-event = “{ $event }” should not have happened, but did.

## Files and games

no-such-file = There is no { $file }.
game-unknown = There is no game called “{ $game }”. There are: { $known }.

## Hints: why a bot would choose so

hint-wins = It may well win the game at once.
hint-only-one = Nothing else is worth considering.
hint-little-difference = It hardly matters, but nothing seemed better.

# Before an answer that would almost certainly cost whoever gives it something of their own.
# $losses lists what: blue A is destroyed
grave-certain = If you do this, { $losses }.
grave-likely = If you do this, almost certainly { $losses }.
grave-perhaps = If you do this, it may be that { $losses }.
grave-all = Every other answer costs as much.

## Of a game that has no words of its own

# $event and $kind are words of its rules, $about lists what it is about.
plain-event =
    { $count ->
        [0] { $event }
       *[other] { $event }: { $about }
    }
plain-own = Only you see this
plain-ask = What do you choose? ({ $kind })
plain-ask-other = { $speaker } is choosing. ({ $kind })
