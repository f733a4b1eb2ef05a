# Co může hráč odpovědět, jak to nabízí stránka: option-<druh otázky>-<první slovo odpovědi>.
#
# $text je odpověď tak, jak se píše, například „use bow and mace with lure“. Jeho slova se dají rozlišit:
#   WORD($text, n: 2)                        druhé slovo, prázdné, když žádné není: bow
#   WORD($text, n: 1, after: "and")          první slovo za „and“: mace
#   WORD($text, n: 2, part: 2)               z karty zbraně jako sword+lure@bow: 1 je zbraň, pak její předtištěné
#                                            kouzlo, pak hromádka podle rubu, pokud je jiná
# „Z ruky“ je kouzlo na samostatné kartě, „předtištěné“ je na kartě zbraně.
# Kromě toho, kde o nich mluví:
#   $place    jak se políčko jmenuje: C4
#   $things   co na něm je, výčet, nebo „none“
#   $way      kterým směrem leží: north, east, south, west nebo crossroads
#   $beside   jak daleko a kterým směrem od čeho leží: 1 north castle, 2 east you, 1 west figure; nebo none
#   $whose    hráč, čí je to figurka
#   $printed, $spell   u (první) zbraně: předtištěné kouzlo a to, se kterým se použije; nebo „none“
#   $second-printed, $second-spell   totéž u druhé zbraně

## Weapon cards, within the sentences below (čtvrtý pád)

option-card =
    { WORD($text, n: 2, part: 1) ->
        [bow] luk
        [sword] meč
        [mace] palici
        [spear] kopí
       *[bomb] bombu
    }{ USUAL(WORD($text, n: 2, part: 2)) ->
        [bow] {" "}z hromádky luků
        [sword] {" "}z hromádky mečů
        [mace] {" "}z hromádky palic
        [spear] {" "}z hromádky kopí
        [hardened] { WORD($text, n: 3) ->
            [itself] {" "}s předtištěným kouzlem tvrzené zbraně
            [spent] {" "}(předtištěná tvrzená zbraň je vyčerpaná)
           *[other] {" "}(bez předtištěné tvrzené zbraně)
        }
        [teleport] { WORD($text, n: 3) ->
            [itself] {" "}s předtištěným teleportem
            [spent] {" "}(předtištěný teleport je vyčerpaný)
           *[other] {" "}(bez předtištěného teleportu)
        }
        [lure] { WORD($text, n: 3) ->
            [itself] {" "}s předtištěnou vábničkou
            [spent] {" "}(předtištěná vábnička je vyčerpaná)
           *[other] {" "}(bez předtištěné vábničky)
        }
        [berserk] { WORD($text, n: 3) ->
            [itself] {" "}s předtištěným berserkem
            [spent] {" "}(předtištěný berserk je vyčerpaný)
           *[other] {" "}(bez předtištěného berserka)
        }
       *[other] { $printed ->
            [none] {""}
           *[other] { WORD($text, n: 3) ->
                [itself] {" "}s předtištěným kouzlem „{ NAME($printed) }“
                [spent] {" "}(předtištěné kouzlo „{ NAME($printed) }“ je vyčerpané)
               *[other] {" "}(bez předtištěného kouzla „{ NAME($printed) }“)
            }
        }
    }
option-spell =
    { WORD($text, n: 3) ->
        [with] { USUAL(WORD($text, n: 4)) ->
            [hardened] {" "}s kouzlem tvrzené zbraně z ruky
            [teleport] {" "}s teleportem z ruky
            [lure] {" "}s vábničkou z ruky
            [berserk] {" "}s berserkem z ruky
           *[other] { $spell ->
                [none] {""}
               *[other] {" "}s kouzlem „{ NAME($spell) }“ z ruky
            }
        }
        [spent] { USUAL(WORD($text, n: 5)) ->
            [hardened] {" "}s kouzlem tvrzené zbraně z ruky
            [teleport] {" "}s teleportem z ruky
            [lure] {" "}s vábničkou z ruky
            [berserk] {" "}s berserkem z ruky
           *[other] { $spell ->
                [none] {""}
               *[other] {" "}s kouzlem „{ NAME($spell) }“ z ruky
            }
        }
       *[other] {""}
    }
