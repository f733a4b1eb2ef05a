# The pages of the table itself. What stands in “…” is written as it is.

page-title = Rumpus
page-about = A table for board games: people and bots play here, from a browser or from a program of their own. Nobody needs an account: a seat is a secret link.
page-play = Play
page-not-built = The page to play on was not built into this table. In a folder with the source, this builds it and restarts the table:
page-play-terminal = Meanwhile you can play in a terminal, against a bot or with friends at one screen:
page-programs = For programs
page-programs-about = Everything the table can do goes over HTTP and WebSockets.
page-programs-page = The interface, to read
page-programs-document = The OpenAPI document

schema-title = The table’s interface
schema-about = Rooms are opened, joined and played over HTTP; whoever wants to be told at once what happens opens a WebSocket.
schema-paths = Over HTTP
schema-token = Seats, spectators and hosts prove themselves by their token: “Authorization: Bearer TOKEN”. A refused request changes nothing; the answer says why.
schema-socket = Over the WebSocket “/socket”
schema-socket-about = One socket for each viewer. A client says Hello first, with the last number it has seen, and gets what it missed. Its other messages carry a number of its own, “ref”, with which they are acknowledged or refused. Every message is a JSON object; its “type” says which one it is.
schema-socket-document = The WebSocket’s messages as an AsyncAPI document
schema-who = Who
schema-messages = Messages
schema-clients = the client
schema-table = the table
schema-types = Types
schema-part = Part
schema-name = Name
schema-type = Type
schema-required = Required
schema-yes = yes
schema-in-path = in the path
schema-in-query = in the query
schema-in-header = in the header
schema-body = body
# $status is a number, such as 404.
schema-response = answer { $status }
