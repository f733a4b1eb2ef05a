# Who sits where: what everybody at the table is told of it, what is asked beforehand, and why something is refused.
# $name is a player’s, or “seat 2” (told-seat) where nobody has sat yet.

told-seat = seat { $seat }
told-bot-plays = The host lets a bot play for { $name }.
told-handed-back = The host hands the seat back to { $name }.
told-invited = The host has made a new link to the seat of { $name }.
told-returned = { $name } has taken the seat back.
# $before is who sat there.
told-sat-anew = { $name } now plays in place of { $before }.

link-used = This link has been used: somebody sits there. If that is you, come with the browser you sat down with, or ask the host for a new link.
seat-yours-already = You already sit there.

seat-let-bot-sure = Let a bot play for { $name }?
seat-let-bot-about = Everybody at the table is told. { $name } can take the seat back at any time.
seat-invite = New link for { $name }
seat-invite-sure = A new link to the seat of { $name }?
seat-invite-about = It is for somebody who can no longer get in. Everybody at the table is told. Whoever comes by it plays there; { $name } can take the seat back at any time.
seat-invite-made = Give this link to { $name }
seat-lost-bot = A bot plays for you.
seat-lost-other = { $name } now plays in your seat, with a new link from the host.
seat-take-back = Take my seat back

reveal-not-awaited = This seat has nothing to reveal: it committed to nothing, it has done so, or the game has begun.
reveal-too-early = Nobody reveals what they bring to the dice before every seat is taken.
reveal-other = That is not what this seat had committed to.
waiting-for-dice = Every seat is taken. Still missing for the dice: the contribution of { $names }. It comes from their page as soon as that is open.
room-opening =
    { $answers ->
        [one] goes on from the first answer of another record
       *[other] goes on from the first { $answers } answers of another record
    }

told-host = The host
told-rematch = { $name } offers a rematch.
told-declined = { $name } is not coming along.

seat-given-away = { $name } is in your seat by now.
seat-not-kept = No seat is kept for you here.
rematch-not-yet = A rematch can be offered when the game is over, or cannot begin.
rematch-not-offered = Nobody has offered a rematch.

rematch-come = Come along
rematch-decline = No, thanks
rematch-go = To the rematch
rematch-watch = Watch it
rematch-anew = Start again without waiting
rematch-anew-about = Everybody here is invited to a new room with new dice.
seat-kept = has not come yet
seat-declined = is not coming along
waiting-make-link = Make a link

# Beside “game of the day …”: why it is believed to be a second try.
daily-again =
    { $again ->
        [browser] not the first try: it was opened before with this browser
       *[address] perhaps not the first try: it was opened before from this address
    }
