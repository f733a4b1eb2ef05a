# Co je natištěno na kartách. Text karty se skládá z celých vět, jedna za každé klíčové slovo; kartě se tyká.
# $n je číslo; $thing je mine, drum, crate, fire nebo crater.
# Věta, která končí dvojtečkou, uvádí $does: jednu nebo víc dalších vět.

# Two or more sentences one after another: $first is one of them, $next all that follow.
card-then = { $first } { $next }

## What sort of card it is

card-kind-starter = Počáteční zbraň
card-kind-supply = Zbraň ze zásob
card-kind-superweapon = { KEYWORD("superweapon", "Superzbraň") }
card-kind-drop = { KEYWORD("drop", "Karta letecké podpory") }
card-kind-sudden-death = Karta { KEYWORD("sudden-death", "náhlé smrti") }

## The symbols of the action line

card-symbol-text = { KEYWORD("card-text", "text karty") }
card-symbol-move = { KEYWORD("move", "pohyb") }
card-symbol-again = { KEYWORD("again", "další zbraň") }

## Choosing a target. A new hex is one that does not hold the target token.

card-target-any = { KEYWORD("target", "Zaměř") } libovolný hex.
card-target-any-new = { KEYWORD("target", "Zaměř") } { KEYWORD("new-hex", "nový") } hex.
card-target-any-within = { KEYWORD("target", "Zaměř") } hex { KEYWORD("within", "do vzdálenosti") } { $n }.
card-target-any-new-within = { KEYWORD("target", "Zaměř") } { KEYWORD("new-hex", "nový") } hex { KEYWORD("within", "do vzdálenosti") } { $n }.
card-target-direct = { KEYWORD("target", "Zaměř") } { KEYWORD("direct", "hex na přímce") }.
card-target-direct-new = { KEYWORD("target", "Zaměř") } { KEYWORD("new-hex", "nový") } { KEYWORD("direct", "hex na přímce") }.
card-target-direct-within = { KEYWORD("target", "Zaměř") } { KEYWORD("direct", "hex na přímce") } { KEYWORD("within", "do vzdálenosti") } { $n }.
card-target-direct-new-within = { KEYWORD("target", "Zaměř") } { KEYWORD("new-hex", "nový") } { KEYWORD("direct", "hex na přímce") } { KEYWORD("within", "do vzdálenosti") } { $n }.
card-target-non-full = { KEYWORD("target", "Zaměř") } { KEYWORD("non-full", "neplný hex") }.
card-target-non-full-within = { KEYWORD("target", "Zaměř") } { KEYWORD("non-full", "neplný hex") } { KEYWORD("within", "do vzdálenosti") } { $n }.
card-target-own = { KEYWORD("target", "Zaměř") } aktuální hex svého wormsíka.
card-target-last = { KEYWORD("target", "Zaměř") } poslední hex, na kterém tvůj wormsík stál.
card-target-airstrike = { KEYWORD("target", "Zaměř") } { KEYWORD("airstrike", "letecký úder") }: libovolný hex, libovolný směr.
card-target-airstrike-new = { KEYWORD("target", "Zaměř") } { KEYWORD("airstrike", "letecký úder") }: libovolný { KEYWORD("new-hex", "nový") } hex, libovolný směr.

## Moving the target

card-accuracy = { KEYWORD("accuracy", "Přesnost") } { $n }.
card-accuracy-steady = { KEYWORD("accuracy", "Přesnost") } { $n } na každou vzdálenost.
card-scatter = { KEYWORD("scatter", "Rozhoď") } { KEYWORD("target", "žeton zaměření") }.
card-scatter-twice = { KEYWORD("scatter", "Rozhoď") } { KEYWORD("target", "žeton zaměření") } dvakrát.
card-steer =
    { $n ->
        [one] Smíš pohnout { KEYWORD("target", "žetonem zaměření") } o jeden hex, jen po zemi.
        [few] Smíš pohnout { KEYWORD("target", "žetonem zaměření") } až o { $n } hexy, krok za krokem a jen po zemi.
       *[other] Smíš pohnout { KEYWORD("target", "žetonem zaměření") } až o { $n } hexů, krok za krokem a jen po zemi.
    }

## What happens in the target hex, or in one of the hexes of an airstrike

card-blast = { KEYWORD("blast", "Výbuch") }.
card-two-blasts = Dva { KEYWORD("blast", "výbuchy") }, jeden po druhém.
card-three-blasts = Tři { KEYWORD("blast", "výbuchy") }, jeden po druhém.
card-damage-thing = { KEYWORD("damage", "Poškoď") } tam jednu { KEYWORD("thing", "věc") }.
card-damage-worm = { KEYWORD("damage", "Poškoď") } tam jednoho wormsíka.
card-push-worm =
    { $n ->
        [one] { KEYWORD("push", "Odstrč") } tam jednoho wormsíka o jeden hex přímo od svého wormsíka.
        [few] { KEYWORD("push", "Odstrč") } tam jednoho wormsíka o { $n } hexy přímo od svého wormsíka.
       *[other] { KEYWORD("push", "Odstrč") } tam jednoho wormsíka o { $n } hexů přímo od svého wormsíka.
    }
