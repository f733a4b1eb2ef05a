# The front page: who one is, favourites, the game of the day, one's own games; and what bots are called.

## A name, asked for once

name-title = What shall we call you?
name-about = The others see this name. You can change it in the settings at any time.
name-another = Another suggestion
name-play = Play
# A suggestion for somebody who has no name yet: in no list, without a comma.
name-suggestion =
    { $n ->
        [0] Captain Noodle
        [1] Sir Splash
        [2] Lady Bramble
        [3] Agent Pickle
        [4] Doctor Thunder
        [5] Madam Biscuit
        [6] Professor Puddle
        [7] Uncle Rocket
        [8] Aunt Comet
        [9] Baron Waffle
        [10] Countess Pepper
       *[11] Rookie Badger
    }

## Bots: names for each level, by number; every seat of a room has another

bot-name-random =
    { $persona ->
        [0] Dice
        [1] Whim
        [2] Hazard
        [3] Fluke
        [4] Quirk
        [5] Tumble
        [6] Jumble
       *[7] Lucky
    }
bot-name-beginner =
    { $persona ->
        [0] Acorn
        [1] Tadpole
        [2] Sprout
        [3] Chick
        [4] Bud
        [5] Penny
        [6] Crayon
       *[7] Squeak
    }
bot-name-easy =
    { $persona ->
        [0] Pip
        [1] Bumble
        [2] Dot
        [3] Noodle
        [4] Wobble
        [5] Crumb
        [6] Button
       *[7] Muddle
    }
bot-name-casual =
    { $persona ->
        [0] Sunday
        [1] Breeze
        [2] Clover
        [3] Mellow
        [4] Biscuit
        [5] Hammock
        [6] Picnic
       *[7] Drift
    }
bot-name-regular =
    { $persona ->
        [0] Domino
        [1] Tally
        [2] Skipper
        [3] Chestnut
        [4] Marble
        [5] Teapot
        [6] Bobbin
       *[7] Jester
    }
bot-name-quick =
    { $persona ->
        [0] Dash
        [1] Zip
        [2] Sparrow
        [3] Flick
        [4] Swift
        [5] Bolt
        [6] Hare
       *[7] Comet
    }
bot-name-fair =
    { $persona ->
        [0] Rivet
        [1] Maple
        [2] Tinker
        [3] Copper
        [4] Juniper
        [5] Barley
        [6] Pepper
       *[7] Cobalt
    }
bot-name-good =
    { $persona ->
        [0] Rowan
        [1] Sterling
        [2] Piper
        [3] Marlow
        [4] Hazel
        [5] Flint
        [6] Archer
       *[7] Quill
    }
bot-name-strong =
    { $persona ->
        [0] Atlas
        [1] Vesper
        [2] Onyx
        [3] Tempest
        [4] Argus
        [5] Falcon
        [6] Ember
       *[7] Granite
    }
# $level is “Fair bot”.
bot-with-level = { $name } ({ $level })

## Favourites: who plays and by which rules, kept in this browser

favourites = Favourites
favourites-about = Who plays and by which rules, saved in this browser only.
favourite-last = As last time
favourite-save = Save as a favourite
favourite-name = Name of the favourite
favourite-keep = Save
favourite-rename = Rename “{ $name }”
favourite-delete = Delete “{ $name }”
favourite-kept = “{ $name }” is saved in this browser.
favourite-deleted = “{ $name }” is deleted.
favourite-not-kept = This browser saves nothing: the favourite is gone when the page is closed.
favourite-suggestion = Evening { $n }

## Your games

front-yours-about = Saved in this browser only.
# $names are the others who play.
yours-against = against { $names }
yours-watched = { $names }
yours-open = waiting for players
yours-turn-mine = your turn
yours-turn = { $name }’s turn
yours-won = you won
yours-drawn = a draw
# Whoever won was not this reader.
yours-lost = { $names } won
yours-gone = no longer there

## The game of the day

day-title = How it went for others
# $count have played today’s game to its end.
day-finished-today = { $count ->
        [0] Nobody has finished today’s game yet.
        [one] One player has finished today’s game.
       *[other] { $count } players have finished today’s game.
    }
day-yours = How it went for others
day-about = Everybody’s first try at the same game with the same dice, without names.
day-tries = { $began ->
        [one] One began
       *[other] { $began } began
    }, { $finished ->
        [0] nobody has finished yet
        [one] one finished
       *[other] { $finished } finished
    }.
day-outcomes = Won: { $won } · drawn: { $drawn } · lost: { $lost }
# $place counts from 1 among $finished.
day-place = Your place: { $place } of { $finished }.
day-answers = { $answers ->
        [one] You gave one answer.
       *[other] You gave { $answers } answers.
    }
day-not-counted = This try does not count: it was not the first, or a bot played for you.
day-graph = Wins by how many answers they took
# $from and $to are numbers of answers, $count of wins.
day-bin = { $from }–{ $to } answers: { $count }
day-bin-yours = { $from }–{ $to } answers: { $count }, yours among them

## The title of the tab

# $name is whose turn it is.
room-title-other = { $name } plays: { $game } – Rumpus
room-title-over = Over: { $game } – Rumpus
