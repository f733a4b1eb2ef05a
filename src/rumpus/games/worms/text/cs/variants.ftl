# Co mění varianty sady, po větách. $value je číslo nebo slovo sady se spojovníky.

varied-drops-per-player = Karet letecké podpory v balíčku za každého hráče: { $value } (W2.7).
varied-drops-besides = Karet letecké podpory v balíčku navíc, ať hraje kdokoli: { $value } (W2.7).
varied-longer-game =
    { $value ->
        [all] V delší hře jsou v balíčku všechny karty letecké podpory (W11.6).
       *[other] Karet letecké podpory za každého hráče v delší hře: { $value } (W11.6).
    }
varied-turn-ends-when =
    { $value ->
        [damaged] Tah předčasně končí, když je aktivní wormsík poškozen (W3.10).
       *[destroyed] Tah předčasně končí, jen když je aktivní wormsík zničen (W3.10).
    }
varied-jump-to =
    { $value ->
        [land] Skákat se smí jen na zemi (W4.2).
       *[any-hex] Skákat se smí i do vody (W4.2).
    }
varied-without-worms =
    { $value ->
        [prod] Na plném hexu bez wormsíka se věci vykopávají, dokud nezbudou jen tři (W4.8).
       *[may-prod] Plný hex bez wormsíka se smí nechat, jak je (W4.8).
    }
varied-full-tie =
    { $value ->
        [draw] Při úplné shodě končí hra nerozhodně (W7.3).
        [shared-win] Při úplné shodě končí hra společným vítězstvím (W7.3).
       *[another-round] Při úplné shodě odehraje každý, kdo zbývá, další tah, dokud se nerozhodne (W7.3).
    }
