# Co se dá domluvit před hrou, jak to vysvětluje příkazový řádek.

choice-edition = kterým vydáním pravidel se řídit tam, kde se liší
choice-variants = varianty, oddělené čárkami
choice-setup = vše rozmístí hráči (full), vše rozmístí náhoda (quick), nebo pevná mapa první partie (first-game)
choice-extra-tiles = o kolik mapových dílů je velká mapa větší
choice-box = s jakými kartami a díly se hraje: jméno sady, nebo složka s vlastní sadou

## The same on the page: a title for each, and a name for each value. Its clause, if it has one, is “clause”.

choice-edition-title = Vydání
choice-edition-english = Anglický koncept
choice-edition-ukrainian = Ukrajinské vydání
choice-edition-czech = České vydání
choice-setup-title = Příprava hry
choice-setup-full = Vše rozmístí hráči
choice-setup-quick = Vše rozmístí náhoda
choice-setup-first-game = Připravená mapa první partie
choice-box-title = Sada
choice-box-standard = Standardní
choice-variants-title = Varianty
choice-variants-parting-gifts = Dárek na rozloučenou
    .clause = W11.1
choice-variants-true-elimination = Do posledního červa
    .clause = W11.2
choice-variants-sudden-death-draft = Výběr náhlé smrti
    .clause = W11.3
choice-variants-no-sudden-death = Bez náhlé smrti
    .clause = W11.4
choice-variants-late-superweapons = Opožděné superzbraně
    .clause = W11.5
choice-variants-longer-game = Delší hra
    .clause = W11.6
choice-variants-reduced-blast = Menší výbuchy
    .clause = W11.7
choice-variants-larger-map = Velká mapa
    .clause = W11.8
choice-variants-timer = Časovač
    .clause = W11.9

# On the game's card.
game-name = Worms
game-in-short = Týmy wormsíků na souostroví. Plaz se, pal a dívej se, jak výbuch rozhází všechny kolem, včetně tvých vlastních.
