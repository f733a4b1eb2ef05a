# Co půjde dobýt a s jakou pravděpodobností.

# $subjects vyjmenuje políčka; $chances říká, co s nimi bude a jak pravděpodobně.
fates-of = { $subjects }: { $chances }
# Políčko, například C4.
fates-subject = { $subject }
fate-can-win = půjde dobýt
fate-cannot-win = nepůjde dobýt

# O co odpověď hráče připraví; část věty.
loss-life = umřeš a přijdeš o zbraně
