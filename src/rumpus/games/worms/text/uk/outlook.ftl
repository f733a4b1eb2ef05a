# Куди може привести відповідь, яку хтось обмірковує. Ці рядки стоять поруч із гексом мапи.

outlook-certain = Сюди.
# $faces: що для цього має випасти на кістці, як-от «північ, південь або вітер» — у називному відмінку.
outlook-on = Сюди, якщо випаде { $faces }.
# Те саме для того, що потрапляє у воду.
outlook-water = У воду!
outlook-water-on = У воду, якщо випаде { $faces }.
outlook-face =
    { $face ->
        [wind] вітер
        [bullseye] влучання
       *[other] { ITEM($face) }
    }
outlook-or = { $first } або { $last }
outlook-comma = { $first }, { $last }
