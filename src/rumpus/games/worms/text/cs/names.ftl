# Jak se jmenují karty standardní sady: name-<označení karty>. NAME($card) vrací vždy první pád; ve větě proto před
# názvem stojí obecné jméno, které se skloňuje („karta Bazuka“, „zahraje kartu Bazuka“).

## Počáteční zbraně

name-bazooka = Bazuka
name-uzi = Uzi
name-ninja-rope = Ninja lano
name-girder = Traverza
name-grenade = Granát
name-shotgun = Brokovnice
name-baseball-bat = Baseballová pálka

## Zbraně ze zásob

name-cluster-bomb = Tříštivá bomba
name-sheep = Ovce
name-dynamite = Dynamit
name-air-strike = Letecký úder
name-homing-missile = Naváděná střela
name-prod = Šťouchanec
name-teleport = Teleport
name-mine = Mina
name-napalm-strike = Napalmový nálet
name-mine-strike = Minový nálet
name-homing-pigeon = Poštovní holub
name-mortar = Minomet
name-minigun = Minigun
name-fire-punch = Ohnivá pěst
name-dragon-ball = Dračí koule
name-jet-pack = Raketový batoh
name-petrol-bomb = Zápalná lahev
name-old-woman = Stařenka
name-freeze = Zmrazení

## Superzbraně

name-banana-bomb = Banánová bomba
name-holy-hand-grenade = Svatý ruční granát
name-concrete-donkey = Betonový osel
name-super-sheep = Superovce
name-carpet-bomb = Kobercový nálet
name-sheep-strike = Ovčí nálet
name-earthquake = Zemětřesení
name-armageddon = Armagedon

## Letecká podpora

name-supplies = Zásoby
name-mine-drop = Mina
name-oil-drum-drop = Barel
name-crate-drop = Krabice
name-minefield = Minové pole
name-fuel-dump = Sklad benzínu
name-squall = Vichřice
name-relief = Humanitární pomoc

## Náhlá smrt

name-high-explosive = Silná trhavina
name-rising-water = Stoupající voda
name-one-health = Na pokraji sil
name-nuclear-test = Jaderný test
name-live-mines = Ostré miny
name-firestorm = Ohnivá bouře
name-meteor-shower = Déšť meteoritů
name-arms-race = Závody ve zbrojení

## Mapové díly

name-propeller = Vrtule
name-wriggle = Vlnovka
name-horseshoe = Podkova
name-whale = Velryba
