# Надрукована гра: назви деталей і що про них треба знати.

print-zombies-tiles = Плитки мапи
print-zombies-map = Мапа
print-zombies-map-about = Намальовані плитки лежать тут завжди. Інші витягують навмання й викладають на порожні місця.
print-zombies-monsters = Що кого перемагає
print-zombies-pile =
    { $pile ->
        [bow] Стос луків
        [sword] Стос мечів
        [mace] Стос булав
       *[spear] Стос списів
    }
print-zombies-deck =
    { $deck ->
        [spell] Закляття
       *[task] Завдання
    }
# $weapon — її назва, $pile — стос, до якого вона належить.
print-zombies-weapon = { $pile }: { $weapon }
print-zombies-printed = { $weapon }, надруковане закляття: { $spell }
print-zombies-tile =
    { $kind ->
        [start] Старт
        [rock] Скеля
        [camp] Табір
        [crossroads] Роздоріжжя
       *[castle] Замок
    }
# $about lists its kind, the piles that it shows, and the edges with rock.
print-zombies-laid = { $about }
print-zombies-monster =
    { $monster ->
        [demon] демон
        [human] людина
        [undead] мертвяк
       *[beast] звір
    }
print-zombies-token = жетон перемоги
print-zombies-figure = фігурка гравця { $number }
print-zombies-piles = У стосах лежить уся зброя для обох способів гри. Без надрукованих заклять відкладіть карти зі стрічкою. З ними відкладіть за кожну таку карту одну звичайну зброю з того самого стосу; скільки де карт, сказано в останньому розділі правил.
print-zombies-bag = Потвор витягують навмання: складіть їхні жетони в мішечок або покладіть долілиць.
