# Pro toho, kdo si k tomu sedá poprvé, a pro každého, kdo napíše otazník.

game-in-brief = Zombies Doom: choď z políčka na políčko a příšeru na každém poraz správnou zbraní; její vítězný token je pak tvůj. Vyložené úkoly se počítají stejně jako tokeny a vyhrává ten, kdo má první dost obojího dohromady. Když nikde nemůžeš boj vyhrát, najdi si cestu okolo, nebo umři a začni znovu s novými zbraněmi.

help-option = go 3,2. Stačí začátky slov: g 3,2
help-looking-up =
    {"  "}hand          tvoje zbraně a kouzla a co umějí
      tasks         vyložené úkoly s obrázky a kde by se teď daly splnit
      lure          co umí toto kouzlo; stejně tak zbraně, příšery, úkoly a dílky podle jména
      sword@bow     meč s rubem hromádky luků; sword+lure má předtištěnou vábničku
      3,2           co je na tomto políčku a jestli se tam dostaneš
      rules Z6.4    článek pravidel, jak ho cituje průběh hry; rules Z6 je celý oddíl
