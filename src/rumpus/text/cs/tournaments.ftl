# Turnaje: co se odmítá, na co se dá stůl ptát, a stránky.

tournament-unknown = Takový turnaj tu není.
tournament-entered-already = Už se účastníš.
tournament-full = Všechna místa jsou obsazená ({ $places }).
tournament-not-entered = Neúčastníš se.
tournament-over = Turnaj už skončil.
tournament-begun = Turnaj už začal.
tournament-too-few = Do turnaje jsou potřeba aspoň dva hráči.
tournament-not-yours = To může jen ten, kdo turnaj založil.
tournament-too-many = Máš už { $most } turnajů, které neskončily. Počkej, až některý skončí.
tournament-groups-of-three = Ve skupinách hrají hru tři nebo čtyři. Pro dva zvol „každý s každým“ nebo švýcarský systém.
tournament-seats = Tuhle hru nemůže hrát { $seats } hráčů i méně.
call-tournaments = Nejnovější turnaje
call-tournament = Turnaj: kdo se účastní, pořadí, kola; hráč se dozví, kde má hrát
call-tournament-new = Založit turnaj jako hráč
call-tournament-enter = Zúčastnit se
call-tournament-leave = Už se neúčastnit; po začátku už hráč není losován
call-tournament-begin = Začít hned, jako zakladatel
call-tournament-call-off = Odvolat ho před začátkem, jako zakladatel

## Stránky

tournaments = Turnaje
tournaments-about = Založit ho může každý. Běží sám: hry se otevírají, výsledky přicházejí a další kolo se nalosuje.
tournaments-none = Zatím tu žádný není.
tournament-line =
    { $stage ->
        [open] obsazeno { $taken } z { $places } míst
        [running] kolo { $round } z { $rounds }
       *[over] skončil
    }
tournament-format =
    { $format ->
        [round-robin] Každý s každým
        [swiss] Švýcarský systém
       *[groups] Skupiny
    }
tournament-format-about =
    { $format ->
        [round-robin] Každý hraje s každým jednou.
        [swiss] V každém kole hrají ti, kdo jsou v pořadí vedle sebe, a nikdo s nikým dvakrát.
       *[groups] V každém kole nové stoly po { $seats } podle pořadí, s co nejméně hráči, kteří se už potkali.
    }
tournament-new = Nový turnaj
tournament-name = Název
tournament-format-label = Kdo hraje s kým
tournament-seats-label = Hráčů u stolu
tournament-places = Míst
tournament-rounds = Kol
tournament-minutes = Čas na kolo
tournament-minutes-choice =
    { $minutes ->
        [60] hodina
        [180] 3 hodiny
        [1440] den
        [4320] 3 dny
        [10080] týden
       *[20160] 2 týdny
    }
tournament-minutes-about = Kdo do té doby nepřijde, hru prohraje; pokud se ještě hraje, prohraje ten, na koho se čeká. Jakmile všechny hry skončí, začne hned další kolo.
tournament-begins = Začátek
tournament-begins-about = Nech prázdné a začne, až řekneš. Začne také, jakmile budou všechna místa obsazená.
tournament-bots = Volná místa
tournament-bots-none = zůstanou volná
tournament-bots-level = obsadí: { $bot }
tournament-enters = Hraju taky
tournament-options = S čím se hraje
tournament-make = Založit
tournament-your-name = Tvoje jméno
tournament-enter = Zúčastnit se
tournament-leave = Odejít
tournament-leave-sure = Odejít z turnaje? Vrátit se do něj nepůjde.
tournament-begin = Začít hned
tournament-call-off = Odvolat
tournament-delete = Smazat
tournament-delete-sure = Smazat turnaj pro všechny? Jeho hry zůstanou.
tournament-play = Hrát svou hru
tournament-watch = Dívat se
tournament-replay = Podívat se
tournament-begins-at = Začne { $when }, nebo až budou všechna místa obsazená.
tournament-begins-when-full = Začne, až budou všechna místa obsazená, nebo až řekne { $maker }.
tournament-deadline = Tohle kolo skončí nejpozději { $when }.
tournament-won =
    { $count ->
        [1] Vítěz: { $names }
       *[other] Vítězové: { $names }
    }
tournament-off = Byl odvolán.
tournament-entrants = Kdo se účastní
tournament-standings = Pořadí
tournament-place = Místo
tournament-player = Hráč
tournament-points = Body
tournament-beaten = Od silnějších
tournament-opposition = Soupeři
tournament-wins = Výhry
tournament-played = Hry
tournament-rules = Hra má jeden bod; kdo vyhrají společně, se o něj dělí. Při stejném počtu bodů je výš ten, kdo je má od silnějších soupeřů (body každého soupeře podle vlastního podílu na té hře), potom ten, jehož soupeři mají víc bodů, potom ten, kdo sám vyhrál víc her. Kdo jsou v tom všem stejní, dělí se o místo.{ $format ->
        [swiss] {" "}Při lichém počtu jeden hráč v kole nehraje a bod dostane.
       *[other] {""}
    }
tournament-round = { $number }. kolo
tournament-bye = V tomto kole bez hry: { $name }
tournament-result =
    { $why ->
        [played] dohráno
        [late] vypršel čas
        [left] někdo odešel
       *[other] ještě neskončila
    }
tournament-gone = někdo, kdo už tu není
tournament-has-left = (už nehraje)
tournament-by = Zakládá: { $maker }
tournament-link = Odkaz na turnaj
tournament-how = Jak to funguje
