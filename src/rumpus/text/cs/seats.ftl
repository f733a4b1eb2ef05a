# Kdo kde sedí: co se o tom dozví všichni u stolu, na co se stránka předem ptá a proč něco nejde.
# $name je jméno hráče, nebo „místo 2“ (told-seat), kde ještě nikdo neseděl.

told-seat = místo { $seat }
told-bot-plays = Hostitel nechává hrát bota. Hraje za: { $name }.
told-handed-back = Hostitel vrací místo. Znovu hraje: { $name }.
told-invited = Hostitel vytvořil nový odkaz na místo, kde sedí: { $name }.
told-returned = Na své místo se vrací: { $name }.
# $before is who sat there.
told-sat-anew = Na místě se mění hráč. Předtím: { $before }, teď: { $name }.

link-used = Tento odkaz už někdo použil a na místě sedí. Jestli jsi to ty, přijď s prohlížečem, ze kterého tu hraješ, nebo požádej hostitele o nový odkaz.
seat-yours-already = Na tom místě už sedíš.

seat-let-bot-sure = Má hrát bot? Za hráče: { $name }
seat-let-bot-about = Dozvědí se to všichni u stolu. { $name } si místo může kdykoli vzít zpátky.
seat-invite = Nový odkaz pro hráče: { $name }
seat-invite-sure = Vytvořit nový odkaz? Na místo, kde sedí: { $name }
seat-invite-about = Je pro toho, kdo se už nemůže dostat dovnitř. Dozvědí se to všichni u stolu. Kdo s ním přijde, ten tam hraje; { $name } si místo může kdykoli vzít zpátky.
seat-invite-made = Komu odkaz patří: { $name }
seat-lost-bot = Hraje za tebe bot.
seat-lost-other = S novým odkazem od hostitele teď na tvém místě hraje: { $name }.
seat-take-back = Vzít si místo zpátky

reveal-not-awaited = Toto místo nemá co prozradit: k ničemu se nezavázalo, už to prozradilo, nebo hra začala.
reveal-too-early = Co kdo přináší do kostek, neprozrazuje nikdo, dokud nejsou obsazená všechna místa.
reveal-other = To není to, k čemu se toto místo zavázalo.
waiting-for-dice = Všechna místa jsou obsazená. Svůj příspěvek do kostek ještě dluží: { $names }. Pošle ho jejich stránka, jakmile bude otevřená.
room-opening =
    { $answers ->
        [1] pokračuje od první odpovědi jiného záznamu
       *[other] pokračuje od prvních { $answers } odpovědí jiného záznamu
    }

told-host = Hostitel
told-rematch = { $name } nabízí odvetu.
told-declined = { $name } dál nehraje.

seat-given-away = Na tvém místě už sedí někdo jiný: { $name }.
seat-not-kept = Tady se pro tebe žádné místo nedrží.
rematch-not-yet = Odvetu jde nabídnout, až když hra skončí nebo nemůže začít.
rematch-not-offered = Nikdo odvetu nenabídl.

rematch-come = Jdu taky
rematch-decline = Ne, díky
rematch-go = K odvetě
rematch-watch = Dívat se
rematch-anew = Nečekat a začít znovu
rematch-anew-about = Všichni odsud dostanou pozvání do nové místnosti s novými kostkami.
seat-kept = ještě není tady
seat-declined = dál nehraje
waiting-make-link = Vytvořit odkaz

# Vedle „hra dne …“: proč se má za to, že nejde o první pokus.
daily-again =
    { $again ->
        [browser] není to první pokus: v tomto prohlížeči už byla otevřená
       *[address] možná to není první pokus: z této adresy už byla otevřená
    }
