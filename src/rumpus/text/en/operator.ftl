# For whoever runs a table.

arg-days = DAYS
cli-keep-finished = keep a game that is over for so many days, 0 for ever ({ $days })
cli-keep-abandoned = keep a game in which nothing happens any more for so many days, 0 for ever ({ $days })
cli-keep-unbegun = keep a room in which no game has begun for so many days, 0 for ever ({ $days })
over-kept-until = This room can be found here until { $date }. Save the record to keep the game for longer.
