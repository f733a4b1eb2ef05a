# Úvodní stránka: kdo jsi, oblíbené, hra dne, tvoje hry; a jak se jmenují boti.

## Jméno, na které se ptáme jednou

name-title = Jak ti máme říkat?
name-about = Tohle jméno uvidí ostatní. V nastavení ho můžeš kdykoli změnit.
name-another = Jiný návrh
name-play = Hrát
# Návrh pro toho, kdo ještě jméno nemá: bez čárky.
name-suggestion =
    { $n ->
        [0] Kapitán Nudle
        [1] Rytíř Cákanec
        [2] Lady Ostružina
        [3] Agent Okurka
        [4] Doktor Hrom
        [5] Madam Sušenka
        [6] Profesor Louže
        [7] Strýc Raketa
        [8] Teta Kometa
        [9] Baron Oplatka
        [10] Hraběnka Paprika
       *[11] Nováček Jezevec
    }

## Boti: jména pro každou úroveň podle čísla; každé místo v místnosti má jiné

bot-name-random =
    { $persona ->
        [0] Kostka
        [1] Vrtoch
        [2] Hazard
        [3] Náhoda
        [4] Šotek
        [5] Kotrmelec
        [6] Zmatek
       *[7] Štístko
    }
bot-name-beginner =
    { $persona ->
        [0] Žalud
        [1] Pulec
        [2] Klíček
        [3] Kuřátko
        [4] Poupě
        [5] Halíř
        [6] Pastelka
       *[7] Pískle
    }
bot-name-easy =
    { $persona ->
        [0] Puntík
        [1] Brumla
        [2] Tečka
        [3] Nudlík
        [4] Houpálek
        [5] Drobek
        [6] Knoflík
       *[7] Popleta
    }
bot-name-casual =
    { $persona ->
        [0] Neděle
        [1] Vánek
        [2] Jetelíček
        [3] Pohoda
        [4] Sušenka
        [5] Houpačka
        [6] Piknik
       *[7] Loudal
    }
bot-name-regular =
    { $persona ->
        [0] Domino
        [1] Žolík
        [2] Kormidelník
        [3] Kaštan
        [4] Kulička
        [5] Konvička
        [6] Cívka
       *[7] Šašek
    }
bot-name-quick =
    { $persona ->
        [0] Šipka
        [1] Frnk
        [2] Vrabčák
        [3] Blesk
        [4] Rorýs
        [5] Jiskra
        [6] Zajíc
       *[7] Kometa
    }
bot-name-fair =
    { $persona ->
        [0] Nýtek
        [1] Javor
        [2] Kutil
        [3] Měďák
        [4] Jalovec
        [5] Ječmínek
        [6] Pepřík
       *[7] Kobalt
    }
bot-name-good =
    { $persona ->
        [0] Jeřáb
        [1] Mistřík
        [2] Dudák
        [3] Šikula
        [4] Líska
        [5] Křesadlo
        [6] Lučištník
       *[7] Brk
    }
bot-name-strong =
    { $persona ->
        [0] Atlas
        [1] Soumrak
        [2] Onyx
        [3] Vichr
        [4] Argus
        [5] Sokol
        [6] Žár
       *[7] Granit
    }
# $level je „Slušný bot“.
bot-with-level = { $name } ({ $level })

## Oblíbené: kdo hraje a podle jakých pravidel, uložené v tomto prohlížeči

favourites = Oblíbené
favourites-about = Kdo hraje a podle jakých pravidel; uložené jen v tomto prohlížeči.
favourite-last = Jako minule
favourite-save = Uložit jako oblíbené
favourite-name = Název oblíbeného
favourite-keep = Uložit
favourite-rename = Přejmenovat „{ $name }“
favourite-delete = Smazat „{ $name }“
favourite-kept = „{ $name }“ je uloženo v tomto prohlížeči.
favourite-deleted = „{ $name }“ je smazáno.
favourite-not-kept = Tento prohlížeč nic neukládá: po zavření stránky oblíbené zmizí.
favourite-suggestion = Večer { $n }

## Tvoje hry

front-yours-about = Uložené jen v tomto prohlížeči.
# $names jsou ostatní hráči.
yours-against = soupeři: { $names }
yours-watched = { $names }
yours-open = čeká se na hráče
yours-turn-mine = jsi na tahu
yours-turn = na tahu: { $name }
yours-won = výhra
yours-drawn = remíza
# Vyhrál někdo jiný než čtenář.
yours-lost = výhra: { $names }
yours-gone = už neexistuje

## Hra dne

day-title = Jak to šlo ostatním
# $count lidí dohrálo dnešní hru.
day-finished-today = { $count ->
        [0] Dnešní hru ještě nikdo nedohrál.
        [one] Dnešní hru dohrál jeden hráč.
        [few] Dnešní hru dohráli { $count } hráči.
       *[other] Dnešní hru dohrálo { $count } hráčů.
    }
day-yours = Jak šla ostatním
day-about = První pokusy všech ve stejné hře se stejnými kostkami, beze jmen.
day-tries = { $began ->
        [one] Začal jeden
        [few] Začali { $began }
       *[other] Začalo { $began }
    }, { $finished ->
        [0] nikdo ještě nedohrál
        [one] dohrál jeden
        [few] dohráli { $finished }
       *[other] dohrálo { $finished }
    }.
day-outcomes = Výhry: { $won } · remízy: { $drawn } · prohry: { $lost }
# $place se počítá od 1 z $finished.
day-place = Tvoje místo: { $place }. z { $finished }.
day-answers = { $answers ->
        [1] Stačila ti jedna odpověď.
       *[other] Tvých odpovědí: { $answers }.
    }
day-not-counted = Tento pokus se nepočítá: nebyl první, nebo za tebe hrál bot.
day-graph = Výhry podle počtu odpovědí
# $from a $to jsou počty odpovědí, $count počet výher.
day-bin = { $from }–{ $to } odpovědí: { $count }
day-bin-yours = { $from }–{ $to } odpovědí: { $count }, tvoje mezi nimi

## Název karty prohlížeče

# $name je ten, kdo je na tahu.
room-title-other = Hraje { $name }: { $game } – Rumpus
room-title-over = Konec: { $game } – Rumpus
