# Co se komu může stát a s jakou pravděpodobností.

# $subjects vyjmenuje wormsíky; $chances říká, co se s nimi může stát a jak pravděpodobně.
fates-of = { $subjects }: { $chances }
# Wormsík, například red A.
fates-subject =
    { WORD($subject, n: 1) ->
        [blue] modrý
        [red] červený
        [yellow] žlutý
       *[green] zelený
    } wormsík { WORD($subject, n: 2) }
fate-unharmed = bez zranění
fate-hurt = zranění
fate-destroyed = zničení

# O co odpověď hráče připraví; část věty.
loss-worm = { the-worm } bude zničen
