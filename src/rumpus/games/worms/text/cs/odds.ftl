# Co se komu může stát a s jakou pravděpodobností.

# $subjects vyjmenuje wormsíky; $chances říká, co se s nimi může stát a jak pravděpodobně.
fates-of = { $subjects }: { $chances }
fate-unharmed = bez zranění
fate-hurt = zranění
fate-destroyed = zničení
