## Klient stolu, který je jinde

# $address je, kde má být, $link to, co nám někdo dal
client-address-wrong = „{ $address }“ není adresa stolu. Vypadá takto: http://127.0.0.1:8000
client-link-wrong = „{ $link }“ není odkaz do místnosti.
client-link-elsewhere = „{ $link }“ vede k jinému stolu než { $address }.
client-nobody-there = Na adrese { $address } nikdo neodpovídá.
client-no-table = Co odpovídá na adrese { $address }, není stůl.
client-lost = Spojení s { $address } se přerušilo a už se neobnovilo.
client-unsure = Spojení s { $address } se přerušilo dřív, než bylo jasné, jestli nás stůl slyšel. Než to zopakuješ, podívej se do místnosti.
client-left = Tato návštěva už skončila.
