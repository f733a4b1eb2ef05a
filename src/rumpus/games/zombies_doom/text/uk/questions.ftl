# Про що питають гравців. `ask-…` читає той, хто відповідає; `ask-…-other` — усі інші.
# $speaker — кого питають: player 1, player 2, …
# $place — плитка, яку атакують, як її називають: C4; $monsters — потвори на ній, у називному відмінку.

# На ім’я, якщо стіл його знає.
The-speaker =
    { PLAYER($speaker) ->
        [unnamed] { seat-label }
       *[other] { PLAYER($speaker) }
    }
seat-label = Гравець { WORD($speaker, n: 2) }

## Підготування

ask-start = На якій стартовій плитці ви починаєте?
ask-start-other = { The-speaker } вибирає стартову плитку.

## Хід

ask-go = Куди ви йдете? Чи здаєтеся й гинете?
ask-go-other = { The-speaker } вибирає, куди йти.
ask-go-on = Ваш хід триває. Ідете далі? Куди?
ask-go-on-other = { The-speaker } може йти далі.
ask-go-from-there = Ви помінялися місцями. Куди ви йдете звідси?
ask-go-from-there-other = { The-speaker } вибирає, куди йти звідти.
ask-use = Чим ви б’єтеся на плитці { $place } ({ $monsters })?
ask-use-other = { The-speaker } вибирає, чим битися.
ask-discard = На плитці { $place } нема з ким битися. Чи скидаєте ви дорогою зброю, наприклад щоб скористатися закляттям?
ask-discard-other = { The-speaker } може скинути зброю.
ask-lure = На яку потвору ви міняєте ту, що на плитці { $place }?
ask-lure-other = { The-speaker } вибирає, яких потвор поміняти місцями.
ask-take-trophy = Яку потвору ви берете як трофей?
ask-take-trophy-other = { The-speaker } вибирає трофей.
ask-take-others-trophy = У кого ви забираєте трофей і який?
ask-take-others-trophy-other = { The-speaker } вибирає, у кого забрати трофей.
ask-camp = Це табір. Берете закляття?
ask-camp-other = { The-speaker } може взяти закляття.
ask-throw = Чи відкидаєте якесь завдання? Яке?
ask-throw-other = { The-speaker } може відкинути відкриті завдання.
ask-rise = Ви загинули. Воскреснете тут чи на стартовій плитці?
ask-rise-other = { The-speaker } вибирає, де воскреснути.

## Завершення ходу

ask-trophies =
    Залишити можна { $box-trophies-kept ->
        [one] один трофей. Який?
        [3] три трофеї. Які?
        [few] { $box-trophies-kept } трофеї. Які?
       *[many] { $box-trophies-kept } трофеїв. Які?
    }
ask-trophies-other = { The-speaker } вибирає, які трофеї залишити.
ask-draw = З якого стосу ви берете зброю?
ask-draw-other = { The-speaker } вибирає стос зброї.
