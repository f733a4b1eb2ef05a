# Чому сильний бот відповів би саме так.

hint-own-worms = Більше ваших черв’яків це переживе.
hint-own-health = Ваші черв’яки лишаться неушкодженими.
hint-own-footing = Після цього ваші черв’яки стоять безпечніше.
hint-own-arms = У вас лишиться краща зброя.
hint-others-worms = Це може коштувати іншим черв’яка.
hint-others-health = Це може поранити чужих черв’яків.
hint-others-footing = Після цього чужі черв’яки стоять менш безпечно.
hint-others-arms = В інших лишиться менше зброї.
hint-glance-gain = У середньому це шкодить іншим найбільше.
hint-glance-crates = Там можна здобути ящик.
hint-glance-foe-drowns = Це може скинути чужого черв’яка у воду.
hint-glance-foe-to-mine = Це може штовхнути чужого черв’яка на міну.
hint-glance-no-loss = Вашим черв’якам це шкодить менше.
hint-glance-no-drowning = Ваш черв’як має менше шансів утонути.
hint-glance-no-mines = Це тримає подалі від мін.
hint-glance-no-drums = Це тримає подалі від бочок.
hint-glance-no-company = Ваші черв’яки не стоять разом, де один вибух влучить в обох.
hint-glance-no-own-drowns = Ваш черв’як не опиниться у воді.
