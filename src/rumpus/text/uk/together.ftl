# Гра разом: хто за столом, хто готовий, про що гравці просять одне одного, картинки й чат.
# $name — ім’я гравця.

## Що дізнаються всі за столом

# $by — хто тоді діє: правила чи бот.
told-time-up =
    { $by ->
        [rules] Час вичерпано. Гравець: { $name }.
       *[bot] Час вичерпано. Цього разу за гравця { $name } відповів бот.
    }
told-time-up-bot = Час вичерпано: за гравця { $name } грає бот, доки гравець не повернеться.
told-time-lost = Час вичерпано: { $name } програє.
# $days — скільки днів.
told-holiday =
    { $days ->
        [one] { $name } бере { $days } вихідний день.
        [few] { $name } бере { $days } вихідні дні.
       *[many] { $name } бере { $days } вихідних днів.
    }
told-back = { $name } повертається з відпустки.
told-break =
    { $days ->
        [one] Господар оголосив перерву для всіх на { $days } день.
        [few] Господар оголосив перерву для всіх на { $days } дні.
       *[many] Господар оголосив перерву для всіх на { $days } днів.
    }
told-break-over = Перерва для всіх скінчилася.
told-clocks-run = Не всі сказали, що готові; годинники вже йдуть.
# $what — draw, pause або take-back.
told-wish =
    { $what ->
        [draw] { $name } пропонує нічию.
        [pause] { $name } просить про перерву.
       *[take-back] { $name } просить дозволу забрати відповідь.
    }
told-opposed = { $name } не погоджується.
told-withdrawn = { $name } більше про це не просить.
told-draw = Усі погодилися на нічию.
told-halted = Зараз перерва; годинники стоять.
told-resumed = { $name } завершує перерву.
told-resigned = { $name } здається.
told-resigned-bot = { $name } здається. На цьому місці далі грає бот, але виграти він не може.
told-taken-back = Усі погодилися: { $name } забирає відповідь.
told-muted = Господар попросив глядачів про тишу.
told-not-muted = Глядачі знову можуть говорити.

## Чому стіл чогось не дозволяє

room-halted = Зараз перерва. Завершити її може кожен, хто грає.
not-halted = Зараз не перерва.
ready-already = На вашу готовність ніхто не чекає.
seat-resigned = Хто здався, у цій партії більше не грає.
seat-player-here = { $name } за столом. Підтвердьте, що бот усе одно має грати.
draw-with-bots = Нічию пропонують людям; боти на неї не погоджуються.
pause-without-clock = У цій кімнаті немає годинника: не поспішайте.
take-back-not-possible = Цього забрати не можна: відтоді кидали кістку чи брали карту або це була не ваша відповідь.
take-back-not-daily = У партії дня не забирають того, на що вже відповів бот.
wish-open = Хтось уже про щось просить: спершу дайте на це відповідь.
wish-opposed = Щойно на це не погодилися. Попросіть пізніше.
wish-late = Про це вже ніхто не просить.
wish-agreed-already = Ви вже погодилися.
move-too-late = Місця можна міняти, доки партія не почалася.
name-needed = Спершу назвіться, щоб усі знали, хто говорить.
name-of-player = Когось із гравців тут звуть { $name } або майже так. Візьміть інше ім’я.
spectators-muted = Господар попросив глядачів про тишу.
holiday-without-days = Вихідні дні бувають лише там, де на відповідь дають дні.
holiday-none = Ця відпустка вже скінчилася.
# $left — скільки днів.
holiday-too-long =
    { $left ->
        [0] Цього року вихідних днів не лишилося.
        [one] Цього року лишився тільки { $left } вихідний день.
        [few] Цього року лишилося тільки { $left } вихідні дні.
       *[many] Цього року лишилося тільки { $left } вихідних днів.
    }
muted-already = Так воно вже і є.

## Біля гравців

