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
hint-glance-tokens = A victory token can be won there.
hint-glance-task = It completes an open task.
hint-glance-completes = With this trophy an open task is complete.
hint-glance-begins = It leaves an open task only one trophy short.
hint-glance-prey = From there you can win a token next.
hint-glance-task-next = From there you can complete a task next.
hint-glance-tokens-near = There are more tokens nearby.
hint-glance-no-with-spell = It costs no spell.
