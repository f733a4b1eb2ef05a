# Notices: what players are told while they are away. $game is the name of a game, $names are those one plays with,
# $count is how many these are.

notice-title-turn = Your turn
notice-title-invitation = An invitation
notice-title-round = A new round
notice-title-over = A game is over
notice-title-several =
    { $count ->
        [one] News from the table
       *[other] { $count } pieces of news from the table
    }
notice-turn =
    { $count ->
        [0] { $game }: it is your turn.
       *[other] { $game } with { $names }: it is your turn.
    }
notice-invitation =
    { $count ->
        [0] { $game }: you are invited to play.
       *[other] { $game }: { $names } would like to play with you.
    }
# $tournament is the name of a tournament.
notice-round =
    { $count ->
        [0] { $tournament }: a round has begun, and your game of { $game } waits for you.
       *[other] { $tournament }: a round has begun. You play { $game } with { $names }.
    }
# $result is won, lost or nobody.
notice-over =
    { $result ->
        [won] { $game }: the game is over, and you have won.
        [lost] { $game }: the game is over, and you have lost.
       *[nobody] { $game }: the game is over, and nobody has won.
    }
# $link is an address.
notice-stop = To get no more of these mails: { $link }
notice-confirm-title = Is this your address?
notice-confirm =
    Somebody wants to be told by mail about games at { $table } and gave this address.
    If that was you, follow this link within three days:

    { $link }

    If not, do nothing: nothing else will be sent here.

## On the page

notices-title = Notices
notices-about = Be told when it is your turn, when you are invited, when a round of your tournament begins and when a game is over.
notices-not-here = This table sends no notices.
notices-push = On this device
notices-push-on = Tell me on this device
notices-push-off = No longer on this device
notices-push-blocked = The browser does not allow notices from this table.
notices-mail = By mail
notices-webhook = By webhook
notices-address = Address
notices-add = Add
notices-remove = Remove
notices-unconfirmed = not confirmed yet: follow the link in the mail
notices-wants = What about?
# $kind is turn, invitation or over.
notices-kind =
    { $kind ->
        [turn] my turn
        [invitation] invitations and new rounds
       *[over] the end of a game
    }
# $channel is push, mail or webhook.
notices-channel =
    { $channel ->
        [push] a browser
        [mail] mail
       *[webhook] a webhook
    }
notices-sent = What was sent
# $state is waiting, sent, stale or failed.
notices-state =
    { $state ->
        [waiting] waiting
        [sent] sent
        [stale] no longer needed
       *[failed] failed
    }
notices-confirmed = This address is confirmed. Notices will come here.
notices-stopped = No more notices will come here.
notices-working = One moment …
app-new-version = There is a new version of this page.
app-reload = Load it
app-offline = There is no connection to the table. What you see may be old.
site-taken = Another page of this browser has gone on with your games. Here nothing is kept any more.
site-failed = Python could not be started in this browser.
# On the button that was pressed, while Python is on its way.
site-beginning = Loading …
site-broken = The table in this page has stopped. What was played is kept: load the page again.
site-unkept = This browser does not keep your games: perhaps this is a private window, or there is no room left. They are gone when the page is closed.
site-no-report = Reports are shown where the page was reached by https, or at localhost. The results can be taken along.
# Told before the page has begun, in all languages at once.
site-as-a-file = A browser does not play this page as a file. Have the folder served, for instance by “python3 -m http.server” in it, and open http://localhost:8000
# Whether all of it is kept in this browser.
site-alone =
    { $kept ->
        [yes] This page is its own table: games stay in this browser, and no network is needed.
       *[no] This page is its own table: games stay in this browser. To open it still takes a network: not all of it is here yet, or it was not reached by https.
    }
site-friends = Friends at other devices, ratings and tournaments need a table that is served.

# A game against bots whose table cannot be reached: one like it begins without a table
away-soon = There is no connection to the table. In a moment a new game like this one begins offline. This one waits at the table, as it is.
away-stay = Wait here
away =
    { $reached ->
        [yes] The table can be reached again. Your game waits there.
       *[no] You are playing offline: the table cannot be reached. Your game waits there, as it is.
    }
away-back = Back to it

## Why the table refuses something

channels-too-many = There may be { $most } places for notices. Remove one first.
channel-unknown = There is no such place for notices.
# $kind is push, mail or webhook.
channel-not-here =
    { $kind ->
        [push] This table sends nothing to browsers.
        [mail] This table sends no mail.
       *[webhook] This table calls no webhooks.
    }
mail-address-wrong = “{ $address }” is not an address for mail.
mail-asked-already = Somebody at { $address } was asked for a confirmation already today.
mail-not-sent = The mail could not be sent. Try again later.
mail-server-unreadable = The mail server is written smtp://USER:PASSWORD@HOST:PORT or smtps://…, with an address that mail comes from.
confirmation-unknown = This confirmation is not known, or it is too old.
webhook-address-wrong = “{ $url }” is not an address that begins with https:// and has no password in it.
webhook-not-allowed = The operator does not allow calls to { $host }.
push-keys-wrong = The keys of this browser cannot be used.
public-address-wrong = “{ $url }” is not an address that begins with https:// or http://.
public-address-needed = To send mail and call webhooks the table must know its own address: --public-address.
