# Що з ким може статися і наскільки це ймовірно.

# $subjects перелічує черв’яків; $chances — що з ними може бути й наскільки ймовірно.
fates-of = { $subjects }: { $chances }
fate-unharmed = неушкоджений
fate-hurt = поранений
fate-destroyed = знищений
