## Клієнт столу, який десь-інде

# $address — де він має бути, $link — що нам дали
client-address-wrong = «{ $address }» — не адреса столу. Вона має такий вигляд: http://127.0.0.1:8000
client-link-wrong = «{ $link }» — не посилання на кімнату.
client-link-elsewhere = «{ $link }» веде до іншого столу, ніж { $address }.
client-nobody-there = За адресою { $address } ніхто не відповідає.
client-no-table = Те, що відповідає за адресою { $address }, — не стіл.
client-lost = З’єднання з { $address } обірвалося й не відновилося.
client-unsure = З’єднання з { $address } обірвалося раніше, ніж стало зрозуміло, чи стіл нас почув. Перш ніж повторити, погляньте на кімнату.
client-left = Цей візит уже завершено.
