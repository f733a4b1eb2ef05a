# Як називаються карти коробки «standard»: name-<ідентифікатор карти>. Назви, які показує українська книга правил, узято
# з неї: «Базука», «Узі», «Мотузка ніндзі», «Балка», «Граната», дробовик, «Замороження», «Припаси», «Міна», «Потужна
# вибухівка». Решту придумано в тому самому дусі. У реченнях назва стоїть у називному відмінку в лапках: карта «Базука».

## Початкова зброя

name-bazooka = Базука
name-uzi = Узі
name-ninja-rope = Мотузка ніндзі
name-girder = Балка
name-grenade = Граната
name-shotgun = Дробовик
name-baseball-bat = Бейсбольна бита

## Зброя з припасів

name-cluster-bomb = Касетна бомба
name-sheep = Вівця
name-dynamite = Динаміт
name-air-strike = Повітряний удар
name-homing-missile = Самонавідна ракета
name-prod = Штурхан
name-teleport = Телепорт
name-mine = Міна
name-napalm-strike = Напалмовий удар
name-mine-strike = Мінний удар
name-homing-pigeon = Поштовий голуб
name-mortar = Міномет
name-minigun = Мініган
name-fire-punch = Вогняний кулак
name-dragon-ball = Драконяча куля
name-jet-pack = Реактивний ранець
name-petrol-bomb = Коктейль Молотова
name-old-woman = Бабуся
name-freeze = Замороження

## Суперзброя

name-banana-bomb = Бананова бомба
name-holy-hand-grenade = Свята ручна граната
name-concrete-donkey = Бетонний віслюк
name-super-sheep = Супервівця
name-carpet-bomb = Килимове бомбардування
name-sheep-strike = Овечий удар
name-earthquake = Землетрус
name-armageddon = Армагеддон

## Карти пакунків

name-supplies = Припаси
name-mine-drop = Міна
name-oil-drum-drop = Бочка з нафтою
name-crate-drop = Ящик із припасами
name-minefield = Мінне поле
name-fuel-dump = Склад пального
name-squall = Шквал
name-relief = Гуманітарна допомога

## Карти раптової смерті

name-high-explosive = Потужна вибухівка
name-rising-water = Вода прибуває
name-one-health = На останньому подиху
name-nuclear-test = Ядерне випробування
name-live-mines = Бойові міни
name-firestorm = Вогняна буря
name-meteor-shower = Метеоритний дощ
name-arms-race = Перегони озброєнь

## Плитки мапи

name-propeller = Пропелер
name-wriggle = Змійка
name-horseshoe = Підкова
name-whale = Кит
