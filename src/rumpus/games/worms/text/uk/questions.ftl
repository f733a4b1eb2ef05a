# Про що питають гравців. `ask-…` читає той, хто відповідає; `ask-…-other` — усі інші.
# $speaker — кого питають: колір команди, а доки команд не роздано — player 1, player 2, …
# WORD($speaker, n: 1) — перше слово, за яким можна вибирати.

The-speaker =
    { WORD($speaker, n: 1) ->
        [blue] Синій гравець
        [red] Червоний гравець
        [yellow] Жовтий гравець
        [green] Зелений гравець
       *[player] Гравець { WORD($speaker, n: 2) }
    }

## Підготування

ask-tile = Яку плитку мапи ви берете?
ask-tile-other = { The-speaker } бере плитку мапи.
ask-turn-tile = На скільки шостих оберту за годинниковою стрілкою ви повертаєте плитку?
ask-turn-tile-other = { The-speaker } повертає плитку мапи.
ask-lay = На який гекс ви кладете якір плитки?
ask-lay-other = { The-speaker } кладе плитку мапи.
ask-take = Який об’єкт ви берете з купки?
ask-take-other = { The-speaker } бере об’єкт із купки.
ask-put = На якому гексі ви його розміщуєте?
ask-put-other = { The-speaker } розміщує об’єкт.
ask-keep = Яку карту раптової смерті ви залишаєте собі?
ask-keep-other = { The-speaker } залишає собі карту раптової смерті.

## Хід

ask-activate = Якого зі своїх черв’яків ви активуєте?
ask-activate-other = { The-speaker } активує черв’яка.
ask-move = Ваш черв’як проповзе, стрибне чи залишиться на місці?
ask-move-other = { The-speaker } може перемістити активного черв’яка.
ask-weapon = Яку карту зброї ви граєте, якщо граєте?
ask-weapon-other = { The-speaker } може зіграти карту зброї.
ask-resolve = Який ефект розіграти далі?
ask-resolve-other = { The-speaker } вибирає, який ефект розіграти далі.

## Під час розігрування карти

ask-target = Який гекс ви вибираєте ціллю?
ask-target-other = { The-speaker } вибирає ціль.
ask-aim = У якому напрямку летить повітряний удар?
ask-aim-other = { The-speaker } спрямовує повітряний удар.
ask-die = Яку кістку ви вибираєте?
ask-die-other = { The-speaker } вибирає кістку.
ask-steer = Куди далі рухається ціль?
ask-steer-other = { The-speaker } скеровує ціль.
ask-hit = Що ви вражаєте?
ask-hit-other = { The-speaker } вибирає, що вразити.
ask-push = Якого черв’яка ви відсуваєте?
ask-push-other = { The-speaker } вибирає, якого черв’яка відсунути.
ask-remove = Що ви прибираєте?
ask-remove-other = { The-speaker } вибирає, що прибрати.
ask-place = На якому гексі розмістити?
ask-place-other = { The-speaker } вибирає гекс.

ask-relieve = Хто першим бере карту з колоди припасів?
ask-relieve-other = { The-speaker } вибирає, хто першим бере карту з колоди припасів.

## Коли кілька речей стається водночас

# Об’єкти, які жбурляє вибух, які вражено чи переміщено разом, або вогонь, який треба розмістити.
ask-next = Що далі?
ask-next-other = { The-speaker } вибирає, що далі.
ask-meet = Що спрацьовує спершу?
ask-meet-other = { The-speaker } вибирає, що спрацьовує спершу.
ask-prod = Гекс переповнений: який об’єкт ви штовхаєте?
ask-prod-other = { The-speaker } вибирає, який об’єкт штовхнути.
ask-direction = У якому напрямку перемістити?
ask-direction-other = { The-speaker } вибирає напрямок.
