# Задачі: моменти записаних ігор, у яких найкраща відповідь не та, що впадає в око.

## rumpus puzzles: у командному рядку

cli-puzzles = шукати задачі в записаних іграх
cli-puzzles-about = Переглядає записи однієї гри й шукає моменти, коли одна відповідь явно найкраща, але в око впадає інша, і записує їх у файл. Після переривання та сама команда продовжує. Як їх знаходять, розповідає docs/puzzles.md.
cli-puzzles-places = записи, теки з ними або результати матчу чи лабораторії
cli-puzzles-out = куди записати задачі; поруч лежить те, що вже знайдено
cli-puzzles-seed = те саме зерно знаходить ті самі задачі ({ $seed })
puzzles-progress = ігор: { $done } з { $games }, задач: { $found }
puzzles-found =
    { $found ->
        [one] Знайдено { $found } задачу
        [few] Знайдено { $found } задачі
       *[many] Знайдено { $found } задач
    } (переглянуто ігор: { $games }), записано у { $file }.
# $theme is what puzzles are about.
puzzles-of-theme = { $theme }: { $count }
puzzles-interrupted = Перервано. Знайдене збережено; та сама команда продовжить.
puzzles-no-records = Немає записів, які можна переглянути.
puzzles-mixed = Усі записи мають бути з однієї гри: один із { $game }, інший із { $other }.
puzzles-damaged = { $file } не вдається прочитати як знайдене досі.
puzzles-of-another-game = Ці задачі не для { $game }.
puzzles-of-other-rules = Ці задачі складено для інших правил, ніж наші (версія { $rules }).
puzzle-unknown = Немає задачі «{ $puzzle }».
puzzle-unknown-theme = «{ $theme }» — не тема. Є такі: { $known }.

## На сторінці

theme-any = усе
puzzles-list = Задачі
puzzles-title = { $game }: задачі
puzzles-about = Момент гри: одна відповідь явно краща за всі інші, і вона не та, що впадає в око. Чи знайдете ви її?
puzzles-today = Задача дня
puzzles-today-done = Задача дня, розв’язано
puzzles-train = Тренування
puzzles-theme = Тема
puzzles-grade = Складність
puzzles-every = усі
puzzles-grade-of =
    { $grade ->
        [1] дуже легка
        [2] легка
        [3] середня
        [4] важка
       *[5] дуже важка
    }
puzzles-start = Почати
puzzles-solved = розв’язано з першої спроби: { $count } з { $all }
puzzles-none = Усі ці задачі ви вже пробували. Оберіть іншу тему чи складність або спробуйте ще раз.
puzzles-none-such = Задачі на таку тему з такою складністю немає. Оберіть іншу тему чи складність.
puzzles-again-all = Спробувати ще раз
# $theme and $grade are words of the game and from above.
puzzle-title = { $game }: задача ({ $theme }, { $grade })
puzzle-task = Ви граєте за: { $seat }. Яка відповідь найкраща?
puzzle-wrong = Це не найкраща відповідь. Спробуйте ще раз.
puzzle-obvious = Це впадає в око, але є краща відповідь. Спробуйте ще раз.
puzzle-right = Правильно!
puzzle-solution = Найкраща відповідь: { $answer }
# $answer is a whole sentence.
puzzle-cost = Відповідь, що впадає в око, коштувала б близько { $percent } % перемоги: { $answer }
puzzle-show = Показати розв’язок
puzzle-again = Від початку
puzzle-next = Наступна задача
# $value is within $margin of what it should be, most likely.
puzzles-own = Ваш рейтинг: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } (перших спроб: { $tries }).
puzzles-near = близько до мого рейтингу
puzzle-rating = Рейтинг цієї задачі: { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } (перших спроб: { $tries }).
