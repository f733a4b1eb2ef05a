# Що можна буде здобути і наскільки це ймовірно.

# $subjects перелічує плитки; $chances — що з ними буде й наскільки ймовірно.
fates-of = { $subjects }: { $chances }
# Плитка, наприклад 3,2.
fates-subject = { $subject }
fate-can-win = можна здобути
fate-cannot-win = не можна здобути
