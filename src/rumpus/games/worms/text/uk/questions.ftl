# Про що питають гравців. `ask-…` читає той, хто відповідає; `ask-…-other` — усі інші.
# $speaker — кого питають: колір команди, а доки команд не роздано — player 1, player 2, …
# WORD($speaker, n: 1) — перше слово, за яким можна вибирати.

# На ім’я, якщо стіл його знає.
The-speaker =
    { PLAYER($speaker) ->
        [unnamed] { seat-label }
       *[other] { PLAYER($speaker) }
    }
seat-label =
    { WORD($speaker, n: 1) ->
        [blue] Синій гравець
        [red] Червоний гравець
        [yellow] Жовтий гравець
        [green] Зелений гравець
       *[player] Гравець { WORD($speaker, n: 2) }
    }
# $what — що розміщують: колір команди для одного з її черв’яків, mine, drum або crate; знахідний відмінок. Решта — як в options.ftl.
asked-what =
    { $what ->
        [blue] синього черв’яка
        [red] червоного черв’яка
        [yellow] жовтого черв’яка
        [green] зеленого черв’яка
        [mine] міну
        [drum] бочку з нафтою
       *[crate] ящик із припасами
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
ask-put = Де ви розміщуєте { asked-what }?
ask-put-other = { The-speaker } розміщує { asked-what }.
ask-keep = Яку карту раптової смерті ви залишаєте собі?
ask-keep-other = { The-speaker } залишає собі карту раптової смерті.

## Хід

ask-activate = Якого зі своїх черв’яків ви активуєте?
ask-activate-other = { The-speaker } активує черв’яка.
ask-move = Ваш черв’як { $letter } проповзе, стрибне чи залишиться на місці?
ask-move-other = { The-speaker } може перемістити активного черв’яка.
ask-weapon = Чи граєте ви карту зброї? Яку?
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
ask-place = Де розмістити { option-kind }?
ask-place-other = { The-speaker } вибирає, де розмістити { option-kind }.

ask-relieve = Хто першим бере карту з колоди припасів?
ask-relieve-other = { The-speaker } вибирає, хто першим бере карту з колоди припасів.

## Коли кілька речей стається водночас

# Об’єкти, які жбурляє вибух, які вражено чи переміщено разом, або вогонь, який треба розмістити.
ask-next = Що далі?
ask-next-other = { The-speaker } вибирає, що далі.
ask-meet = { The-thing }: що спрацьовує спершу?
ask-meet-other = { The-speaker } вибирає, що спрацьовує спершу.
ask-prod = Гекс { $hex } переповнений: який об’єкт ви штовхаєте?
ask-prod-other = { The-speaker } вибирає, який об’єкт штовхнути.
ask-direction = У якому напрямку перемістити { the-thing }?
ask-direction-other = { The-speaker } вибирає, у якому напрямку перемістити { the-thing }.