presence-here = тут
presence-away = немає за столом
# $time — час.
presence-away-since = немає з { $time }
presence-thinking = думає
presence-not-ready = ще готується
presence-resigned = більше не грає
presence-has-left = { $name } відходить від столу.
presence-is-back = { $name } знову за столом.

## Готові?

ready-ask = Годинники підуть, щойно всі будуть готові.
ready-yes = Можна починати
ready-waiting = Ще готуються: { $names }. Годинники стоять щонайбільше хвилину.

## Прохання до інших

together-title = Разом з іншими
together-resign = Здатися
together-draw = Запропонувати нічию
together-pause = Попросити про перерву
together-take-back = Попросити відповідь назад
together-resign-sure = Справді здаєтеся?
# $others — скільки інших ще грає.
together-resign-about =
    { $others ->
        [1] Другий гравець виграє, і партія завершиться.
       *[other] За вас далі гратиме бот. Повернутися чи виграти ви вже не зможете.
    }
together-resign-alone = Партія завершиться, і виграють боти.
wish-agree = Погоджуюся
wish-oppose = Відмовляюся
wish-withdraw = Уже не треба
# $what — draw, pause або take-back, $names — ті, хто ще не відповів.
wish-waiting =
    { $what ->
        [draw] Ви запропонували нічию. Ще не відповіли: { $names }.
        [pause] Ви попросили про перерву. Ще не відповіли: { $names }.
       *[take-back] Ви попросили дозволу забрати свою останню відповідь. Ще не відповіли: { $names }.
    }
holiday-title = Вихідні дні
# $left — скільки днів.
holiday-left =
    { $left ->
        [0] Цього року вихідних днів не лишилося.
        [one] Цього року лишився { $left } вихідний день.
        [few] Цього року лишилося { $left } вихідні дні.
       *[many] Цього року лишилося { $left } вихідних днів.
    }
holiday-days = Скільки днів?
holiday-take = Взяти вихідні
holiday-back = Повертаюся
holiday-everybody = Дати всім перерву
holiday-everybody-over = Завершити перерву
# $date — день.
presence-holiday = у відпустці до { $date }
holiday-break = Перерва для всіх до { $date }.
halted-about = Зараз перерва; годинники стоять.
halted-resume = Грати далі
over-agreed = Нічия за згодою гравців.
# $names — ті, хто здався.
over-resigned = Здалися: { $names }.

## Місця

waiting-move = Сісти сюди
waiting-colours-dealt = Кольори роздають на початку партії.
# $colour — колір місця.
waiting-colour =
    { $colour ->
        [blue] синій
        [red] червоний
        [yellow] жовтий
       *[green] зелений
    }

## Що робить господар

seat-let-bot-here = { $name } зараз за столом.

## Чат і картинки

# $count — скільки повідомлень не прочитано.
tab-chat-unread-about =
    { $count ->
        [one] Чат, { $count } нове повідомлення
        [few] Чат, { $count } нові повідомлення
       *[many] Чат, { $count } нових повідомлень
    }
chat-watches = дивиться
chat-name-first = Назвіться, тоді зможете тут говорити.
chat-muted = Господар попросив глядачів про тишу.
chat-mute-all = Ховати, що кажуть глядачі
chat-mute = Ховати: { $name }
chat-unmute = Знову показувати: { $name }
chat-hidden =
    { $count ->
        [one] { $count } повідомлення приховано.
        [few] { $count } повідомлення приховано.
       *[many] { $count } повідомлень приховано.
    }
chat-spectators = Глядачі
chat-silence = Попросити глядачів про тишу
chat-speak = Дозволити глядачам говорити
chat-pictures = Картинки
# $picture — clap, laugh, wow, sad, think або heart.
picture-called =
    { $picture ->
        [clap] Оплески
        [laugh] Сміх
        [wow] Подив
        [sad] Сльоза
        [think] Роздуми
       *[heart] Серце
    }
