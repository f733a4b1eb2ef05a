# Puzzles: moments of recorded games at which the obvious answer is not the best.

## rumpus puzzles: at the command line

cli-puzzles = find puzzles in recorded games
cli-puzzles-about = Look through recorded games of one game for moments at which one answer is clearly best and the obvious one is not, and write them to a file. Interrupted, the same command goes on. docs/puzzles.md tells how they are found.
cli-puzzles-places = records, folders of them, or results of a match or of the lab
cli-puzzles-out = where the puzzles are written; beside it lies what was found so far
cli-puzzles-seed = the same one finds the same puzzles ({ $seed })
puzzles-progress = { $done } of { $games } games, { $found } puzzles
puzzles-found =
    { $found ->
        [one] One puzzle
       *[other] { $found } puzzles
    } found in { $games ->
        [one] one game
       *[other] { $games } games
    }, written to { $file }.
# $theme is what puzzles are about.
puzzles-of-theme = { $theme }: { $count }
puzzles-interrupted = Interrupted. What was found is kept; run the same command again to go on.
puzzles-no-records = There are no records to look through.
puzzles-mixed = All records must be of one game: one is of { $game }, another of { $other }.
puzzles-damaged = { $file } cannot be read as what was found so far.
puzzles-of-another-game = These puzzles are not of { $game }.
puzzles-of-other-rules = These puzzles were made for other rules than ours, which are version { $rules }.
puzzle-unknown = There is no puzzle “{ $puzzle }”.
puzzle-unknown-theme = “{ $theme }” is no theme. There are { $known }.

## On the page

theme-any = everything
puzzles-list = Puzzles
puzzles-title = { $game }: puzzles
puzzles-about = A moment of a game: one answer is clearly better than all others, and it is not the obvious one. Can you find it?
puzzles-today = Puzzle of the day
puzzles-today-done = Puzzle of the day, solved
puzzles-train = Train
puzzles-theme = Theme
puzzles-grade = Difficulty
puzzles-every = all
puzzles-grade-of =
    { $grade ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[5] very hard
    }
puzzles-start = Begin
puzzles-solved = solved at the first try: { $count } of { $all }
puzzles-none = You have tried all of these. Choose another theme or difficulty, or try them again.
puzzles-none-such = There is no puzzle of this theme and difficulty. Choose another theme or difficulty.
puzzles-again-all = Try them again
# $theme and $grade are words of the game and from above.
puzzle-title = { $game }: puzzle ({ $theme }, { $grade })
puzzle-task = You play { $seat }. Which answer is best?
puzzle-wrong = Not the best answer. Try again.
puzzle-obvious = That is the obvious answer, but there is a better one. Try again.
puzzle-right = Right!
puzzle-solution = The best answer: { $answer }
# $answer is a whole sentence.
puzzle-cost = The obvious answer would cost about { $percent } % of a win: { $answer }
puzzle-show = Show the solution
puzzle-again = From the beginning
puzzle-next = Next puzzle
# $value is within $margin of what it should be, most likely.
puzzles-own = Your rating: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }, by { $tries ->
        [one] one first try
       *[other] { $tries } first tries
    }.
puzzles-near = near my rating
puzzle-rating = Rating of this puzzle: { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }, by { $tries ->
        [one] one first try
       *[other] { $tries } first tries
    }.
