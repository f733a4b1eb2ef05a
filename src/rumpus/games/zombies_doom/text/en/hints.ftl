# Why a bot would choose so, compared with everything else it thought of.

hint-own-points = It brings you points.
hint-own-prey = Next turn you can win a token.
hint-own-around = It takes you to where there are more tokens.
hint-own-spells = It leaves you with more spells.
hint-own-tasks = It brings you nearer to a task.
hint-own-move = It gains you time.
hint-others-points = It keeps points from the others.
hint-others-prey = It leaves the others less to win.
hint-others-around = It leaves the others fewer tokens nearby.
hint-others-spells = It costs the others spells.
hint-others-tasks = It keeps the others from a task.
hint-others-move = It costs the others time.
