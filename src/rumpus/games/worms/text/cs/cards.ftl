# Co je natištěno na kartách. Text karty se skládá z celých vět, jedna za každé klíčové slovo; kartě se tyká.
# $n je číslo; $thing je mine, drum, crate, fire nebo crater.
# Věta, která končí dvojtečkou, uvádí $does: jednu nebo víc dalších vět.

# Two or more sentences one after another: $first is one of them, $next all that follow.
card-then = { $first } { $next }

## What sort of card it is

card-kind-starter = Počáteční zbraň
card-kind-supply = Zbraň ze zásob
card-kind-superweapon = Superzbraň
card-kind-drop = Karta letecké podpory
card-kind-sudden-death = Karta náhlé smrti

## The symbols of the action line

card-symbol-text = Text
card-symbol-move = Pohyb
card-symbol-again = Další zbraň

## Choosing a target. A new hex is one that does not hold the target token.

card-target-any = Zaměř libovolný hex.
card-target-any-new = Zaměř nový hex.
card-target-any-within = Zaměř hex do vzdálenosti { $n }.
card-target-any-new-within = Zaměř nový hex do vzdálenosti { $n }.
card-target-direct = Zaměř hex na přímce.
card-target-direct-new = Zaměř nový hex na přímce.
card-target-direct-within = Zaměř hex na přímce do vzdálenosti { $n }.
card-target-direct-new-within = Zaměř nový hex na přímce do vzdálenosti { $n }.
card-target-non-full = Zaměř neplný hex.
card-target-non-full-within = Zaměř neplný hex do vzdálenosti { $n }.
card-target-own = Zaměř aktuální hex svého wormsíka.
card-target-last = Zaměř poslední hex, na kterém tvůj wormsík stál.
card-target-airstrike = Zaměř letecký úder.
card-target-airstrike-new = Zaměř letecký úder na nový hex.

## Moving the target

card-accuracy = Přesnost { $n }.
card-accuracy-steady = Přesnost { $n } na každou vzdálenost.
card-scatter = Rozhoď žeton zaměření.
card-scatter-twice = Rozhoď žeton zaměření dvakrát.
card-steer =
    { $n ->
        [one] Smíš pohnout žetonem zaměření o jeden hex, jen po zemi.
        [few] Smíš pohnout žetonem zaměření až o { $n } hexy, krok za krokem a jen po zemi.
       *[other] Smíš pohnout žetonem zaměření až o { $n } hexů, krok za krokem a jen po zemi.
    }

## What happens in the target hex, or in one of the hexes of an airstrike

card-blast = Výbuch.
card-two-blasts = Dva výbuchy, jeden po druhém.
card-three-blasts = Tři výbuchy, jeden po druhém.
card-damage-thing = Poškoď tam jednu věc.
card-damage-worm = Poškoď tam jednoho wormsíka.
card-push-worm =
    { $n ->
        [one] Odstrč tam jednoho wormsíka o jeden hex přímo od svého wormsíka.
        [few] Odstrč tam jednoho wormsíka o { $n } hexy přímo od svého wormsíka.
       *[other] Odstrč tam jednoho wormsíka o { $n } hexů přímo od svého wormsíka.
    }
# Čtvrtý pád: co se umísťuje.
card-a-thing =
    { $thing ->
        [mine] minu
        [drum] barel
        [crate] krabici
        [fire] oheň
       *[crater] kráter
    }
card-place = Umísti tam { card-a-thing }.
card-remove = Odstraň tam jeden kráter, oheň nebo minu (mina nevybuchne), nebo odtamtud sejmi hex vody.
card-push-neighbours = Každou věcí na sousedícím hexu pohni o jeden hex přímo od tohoto hexu.
card-spray-fire =
    { $n ->
        [1] Hoď jednou kostkou jako u barelu a na hex, který ukáže, umísti oheň.
       *[other] Hoď { $n } kostkami jako u barelu a na každý hex, který ukážou, umísti oheň.
    }

## Other effects. It is the Thing that the sentence before has damaged or pushed.

card-blast-token-hex = Výbuch jen na hexu s žetonem zaměření.
card-push-it =
    { $n ->
        [one] Tutéž věc odstrč o jeden hex přímo od svého wormsíka.
        [few] Tutéž věc odstrč o { $n } hexy přímo od svého wormsíka.
       *[other] Tutéž věc odstrč o { $n } hexů přímo od svého wormsíka.
    }
card-knockback-it = Tutéž věc pořádně rozhoď.
card-knockback-others = Pořádně rozhoď všechny ostatní wormsíky do vzdálenosti { $n } v pořadí, které si zvolíš.
card-move-worm = Přesuň svého wormsíka na zaměřený hex.
card-smooth-jumps = Po skocích z této karty se wormsík nerozhazuje.
card-ice-cubes = Do začátku tvého příštího tahu platí: tvůj wormsík, který by měl být poškozen, místo toho zamrzne do kostky ledu. Zmrzlého wormsíka nejde poškodit, ale hýbat s ním jde a utopit se může.

## Repeating and waiting

card-twice = Dvakrát: { $does }
card-three-times = Třikrát: { $does }
card-four-times = Čtyřikrát: { $does }
card-five-times = Pětkrát: { $does }
card-in-each-hex = Na každém hexu: { $does }
card-at-end-of-turn = Na konci tahu na hexu, který je zaměřen teď: { $does }

## Drop cards and what happens without a target

card-place-emptiest = Umísti { card-a-thing } na nejprázdnější hex.
card-place-same = Umísti { card-a-thing } na stejný hex.
card-place-by-water = Umísti { card-a-thing } na libovolný hex země, který sousedí s vodou.
card-change-wind = Změň směr větru.
card-blow-crates = Pohni každou jinou krabicí o jeden hex po větru.
card-relief = Každý hráč s nejmenším počtem wormsíků si dobere kartu zásob.
card-flip-for-worms = Za každého svého zdravého wormsíka hoď žetonem nebezpečí; padne-li nebezpečí, je poškozen.
card-lay-worms = Polož všechny wormsíky na bok.

## Sudden death cards

card-when-revealed = Při otočení: { $does }
card-from-now-on = Od této chvíle: { $does }
card-at-end-of-each-turn = Na konci každého tahu: { $does }
card-drop = Letecká podpora: { $does }

card-blasts-push-neighbours = Po výbuchu pohni každou věcí na sousedícím hexu o jeden hex přímo od výbuchu.
card-nobody-heals = Wormsíci se neléčí.
card-mines-are-never-duds = Miny vybuchnou vždycky; žetonem nebezpečí se za ně nehází.
card-crates-give-superweapons = Krabice přinese další superzbraň z balíčku zásob, pokud v něm nějaká je.
