# Про що задачі.
theme-blast = вибухи
theme-wind = вітер
theme-chain = ланцюгові реакції
theme-water = вода
theme-fire = вогонь
theme-weapon = зброя
theme-move = рух
theme-crate = ящики з припасами
theme-dice = кубики
theme-place = розміщення
