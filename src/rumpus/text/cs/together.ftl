# Společná hra: kdo je u stolu, kdo je připravený, o co se hráči navzájem žádají, obrázky a chat.
# $name je jméno hráče.

## Co se dozví všichni u stolu

# $by je, kdo pak jedná: pravidla, nebo bot.
told-time-up =
    { $by ->
        [rules] Vypršel čas. Na tahu: { $name }.
       *[bot] Vypršel čas. Tentokrát odpověděl bot za hráče: { $name }.
    }
told-time-up-bot = Vypršel čas: dál hraje bot, dokud se nevrátí { $name }.
told-time-lost = { $name } prohrává: vypršel čas.
# $days je počet dní.
told-holiday =
    { $days ->
        [one] { $name } si bere { $days } den volna.
        [few] { $name } si bere { $days } dny volna.
       *[other] { $name } si bere { $days } dní volna.
    }
told-back = { $name } je zpátky z volna.
told-break =
    { $days ->
        [one] Hostitel vyhlásil { $days } den volna pro všechny.
        [few] Hostitel vyhlásil { $days } dny volna pro všechny.
       *[other] Hostitel vyhlásil { $days } dní volna pro všechny.
    }
told-break-over = Společné volno skončilo.
told-clocks-run = Ne všichni jsou připravení, ale hodiny už běží.
# $what je draw, pause nebo take-back.
told-wish =
    { $what ->
        [draw] { $name } nabízí remízu.
        [pause] { $name } žádá o přestávku.
       *[take-back] { $name } žádá o vrácení odpovědi.
    }
told-opposed = { $name } nesouhlasí.
told-withdrawn = { $name } už o to nežádá.
told-draw = Všichni souhlasí s remízou.
told-halted = Je přestávka; hodiny stojí.
told-resumed = { $name } ukončuje přestávku.
told-resigned = { $name } se vzdává.
told-resigned-bot = { $name } se vzdává. Na tom místě hraje dál bot, ale vyhrát nemůže.
told-taken-back = Všichni souhlasí: { $name } bere odpověď zpět.
told-muted = Hostitel poprosil diváky o ticho.
told-not-muted = Diváci zase mohou mluvit.

## Proč stůl něco odmítá

room-halted = Je přestávka. Ukončit ji může kdokoli, kdo hraje.
not-halted = Přestávka teď není.
ready-already = Na tvou připravenost nikdo nečeká.
seat-resigned = Kdo se vzdal, v této hře už nehraje.
seat-player-here = { $name } je u stolu. Potvrď, že má přesto hrát bot.
draw-with-bots = Remíza se nabízí lidem; boti na ni nepřistupují.
pause-without-clock = V této místnosti nejsou hodiny: dej si na čas.
take-back-not-possible = Tohle vrátit nejde: mezitím se házelo kostkou nebo se brala karta, nebo to nebyla tvoje odpověď.
take-back-not-daily = Ve hře dne se nevrací nic, na co už odpověděl bot.
wish-open = Někdo už o něco žádá: nejdřív na to odpovězte.
wish-opposed = To bylo před chvílí odmítnuto. Zkus to později.
wish-late = O to už nikdo nežádá.
wish-agreed-already = S tím už souhlasíš.
move-too-late = Místa se dají měnit, jen než hra začne.
name-needed = Nejdřív řekni své jméno, ať všichni vědí, kdo mluví.
name-of-player = Někdo z hráčů se tu jmenuje { $name }, nebo skoro tak. Zvol si jiné jméno.
spectators-muted = Hostitel poprosil diváky o ticho.
holiday-without-days = Volno je jen ve hrách, kde jsou na odpověď dny.
holiday-none = Tohle volno už skončilo.
# $left je počet dní.
holiday-too-long =
    { $left ->
        [0] Letos už žádné volno nezbývá.
        [one] Letos zbývá jen { $left } den volna.
        [few] Letos zbývají jen { $left } dny volna.
       *[other] Letos zbývá jen { $left } dní volna.
    }
muted-already = Tak už je to teď.

## U hráčů

