# Klíčová slova karet s vysvětlením pro toho, kdo na ně ukáže: ve větách je označuje KEYWORD. Který článek o čem mluví, je v keywords.py.

keyword-weapon = Zbraň: porazí jednu příšeru své barvy a pak se zahodí.
keyword-bomb = Žolík: bomba nahradí kteroukoli zbraň.
keyword-pile = Hromádka: každá zbraň má svou, ale jsou do ní přimíchané i jiné zbraně a bomby.
keyword-demon = Démon, v prototypu čert: červený, porazí ho luk.
keyword-human = Člověk, v prototypu čaroděj: modrý, porazí ho meč.
keyword-undead = Nemrtvý, v prototypu zombík: žlutý, porazí ho palice.
keyword-beast = Zvíře, v prototypu medvěd: zelené, porazí ho kopí.
keyword-spell = Kouzlo: použije se jednou, spolu se zbraní; na jedné zbrani nikdy dvě.
keyword-printed = Předtištěné kouzlo: dá se použít jednou a jen s touhle zbraní; zbraň jde použít i bez něj.
keyword-keep-weapon = Zůstane na ruce: každá jiná zbraň se po porážce příšery zahodí. Na prázdném políčku kouzlo přijde nazmar.
keyword-change-places = Prohodit se: ani jeden z vás na nové políčko nevstupuje, takže tábor nic nedá. S tou zbraní pak musíš zaútočit.
keyword-swap-monsters = Prohodit příšery: takhle můžeš i tam, kde stojí příšera, na kterou nemáš zbraň.
keyword-go-on = Pokračovat: pořád je to jeden tah. Na prázdném políčku tě to stojí zbraň.
keyword-bring = Zisk: dostane to jen ten, kdo porazí příšeru. Na prázdném políčku kouzlo přijde nazmar.
keyword-attack = Útok: jdeš na políčko s příšerami a všechny porazíš, každou jednou zbraní.
keyword-task = Úkol: kdo některý z vyložených na konci svého tahu splňuje, vezme si ho; platí jako vítězný token.
keyword-next-to = Hned vedle: na kterékoli ze čtyř stran; skála mezi vámi nevadí.
keyword-between = Mezi: jedna na jedné straně a druhá na protější, obě hned vedle tebe.
keyword-in-a-row = V řadě: jedna za druhou jedním směrem, bez mezery, v libovolném pořadí.
keyword-trophies = Trofeje: příšery, které máš poražené. Na konci tahu si jich necháš jen několik; úkol je nespotřebuje.
