# A box of one's own: what is odd about it, how it is begun, and how it differs from another.

## What is odd, but no mistake

box-stray-file = { $file } is no part of a box: nobody reads it.
box-stray-file-like = { $file } is no part of a box: nobody reads it. Should it be called { $closest }?
box-stray-picture = { $file } is shown nowhere: a picture has to be an SVG or a PNG.
# $base is the box that comes with every game.
box-derives-from-nothing = { $file } does not say from which box it takes what is not written in it. Write “from: { $base }”, or write everything.
# $other is what has the name already, such as “card bazooka”.
box-name-taken = { $file }, line { $line }: “{ $name }” is also the name of “{ $other }”.
# $known lists the languages there are.
box-unknown-language = { $file }, line { $line }: nobody here speaks “{ $language }”. There are: { $known }.
box-picture-of-nothing = { $file }: there is no “{ $name }” in the box, so nobody sees this picture.
box-picture-of-several = { $file }: several things of the box have the id “{ $name }”, and each shows this picture. For one of them alone, call it { $better }.

## Beginning a box

box-new-exists = { $folder } is there already. A new box needs a new folder.
box-new-made =
    { $folder } is ready. Change it with a text editor, beginning with box.txt. Then:
      rumpus box check { $folder } --game { $game }
      rumpus play { $game } --box { $folder }
      rumpus box print { $folder } --game { $game }
# The comments in the files of a new box; $base is the box that it derives from.
box-new-about =
    A box that derives from “{ $base }”: what is not written here is as it is there.
    What stands behind a # is not read. Take the # and the blank after it away, and change what follows.
    All that can be written is in docs/boxes.md.
box-new-leave-out = What is not to be in the box, by its ids, with commas between them:
box-new-keys = Keep the first line of a block, and of the lines below it those that you change:
box-new-file =
    What stands here changes { $file } of “{ $base }”, or is added to it, by its id.
    Of a card or the like, write only the lines that you change. For example:
box-has-variants = Optional rules of its own: { $variants }.

## Comparing two boxes
# $file or $place is where, $thing what it is about, $key one of its keys; $was and $now are what the two boxes say.

box-diff-same = The two boxes say the same.
box-diff-new = { $file }: “{ $thing }” is new.
box-diff-gone = { $file }: “{ $thing }” is gone.
box-diff-file = { $file } is another one.
box-diff-value = { $place }: “{ $key }” is now “{ $now }”, and was “{ $was }”.
box-diff-said = { $place }: “{ $key }” is new: “{ $now }”.
box-diff-unsaid = { $place }: “{ $key }” is gone; it was “{ $was }”.

## At a table

box-without-picture = The box has no picture of “{ $name }”.
