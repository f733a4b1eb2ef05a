# Pro toho, kdo stůl provozuje.

arg-days = DNY
cli-keep-finished = kolik dní uchovávat dohranou hru, 0 navždy ({ $days })
cli-keep-abandoned = kolik dní uchovávat hru, ve které se už nic neděje, 0 navždy ({ $days })
cli-keep-unbegun = kolik dní uchovávat místnost, ve které hra nezačala, 0 navždy ({ $days })
over-kept-until = Tuto místnost tu najdeš do { $date }. Chceš-li si hru nechat déle, ulož si záznam.
