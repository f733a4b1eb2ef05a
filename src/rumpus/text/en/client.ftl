## A client of a table elsewhere

# $address is where it should be, $link what somebody gave us
client-address-wrong = “{ $address }” is not the address of a table. It looks like this: http://127.0.0.1:8000
client-link-wrong = “{ $link }” is not a link to a room.
client-link-elsewhere = “{ $link }” leads to another table than { $address }.
client-nobody-there = Nobody answers at { $address }.
client-no-table = What answers at { $address } is not a table.
client-lost = The connection to { $address } broke and did not come back.
client-unsure = The connection to { $address } broke before it was clear whether the table had heard us. Look at the room before you repeat it.
client-left = This visit has ended.
