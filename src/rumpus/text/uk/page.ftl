# Сторінка у браузері: що вона каже сама, хоч би яка була гра. Що кажуть ігри — у їхніх власних теках.
# Імен гравців не відмінюємо: перед ними стоїть «гравець» або двокрапка, а дієслова — у теперішньому часі, без роду.

## Усюди

close = Закрити
cancel = Скасувати
undo = Забрати назад
try-again = Спробувати ще раз
skip-to-main = Перейти до вмісту
top-home = На головну сторінку
top-tools = Інструменти сторінки
table-unreachable = Стіл не відповідає. Можливо, він саме запускається або немає мережі.
somebody = Гість
# $n рахуємо від 1.
player-number = Гравець { $n }
# $game — ідентифікатор гри.
game-name =
    { $game ->
        [worms] Черв’яки
        [zombies-doom] Zombies Doom
       *[other] { $game }
    }

## Головна сторінка

front-title = Rumpus — настільні ігри на вечір
front-about = Дві шалені настільні гри на вечір, проти ботів або з друзями. Обліковий запис нікому не потрібен: місце за столом — це посилання.
front-footer = Кожну кістку можна перевірити, кожна подія посилається на своє правило, а кожну партію можна переглянути знову.
front-play-now = Грати зараз
front-play-screen = Грати за цим екраном
front-invite = Запросити друзів
front-daily = Партія дня
front-options = Інші варіанти
front-rules = Правила
front-lesson = Урок
front-lesson-offer = Граєте вперше?
front-lesson-take = Показати
front-lesson-skip = Я вже вмію
front-yours = Ваші партії
# $when — дата й час.
front-your-game = { game-name }, { $when }
# $what — рядок вище.
front-forget = Забути: { $what }
front-forget-short = Забути цю партію
front-all-yours = Показати всі
front-watch = Подивитися
front-watch-none = Зараз немає жодної відкритої для глядачів партії.
# $names перелічує гравців.
front-room-open = { game-name }, є вільне місце: { $names }
front-room-running = { game-name }: { $names }
record-open = Відкрити запис
record-about = Будь-яку зіграну партію можна переглянути знову, крок за кроком.
record-file = Файл із записом
record-paste = Або вставте його текст
record-show = Показати

## Нова партія

new-bots = { game-name }: партія на ваш смак
new-bots-about = Виберіть, хто грає та за якими правилами.
new-screen = { game-name }: за цим екраном
new-screen-about = Усі грають тут, а екран бере той, чий зараз хід. Від інших карти сховано.
new-friends = { game-name }: з друзями
new-friends-about = Кожне вільне місце отримує власне посилання, яке ви даєте другові чи подрузі.
new-your-name = Ваше ім’я
# $n рахуємо від 1.
new-seat = Місце { $n }
new-more-seats = Більше місць
new-fewer-seats = Менше місць
new-details = Правила, годинник та інше
new-clock = Годинник
new-public = Будь-хто може дивитися та займати вільні місця
new-hints = Хто ходить, може попросити поради
new-open = Відкрити кімнату
new-begin = Почати
# $kind — для кого це місце, або рівень бота.
seat-kind =
    { $kind ->
        [person] За посиланням
        [screen] За цим екраном
        [random] Випадковий бот
        [easy] Слабкий бот
        [fair] Середній бот
        [strong] Сильний бот
       *[other] Бот «{ $kind }»
    }
clock-called =
    { $clock ->
        [none] Без годинника
        [turn-60] Хвилина на хід
        [turn-180] Три хвилини на хід
        [game-900] Чверть години кожному
        [game-1800] Пів години кожному
       *[other] Годинник: { $clock }
    }

## Очікування на гравців

room-title = { game-name } — Rumpus
room-title-mine = Ваш хід: { game-name } — Rumpus
room-closed = До цієї кімнати не ввійти
room-loading = Готуємо стіл…
# $title говорить, про що сторінка.
titled = { $title } — Rumpus
room-waiting = Чекаємо на інших
# $what перелічує домовленості.
room-agreed = Домовлено: { $what }.
# $day — дата.
room-daily = партія дня { $day }
room-hints = поради
waiting-title = { game-name }: є вільні місця
waiting-about = Партія почнеться, щойно буде зайнято всі місця.
waiting-bot-instead = Посадити бота
waiting-sit = Зайняти місце
waiting-sit-down = Сісти
seat-free = вільне
invite-about = Хто має посилання, той має місце: кожне давайте лише одній людині.
# $n рахуємо від 1.
invite-seat = Посилання на місце { $n }
invite-watch = Посилання для тих, хто хоче подивитися
invite-copy = Копіювати
invite-copied = Посилання скопійовано.
invite-share = Поділитися
invite-qr = Посилання як QR-код

