# Hádanky: chvíle zaznamenaných her, v nichž nejlepší odpověď není ta, která se nabízí.

## rumpus puzzles: na příkazové řádce

cli-puzzles = hledat hádanky v zaznamenaných hrách
cli-puzzles-about = Projde záznamy jedné hry a hledá chvíle, v nichž je jedna odpověď zřetelně nejlepší, a není to ta, která se nabízí. Zapíše je do souboru. Po přerušení týž příkaz pokračuje. Jak se hledají, říká docs/puzzles.md.
cli-puzzles-places = záznamy, složky se záznamy nebo výsledky zápasu či laboratoře
cli-puzzles-out = kam se hádanky zapíšou; vedle leží, co se zatím našlo
cli-puzzles-seed = totéž semínko najde tytéž hádanky ({ $seed })
puzzles-progress = her: { $done } z { $games }, hádanek: { $found }
puzzles-found =
    { $found ->
        [one] Nalezena { $found } hádanka
        [few] Nalezeny { $found } hádanky
       *[other] Nalezeno { $found } hádanek
    } (prošlých her: { $games }), zapsáno do { $file }.
# $theme is what puzzles are about.
puzzles-of-theme = { $theme }: { $count }
puzzles-interrupted = Přerušeno. Co se našlo, zůstává; týž příkaz pokračuje.
puzzles-no-records = Není tu žádný záznam k prohledání.
puzzles-mixed = Všechny záznamy musí být z jedné hry: jeden je z { $game }, jiný z { $other }.
puzzles-damaged = { $file } nelze přečíst jako to, co se zatím našlo.
puzzles-of-another-game = Tyto hádanky nejsou pro { $game }.
puzzles-of-other-rules = Tyto hádanky jsou pro jiná pravidla, než jsou naše (verze { $rules }).
puzzle-unknown = Hádanka „{ $puzzle }“ neexistuje.
puzzle-unknown-theme = „{ $theme }“ není téma. K dispozici: { $known }.

## Na stránce

theme-any = všechno
puzzles-list = Hádanky
puzzles-title = { $game }: hádanky
puzzles-about = Chvíle ze hry: jedna odpověď je zřetelně lepší než všechny ostatní, a není to ta, která se nabízí. Najdeš ji?
puzzles-today = Hádanka dne
puzzles-today-done = Hádanka dne, vyřešeno
puzzles-train = Trénink
puzzles-theme = Téma
puzzles-grade = Obtížnost
puzzles-every = všechny
puzzles-grade-of =
    { $grade ->
        [1] velmi lehká
        [2] lehká
        [3] střední
        [4] těžká
       *[5] velmi těžká
    }
puzzles-start = Začít
puzzles-solved = vyřešeno na první pokus: { $count } z { $all }
puzzles-none = Tyhle už máš vyzkoušené všechny. Zvol jiné téma nebo obtížnost, nebo je zkus znovu.
puzzles-none-such = Hádanka s tímto tématem a touto obtížností tu není. Zvol jiné téma nebo obtížnost.
puzzles-again-all = Zkusit znovu
# $theme and $grade are words of the game and from above.
puzzle-title = { $game }: hádanka ({ $theme }, { $grade })
puzzle-task = Hraješ za: { $seat }. Která odpověď je nejlepší?
puzzle-wrong = To není nejlepší odpověď. Zkus to znovu.
puzzle-obvious = To se nabízí, ale jde to lépe. Zkus to znovu.
puzzle-right = Správně!
puzzle-solution = Nejlepší odpověď: { $answer }
# $answer is a whole sentence.
puzzle-cost = Odpověď, která se nabízí, by stála asi { $percent } % výhry: { $answer }
puzzle-show = Ukázat řešení
puzzle-again = Od začátku
puzzle-next = Další hádanka
# $value is within $margin of what it should be, most likely.
puzzles-own = Tvoje hodnocení: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } (prvních pokusů: { $tries }).
puzzles-near = blízko mému hodnocení
puzzle-rating = Hodnocení této hádanky: { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } (prvních pokusů: { $tries }).
