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
box-block-in-line = { $file }, řádek { $line }: co patří k „{ $key }:“, se píše pod něj s větším odsazením.
box-bad-number = { $file }, řádek { $line }: místo „{ $found }“ má být číslo od { $least } do { $most }.
# $choices lists what is possible.
box-bad-choice = { $file }, řádek { $line }: „{ $found }“ tady být nemůže, jen: { $choices }.
