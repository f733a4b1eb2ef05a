# Турніри: у чому відмовляють, про що можна питати стіл, і сторінки.

tournament-unknown = Такого турніру тут немає.
tournament-entered-already = Ви вже берете участь.
tournament-full = Усі місця зайняті ({ $places }).
tournament-not-entered = Ви не берете участі.
tournament-over = Турнір уже скінчився.
tournament-begun = Турнір уже почався.
tournament-too-few = Для турніру потрібно щонайменше двоє гравців.
tournament-not-yours = Це може лише той, хто створив турнір.
tournament-too-many = У вас уже { $most } незавершених турнірів. Зачекайте, доки якийсь скінчиться.
tournament-groups-of-three = У групах партію грають троє або четверо. Для двох оберіть «кожен з кожним» або швейцарську систему.
tournament-seats = У цю гру не можна грати { $seats } гравцям і меншій кількості.
call-tournaments = Найновіші турніри
call-tournament = Турнір: хто бере участь, таблиця, тури; гравцеві кажуть, де йому грати
call-tournament-new = Створити турнір як гравець
call-tournament-enter = Узяти участь
call-tournament-leave = Більше не брати участі; після початку гравця вже не жеребкують
call-tournament-begin = Почати зараз, як той, хто його створив
call-tournament-call-off = Скасувати до початку, як той, хто його створив

## Сторінки

tournaments = Турніри
tournaments-about = Створити турнір може кожен. Далі він іде сам: партії відкриваються, результати надходять, наступний тур жеребкується.
tournaments-none = Поки що немає жодного.
tournament-line =
    { $stage ->
        [open] зайнято місць: { $taken } з { $places }
        [running] тур { $round } з { $rounds }
       *[over] завершено
    }
tournament-format =
    { $format ->
        [round-robin] Кожен з кожним
        [swiss] Швейцарська система
       *[groups] Групи
    }
tournament-format-about =
    { $format ->
        [round-robin] Кожен грає з кожним один раз.
        [swiss] У кожному турі грають ті, хто поруч у таблиці, і ніхто з тим самим двічі.
       *[groups] У кожному турі нові столи по { $seats } за таблицею, де якнайменше тих, хто вже зустрічався.
    }
tournament-new = Новий турнір
tournament-name = Назва
tournament-format-label = Хто з ким грає
tournament-seats-label = Гравців за столом
tournament-places = Місць
tournament-rounds = Турів
tournament-minutes = Час на тур
tournament-minutes-choice =
    { $minutes ->
        [60] година
        [180] 3 години
        [1440] день
        [4320] 3 дні
        [10080] тиждень
       *[20160] 2 тижні
    }
tournament-minutes-about = Хто до того часу не прийде, програє партію; якщо її ще грають, програє той, на кого чекають. Щойно всі партії скінчаться, одразу почнеться наступний тур.
tournament-begins = Початок
tournament-begins-about = Лишіть порожнім, і турнір почнеться, коли ви скажете. Він почнеться й тоді, коли всі місця будуть зайняті.
tournament-bots = Вільні місця
tournament-bots-none = лишаються вільними
tournament-bots-level = займає: { $bot }
tournament-enters = Я теж граю
tournament-options = Чим грають
tournament-make = Створити
tournament-your-name = Ваше ім’я
tournament-enter = Узяти участь
tournament-leave = Вийти
tournament-leave-sure = Вийти з турніру? Повернутися не можна буде.
tournament-begin = Почати зараз
tournament-call-off = Скасувати
tournament-delete = Видалити
tournament-delete-sure = Видалити турнір для всіх? Його партії лишаться.
tournament-play = Грати свою партію
tournament-watch = Дивитися
tournament-replay = Переглянути
tournament-begins-at = Почнеться { $when } або коли всі місця будуть зайняті.
tournament-begins-when-full = Почнеться, коли всі місця будуть зайняті або коли скаже { $maker }.
tournament-deadline = Цей тур скінчиться не пізніше ніж { $when }.
tournament-won =
    { $count ->
        [1] Переможець: { $names }
       *[other] Переможці: { $names }
    }
tournament-off = Його скасовано.
tournament-entrants = Хто бере участь
tournament-standings = Таблиця
tournament-place = Місце
tournament-player = Гравець
tournament-points = Очки
tournament-beaten = Від сильніших
tournament-opposition = Суперники
tournament-wins = Перемоги
tournament-played = Партії
tournament-rules = Партія варта одного очка; хто виграв разом, ділять його. За рівних очок вище той, хто має їх від сильніших суперників (очки кожного суперника за власною часткою в тій партії), далі той, чиї суперники мають більше очок, далі той, хто сам виграв більше партій. Хто в усьому цьому рівні, ділять місце.{ $format ->
        [swiss] {" "}Якщо гравців непарна кількість, один у турі не грає й дістає очко.
       *[other] {""}
    }
tournament-round = Тур { $number }
tournament-bye = Без партії в цьому турі: { $name }
tournament-result =
    { $why ->
        [played] зіграно
        [late] вийшов час
        [left] хтось вийшов
       *[other] ще триває
    }
tournament-gone = хтось, кого тут уже немає
tournament-has-left = (більше не грає)
tournament-by = Створює: { $maker }
tournament-link = Посилання на турнір
tournament-how = Як це працює
