# Tournaments: what is refused, what can be asked of a table, and the pages.

tournament-unknown = There is no such tournament here.
tournament-entered-already = You take part already.
tournament-full = All { $places } places are taken.
tournament-not-entered = You do not take part.
tournament-over = The tournament is over.
tournament-begun = The tournament has begun.
tournament-too-few = A tournament takes two players at least.
tournament-not-yours = Only whoever has made the tournament can do that.
tournament-too-many = You have { $most } tournaments already that are not over. Wait until one is.
tournament-groups-of-three = In groups three or four play a game. For two, choose a round robin or Swiss.
tournament-seats = This game cannot be played by { $seats } and by fewer.
call-tournaments = The newest tournaments
call-tournament = A tournament: who takes part, standings, rounds; a player is told where they are to play
call-tournament-new = Make a tournament, as a player
call-tournament-enter = Take part
call-tournament-leave = Take part no more; once it has begun, you are paired no more
call-tournament-begin = Begin now, as its maker
call-tournament-call-off = Call it off before it begins, as its maker

## Pages

tournaments = Tournaments
tournaments-about = Everybody can make one. It runs by itself: games are opened, results come in, the next round is paired.
tournaments-none = There are none yet.
tournament-line =
    { $stage ->
        [open] { $taken } of { $places } places taken
        [running] round { $round } of { $rounds }
       *[over] over
    }
tournament-format =
    { $format ->
        [round-robin] Round robin
        [swiss] Swiss
       *[groups] Groups
    }
tournament-format-about =
    { $format ->
        [round-robin] Everybody plays once against everybody.
        [swiss] In each round those play who stand next to each other, and nobody twice against the same.
       *[groups] In each round new tables of { $seats }, by the standings, with as few as possible who have met.
    }
tournament-new = A new tournament
tournament-name = Name
tournament-format-label = Who plays whom
tournament-seats-label = Players at a table
tournament-places = Places
tournament-rounds = Rounds
tournament-minutes = Time for a round
tournament-minutes-choice =
    { $minutes ->
        [60] an hour
        [180] 3 hours
        [1440] a day
        [4320] 3 days
        [10080] a week
       *[20160] 2 weeks
    }
tournament-minutes-about = Whoever has not come by then loses the game; if it is still being played, whoever it waits for. When all games are over, the next round begins at once.
tournament-begins = Begins
tournament-begins-about = Leave it empty to begin when you say so. It also begins when all places are taken.
tournament-bots = Free places
tournament-bots-none = stay free
tournament-bots-level = are filled: { $bot }
tournament-enters = I play, too
tournament-options = What is played with
tournament-make = Make it
tournament-your-name = Your name
tournament-enter = Take part
tournament-leave = Leave
tournament-leave-sure = Leave the tournament? You cannot come back into it.
tournament-begin = Begin now
tournament-call-off = Call it off
tournament-delete = Delete it
tournament-delete-sure = Delete the tournament for everybody? Its games stay.
tournament-play = Play your game
tournament-watch = Watch
tournament-replay = Look at it
tournament-begins-at = It begins on { $when }, or when all places are taken.
tournament-begins-when-full = It begins when all places are taken, or when { $maker } says so.
tournament-deadline = This round ends on { $when } at the latest.
tournament-won =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }
tournament-off = It was called off.
tournament-entrants = Who takes part
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-beaten = From stronger
tournament-opposition = Opponents
tournament-wins = Wins
tournament-played = Games
tournament-rules = A game has one point; several who win share it. Of those with equal points, first is who has theirs from stronger opponents (the points of each opponent, by one’s own share of that game), then whose opponents have more points, then who has won more games alone. Who is equal in all of that shares the place.{ $format ->
        [swiss] {" "}If their number is odd, one has no game in a round and gets the point.
       *[other] {""}
    }
tournament-round = Round { $number }
tournament-bye = { $name } has no game in this round.
tournament-result =
    { $why ->
        [played] played
        [late] time was up
        [left] somebody had left
       *[other] not over yet
    }
tournament-gone = somebody who is here no more
tournament-has-left = (has left)
tournament-by = Made by { $maker }
tournament-link = Link to the tournament
tournament-how = How it works