## За столом

room-question = Запитання
room-board = Ігрове поле
room-hand = Ваші карти
room-options = Що ви можете зробити
room-players = Гравці
room-side = Поруч із полем
room-column = Журнал або чат
room-tabs = Частини столу
tab-options = Варіанти
tab-hand = Карти
tab-players = Гравці
tab-side = Стіл
tab-log = Журнал
tab-chat = Чат
tab-chat-unread = Чат •
options-title = Ви можете
options-none = Зараз вам нічого вирішувати.
# $count — скільки речень про хід пропущено.
told-more =
    { $count ->
        [one] І ще { $count } подія, у журналі.
        [few] І ще { $count } події, у журналі.
       *[many] І ще { $count } подій, у журналі.
    }
# $name — на що натиснули: гекс, карта.
pick-none = { $name } — зараз цього не вибрати.
pick-early = Запитання щойно змінилося. Відповіді не надано.
choose-title = { $name }: що саме ви маєте на увазі?
# Що може статися на гексі чи плитці ($spot), якщо дати відповідь, на яку хтось указує: $text — речення.
outlook-at = { $spot }: { $text }
# $answer — вибране, словами.
confirm-answer = { $answer } Це ваша відповідь?
confirm-yes = Так
skip-effects = Пропустити
# $count — скільки рядків із шансами не помістилося.
odds-more =
    { $count ->
        [one] і ще { $count } рядок
        [few] і ще { $count } рядки
       *[many] і ще { $count } рядків
    }
hint = Порада
hint-thinking = Думаю…
# $answer — варіант словами, ціле речення.
hint-told = Сильний бот відповів би: { $answer }
connection-lost = Відновлюємо з’єднання…
notice-stopping = Стіл закривається. Партію збережено; ця сторінка повернеться разом зі столом.

seat-you = ви
seat-won = перемога
seat-bot-plays = грає бот
# $name — ім’я гравця.
seat-let-bot = Нехай за гравця { $name } грає бот
seat-hand-back = Повернути місце гравцеві { $name }
# $count — скільки людей дивиться, разом із гравцями.
watching =
    { $count ->
        [1] Тут одна людина.
        [one] Тут { $count } людина.
        [few] Тут { $count } людини.
       *[many] Тут { $count } людей.
    }
watching-names =
    { $count ->
        [1] Тут одна людина: { $names }.
        [one] Тут { $count } людина, зокрема { $names }.
        [few] Тут { $count } людини, зокрема { $names }.
       *[many] Тут { $count } людей, зокрема { $names }.
    }
# $time — хвилини та секунди.
clock-left = Залишилося часу: { $time }

handover-title = { $name }, ваш хід
handover-about = Беріть екран. Усі інші, будь ласка, не дивіться.
handover-take = Це я, { $name }
handover-hidden = Карти сховано, доки хтось не візьме екран.

log-away = Відколи ви відвернулися
log-show-moment = Показати поле в цю мить
log-empty = Ще нічого не сталося.
log-all = Показати від початку
# $clause — номер, наприклад W4.8.
clause-open = Відкрити пункт правил { $clause }
chat-empty = Ще ніхто нічого не сказав.
chat-say = Скажіть щось
chat-send = Надіслати
chat-seats-only = Тут можуть говорити лише ті, хто грає.

menu = Меню кімнати
menu-leave = Вийти з-за столу
menu-spectator-name = Ваше ім’я як глядача
menu-introduce = Назватися
# $commitment — довге шістнадцяткове число.
menu-commitment = Перед першим кидком ця кімната дала зобов’язання щодо своїх кісток: { $commitment }

## Минулі миті та завершення

past-leave = Повернутися в теперішнє
past-leave-over = Повернутися до кінця
replay = Перегляд
replay-first = На початок
replay-back = На одну відповідь назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = На одну відповідь уперед
replay-last = У кінець
replay-moment = Яка мить
replay-where = { $moment } з { $moments }
# $names перелічує переможців.
over-won =
    { $count ->
        [1] { $names } перемагає!
       *[other] { $names } перемагають разом!
    }
