# Що може бути не так із файлом першої партії. $file — його назва, $line — номер рядка.
# Плитки, команди та види об’єктів названо так, як їх пише файл.

# $text — рядок, як його зрозуміли, без коментаря.
box-first-game-line =
    { $file }, рядок { $line }: «{ $text }» — не рядок першої партії. Напишіть «wind: 2», «tile name rotated 1 at 0,1» або «thing blue A at 0,1»; плитка чи об’єкт може закінчуватися на «from 3 players».
box-first-game-no-wind = { $file }: у жодному рядку не сказано, куди віє вітер, наприклад «wind: 2».
box-first-game-second-wind = { $file }, рядок { $line }: вітер уже встановлено в попередньому рядку.
# $known перелічує плитки коробки.
box-first-game-unknown-tile = { $file }, рядок { $line }: у коробці немає плитки «{ $tile }». Є такі: { $known }.
box-first-game-tile-twice = { $file }, рядок { $line }: плитку «{ $tile }» вже покладено.
box-first-game-tile-count =
    { $file }: гравців { $players }, тож плиток теж має бути { $players }, а { $count ->
        [one] покладено { $count } плитку.
        [few] покладено { $count } плитки.
       *[many] покладено { $count } плиток.
    }
box-first-game-tile-overlap =
    { $file }, рядок { $line }: плитка «{ $tile }» накрила б гекс { $hex }, де лежить флюгер або інша плитка.
# $players — найменша кількість гравців, за якої плитка лежить окремо.
box-first-game-tile-apart =
    { $file }, рядок { $line }: за { $players } гравців плитка «{ $tile }» не торкається ні флюгера, ні плитки з котрогось із попередніх рядків.
# $known перелічує команди та види об’єктів.
box-first-game-unknown-thing = { $file }, рядок { $line }: об’єкта «{ $thing }» для розміщення немає. Є такі: { $known }.
# $letters перелічує літери, які може мати черв’як.
box-first-game-letter = { $file }, рядок { $line }: черв’якові команди { $team } потрібна одна з літер { $letters }.
box-first-game-no-letter = { $file }, рядок { $line }: «{ $thing }» не має літери.
box-first-game-worm-twice = { $file }, рядок { $line }: черв’яка { $letter } команди { $team } вже розміщено.
box-first-game-in-water = { $file }, рядок { $line }: за { $players } гравців на { $hex } немає суші.
box-first-game-hex-full = { $file }, рядок { $line }: на гексі { $hex } об’єктів уже { $most } — більше він не вміщує.
box-first-game-pool = { $file }, рядок { $line }: об’єктів виду «{ $thing }» у коробці лише { $most }.
box-first-game-worm-count =
    { $file }: за { $players } гравців { $expected ->
        [0] у команди { $team } не має бути черв’яків
        [one] у команди { $team } має бути { $expected } черв’як
        [few] у команди { $team } має бути { $expected } черв’яки
       *[many] у команди { $team } має бути { $expected } черв’яків
    }, а їх { $count }.
