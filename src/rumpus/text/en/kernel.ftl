# What the house itself has to say, whatever the game: why something cannot be done, and what a scenario found.
# Words of the notation, names of keys and file names are never translated.

## What the notation calls somebody, said by ITEM($speaker); a game adds its own words

item-chance = chance
item-player-1 = player 1
item-player-2 = player 2
item-player-3 = player 3
item-player-4 = player 4

## Answers

# $known lists the lessons there are.
lesson-unknown = There is no lesson “{ $lesson }”. There are { $known }.
# $say is the id of what the teacher says there.
lesson-not-asked = In the lesson “{ $lesson }”, somebody else is asked at the step “{ $say }”.
language-unknown = There are no words in the language “{ $language }”. There are { $known }.
answer-game-over = The game is over; nothing more can be answered.
# $option is the number of an option.
answer-not-an-option = { $option } is not one of the options.
# $speaker is who answered, $asked is who should have.
answer-from-another = { ITEM($speaker) } was not asked; it is for { ITEM($asked) } to answer.
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
option-value-unknown = The option “{ $option }” cannot be “{ $value }”. It can be: { $possible }.

## Positions in scenarios

position-unknown-key = “{ $key }” is not a key of a position. The keys are { $known }.
position-unknown-name = “{ $name }” is not known here. Known are { $known }.

## Scenarios

scenario-unreadable = { $file } cannot be read: { $why }.
scenario-unknown-key = { $file }: “{ $key }” is not a key of a scenario. The keys are { $known }.
scenario-lacks = { $file }: “{ $key }” is missing.
# $line is the number of the last line that was played; what differs follows.
scenario-after = After line { NUMBER($line, useGrouping: 0) }:
# $expected is the id of the reason for which the scenario should have been refused.
expected-refusal = This should have been refused ({ $expected }), but was not.
# $name is what was looked at, such as things.1,0.
fact-differs = { $name } should be “{ $expected }”, but is “{ $found }”.
option-missing = “{ $option }” should be possible, but is not. Possible are: { $options }.
option-unexpected = “{ $option }” should not be possible, but is.
question-unknown-key = “{ $key }” is nothing that can be expected of a question. The keys are { $known }.
# $event is the event as the scenario writes it, $happened lists what happened instead.
event-missing = This should have happened, in this order, but did not: { $event }. What happened: { $happened }.
not-refused = “{ $line }” should be refused now, but is possible.
unexpected-event = “{ $event }” should not have happened, but did.

## Files and games

no-such-file = There is no { $file }.
game-unknown = There is no game called “{ $game }”. There are: { $known }.

## Hints: why a bot would choose so

hint-wins = It may well win the game at once.
hint-only-one = Nothing else is worth a thought.
hint-little-difference = It hardly matters, but nothing seemed better.

# Before an answer that would almost certainly cost whoever gives it something of their own.
# $losses lists what: blue A is destroyed
grave-certain = If you do this, { $losses }.
grave-likely = If you do this, almost certainly { $losses }.
grave-all = Every other answer costs as much.
