# Proč se hra Zombies Doom nedá připravit tak, jak si někdo přeje. Co je špatně na sadě, je v box.ftl.
# Klíče, hodnoty a jména se říkají tak, jak se píšou; nepřekládají se.

## Příprava hry

# $layings je, kolikrát se dílky pokládaly.
map-cannot-be-laid = Mapu se nepodařilo položit ani na { $layings }. pokus: pokaždé zůstalo některé políčko nedostupné, ať se dílky otáčely jakkoli (Z5.2). Na tak úzkou mapu má sada příliš mnoho dílků se skálou na okraji.

## Positions given directly

position-bad-place = Políčko „{ $place }“ na mapě není. Piš sloupec a řádek oddělené čárkou, například 5,4.
# $rows lists how many places each row has.
position-bad-map = Mapa má řady s těmito počty políček: { $rows }, a start, skála a hrad leží tam, kde je má sada, obvykle uprostřed: S # H # S.
# $count is how many monsters belong there.
position-wrong-monsters =
    Na { $place } { $count ->
        [one] musí být jedna příšera
        [few] musí být { $count } příšery
       *[other] musí být { $count } příšer
    }, nebo žádná.
position-hand-full =
    Na ruce { $most ->
        [one] smí být nejvýš jedna zbraň
        [few] smějí být nejvýš { $most } zbraně
       *[other] smí být nejvýš { $most } zbraní
    }.
position-nobody-stands = Na { $place } nemůže nikdo stát: je to skála nebo rozcestí (Z4.3, Z4.4).
position-somebody-stands = Na { $place } někdo stojí, takže tam nemůže být příšera.
position-too-many-tokens = Vítězných tokenů může na { $place } být nejvýš { $most }.
position-nothing-spent = Na „{ $card }“ není předtištěné žádné kouzlo, takže žádné nemůže být vyčerpané.
position-pile-and-discards = U „{ $pile }“ uveď buď to, co je v balíčku, nebo to, co je odhozené: jedno plyne z druhého.
position-too-many-tasks = Vyložených úkolů je nejvýš { $most } (Z3.1).
position-turn-not-begun = „{ $key }“ se dá říct jen o tahu, který už začal: uveď, kterou částí pokračuje, „step“.
position-set-up-and-step = Dokud se hráči připravují, žádný tah ještě nezačal.
position-too-many-trophies = Na konci tahu zůstávají nejvýš { $most } trofeje (Z8.1).
position-has-won = { $seat } už dosáhl cíle { $target }, takže vyhrál (Z8.3).