over-draw = Ніхто не переміг.
over-rematch = Реванш
over-replay = Переглянути
over-lookback = Озирнутися
past-no-picture = Як усе виглядало наприкінці, уже не можна намалювати.
past-record-later = Запис можна буде прочитати, коли тут цілий день нічого не відбуватиметься.
over-record = Запис
over-dice = Перевірити кістки
over-fork = Грати далі звідси
over-fork-about = Можна грати далі з будь-якої миті перегляду.
dice-all-follow =
    { $outcomes ->
        [0] Тут нічого не залежало від випадку.
        [1] Єдиний випадковий результат випливає із зобов’язання кімнати. Ваш браузер щойно вивів його ще раз.
       *[other] Усі випадкові результати, загалом { $outcomes }, випливають із зобов’язання кімнати. Ваш браузер щойно вивів їх ще раз.
    }
dice-other-secret = Секрет або те, що кімната взяла з іншого запису, — не те, щодо чого вона дала зобов’язання.
dice-other-commitment = Зобов’язання — не ті, які цей браузер бачив, коли сідав за стіл: це не ті кістки, про які домовлялися.
dice-as-noted = Зобов’язання щодо кісток — ті, які цей браузер занотував, коли сідав за стіл.
# $seat рахуємо від 1.
dice-other-entropy = Те, що нібито додало місце { $seat }, — не те, щодо чого воно дало зобов’язання.
# $outcome рахуємо від 1.
dice-other-outcome = Результат { $outcome } не випливає із зобов’язання кімнати.
dice-ours-there = Те, що додав цей браузер, враховано.
dice-ours-missing = Того, що додав цей браузер, бракує.

## Погляд назад на завершену партію

lookback-underway = Сильний бот переглядає партію ще раз. Це потребує часу…
lookback-players = Удача й уміння
# $luck — good, bad або even; $percent — скільки перемоги це варте.
lookback-luck =
    { $luck ->
        [good] { $name }: пощастило. Випадок додав до шансів на перемогу { $percent } %.
        [bad] { $name }: не пощастило. Випадок відібрав від шансів на перемогу { $percent } %.
       *[even] { $name }: випадок ні допоміг, ні завадив.
    }
# $percent — скільки перемоги в середньому коштував один вибір проти найкращого, про який можна було знати.
lookback-skill =
    { $percent ->
        [0] Жоден вибір не міг бути кращим.
       *[other] Один вибір коштував у середньому { $percent } % шансів на перемогу.
    }
lookback-costliest = Що обійшлося найдорожче
# $said — відповідь словами, ціле речення.
lookback-costly = { $name }: { $said } Це коштувало { $percent } % шансів на перемогу.
lookback-better = Краще було б: { $better }
graph = Хто мав шанси на перемогу
graph-about = Лінія кожного гравця показує, наскільки ймовірною була його перемога в кожну мить. Натисніть, щоб побачити цю мить; таблиця нижче каже те саме.
graph-moment = Мить
percent = { $percent } %

## Правила та уроки

rules-title = Правила гри «{ game-name }»
rules-contents = Зміст
rules-search = Шукати у правилах і картах
rules-section = { $number } { $title }
rules-cards = Усе, що в коробці
rules-all = Усі правила гри
# $search — що шукали.
rules-none = Про «{ $search }» нічого не написано.
# $title — назва цього уроку.
lesson-title = { game-name }: { $title }
lesson-teacher = Учитель
lesson-progress = Скільки пройдено
lesson-back = Назад
lesson-forward = Далі
lesson-restart = Від початку
lesson-leave = Вийти
# $answer — відповідь, на яку чекає урок, словами.
lesson-other = На цьому уроці: { $answer }

## Налаштування

settings = Налаштування
settings-name = Ваше ім’я
settings-language = Мова
settings-theme = Кольори
settings-theme-system = як у системі
settings-theme-light = світлі
settings-theme-dark = темні
settings-speed = Ефекти
settings-speed-off = відразу
settings-speed-fast = швидко
settings-speed-normal = звичайно
settings-speed-slow = повільно
settings-sound = Звук
settings-sound-on = Звук увімкнено
settings-volume = Гучність
settings-answers = Відповіді
settings-confirm = Просити підтвердити те, чого не можна забрати назад
settings-confirm-about = Ідеться про відповіді, що завершують хід, кидають кістку або беруть карту. На телефоні це ще й показує, куди може привести відповідь, перш ніж ви її дасте.
settings-digits = Цифри від 1 до 9 відповідають
settings-digits-about = Доки клавіатура на запитанні, полі, картах чи варіантах.