# Čtvrtý pád: co se umísťuje.
card-a-thing =
    { $thing ->
        [mine] { KEYWORD("mine", "minu") }
        [drum] { KEYWORD("drum", "barel") }
        [crate] { KEYWORD("crate", "krabici") }
        [fire] { KEYWORD("fire", "oheň") }
       *[crater] { KEYWORD("crater", "kráter") }
    }
card-place = Umísti tam { card-a-thing }.
card-remove = Odstraň tam jeden { KEYWORD("crater", "kráter") }, { KEYWORD("fire", "oheň") } nebo { KEYWORD("mine", "minu") } ({ KEYWORD("mine", "mina") } nevybuchne), nebo odtamtud sejmi hex vody.
card-push-neighbours = Každou { KEYWORD("thing", "věcí") } na sousedícím hexu pohni o jeden hex přímo od tohoto hexu.
card-spray-fire =
    { $n ->
        [1] Hoď jednou kostkou jako u { KEYWORD("drum", "barelu") } a na hex, který ukáže, umísti { KEYWORD("fire", "oheň") }.
       *[other] Hoď { $n } kostkami jako u { KEYWORD("drum", "barelu") } a na každý hex, který ukážou, umísti { KEYWORD("fire", "oheň") }.
    }

## Other effects. It is the Thing that the sentence before has damaged or pushed.

card-blast-token-hex = { KEYWORD("blast", "Výbuch") } jen na hexu s { KEYWORD("target", "žetonem zaměření") }.
card-push-it =
    { $n ->
        [one] Zasaženou věc { KEYWORD("push", "odstrč") } o jeden hex přímo od svého wormsíka.
        [few] Zasaženou věc { KEYWORD("push", "odstrč") } o { $n } hexy přímo od svého wormsíka.
       *[other] Zasaženou věc { KEYWORD("push", "odstrč") } o { $n } hexů přímo od svého wormsíka.
    }
card-knockback-it = Zasaženou věc { KEYWORD("knockback", "pořádně rozhoď") }: padne-li { KEYWORD("bullseye", "terč") }, směr určíš ty.
card-knockback-others = { KEYWORD("knockback", "Pořádně rozhoď") } všechny ostatní wormsíky { KEYWORD("within", "do vzdálenosti") } { $n } v pořadí, které si zvolíš: padne-li { KEYWORD("bullseye", "terč") }, směr určíš ty.
card-move-worm = Přesuň svého wormsíka na { KEYWORD("target", "zaměřený hex") }.
card-smooth-jumps = Po { KEYWORD("jump", "skocích") } z této karty se tvůj wormsík { KEYWORD("scatter", "nerozhazuje") }.
card-ice-cubes = Do začátku tvého příštího tahu platí: tvůj wormsík, který by měl být { KEYWORD("damage", "poškozen") }, místo toho { KEYWORD("frozen", "zamrzne") } do kostky ledu. Zmrzlého wormsíka nejde { KEYWORD("damage", "poškodit") }, ale hýbat s ním jde a utopit se může.

## Repeating and waiting

card-twice = Dvakrát: { $does }
card-three-times = Třikrát: { $does }
card-four-times = Čtyřikrát: { $does }
card-five-times = Pětkrát: { $does }
card-in-each-hex = Na každém hexu: { $does }
card-at-end-of-turn = Na konci tahu na hexu, který je { KEYWORD("target", "zaměřen") } teď: { $does }

## Drop cards and what happens without a target

card-place-emptiest = Umísti { card-a-thing } na { KEYWORD("emptiest", "nejprázdnější hex") }.
card-place-same = Umísti { card-a-thing } na stejný hex.
card-place-by-water = Umísti { card-a-thing } na libovolný hex země, který sousedí s vodou.
card-change-wind = { KEYWORD("wind", "Změň směr větru") }.
card-blow-crates = Pohni každou jinou { KEYWORD("crate", "krabicí") } o jeden hex { KEYWORD("wind", "po větru") }.
card-relief = Každý hráč s nejmenším počtem wormsíků si dobere kartu zásob.
card-flip-for-worms = Za každého svého zdravého wormsíka hoď { KEYWORD("coin", "žetonem nebezpečí") }; padne-li nebezpečí, je ten wormsík { KEYWORD("damage", "poškozen") }.
card-lay-worms = Polož všechny wormsíky na bok.

## Sudden death cards

card-when-revealed = Při otočení: { $does }
card-from-now-on = Od této chvíle: { $does }
card-at-end-of-each-turn = Na konci každého tahu: { $does }
card-drop = { KEYWORD("drop", "Letecká podpora") }: { $does }

card-blasts-push-neighbours = Po { KEYWORD("blast", "výbuchu") } pohni každou { KEYWORD("thing", "věcí") } na sousedícím hexu o jeden hex přímo od { KEYWORD("blast", "výbuchu") }.
card-nobody-heals = Wormsíci se { KEYWORD("heal", "neléčí") }.
card-mines-are-never-duds = { KEYWORD("mine", "Miny") } vybuchnou vždycky; { KEYWORD("coin", "žetonem nebezpečí") } se za ně nehází.
card-crates-give-superweapons = { KEYWORD("crate", "Krabice") } přinese další { KEYWORD("superweapon", "superzbraň") } z balíčku zásob, pokud v něm nějaká je.
