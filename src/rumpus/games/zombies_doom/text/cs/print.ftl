# Vytištěná hra: jména dílů a co k nim vědět.

print-zombies-tiles = Dílky mapy
print-zombies-map = Mapa
print-zombies-map-about = Nakreslené dílky tu leží vždy. Ostatní se losují a kladou na prázdná políčka.
print-zombies-monsters = Co koho poráží
print-zombies-pile =
    { $pile ->
        [bow] Hromádka luků
        [sword] Hromádka mečů
        [mace] Hromádka palic
       *[spear] Hromádka kopí
    }
print-zombies-deck =
    { $deck ->
        [spell] Kouzlo
       *[task] Úkol
    }
# $weapon je její název, $pile hromádka, ke které patří.
print-zombies-weapon = { $pile }: { $weapon }
print-zombies-printed = { $weapon }, předtištěné kouzlo: { $spell }
print-zombies-tile =
    { $kind ->
        [start] Start
        [rock] Skála
        [camp] Tábor
        [crossroads] Rozcestí
       *[castle] Hrad
    }
# $about lists its kind, the piles that it shows, and the edges with rock.
print-zombies-laid = { $about }
print-zombies-monster =
    { $monster ->
        [demon] démon
        [human] člověk
        [undead] nemrtvý
       *[beast] zvíře
    }
print-zombies-token = vítězný token
print-zombies-figure = figurka hráče { $number }
print-zombies-piles = V hromádkách jsou všechny zbraně pro oba způsoby hry. Bez předtištěných kouzel vyřaď karty se stužkou. S nimi vyřaď za každou z nich jednu obyčejnou zbraň z téže hromádky; kolik karet je v které, říká poslední část pravidel.
print-zombies-bag = Příšery se losují: dej jejich žetony do sáčku, nebo je polož lícem dolů.
