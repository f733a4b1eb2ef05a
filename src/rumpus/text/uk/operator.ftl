# Для того, хто тримає стіл.

arg-days = ДНІ
cli-keep-finished = скільки днів зберігати закінчену гру, 0 — завжди ({ $days })
cli-keep-abandoned = скільки днів зберігати гру, в якій більше нічого не відбувається, 0 — завжди ({ $days })
cli-keep-unbegun = скільки днів зберігати кімнату, в якій гра не почалася, 0 — завжди ({ $days })
cli-public-address = адреса, за якою стіл доступний усім, наприклад https://games.example: туди ведуть сповіщення; без неї їх не надсилають
cli-mail-server = як надсилати пошту гравцям, які хочуть сповіщень поштою: smtp://USER:PASSWORD@HOST:PORT або smtps://
cli-mail-from = адреса, з якої надходить пошта
cli-webhook = сервер, якому гравці можуть доручати сповіщення, наприклад ntfy.sh, або .example.org з усіма під ним; можна вказати кілька разів
cli-metrics = хто може читати /metrics: адреса, мережа, кілька через кому або * для всіх; ключ оператора діє завжди (цей комп’ютер)
cli-traces = надсилати, що скільки триває, збирачеві OpenTelemetry за цією адресою, наприклад http://127.0.0.1:4318/v1/traces
# $module is what could not be loaded, $command what installs it.
traces-need-more = «{ $module }» тут не встановлено, а без нього дані не надіслати: { $command }
networks-unreadable = «{ $written }» — не адреса, не мережа й не кілька їх через кому
metrics-not-here = Показники цього столу тут не показують. Де саме, вирішує той, хто його тримає, параметром --metrics.
operator-key-needed = Це може лише той, хто тримає цей стіл. Скористайтеся адресою, яку показує «rumpus serve» під час запуску.
over-kept-until = Цю кімнату можна знайти тут до { $date }. Щоб зберегти гру довше, збережіть її запис.
operator-at = Що там можете лише ви: { $address }
operator-kept-out = Той, хто тримає цей стіл, просить вас поки не приходити: ще { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}.
operator-muted = Той, хто тримає цей стіл, просить вас поки нічого не писати: ще { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}. Грати можна далі.
no-such-line = У чаті цієї кімнати немає рядка { $number }.
no-such-name = У цій кімнаті нікого не звати «{ $name }».
close-not-begun = У цій кімнаті гра не почалася. Краще видаліть її.
told-closed = Той, хто тримає цей стіл, закрив гру.
over-closed = Гру закрив той, хто тримає цей стіл.

cli-admin = дбати про стіл: кімнати, люди, оголошення
cli-admin-about = Дбати про стіл: шукати, закривати, видаляти й вивантажувати кімнати, модерувати імена й чат, заборонити комусь писати або приходити, щось оголосити. Працює зі столом, який зараз діє (--table), або зі сховищем, яке ніхто не обслуговує. Усе записується: «rumpus admin log».
cli-admin-rooms = показати кімнати, від найновішої
cli-admin-room = показати, хто в кімнаті й що там сказано
cli-admin-close = закрити гру; ніхто не виграв
cli-admin-delete = видалити кімнату з усім, що про неї зберігається
cli-admin-delete-tournament = видалити турнір; його кімнати лишаються
cli-admin-export = зберегти запис гри, увесь журнал або журнал для підтримки без таємниць
cli-admin-retract = прибрати рядок чату
cli-admin-rename = назвати когось інакше всюди, де видно його ім’я
cli-admin-announce = показати рядок на кожній відкритій сторінці
cli-admin-withdraw = зняти оголошення
cli-admin-mute = на час заборонити комусь писати
cli-admin-keep-out = на час не пускати когось
cli-admin-pardon = знову дозволити комусь писати й приходити
cli-admin-log = показати, що тут зроблено і ким
cli-admin-table = адреса столу, що працює, наприклад http://127.0.0.1:8000 [RUMPUS_TABLE]
cli-admin-store = сховище столу, що не працює ({ $store })
cli-admin-boxes = тека з коробками, в якій лежить ключ оператора ({ $folder }) [RUMPUS_BOXES]
cli-admin-game = лише кімнати цієї гри
cli-admin-stage = лише кімнати, де гра чекає початку, триває або закінчена
cli-admin-days = лише кімнати, в яких стільки днів нічого не відбувалося
cli-admin-minutes = на скільки хвилин ({ $minutes })
cli-admin-arg-room = ідентифікатор кімнати
cli-admin-arg-tournament = ідентифікатор турніру
cli-admin-arg-search = частина ідентифікатора кімнати або імені гравця
cli-admin-arg-what = запис, яким його бачать глядачі, увесь журнал або журнал для підтримки
cli-admin-arg-file = у який файл писати; такого файлу ще не має бути
cli-admin-arg-number = номер, що стоїть на початку рядка
cli-admin-arg-before = ім’я, яке є
cli-admin-arg-name = ім’я, яке має бути
cli-admin-arg-line = що сказати, будь-якою мовою
cli-admin-arg-who = ключ місця або позначка адреси, як їх показує «rumpus admin room»
admin-served = Сховище зараз обслуговується. Вкажіть, де працює стіл, параметром --table.
admin-no-table = За адресою { $address } столу немає: { $why }
admin-refused = { $why }
admin-no-number = «{ $written }» — не число
admin-done = Готово.
admin-saved = Збережено у файлі { $file }.
admin-announced = Це видно на кожній відкритій сторінці як оголошення { $number }.
admin-stage = { $stage ->
    [open] чекає початку
    [running] триває
    [over] закінчена
    [stopped] зупинена
   *[other] пошкоджена
}
admin-room = { $room }  { $at }  { $game }, { $stage }: { $names }
admin-rooms = { $count ->
    [one] { $count } кімната.
    [few] { $count } кімнати.
   *[many] { $count } кімнат.
}{ $more ->
    [yes] { " " }Є й давніші.
   *[other] { "" }
}
admin-person = { $role ->
    [player] грає
   *[other] дивиться
}: { $name }  ключ { $key }  позначка { $mark }
admin-line = { $number }  { $at }  { $who }: { $text }
admin-what = { $what ->
    [announced] оголошення
    [withdrawn] знято оголошення
    [muted] заборона писати
    [kept-out] заборона приходити
    [pardoned] прощення
    [closed] закрито
    [deleted] видалено
    [exported] вивантажено
    [retracted] прибрано рядок
   *[renamed] перейменовано
}
admin-deed = { $number }  { $at }  { $who } — { $what }: { $about }