# Both of these say nothing if there is one weapon only.
option-second-card =
    { WORD($text, n: 1, after: "and", part: 1) ->
        [bow] {" "}a luk
        [sword] {" "}a meč
        [mace] {" "}a palici
        [spear] {" "}a kopí
        [bomb] {" "}a bombu
       *[other] {""}
    }{ USUAL(WORD($text, n: 1, after: "and", part: 2)) ->
        [bow] {" "}z hromádky luků
        [sword] {" "}z hromádky mečů
        [mace] {" "}z hromádky palic
        [spear] {" "}z hromádky kopí
        [hardened] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}s předtištěným kouzlem tvrzené zbraně
            [spent] {" "}(předtištěná tvrzená zbraň je vyčerpaná)
           *[other] {" "}(bez předtištěné tvrzené zbraně)
        }
        [teleport] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}s předtištěným teleportem
            [spent] {" "}(předtištěný teleport je vyčerpaný)
           *[other] {" "}(bez předtištěného teleportu)
        }
        [lure] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}s předtištěnou vábničkou
            [spent] {" "}(předtištěná vábnička je vyčerpaná)
           *[other] {" "}(bez předtištěné vábničky)
        }
        [berserk] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}s předtištěným berserkem
            [spent] {" "}(předtištěný berserk je vyčerpaný)
           *[other] {" "}(bez předtištěného berserka)
        }
       *[other] { $second-printed ->
            [none] {""}
           *[other] { WORD($text, n: 2, after: "and") ->
                [itself] {" "}s předtištěným kouzlem „{ NAME($second-printed) }“
                [spent] {" "}(předtištěné kouzlo „{ NAME($second-printed) }“ je vyčerpané)
               *[other] {" "}(bez předtištěného kouzla „{ NAME($second-printed) }“)
            }
        }
    }
option-second-spell =
    { WORD($text, n: 2, after: "and") ->
        [with] { USUAL(WORD($text, n: 3, after: "and")) ->
            [hardened] {" "}s kouzlem tvrzené zbraně z ruky
            [teleport] {" "}s teleportem z ruky
            [lure] {" "}s vábničkou z ruky
            [berserk] {" "}s berserkem z ruky
           *[other] { $second-spell ->
                [none] {""}
               *[other] {" "}s kouzlem „{ NAME($second-spell) }“ z ruky
            }
        }
        [spent] { USUAL(WORD($text, n: 4, after: "and")) ->
            [hardened] {" "}s kouzlem tvrzené zbraně z ruky
            [teleport] {" "}s teleportem z ruky
            [lure] {" "}s vábničkou z ruky
            [berserk] {" "}s berserkem z ruky
           *[other] { $second-spell ->
                [none] {""}
               *[other] {" "}s kouzlem „{ NAME($second-spell) }“ z ruky
            }
        }
       *[other] {""}
    }
# The card in “teleport player 2 sword+lure”: the fourth word.
option-teleport-card =
    { WORD($text, n: 4, part: 1) ->
        [bow] luk
        [sword] meč
        [mace] palici
        [spear] kopí
       *[bomb] bombu
    }{ USUAL(WORD($text, n: 4, part: 2)) ->
        [bow] {" "}z hromádky luků
        [sword] {" "}z hromádky mečů
        [mace] {" "}z hromádky palic
        [spear] {" "}z hromádky kopí
        [hardened] {" "}(s předtištěnou tvrzenou zbraní)
        [lure] {" "}(s předtištěnou vábničkou)
        [berserk] {" "}(s předtištěným berserkem)
       *[other] { $printed ->
            [none] {""}
           *[other] {" "}(s předtištěným kouzlem „{ NAME($printed) }“)
        }
    }

## Where to begin, where to go

# Kde políčko leží, za jeho jménem.
where-beside =
    { WORD($beside, n: 1) ->
        [none] {""}
        [1] , { beside-side } od { beside-what }
        [2] , dvě políčka { beside-side } od { beside-what }
        [3] , tři políčka { beside-side } od { beside-what }
       *[4] , čtyři políčka { beside-side } od { beside-what }
    }
beside-side =
    { WORD($beside, n: 2) ->
        [north] severně
        [east] východně
        [south] jižně
       *[west] západně
    }
# Druhý pád: od koho, čeho?
beside-what =
    { WORD($beside, n: 3) ->
        [castle] hradu
        [you] tebe
        [west-start] západního startu
        [east-start] východního startu
       *[figure] { PLAYER($whose) ->
            [unnamed] hráče { WORD($whose, n: 2) }
           *[other] hráče { PLAYER($whose) }
        }
    }
