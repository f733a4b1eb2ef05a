# Vlastní sada: co je na ní zvláštní, jak se zakládá a čím se liší od jiné.

## Co je zvláštní, ale chyba to není

box-stray-file = Soubor { $file } do sady nepatří: nikdo ho nečte.
box-stray-file-like = Soubor { $file } do sady nepatří: nikdo ho nečte. Nemá se jmenovat { $closest }?
box-stray-picture = Soubor { $file } se nikde neukáže: obrázek musí být SVG nebo PNG.
# $base je sada, která přišla s každou hrou.
box-derives-from-nothing = V { $file } nestojí, ze které sady je to, co v něm není. Napiš „from: { $base }“, nebo napiš všechno.
# $other je to, co se tak už jmenuje, třeba „card bazooka“.
box-name-taken = { $file }, řádek { $line }: „{ $name }“ se jmenuje i „{ $other }“.
# $known vypočítává jazyky, které tu jsou.
box-unknown-language = { $file }, řádek { $line }: jazykem „{ $language }“ tu nikdo nemluví. K dispozici jsou: { $known }.
box-picture-of-nothing = { $file }: nic označeného „{ $name }“ v sadě není, takže ten obrázek nikdo neuvidí.
box-picture-of-several = { $file }: označení „{ $name }“ má v sadě několik věcí a tento obrázek je u každé z nich. Má-li patřit jen k jedné, ať se jmenuje { $better }.

## Nová sada

box-new-exists = { $folder } už existuje. Nová sada potřebuje novou složku.
box-new-made =
    { $folder }: hotovo. Uprav sadu v textovém editoru, nejdřív box.txt. Pak:
      rumpus box check { $folder } --game { $game }
      rumpus play { $game } --box { $folder }
      rumpus box print { $folder } --game { $game }
# Poznámky v souborech nové sady; $base je sada, ze které vychází.
box-new-about =
    Sada, která vychází ze sady „{ $base }“: co tu není napsáno, je jako tam.
    Co stojí za znakem #, to se nečte. Smaž # i mezeru za ním a změň, co následuje.
    Vše, co se dá napsat, je v docs/boxes.md.
box-new-leave-out = Co v sadě být nemá, podle označení, oddělené čárkami:
box-new-keys = Z bloku nech první řádek a z řádků pod ním ty, které měníš:
box-new-file =
    Co stojí tady, to v souboru { $file } sady „{ $base }“ něco mění, nebo k němu přidává, podle označení.
    Z karty a podobně napiš jen řádky, které měníš. Například:
box-has-variants = Vlastní volitelná pravidla: { $variants }.

## Porovnání dvou sad
# $file nebo $place je kde, $thing čeho se to týká, $key jeden z jeho klíčů; $was a $now je to, co říkají obě sady.

box-diff-same = Obě sady říkají totéž.
box-diff-new = { $file }: „{ $thing }“ přibylo.
box-diff-gone = { $file }: „{ $thing }“ zmizelo.
box-diff-file = { $file } je jiný.
box-diff-value = { $place }: „{ $key }“ je teď „{ $now }“, bylo „{ $was }“.
box-diff-said = { $place }: „{ $key }“ přibylo: „{ $now }“.
box-diff-unsaid = { $place }: „{ $key }“ zmizelo; bylo „{ $was }“.

## U stolu

box-without-picture = Obrázek „{ $name }“ v sadě není.
