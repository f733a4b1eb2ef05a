# Сторінки самого столу. Те, що стоїть у «…», пишуть саме так.

page-title = Rumpus
page-about = Стіл для настільних ігор: тут грають люди й боти, у браузері або через власну програму. Обліковий запис нікому не потрібен: місце за столом — це таємне посилання.
page-play = Грати
page-not-built = До цього столу не вбудовано сторінку для гри. У теці з початковим кодом її збирає і наново запускає стіл така команда:
page-play-terminal = А поки що в ігри можна грати в терміналі, проти бота або з друзями за одним екраном:
page-programs = Для програм
page-programs-about = Усе, що вміє стіл, доступне через HTTP та WebSocket.
page-programs-page = Опис інтерфейсу для читання
page-programs-document = Документ OpenAPI

schema-title = Інтерфейс столу
schema-about = Кімнати відкривають, займають у них місця та грають через HTTP; хто хоче відразу дізнаватися про все, що стається, відкриває WebSocket.
schema-paths = Через HTTP
schema-token = Гравці, глядачі та господарі підтверджують, хто вони, своїм токеном: «Authorization: Bearer TOKEN». Відхилений запит нічого не змінює, а відповідь пояснює чому.
schema-socket = Через WebSocket «/socket»
schema-socket-about = На кожного, хто дивиться, — один сокет. Спершу клієнт каже Hello з останнім номером, який бачив, і отримує все, що пропустив. Решта його повідомлень має власний номер «ref», за яким їх підтверджують або відхиляють. Кожне повідомлення — об’єкт JSON; його «type» каже, яке саме.
schema-socket-document = Повідомлення WebSocket як документ AsyncAPI
schema-who = Хто
schema-messages = Повідомлення
schema-clients = клієнт
schema-table = стіл
schema-types = Типи
schema-part = Частина
schema-name = Назва
schema-type = Тип
schema-required = Обов’язково
schema-yes = так
schema-in-path = у шляху
schema-in-query = у запиті
schema-in-header = у заголовку
schema-body = тіло
# $status — число, наприклад 404.
schema-response = відповідь { $status }
