# Як називаються закляття та завдання коробки «standard»: name-<ідентифікатор>.

## Закляття

name-hardened = Загартована зброя
name-teleport = Телепорт
name-lure = Вабик
name-berserk = Берсерк

## Стати десь

name-between-demons = Між демонами
name-between-humans = Між людьми
name-between-undead = Між мертвяками
name-between-beasts = Між звірами
name-demon-human-row = Демон і людина в ряд
name-human-undead-row = Людина й мертвяк у ряд
name-undead-beast-row = Мертвяк і звір у ряд
name-beast-demon-row = Звір і демон у ряд
name-undead-queue = Черга мертвяків
name-demon-and-undead = Демон і мертвяк поруч
name-human-and-beast = Людина і звір поруч
name-surrounded = В оточенні

## Мати трофеї

name-three-demons = Три демони
name-three-humans = Троє людей
name-three-undead = Три мертвяки
name-three-beasts = Три звірі
name-all-but-demon = Усі, крім демона
name-all-but-human = Усі, крім людини
name-all-but-undead = Усі, крім мертвяка
name-all-but-beast = Усі, крім звіра
name-two-demons-one-human = Два демони й людина
name-two-humans-one-undead = Двоє людей і мертвяк
name-two-undead-one-beast = Два мертвяки і звір
name-two-beasts-one-demon = Два звірі й демон
