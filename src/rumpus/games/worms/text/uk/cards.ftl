# Що надруковано на картах. Текст карти складається з цілих речень, по одному на кожне ключове слово.
# $n — число; $thing — mine, drum, crate, fire або crater.
# Речення з двокрапкою наприкінці вводить $does: одне або кілька інших речень. Саме тому кожне з них — завершене речення
# з великої літери, навіть після двокрапки, і жодне не залежить від роду чи відмінка того, що було перед ним.

# Два або більше речень поспіль: $first — одне з них, $next — усе, що далі.
card-then = { $first } { $next }

## Що це за карта

card-kind-starter = Початкова зброя
card-kind-supply = Зброя з припасів
card-kind-superweapon = { KEYWORD("superweapon", "Суперзброя") }
card-kind-drop = { KEYWORD("drop", "Карта пакунка") }
card-kind-sudden-death = Карта { KEYWORD("sudden-death", "раптової смерті") }

## Символи рядка дій

card-symbol-text = { KEYWORD("card-text", "текст карти") }
card-symbol-move = { KEYWORD("move", "переміщення") }
card-symbol-again = { KEYWORD("again", "ще одна зброя") }

## Вибір цілі. Новий гекс — це гекс, на якому немає жетона цілі.

card-target-any = { KEYWORD("target", "Ціль") }: будь-який гекс.
card-target-any-new = { KEYWORD("target", "Ціль") }: { KEYWORD("new-hex", "новий") } гекс.
card-target-any-within = { KEYWORD("target", "Ціль") }: гекс { KEYWORD("within", "у межах") } { $n }.
card-target-any-new-within = { KEYWORD("target", "Ціль") }: { KEYWORD("new-hex", "новий") } гекс { KEYWORD("within", "у межах") } { $n }.
card-target-direct = { KEYWORD("target", "Ціль") }: { KEYWORD("direct", "гекс по прямій") }.
card-target-direct-new = { KEYWORD("target", "Ціль") }: { KEYWORD("new-hex", "новий") } { KEYWORD("direct", "гекс по прямій") }.
card-target-direct-within = { KEYWORD("target", "Ціль") }: { KEYWORD("direct", "гекс по прямій") } { KEYWORD("within", "у межах") } { $n }.
card-target-direct-new-within = { KEYWORD("target", "Ціль") }: { KEYWORD("new-hex", "новий") } { KEYWORD("direct", "гекс по прямій") } { KEYWORD("within", "у межах") } { $n }.
card-target-non-full = { KEYWORD("target", "Ціль") }: { KEYWORD("non-full", "незаповнений гекс") }.
card-target-non-full-within = { KEYWORD("target", "Ціль") }: { KEYWORD("non-full", "незаповнений гекс") } { KEYWORD("within", "у межах") } { $n }.
card-target-own = { KEYWORD("target", "Ціль") }: власний гекс.
card-target-last = { KEYWORD("target", "Ціль") }: останній гекс, на якому стояв ваш черв’як.
card-target-airstrike = { KEYWORD("target", "Ціль") }: { KEYWORD("airstrike", "повітряний удар") } на будь-який гекс у будь-якому напрямку.
card-target-airstrike-new = { KEYWORD("target", "Ціль") }: { KEYWORD("airstrike", "повітряний удар") } на будь-який { KEYWORD("new-hex", "новий") } гекс у будь-якому напрямку.

## Переміщення цілі

card-accuracy = { KEYWORD("accuracy", "Точність") } { $n }.
card-accuracy-steady = { KEYWORD("accuracy", "Точність") } { $n } на будь-якій відстані.
card-scatter = { KEYWORD("scatter", "Змістіть") } { KEYWORD("target", "ціль") }.
card-scatter-twice = { KEYWORD("scatter", "Змістіть") } { KEYWORD("target", "ціль") } двічі.
card-steer =
    { $n ->
        [1] Можете перемістити { KEYWORD("target", "ціль") } на 1 гекс, але лише на сушу.
        [one] Можете перемістити { KEYWORD("target", "ціль") } щонайбільше на { $n } гекс, крок за кроком, лише сушею.
        [few] Можете перемістити { KEYWORD("target", "ціль") } щонайбільше на { $n } гекси, крок за кроком, лише сушею.
       *[many] Можете перемістити { KEYWORD("target", "ціль") } щонайбільше на { $n } гексів, крок за кроком, лише сушею.
    }

## Що стається на цільовому гексі або на одному з гексів повітряного удару

card-blast = { KEYWORD("blast", "Вибух") }.
card-two-blasts = Два { KEYWORD("blast", "вибухи") } один за одним.
card-three-blasts = Три { KEYWORD("blast", "вибухи") } один за одним.
card-damage-thing = Завдайте { KEYWORD("damage", "пошкодження") } одному { KEYWORD("thing", "об’єкту") } на гексі.
card-damage-worm = Завдайте { KEYWORD("damage", "пошкодження") } одному черв’якові на гексі.
card-push-worm =
    { $n ->
        [one] { KEYWORD("push", "Відсуньте") } одного черв’яка з цього гекса на { $n } гекс прямо від свого черв’яка.
        [few] { KEYWORD("push", "Відсуньте") } одного черв’яка з цього гекса на { $n } гекси прямо від свого черв’яка.
       *[many] { KEYWORD("push", "Відсуньте") } одного черв’яка з цього гекса на { $n } гексів прямо від свого черв’яка.
    }
# Знахідний відмінок: розмістіть кого, що?
card-a-thing =
    { $thing ->
        [mine] { KEYWORD("mine", "міну") }
        [drum] { KEYWORD("drum", "бочку з нафтою") }
        [crate] { KEYWORD("crate", "ящик із припасами") }
        [fire] { KEYWORD("fire", "вогонь") }
       *[crater] { KEYWORD("crater", "кратер") }
    }