call-operator = Що оголошено, кому заборонено писати чи приходити і що оператор робив останнім часом
call-operator-rooms = Кімнати, від найновішої: за частиною ідентифікатора чи імені, за грою, станом і кількістю днів без подій
call-operator-room = Хто в кімнаті й що там сказано
call-operator-close = Закриває гру; ніхто не виграв
call-operator-delete = Видаляє кімнату з усім, що про неї зберігається
call-operator-delete-tournament = Видаляє турнір; його кімнати лишаються
call-operator-retract = Прибирає рядок чату
call-operator-rename = Називає когось інакше всюди, де видно його ім’я
call-operator-record = Запис, яким його можуть бачити глядачі
call-operator-log = Усе, що сховище має про кімнату
call-operator-support = Журнал кімнати без таємниць, для того, хто шукає помилку
call-operator-announce = Показує рядок на кожній відкритій сторінці
call-operator-withdraw = Знімає оголошення
call-operator-bar = На час забороняє комусь писати чи приходити: за ключем місця або позначкою адреси
call-operator-pardon = Знову дозволяє комусь писати й приходити
call-announcements = Що оператор зараз оголошує всім
type-AnnouncementInfo = Що оператор каже всім, своїми словами.
type-Announcements = Усе, що зараз оголошено; надсилається, коли змінюється.
type-FoundRoom = Кімната, якою її знає сховище.
type-PersonInfo = Хтось за столом: за ключем місця або, якщо лише дивиться, за позначкою адреси.
type-BookedInfo = Щось, що зробив оператор.
type-Barring = `who` — ключ місця або позначка адреси.

operator = Турбота про стіл
operator-rooms = Кімнати
operator-search = Ідентифікатор або ім’я
operator-game = Гра
operator-stage = Стан
operator-any = будь-що
operator-days = Днів тиші
operator-find = Знайти
operator-people = Люди
operator-nobody = Тут нікого немає.
operator-unnamed = Хтось
operator-role = { $role ->
    [player] грає
   *[other] дивиться
}
operator-rename = Перейменувати
operator-rename-who = Перейменувати: { $name }
operator-new-name = Як називати { $name }?
operator-mute = Заборонити писати
operator-mute-who = Заборонити писати: { $name }
operator-keep-out = Не пускати
operator-keep-out-who = Не пускати: { $name }
operator-chat = Чат
operator-retract = Прибрати
operator-retract-line = Прибрати «{ $line }»
operator-save = Зберегти
operator-export = { $what ->
    [record] Запис гри
    [log] Увесь журнал
   *[support] Для підтримки, без таємниць
}
operator-close = Закрити гру
operator-delete = Видалити кімнату
operator-delete-sure = Видалити назавжди
operator-delete-not = Лишити
operator-announce = Щось оголосити
operator-line = Що мають прочитати всі
operator-minutes = На скільки хвилин
operator-announce-do = Оголосити
operator-withdraw = Зняти
operator-bars = Кому заборонено
operator-pardon = Пробачити
operator-log = Що зроблено
operator-log-empty = Ще нічого.
