# Майстерня: тут працюють над коробками столу. $box — назва теки коробки.

## Чого не можна

studio-closed = За цим столом майстерні немає: той, хто його тримає, її не відкрив.
studio-key-needed = Майстерня для того, хто тримає цей стіл. Відкрийте її за адресою, яку пише «rumpus serve».
studio-no-such-box = Коробки «{ $box }» в майстерні немає.
studio-no-such-state = Цього стану коробки вже не збережено.
studio-box-exists = Коробка «{ $box }» вже є. Виберіть іншу назву.
studio-bad-name = «{ $name }» не може бути назвою коробки: пишіть малі латинські літери, цифри й дефіси, не більш як 40 знаків.
studio-too-many-boxes = Коробок уже { $most }. Спершу вилучіть якусь.
studio-changed-meanwhile = Хтось змінив «{ $box }», відколи ви її відкрили. Нічого не збережено.
# $most — у тисячах байтів.
studio-too-large = Для коробки це завелике: файл може мати { $most } КБ.
# $possible — назви файлів.
studio-no-part = Файлу «{ $file }» у коробці не буває, лише: { $possible }.
studio-not-a-box = Цей файл — не запакована коробка: має бути zip, у якому є box.txt.
studio-base-elsewhere = { $file }, рядок { $line }: «{ $name }» лежить деінде. У майстерні коробка походить від коробки самої гри або від тієї, що лежить поруч.

## Список коробок

studio = Майстерня
studio-about = Змініть гру: її карти, плитки, завдання й числа. Тим, що тут вийде, за цим столом можна відразу грати.
studio-boxes = Коробки
studio-none = Коробок ще немає. Почніть нову нижче.
# $game — назва гри, $when — дата й час.
studio-box-line = { $game }, { $when }
studio-unsound = ще не можна грати
studio-unsaved = не збережено
studio-new = Нова коробка
studio-new-game = Гра
studio-new-base = На основі
studio-new-name = Назва
studio-new-name-about = Її тека: { $folder }
studio-begin = Почати
studio-import = Принести коробку
studio-import-about = Коробка, яку хтось зберіг одним файлом (.zip).
studio-import-file = Файл
studio-import-do = Принести

## Робота над коробкою

studio-editing = Майстерня: { $name }
studio-save = Зберегти
studio-saved = Збережено.
studio-discard = Відкинути зміни
studio-play = Зіграти зараз
studio-export = Зберегти файлом
studio-print = Друк
studio-print-about = Що тут написано, збережене чи ні, файлом PDF для вирізання: карти, плитки, жетони й правила, як їх має ця коробка. Перша сторінка каже, як друкувати й вирізати.
studio-print-language = Мова карт і правил
studio-print-paper = Папір
studio-print-letter = Letter (США)
studio-print-do = Створити PDF
studio-printing = Коробку верстають, це триває кілька секунд.
studio-history = Історія
studio-remove = Вилучити
studio-remove-sure = Вилучити «{ $box }»? Ігри, які з нею почалися, тривають.
studio-files = Файли коробки
studio-file-add = Додати файл
# $file — назва файлу.
studio-file = Текст файлу { $file }
studio-restored = Це ваші попередні зміни; їх ще не збережено.
studio-kept = Зміни в «{ $box }» не збережено, але цей браузер їх пам’ятає.
studio-save-anyway = Усе одно зберегти моє
studio-save-anyway-about = Те, що там зараз, лишиться в історії.
studio-sound = Усе гаразд. { $holds }
studio-wrong = { $count ->
    [one] { $count } помилка.
    [few] { $count } помилки.
   *[many] { $count } помилок.
}
studio-checking = Перевірка…
studio-remarks = Що каже перевірка
studio-all-languages = Який це має вигляд і що там написано
studio-preview-none = Поставте курсор у карту, плитку чи завдання: тут воно з’явиться всіма мовами.
studio-preview-wrong = Щойно все буде гаразд, тут з’явиться те, у чому курсор.
studio-try = Що це робить?
studio-back = Назад до коробки
studio-keyboard = Tab виходить із тексту; відступи робіть пробілами.

## Історія

studio-history-about = Кожен збережений стан. Повернуте зберігається наново; нічого не губиться.
studio-history-none = Ще нічого не збережено.
studio-then = Що змінилося відтоді
studio-same = Тепер у коробці те саме.
studio-restore = Повернути це
studio-restore-dirty = Спершу збережіть або відкиньте свої зміни.
