# Co může být špatně na sadě (box), ať je hra jakákoli. „Sada“ je obsah hry v souborech: karty, díly mapy a podobně.
# $file je jméno souboru, $line číslo řádku v něm, $found to, co tam stojí; $closest vypočítává, co mohlo být myšleno.
# Slova sady se nikdy nepřekládají.

box-missing-folder = Složka { $folder } neexistuje.
box-missing-file = V sadě chybí soubor { $file }.
# $box is its name or folder, $recorded and $ours are fingerprints.
box-is-another = Sada „{ $box }“ se změnila: záznam vznikl se sadou { $recorded }, tato je { $ours }.

## Lines

box-not-text = { $file }, řádek { $line }: toto není prostý text. Ulož soubor v kódování UTF-8.
box-tab = { $file }, řádek { $line }: odsazuj jen mezerami.
# $code je číslo znaku v Unicode.
box-unseen-character = { $file }, řádek { $line }: je tu znak, který není vidět ({ $code }). Napiš řádek znovu.
box-bad-indent = { $file }, řádek { $line }: tento řádek je odsazený jinak než řádky, ke kterým patří.
# $above is the line above.
box-unexpected-indent = { $file }, řádek { $line }: pod „{ $above }“ nemůže být nic odsazeno.
box-empty-block = { $file }, řádek { $line }: pod „{ $heading }“ musí následovat řádky s větším odsazením.
# $noun is what the file is made of, such as card or tile.
box-unknown-line = { $file }, řádek { $line }: tady má stát „{ $noun }“ a označení, ale stojí tu „{ $found }“.
box-bad-id = { $file }, řádek { $line }: „{ $found }“ není označení. Označení začíná písmenem od a do z a pokračuje takovými písmeny, číslicemi a spojovníky.
# $first is the file and line where it was used first.
box-duplicate-id = { $file }, řádek { $line }: „{ $name }“ už je popsáno jinde ({ $first }).

## Keys and values

box-no-colon = { $file }, řádek { $line }: tady má stát klíč, dvojtečka a to, co k němu patří, ale stojí tu „{ $found }“.
box-unknown-key = { $file }, řádek { $line }: klíč „{ $found }“ tady být nemůže.
box-unknown-key-like = { $file }, řádek { $line }: klíč „{ $found }“ tady být nemůže. Nejpodobnější: { $closest }.
box-missing-key = { $file }{ $line ->
    [0] {""}
   *[other] , řádek { $line }
}: chybí „{ $key }:“.
box-duplicate-key = { $file }, řádek { $line }: „{ $key }:“ už je uvedeno na řádku { $first }.
box-missing-value = { $file }, řádek { $line }: „{ $key }:“ potřebuje hodnotu.
box-name-too-long = { $file }, řádek { $line }: název smí mít nejvýš tolik znaků: { $most }.
box-block-in-line = { $file }, řádek { $line }: co patří k „{ $key }:“, se píše pod něj s větším odsazením.
box-bad-number = { $file }, řádek { $line }: místo „{ $found }“ má být číslo od { $least } do { $most }.
box-too-many = { $file }, řádek { $line }: „{ $found }“ uvádí víc než { $most }.
# $choices lists what is possible.
box-bad-choice = { $file }, řádek { $line }: „{ $found }“ tady být nemůže, jen: { $choices }.

## Odvozování od jiné sady

# $name je sada, která je tam uvedena; $own jsou ty, které patří ke hře.
box-nothing-to-derive-from = { $file }, řádek { $line }: sada „{ $name }“, ze které by se dalo vycházet, neexistuje. Uveď některou z těch, které patří ke hře ({ $own }), nebo složku vedle této.
box-derives-from-itself = { $file }, řádek { $line }: sada by přes „{ $name }“ vycházela sama ze sebe.
box-nothing-to-leave-out = { $file }, řádek { $line }: „{ $found }“ nelze vynechat: v sadě, ze které tato vychází, nic takového není.
box-nothing-to-leave-out-like = { $file }, řádek { $line }: „{ $found }“ nelze vynechat: v sadě, ze které tato vychází, nic takového není. Nejpodobnější: { $closest }.
box-which-to-leave-out = { $file }, řádek { $line }: „{ $found }“ označuje několik věcí. Napiš jednu z těchto: { $meant }.

## Varianty sady

box-variant-of-the-game = { $file }, řádek { $line }: „{ $name }“ je volitelné pravidlo samotné hry. Dej variantě jiné označení.
# $known jsou bloky s tím, co může varianta změnit.
box-variant-changes-nothing = { $file }, řádek { $line }: varianta „{ $name }“ nic nemění. Co mění, se píše pod { $known ->
    [rules] „rules:“
   *[other] jeden z bloků: { $known }
}.
box-variant-wrong = { $file }, řádek { $line }: s variantou „{ $name }“ se se sadou hrát nedá. { $why }

## Kódování

# $encoding je UTF-16, Windows-1250 nebo Windows-1251.
box-other-encoding = { $file }, řádek { $line }: soubor je uložený v kódování { $encoding }. Ulož ho jako UTF-8.

## Obrázky

# $most je počet kilobajtů.
box-picture-too-large = { $file }: obrázek může mít nejvýš { $most } kB.
box-picture-too-big = { $file }: obrázek má { $width } × { $height } pixelů; na výšku i na šířku jich může mít { $most }.
box-picture-not-png = { $file }: toto není obrázek PNG, nebo je poškozený.
box-picture-not-svg = { $file }: toto není obrázek SVG, nebo je poškozený.
# $found je prvek nebo atribut.
box-picture-unsafe = { $file }, řádek { $line }: obrázek smí jen kreslit, takže v něm „{ $found }“ být nemůže. Ulož ho jako prosté SVG.
# $first je ten druhý soubor.
box-picture-twice = { $file }: už je tu { $first } a jeden obrázek stačí.
