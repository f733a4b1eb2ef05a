# Про що можна домовитися перед партією, як це пояснює командний рядок.

choice-edition = якого видання правил дотримуватися там, де вони різняться
choice-variants = додаткові правила, через кому
choice-setup = усе розміщують гравці, усе розміщує випадок або готова мапа першої партії
choice-extra-tiles = скільки плиток додає більша мапа
choice-box = якими картами та плитками грати: назва або тека з вашими власними

## Те саме на сторінці: заголовок для кожної домовленості та назва для кожного значення; «clause» — її пункт правил.

choice-edition-title = Видання
choice-edition-english = Англійська чернетка
choice-edition-ukrainian = Українське видання
choice-edition-czech = Чеське видання
choice-setup-title = Підготування
choice-setup-full = Усе розміщують гравці
choice-setup-quick = Усе розміщує випадок
choice-setup-first-game = Готова мапа першої партії
choice-box-title = Коробка
choice-box-standard = Стандартна
choice-variants-title = Додаткові правила
choice-variants-parting-gifts = Прощальні подарунки
    .clause = W11.1
choice-variants-true-elimination = Повне вибування
    .clause = W11.2
choice-variants-sudden-death-draft = Вибір карт раптової смерті
    .clause = W11.3
choice-variants-no-sudden-death = Без раптової смерті
    .clause = W11.4
choice-variants-late-superweapons = Пізня суперзброя
    .clause = W11.5
choice-variants-longer-game = Довша партія
    .clause = W11.6
choice-variants-reduced-blast = Слабкі вибухи
    .clause = W11.7
choice-variants-larger-map = Більша мапа
    .clause = W11.8
choice-variants-timer = Таймер
    .clause = W11.9

# На картці гри.
game-name = Черв’яки
game-in-short = Команди черв’яків на архіпелазі. Повзіть, стріляйте й дивіться, як вибух розкидає всіх довкола — ваших власних черв’яків теж.
