# Co může být špatně na sadě této hry; co platí v každé hře, je v boxes.ftl domu.
# $file je jméno souboru, $line číslo řádku v něm, $found to, co tam stojí; $closest vypočítává, co mohlo být myšleno.
# Slova jazyka karet se nikdy nepřekládají.

## Values

box-line-without-text = { $file }, řádek { $line }: v akční liště musí být „text“, jinak se nic z toho, co karta říká, nikdy nestane.
box-dealt-not-starter = { $file }, řádek { $line }: všem se dá rozdat jen počáteční zbraň.

## What a card says

box-unknown-phrase = { $file }, řádek { $line }: „{ $found }“ karta říct neumí.
box-unknown-phrase-like = { $file }, řádek { $line }: „{ $found }“ karta říct neumí. Nejpodobnější: { $closest }.
box-phrase-not-here = { $file }, řádek { $line }: „{ $found }“ nemůže stát pod „{ $section }:“.
box-symbol-in-text = { $file }, řádek { $line }: „{ $found }“ je symbol akční lišty. Napiš ho za „line:“.
box-not-inside = { $file }, řádek { $line }: „{ $found }“ nemůže stát uvnitř tohoto bloku.
box-needs-target = { $file }, řádek { $line }: „{ $found }“ potřebuje zaměření, ale žádný řádek předtím nic nezaměřuje.
box-needs-airstrike = { $file }, řádek { $line }: „{ $found }“ potřebuje zaměření leteckého úderu; každé jiné zaměření je jen jeden hex.
box-needs-thing = { $file }, řádek { $line }: žádný řádek před „{ $found }“ neříká, co je „it“. Nejdřív něco poškoď nebo odstrč.
box-needs-placement = { $file }, řádek { $line }: „{ $found }“ potřebuje před sebou řádek, který něco umístí na nejprázdnější hex.
box-two-ways = { $file }, řádek { $line }: u leteckého úderu se „{ $found }“ dá chápat dvěma způsoby. Napiš to pod „in each hex:“, nebo napiš „blast“ pod „twice:“.

## The box as a whole

box-too-few-copies =
    { $file }, řádek { $line }: „{ $card }“ se rozdává všem, takže čtyři hráči potřebují { $needed ->
        [one] jednu kopii
        [few] { $needed } kopie
       *[other] { $needed } kopií
    }; v sadě jich je jen { $found }.
box-too-few-starters =
    { $file }: po rozdání všem musí na náhodné rozdání zbýt { $needed ->
        [one] jedna počáteční zbraň
        [few] { $needed } počáteční zbraně
       *[other] { $needed } počátečních zbraní
    }; zbývá jich jen { $found }.
box-no-card = { $file }: sada potřebuje aspoň jednu takovou kartu.
box-too-few-tiles =
    { $file }: čtyři hráči potřebují { $needed ->
        [one] jeden mapový díl
        [few] { $needed } mapové díly
       *[other] { $needed } mapových dílů
    }; v sadě jich je jen { $found }.

## Tiles

box-bad-hex = { $file }, řádek { $line }: „{ $found }“ není hex. Piš dvě čísla od -9 do 9 oddělená čárkou, například 1,-1.
box-duplicate-hex = { $file }, řádek { $line }: hex { $found } je tu dvakrát.
box-tile-without-anchor = { $file }, řádek { $line }: jeden z hexů musí být kotva 0,0.
box-tile-too-large = { $file }, řádek { $line }: tento díl má příliš mnoho hexů ({ $found }); smí jich být nejvýš { $most }.
box-tile-not-connected = { $file }, řádek { $line }: hexy jednoho dílu musí držet pohromadě.
