# Vytištěná hra: rumpus box print.

cli-box-print = vytisknout sadu: karty, dílky, žetony a pravidla jako PDF k vystřižení a ke hře na opravdovém stole
arg-box = SADA
cli-print-box = sada, která ke hře patří, třeba standard, nebo složka s vlastní
cli-print-language = jazyk karet a pravidel (obvykle ten, kterým je psán tento text)
cli-print-paper = velikost papíru
cli-print-out = soubor, který se má zapsat (obvykle HRA-SADA-JAZYK.pdf, sem)
# $module je, co se nepodařilo načíst, $extra co nainstalovat.
print-no-typst = „{ $module }“ tu není nainstalováno a tisk ho potřebuje. Přináší ho doplněk { $extra }.
# $why is what the typesetter says, in English.
print-failed = Tuto sadu nejde vytisknout: { $why }
print-refused = { $why }
print-takes-long = Vytisknout tuto sadu by tu trvalo moc dlouho. Na příkazové řádce má rumpus box print času dost.
print-needs-table = Tady se tisknout nedá, chce to stůl. Ulož sadu jako soubor a přines ji do dílny u nějakého stolu.
print-too-many-pieces = Tato sada má k vystřižení { $pieces } kusů; u stolu se jich tiskne nejvýš { $most }. Na příkazové řádce rumpus box print vytiskne všechny.
print-cannot-write = Soubor { $file } nejde zapsat: { $why }
game-is-not-printed = Hru { $game } nejde vytisknout: neříká, co z ní se má vystřihnout.
print-written =
    { $file }: { $pages ->
        [one] jedna stránka
        [few] { $pages } stránky
       *[other] { $pages } stránek
    } pro papír { $paper }. Na stránce 1 je, jak je vytisknout a rozstříhat.

## První stránka

print-box = Sada: { $box } ({ $digest })
print-how = Jak tisknout a stříhat
print-step-scale = Tiskni v měřítku 100 % („skutečná velikost“, ne „přizpůsobit stránce“). Karta je 63 mm široká a 88 mm vysoká: jednu změř.
print-step-paper = Na karty vezmi silnější papír (asi 200 g), dílky a žetony nalep na lepenku. Nebo tiskni na obyčejný papír a karty dej do obalů před staré hrací karty.
print-step-sides = Tiskni oboustranně a papír obracej podle delší hrany: ruby pak leží za líci. K tomu jsou i stránky, které zůstávají prázdné. Tiskne-li tiskárna jen z jedné strany, vytiskni liché stránky, vlož listy zpět a vytiskni sudé.
print-step-cut = Řež od značky ke značce podle pravítka nožem; značky leží mimo díly. Co má obrys, vystřihni podle něj.
print-step-rules = Pravidla jsou na posledních stránkách. Stačí na ně obyčejný papír.
print-what = Co tu je
print-head-what = Co
print-head-pieces = Kusů
print-head-pages = Stránky
print-head-sides = Jak
print-both-sides = oboustranně
print-one-side = rub zůstává prázdný
print-as-you-like = jak chceš
print-besides = Kromě toho

## Stránky

print-list = Všechny díly
print-rules = Pravidla
print-cards = Karty
print-tokens = Žetony
print-reference = Přehledová karta
print-keywords = Klíčová slova
print-name = { NAME($id) }
print-front = { $title }, líc
print-back = { $title }, rub
