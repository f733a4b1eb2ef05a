# Чому сильний бот відповів би саме так.

hint-own-points = Це дасть вам очки.
hint-own-prey = Наступного ходу ви зможете здобути жетон.
hint-own-around = Це приведе вас туди, де більше жетонів.
hint-own-spells = У вас лишиться більше заклять.
hint-own-tasks = Це наблизить вас до завдання.
hint-own-move = Ви виграєте час.
hint-others-points = Інші через це не дістануть очок.
hint-others-prey = Іншим лишиться менше здобичі.
hint-others-around = В інших поблизу буде менше жетонів.
hint-others-spells = Це коштуватиме іншим заклять.
hint-others-tasks = Це завадить іншим виконати завдання.
hint-others-move = Це коштуватиме іншим часу.
hint-glance-tokens = Там можна здобути жетон перемоги.
hint-glance-task = Це виконує відкрите завдання.
hint-glance-completes = З цим трофеєм відкрите завдання виконано.
hint-glance-begins = Після цього до відкритого завдання бракує лише одного трофея.
hint-glance-prey = Звідти далі можна здобути жетон.
hint-glance-task-next = Звідти далі можна виконати завдання.
hint-glance-tokens-near = Поблизу більше жетонів.
hint-glance-no-with-spell = Це не коштує закляття.
