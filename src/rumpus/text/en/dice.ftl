# What checking the dice of a record finds (docs/dice.md).

verify-no-proof = This record says nothing about its dice: it was not made at a table.
verify-no-secret = This record does not have the secret of its dice yet. It is revealed when the game is over, and that of a game of the day when the day is over too.
# $key is a key of the header, $found what is written there.
verify-bad-proof = The header says “{ $key }: { $found }”, by which nothing can be checked.
verify-other-secret = The secret in this record, or what is said to come from another record, is not what its room had committed to.
# $seat is a number.
verify-other-entropy = What seat { $seat } is said to have brought to the dice is not what it had committed to.
# $line is a line of the file, $text what it says, $drawn what the dice say.
verify-other-outcome = Line { NUMBER($line, useGrouping: 0) } says “{ $text }”, but what follows from the commitment is “{ $drawn }”.
verify-cut-short = The record ends before its game does, although its secret has been revealed: something is missing.
# How many outcomes were checked before something was wrong.
verify-until-then =
    { $outcomes ->
        [0] No outcome of chance before that was checked.
        [one] The one outcome of chance before that follows from the commitment.
       *[other] The { $outcomes } outcomes of chance before that follow from the commitment.
    }
verify-all-follow =
    { $outcomes ->
        [0] No outcome of chance was drawn in this room, so there is nothing to doubt.
        [one] The one outcome of chance follows from the commitment.
       *[other] All { $outcomes } outcomes of chance follow from the commitment.
    }
verify-first-scheme = These dice are of the first kind: seats did not commit to what they brought, so somebody who both ran the table and played could have chosen theirs to their advantage; and how many answers come from another record is not proven.
verify-commitment = The commitment is { $commitment }: it must be the one that the room showed before the first question.
# Where a game went on from another record.
verify-opening =
    { $answers ->
        [one] Its first answer comes
       *[other] Its first { $answers } answers come
    } from another record, and nothing is said about chance there.