option-start-start = Začít na startu { $place }{ where-beside }.

option-way =
    { $way ->
        [north] na sever
        [east] na východ
        [south] na jih
        [west] na západ
       *[crossroads] přes rozcestí
    }
option-there =
    { $things ->
        [none] {""}
       *[other] : { $things }
    }
option-go-go = Jít { option-way }, políčko { $place }{ where-beside }{ option-there }.
option-go-teleport =
    { WORD($text, n: 5) ->
        [itself] Použít { option-teleport-card } s předtištěným { USUAL($spell) ->
            [teleport] teleportem
           *[other] kouzlem „{ NAME($spell) }“
        }: prohodit se s { the-other } na políčku { $place } a pak zaútočit.
       *[other] Použít { option-teleport-card } s { USUAL($spell) ->
            [teleport] teleportem
           *[other] kouzlem „{ NAME($spell) }“
        } z ruky: prohodit se s { the-other } na políčku { $place } a pak zaútočit.
    }
option-go-die = Umřít: přijít o zbraně, nechat si kouzla.

option-go-on-go = Jít dál { option-way }, políčko { $place }{ where-beside }{ option-there }.
option-go-on-teleport = { option-go-teleport }
option-go-on-stop = Dál nejít.

option-go-from-there-go = Jít { option-way }, políčko { $place }{ where-beside }{ option-there }.
option-go-from-there-teleport = { option-go-teleport }

## Fighting

option-use-use = Použít { option-card }{ option-spell }{ option-second-card }{ option-second-spell }.
option-discard-keep = Žádnou zbraň nezahodit.
option-discard-discard = Zahodit { option-card }{ option-spell }.
option-lure-lure =
    { WORD($text, n: 5) ->
        [demon] Vyměnit démona za { option-lured } z políčka { $place }{ where-beside }.
        [human] Vyměnit člověka za { option-lured } z políčka { $place }{ where-beside }.
        [undead] Vyměnit nemrtvého za { option-lured } z políčka { $place }{ where-beside }.
        [beast] Vyměnit zvíře za { option-lured } z políčka { $place }{ where-beside }.
       *[none] Vyměnit za { option-lured } z políčka { $place }{ where-beside }.
    }
option-lured =
    { WORD($text, n: 2) ->
        [demon] démona
        [human] člověka
        [undead] nemrtvého
       *[beast] zvíře
    }

## What a spell brings

option-take-trophy-take = Vzít si trofej { a-monster }.
option-take-others-trophy-take =
    Vzít { PLAYER($other) ->
        [unnamed] hráči { WORD($other, n: 2) }
       *[other] hráči { PLAYER($other) }
    } trofej { a-monster }.

## In a camp

option-camp-draw =
    { WORD($text, n: 2) ->
        [spell] Líznout si kouzlo.
       *[nothing] Kouzlo si nelíznout.
    }
option-throw-throw = Zahodit úkol „{ NAME(WORD($text, n: 2)) }“.
option-throw-done = Žádný další úkol nezahodit.

## After dying

option-rise-stay = Ožít tady.
option-rise-return = Ožít na startu { $place }{ where-beside }.

## The end of a turn

option-trophies-keep =
    Nechat si tyto trofeje: { WORD($text, n: 2) ->
        [demon] démon
        [human] člověk
        [undead] nemrtvý
       *[beast] zvíře
    }{ WORD($text, n: 3) ->
        [demon] , démon
        [human] , člověk
        [undead] , nemrtvý
        [beast] , zvíře
       *[other] { "" }
    }{ WORD($text, n: 4) ->
        [demon] , démon
        [human] , člověk
        [undead] , nemrtvý
        [beast] , zvíře
       *[other] { "" }
    }{ WORD($text, n: 5) ->
        [demon] , démon
        [human] , člověk
        [undead] , nemrtvý
        [beast] , zvíře
       *[other] { "" }
    }{ WORD($text, n: 6) ->
        [demon] , démon
        [human] , člověk
        [undead] , nemrtvý
        [beast] , zvíře
       *[other] { "" }
    }.
option-draw-draw =
    { WORD($text, n: 2) ->
        [bow] Líznout si z hromádky luků.
        [sword] Líznout si z hromádky mečů.
        [mace] Líznout si z hromádky palic.
       *[spear] Líznout si z hromádky kopí.
    }
