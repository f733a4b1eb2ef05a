# Pro toho, kdo si k tomu sedá poprvé, a pro každého, kdo napíše otazník.

game-in-brief = Worms: až čtyři týmy na souostroví. Ve svém tahu pohneš jedním ze svých wormsíků a použiješ zbraň, která může wormsíky vyhodit do povětří, spálit nebo utopit, i ty tvoje. Jakmile někdo přijde o posledního wormsíka, hra se chýlí ke konci, a komu jich na konci zbude nejvíc, vyhrává.

help-option = target 2,-1. Stačí začátky slov: t 2,-1
help-looking-up =
    {"  "}hand          tvoje karty a jejich texty
      bazooka       text této karty; stejně se dají najít mapové díly
      rules W4.8    článek pravidel, jak ho cituje průběh hry; rules W4 je celý oddíl
      time          ohlásit, že vypršel čas, pokud hrajete s časovačem
