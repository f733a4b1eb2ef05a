# Що з ким може статися і наскільки це ймовірно.

# $subjects перелічує черв’яків; $chances — що з ними може бути й наскільки ймовірно.
fates-of = { $subjects }: { $chances }
# Черв’як, наприклад red A.
fates-subject =
    { WORD($subject, n: 1) ->
        [blue] синій
        [red] червоний
        [yellow] жовтий
       *[green] зелений
    } черв’як { WORD($subject, n: 2) }
fate-unharmed = без пошкоджень
fate-hurt = поранення
fate-destroyed = знищення

# Чого коштуватиме відповідь; частина речення.
loss-worm = втратите { the-worm }
