# Сповіщення: що дізнаються гравці, коли їх немає за столом. $game — назва гри, $names — ті, з ким грають, $count — скільки їх.

notice-title-turn = Ваш хід
notice-title-invitation = Запрошення
notice-title-round = Новий тур
notice-title-over = Партія завершилася
notice-title-several =
    { $count ->
        [one] { $count } новина зі столу
        [few] { $count } новини зі столу
       *[many] { $count } новин зі столу
    }
notice-turn =
    { $count ->
        [0] { $game }: ваш хід.
       *[other] { $game }: ваш хід. З вами грають: { $names }.
    }
notice-invitation =
    { $count ->
        [0] { $game }: вас запрошують до гри.
       *[other] { $game }: вас запрошують до гри. За столом: { $names }.
    }
# $tournament — назва турніру.
notice-round =
    { $count ->
        [0] { $tournament }: почався новий тур. На вас чекає партія: { $game }.
       *[other] { $tournament }: почався новий тур. На вас чекає партія: { $game }. З вами грають: { $names }.
    }
# $result — won, lost або nobody.
notice-over =
    { $result ->
        [won] { $game }: партія завершилася, ви виграли.
        [lost] { $game }: партія завершилася, ви програли.
       *[nobody] { $game }: партія завершилася, ніхто не виграв.
    }
# $link — адреса.
notice-stop = Щоб більше не отримувати таких листів: { $link }
notice-confirm-title = Це ваша адреса?
notice-confirm =
    Хтось хоче отримувати листи про партії за столом { $table } і вказав цю адресу.
    Якщо це ви, перейдіть протягом трьох днів за посиланням:

    { $link }

    Якщо ні, нічого не робіть: більше сюди нічого не надійде.

## На сторінці

notices-title = Сповіщення
notices-about = Дізнавайтеся, коли ваш хід, коли вас запрошують, коли починається тур вашого турніру і коли партія завершилася.
notices-not-here = Цей стіл не надсилає сповіщень.
notices-push = На цьому пристрої
notices-push-on = Сповіщати на цьому пристрої
notices-push-off = Більше не сповіщати на цьому пристрої
notices-push-blocked = Браузер не дозволяє сповіщень від цього столу.
notices-mail = Електронною поштою
notices-webhook = Через вебхук
notices-address = Адреса
notices-add = Додати
notices-remove = Прибрати
notices-unconfirmed = ще не підтверджено: перейдіть за посиланням у листі
notices-wants = Про що?
# $kind — turn, invitation або over.
notices-kind =
    { $kind ->
        [turn] мій хід
        [invitation] запрошення й нові тури
       *[over] кінець партії
    }
# $channel — push, mail або webhook.
notices-channel =
    { $channel ->
        [push] браузер
        [mail] пошта
       *[webhook] вебхук
    }
notices-sent = Що надіслано
# $state — waiting, sent, stale або failed.
notices-state =
    { $state ->
        [waiting] чекає
        [sent] надіслано
        [stale] уже не потрібно
       *[failed] не вдалося
    }
notices-confirmed = Адресу підтверджено. Сповіщення надходитимуть сюди.
notices-stopped = Сповіщення сюди більше не надходитимуть.
notices-working = Хвилинку…
app-new-version = Є нова версія сторінки.
app-reload = Завантажити
app-offline = Немає зв’язку зі столом. Те, що ви бачите, може бути застарілим.
site-taken = Ваші партії продовжує інша сторінка цього браузера. Тут більше нічого не зберігається.
site-failed = У цьому браузері не вдалося запустити Python.
# On the button that was pressed, while Python is on its way.
site-beginning = Завантаження …
site-broken = Стіл на цій сторінці зупинився. Зігране збережено: завантажте сторінку ще раз.
site-unkept = Цей браузер не зберігає ваших партій: можливо, це приватне вікно або немає місця. Коли ви закриєте сторінку, їх не стане.
site-no-report = Звіти показуються лише там, де сторінку відкрито через https або з localhost. Результати можна взяти із собою.
# Told before the page has begun, in all languages at once.
site-as-a-file = Як файл ця сторінка в браузері не працює. Запустіть у теці сервер, наприклад «python3 -m http.server», і відкрийте http://localhost:8000
# Whether all of it is kept in this browser.
site-alone =
    { $kept ->
        [yes] Ця сторінка сама собі стіл: партії залишаються в цьому браузері, і мережа не потрібна.
       *[no] Ця сторінка сама собі стіл: партії залишаються в цьому браузері. Щоб відкрити її, поки що потрібна мережа: вона ще не вся тут або відкрита не через https.
    }
site-friends = Друзям за іншими пристроями, рейтингам і турнірам потрібен стіл на сервері.

# Гра проти ботів, стіл якої недоступний: схожа починається без столу
away-soon = Немає зв’язку зі столом. За мить почнеться нова така сама гра без мережі. Ця чекатиме за столом такою, як є.
away-stay = Чекати тут
away =
    { $reached ->
        [yes] Стіл знову доступний. Ваша гра чекає там.
       *[no] Ви граєте без мережі: стіл недоступний. Ваша гра чекає там такою, як є.
    }
away-back = Повернутися до неї

## Чому стіл чогось не дозволяє

channels-too-many = Місць для сповіщень може бути не більше ніж { $most }. Спершу приберіть якесь.
channel-unknown = Такого місця для сповіщень немає.
# $kind — push, mail або webhook.
channel-not-here =
    { $kind ->
        [push] Цей стіл нічого не надсилає браузерам.
        [mail] Цей стіл не надсилає листів.
       *[webhook] Цей стіл не викликає вебхуків.
    }
mail-address-wrong = «{ $address }» — не адреса електронної пошти.
mail-asked-already = На { $address } сьогодні вже надсилали прохання про підтвердження.
mail-not-sent = Листа не вдалося надіслати. Спробуйте пізніше.
mail-server-unreadable = Поштовий сервер записують smtp://USER:PASSWORD@HOST:PORT або smtps://…, разом з адресою відправника.
confirmation-unknown = Такого підтвердження немає, або воно застаре.
webhook-address-wrong = «{ $url }» — не адреса, що починається з https:// і не містить пароля.
webhook-not-allowed = Власник столу не дозволяє звертатися до { $host }.
push-keys-wrong = Ключами цього браузера не можна скористатися.
public-address-wrong = «{ $url }» — не адреса, що починається з https:// або http://.
public-address-needed = Щоб надсилати листи й викликати вебхуки, стіл має знати свою адресу: --public-address.
