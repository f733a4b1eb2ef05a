# Vytištěná hra: jména dílů a co k nim vědět.

print-worms-map = Mapové díly a voda
# $line vypočítává symboly akčního řádku zbraně.
print-worms-line = Po řadě: { $line }.
print-worms-back =
    { $deck ->
        [weapon] Zbraň
        [drop] Letecká podpora
        [sudden-death] Náhlá smrt
       *[reference] Worms
    }
print-worms-team =
    { $number } – { $team ->
        [blue] modrý
        [red] červený
        [yellow] žlutý
       *[green] zelený
    } tým
print-worms-token =
    { $token ->
        [target] žeton zaměření
        [coin] žeton nebezpečí
        [arrow] šipka ukazatele větru
        [dial] ukazatel větru
       *[ice] kostka ledu
    }
print-worms-dice = Pět osmistěnných kostek. Sedmička je vítr a osmička terč; 1 až 6 jsou směry.
print-worms-decks = Všechny zbraně mají stejný rub. Pod textem karty stojí, zda je to počáteční zbraň; všechny ostatní zbraně jsou balíček zásob.
print-worms-ice = Wormsík na jedné straně žetonu stojí a na druhé leží. Šipka se klade na ukazatel větru, kostky ledu na zmrazené wormsíky; když dojdou, vezmi cokoli malého.
