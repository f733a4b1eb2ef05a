# Боти за іменем і що може бути не так з іменем. $bot — ім’я так, як його написали.

cli-serve-bot = запропонувати ще одного бота під іменем: ІМ’Я=БОТ, де БОТ — рівень, встановлений бот, модуль:функція або адреса; можна вказати кілька разів. Гості вибирають за ІМЕНЕМ і нічого іншого назвати не можуть
arg-listing = ІМ’Я=БОТ
bot-bad-listing = «{ $listing }» не називає бота. Пишіть ІМ’Я=БОТ, наприклад miy=moi_boty:vybir.
bot-not-loaded = Бота «{ $bot }» не вдалося завантажити: { $why }
bot-not-a-function = «{ $bot }» — не функція.
bot-bad-address = «{ $address }» — не адреса, за якою можна запитати бота.
bot-without-time = «{ $bot }» не залишає ботові часу на роздуми. Напишіть, скільки перебігів партії він має уявити для відповіді або скільки має секунд: strong@200, strong@0.5s.

## rumpus match: у командному рядку

arg-bot = БОТ
cli-match = звести ботів у матчі
cli-match-about = Звести ботів у матчі на всіх ядрах: кожну роздачу грають по разу з кожного місця з тим самим везінням. Матч закінчується, щойно стає певно, хто найкращий, або після стількох партій. Як це з’ясовують і як написати бота, розповідає docs/bots.md.
cli-match-bots = хто грає, двоє або більше: рівень ({ $levels }), встановлений бот, модуль:функція або адреса бота; після @ — скільки він може думати над відповіддю, у перебігах партії чи секундах: strong@200, strong@0.5s
cli-match-games = скільки щонайбільше партій, цілими роздачами ({ $games })
cli-match-all = зіграти всі партії, навіть якщо раніше певно, хто найкращий
cli-match-out = зберегти партії та їхні записи в цій теці; після нового запуску матч триває звідти
cli-match-seed = яким би не було, те саме зерно роздає те саме ({ $seed })
cli-match-simulations = скільки перебігів партії боти уявляють для відповіді, якщо їхнє ім’я не каже іншого; інакше кожен рівень має своє число або час
cli-match-patience = скільки секунд процесорного часу може забрати відповідь, перш ніж бот програє партію ({ $seconds }); за годинником — удесятеро більше

## Під час матчу і після нього

# $rate — скільки партій грають за хвилину.
match-progress = партії: { $done } з { $wanted }, { $rate } за хвилину; { $estimates }
match-estimate = { $bot } { NUMBER($percent, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }) %
match-column =
    { $column ->
        [bot] бот
        [points] очки
        [interval] 95 %
        [won] перемоги
        [drawn] нічиї
        [lost] поразки
        [rating] рейтинг
        [seconds] с на відповідь
        [games] партії
       *[other] { $column }
    }
match-points = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
match-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-count = { $count }
match-rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
match-decided =
    Вирішено після { $games ->
        [one] { $games } партії
        [few] { $games } партій
       *[many] { $games } партій
    }: найкращий — { $bot }.
match-undecided =
    { $games ->
        [one] { $games } партія не показала
        [few] { $games } партії не показали
       *[many] { $games } партій не показали
    }, хто найкращий.
# $why — назва помилки.
match-forfeits =
    { $bot } зазнав невдачі у { $games ->
        [one] { $games } партії
        [few] { $games } партіях
       *[many] { $games } партіях
    } ({ $why }) і програв; відтоді він відповідав навмання.
# $record is one of them, none if they are gone.
match-kept =
    Партії в теці { $folder }.{ $record ->
        [none] { "" }
       *[other] { " " }Переглянути одну: rumpus serve --open --record { $record }
    }
match-interrupted = Перервано. Уже зіграні партії збережено в теці { $folder }; та сама команда продовжить матч.

## Чому боти не можуть зустрітися

match-one-bot = Мають зустрітися щонайменше два різні боти.
match-other = У теці { $folder } інший матч або таблиця: інші боти, інша гра, параметри, зерно чи версія. Виберіть іншу теку.
match-damaged = { $file } не вдається прочитати як партії.
# $bots перелічує, хто грав.
match-process-died = Процес, у якому грали { $bots }, зупинився; попередні партії збережено.
match-no-openskill = openskill тут не встановлено, а без нього немає рейтингів. Його встановлює доповнення { $extra }.

## rumpus ladder

cli-ladder = вести рейтинги багатьох ботів
cli-ladder-about = Зіграти ще партії між ботами з ТЕКА/ladder.toml, спершу ті, з яких можна дізнатися найбільше, і показати рейтинги. Партії, записи й ratings.json лишаються в теці; кожен запуск триває звідти.
cli-ladder-folder = тека з ladder.toml
cli-ladder-games = скільки ще партій, цілими роздачами; 0 лише показує рейтинги ({ $games })
# $bot має найвищий рейтинг.
ladder-progress = партії: { $done } з { $wanted }; попереду { $bot }
ladder-left = { $bot } (вибув)
ladder-too-few =
    { $bots ->
        [one] { $bots } бота
        [few] { $bots } ботів
       *[many] { $bots } ботів
    } замало на { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }.

## Політика: policy.toml у теці гри і що з нею може бути не так

policy-of-another-game = Це не політика для { $game }.
policy-of-other-rules = Цього навчалися за іншими правилами; теперішні мають версію { $rules }. Навчіть знову: rumpus learn.
policy-unknown-sort = Варіантів виду «{ $sort }» немає.
policy-unknown-feature = Варіанти виду «{ $sort }» не мають ознаки «{ $name }».
character-unknown-term = В оцінці немає складника «{ $term }».
policy-not-a-number = Вага ознаки «{ $name }» має бути числом.

## rumpus learn

cli-learn = навчити політику
cli-learn-about = Учиться відповідати з першого погляду, раунд за раундом: остання політика грає партії, на деякі їхні питання дивиться пошук, ваги підбираються до того, що він знайшов, і лишається та, що в матчі напевно краща. Після переривання та сама команда продовжує з того ж місця. Більше — у docs/bots.md.
cli-learn-out = тека, де все зберігається; policy.toml у ній — найкраща досі політика
cli-learn-box = учитися з цією коробкою замість звичайної
cli-learn-rounds = скільки всього раундів ({ $usual })
cli-learn-lessons = на скількох партіях учитися в раунді ({ $usual })
cli-learn-simulations = скільки перебігів партії уявляє пошук для питання, на яке дивиться ({ $usual })
cli-learn-games = скільки щонайбільше партій у матчі ({ $usual })
learn-no-scipy = Того, чим підбирають ваги, тут не встановлено. Його встановлює доповнення { $extra }.
learn-other = У теці { $folder } вчиться щось інше: інша гра, коробка, зерно чи число або інші правила.
learn-progress =
    { $what ->
        [lessons] раунд { $round }: { $done } із { $wanted } партій для навчання
       *[match] раунд { $round }: { $done } зі щонайбільше { $wanted } партій проти чемпіона
    }
learn-round =
    Раунд { $round }: питань для навчання: { $questions }; { NUMBER($percent, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }) очок, партій: { $games }. { $promoted ->
        [yes] Це новий чемпіон.
       *[no] Чемпіон лишається.
    }
learn-interrupted = Перервано. Та сама команда продовжить у теці { $folder }.
learn-champion = Найкраща політика — { $file }; це бот: rumpus match quick ФАЙЛ.
learn-no-champion = Нічого кращого не знайдено.