card-place = Розмістіть на гексі { card-a-thing }.
card-remove = Приберіть із гекса один { KEYWORD("crater", "кратер") }, { KEYWORD("fire", "вогонь") } або { KEYWORD("mine", "міну") } (вона не спрацьовує) чи зніміть із нього плитку води.
card-push-neighbours = Перемістіть кожен { KEYWORD("thing", "об’єкт") } із суміжних гексів на 1 гекс прямо від цього гекса.
card-spray-fire =
    { $n ->
        [1] Киньте 1 кістку, як за { KEYWORD("drum", "бочку з нафтою") }, і розмістіть { KEYWORD("fire", "вогонь") } на гексі, на який вона вкаже.
        [one] Киньте { $n } кістку, як за { KEYWORD("drum", "бочку з нафтою") }, і розмістіть { KEYWORD("fire", "вогонь") } на кожному гексі, на який вони вкажуть.
        [few] Киньте { $n } кістки, як за { KEYWORD("drum", "бочку з нафтою") }, і розмістіть { KEYWORD("fire", "вогонь") } на кожному гексі, на який вони вкажуть.
       *[many] Киньте { $n } кісток, як за { KEYWORD("drum", "бочку з нафтою") }, і розмістіть { KEYWORD("fire", "вогонь") } на кожному гексі, на який вони вкажуть.
    }

## Інші ефекти. «Цей об’єкт» — той, який пошкодило або відсунуло попереднє речення.

card-blast-token-hex = { KEYWORD("blast", "Вибух") } лише на гексі з { KEYWORD("target", "жетоном цілі") }.
card-push-it =
    { $n ->
        [one] { KEYWORD("push", "Відсуньте") } цей об’єкт на { $n } гекс прямо від свого черв’яка.
        [few] { KEYWORD("push", "Відсуньте") } цей об’єкт на { $n } гекси прямо від свого черв’яка.
       *[many] { KEYWORD("push", "Відсуньте") } цей об’єкт на { $n } гексів прямо від свого черв’яка.
    }
card-knockback-it = { KEYWORD("knockback", "Відкиньте") } цей об’єкт: якщо випало { KEYWORD("bullseye", "влучання") }, напрямок вибираєте ви.
card-knockback-others = { KEYWORD("knockback", "Відкиньте") } всіх інших черв’яків { KEYWORD("within", "у межах") } { $n } у вибраній вами послідовності: якщо випало { KEYWORD("bullseye", "влучання") }, напрямок вибираєте ви.
card-move-worm = Перемістіть свого черв’яка на { KEYWORD("target", "цільовий гекс") }.
card-smooth-jumps = Після { KEYWORD("jump", "стрибків") } завдяки цій карті вашого черв’яка не { KEYWORD("scatter", "зміщують") }.
card-ice-cubes = До початку вашого наступного ходу ваш черв’як, якому загрожує { KEYWORD("damage", "пошкодження") }, натомість опиняється в { KEYWORD("frozen", "кубі льоду") }. Заморожений черв’як { KEYWORD("damage", "пошкоджень") } не зазнає, але його можна перемістити, і він може потонути.

## Повторення та відкладені ефекти

card-twice = Двічі: { $does }
card-three-times = Тричі: { $does }
card-four-times = Чотири рази: { $does }
card-five-times = П’ять разів: { $does }
card-in-each-hex = На кожному з гексів: { $does }
card-at-end-of-turn = Наприкінці ходу там, де { KEYWORD("target", "ціль") } зараз: { $does }

## Карти пакунків і все, що стається без цілі

card-place-emptiest = Розмістіть { card-a-thing } на { KEYWORD("emptiest", "найменш заповненому гексі") } мапи.
card-place-same = На тому самому гексі розмістіть { card-a-thing }.
card-place-by-water = Розмістіть { card-a-thing } на будь-якому гексі суші поруч із водою.
card-change-wind = { KEYWORD("wind", "Змініть напрямок вітру") }.
card-blow-crates = Перемістіть усі інші { KEYWORD("crate", "ящики з припасами") } на 1 гекс { KEYWORD("wind", "за вітром") }.
card-relief = Кожен гравець, у якого найменше черв’яків, бере карту з колоди припасів.
card-flip-for-worms = За кожного свого неушкодженого черв’яка підкиньте { KEYWORD("coin", "жетон небезпеки") }; якщо випала «небезпека», черв’як зазнає { KEYWORD("damage", "пошкодження") }.
card-lay-worms = Покладіть усіх черв’яків на бік.

## Карти раптової смерті

card-when-revealed = Коли карту відкрито: { $does }
card-from-now-on = Відтепер: { $does }
card-at-end-of-each-turn = Наприкінці кожного ходу: { $does }
card-drop = { KEYWORD("drop", "Пакунок") }: { $does }

card-blasts-push-neighbours = Після { KEYWORD("blast", "вибуху") } перемістіть кожен { KEYWORD("thing", "об’єкт") } із суміжних гексів на 1 гекс прямо від місця { KEYWORD("blast", "вибуху") }.
card-nobody-heals = Черв’яки не { KEYWORD("heal", "лікуються") }.
card-mines-are-never-duds = { KEYWORD("mine", "Міни") } вибухають завжди; { KEYWORD("coin", "жетон небезпеки") } за них не підкидають.
card-crates-give-superweapons = За { KEYWORD("crate", "ящик із припасами") } гравець отримує найближчу { KEYWORD("superweapon", "суперзброю") } з колоди припасів, якщо вона там є.