presence-here = je tady
presence-away = je pryč
# $time je čas.
presence-away-since = pryč od { $time }
presence-thinking = přemýšlí
presence-not-ready = ještě se chystá
presence-resigned = už nehraje
presence-has-left = { $name } je pryč.
presence-is-back = { $name } je zpátky.

## Připraveni?

ready-ask = Hodiny se rozběhnou, až budou všichni připravení.
ready-yes = Můžeme začít
ready-waiting = Ještě se chystá: { $names }. Hodiny stojí nejvýš minutu.

## Žádosti mezi hráči

together-title = S ostatními
together-resign = Vzdát se
together-draw = Nabídnout remízu
together-pause = Požádat o přestávku
together-take-back = Požádat o vrácení
together-resign-sure = Chceš se vzdát?
# $others je, kolik dalších ještě hraje.
together-resign-about =
    { $others ->
        [1] Vyhraje druhý hráč a hra skončí.
       *[other] Dál za tebe bude hrát bot. Vrátit se nemůžeš a vyhrát také ne.
    }
together-resign-alone = Hra skončí a vyhrají boti.
wish-agree = Souhlasím
wish-oppose = Odmítám
wish-withdraw = Už nechci
# $what je draw, pause nebo take-back, $names jsou ti, kdo ještě neodpověděli.
wish-waiting =
    { $what ->
        [draw] Nabízíš remízu. Ještě neodpověděli: { $names }.
        [pause] Žádáš o přestávku. Ještě neodpověděli: { $names }.
       *[take-back] Žádáš o vrácení své poslední odpovědi. Ještě neodpověděli: { $names }.
    }
holiday-title = Volno
# $left je počet dní.
holiday-left =
    { $left ->
        [0] Letos už žádné volno nezbývá.
        [one] Letos zbývá { $left } den volna.
        [few] Letos zbývají { $left } dny volna.
       *[other] Letos zbývá { $left } dní volna.
    }
holiday-days = Kolik dní?
holiday-take = Vzít si volno
holiday-back = Jsem zpátky
holiday-everybody = Dát volno všem
holiday-everybody-over = Ukončit volno
# $date je den.
presence-holiday = má volno do { $date }
holiday-break = Všichni mají volno do { $date }.
halted-about = Je přestávka; hodiny stojí.
halted-resume = Hrát dál
over-agreed = Remíza dohodou.
# $names jsou ti, kdo se vzdali.
over-resigned = Hru vzdali: { $names }.

## Místa

waiting-move = Sednout si sem
waiting-colours-dealt = Barvy se rozdají na začátku hry.
# $colour je barva místa.
waiting-colour =
    { $colour ->
        [blue] modrá
        [red] červená
        [yellow] žlutá
       *[green] zelená
    }

## Co dělá hostitel

seat-let-bot-here = { $name } právě sedí u stolu.

## Chat a obrázky

# $count je počet nepřečtených zpráv.
tab-chat-unread-about =
    { $count ->
        [one] Chat, { $count } nová zpráva
        [few] Chat, { $count } nové zprávy
       *[other] Chat, { $count } nových zpráv
    }
chat-watches = dívá se
chat-name-first = Řekni své jméno, pak tu můžeš mluvit.
chat-muted = Hostitel poprosil diváky o ticho.
chat-mute-all = Skrýt, co říkají diváci
chat-mute = Skrýt: { $name }
chat-unmute = Zase ukázat: { $name }
chat-hidden =
    { $count ->
        [one] { $count } zpráva je skrytá.
        [few] { $count } zprávy jsou skryté.
       *[other] { $count } zpráv je skrytých.
    }
chat-spectators = Diváci
chat-silence = Poprosit diváky o ticho
chat-speak = Nechat diváky mluvit
chat-pictures = Obrázky
# $picture je clap, laugh, wow, sad, think nebo heart.
picture-called =
    { $picture ->
        [clap] Potlesk
        [laugh] Smích
        [wow] Úžas
        [sad] Slza
        [think] Přemýšlení
       *[heart] Srdce
    }
