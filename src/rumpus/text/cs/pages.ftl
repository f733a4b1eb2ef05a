# Stránky samotného stolu. Co stojí v „…“, se píše přesně tak.

page-title = Rumpus
page-about = Stůl pro deskové hry: hrají tu lidé i boti, v prohlížeči nebo vlastním programem. Nikdo nepotřebuje účet: místo u stolu je tajný odkaz.
page-play = Hrát
page-not-built = Stránka, na které se hraje, v tomto stole není sestavená. Ve složce se zdrojovým kódem ji sestaví a stůl znovu spustí:
page-play-terminal = Zatím se dá hrát v terminálu, proti botovi nebo s přáteli u jedné obrazovky:
page-programs = Pro programy
page-programs-about = Všechno, co stůl umí, jde přes HTTP a WebSockety.
page-programs-page = Popis rozhraní ke čtení
page-programs-document = Dokument OpenAPI

schema-title = Rozhraní stolu
schema-about = Místnosti se otevírají, obsazují a hrají přes HTTP; kdo se chce o všem dozvědět hned, otevře si WebSocket.
schema-paths = Přes HTTP
schema-token = Hráči, diváci a hostitelé se prokazují svým tokenem: „Authorization: Bearer TOKEN“. Odmítnutý požadavek nic nezmění a odpověď řekne proč.
schema-socket = Přes WebSocket „/socket“
schema-socket-about = Každý, kdo se dívá, má jeden socket. Klient nejdřív pošle Hello s posledním číslem, které viděl, a dostane, co zmeškal. Jeho další zprávy nesou vlastní číslo „ref“, se kterým jsou potvrzeny nebo odmítnuty. Každá zpráva je objekt JSON; její „type“ říká, která to je.
schema-socket-document = Zprávy WebSocketu jako dokument AsyncAPI
schema-who = Kdo
schema-messages = Zprávy
schema-clients = klient
schema-table = stůl
schema-types = Typy
schema-part = Část
schema-name = Jméno
schema-type = Typ
schema-required = Povinné
schema-yes = ano
schema-in-path = v cestě
schema-in-query = v dotazu
schema-in-header = v hlavičce
schema-body = tělo
# $status is a number, such as 404.
schema-response = odpověď { $status }
