# Amit postán küldünk. Soha nincs benne semmi abból, ami az asztalnál történt.

mail-confirm-subject = Chabudai: ez a te címed?
mail-confirm =
    Valaki, valószínűleg te, azt kéri, hogy a Chabudai erre a címre küldjön levelet a(z) „{ $account }” fiókhoz.

    Ha ez így van, nyisd meg ezt az oldalt, és nyomd meg rajta a gombot. A link két napig érvényes:

    { $link }

    Ha nem te voltál, ne tegyél semmit, és többé nem írunk.
mail-reset-subject = Chabudai: új jelszó
mail-reset =
    Új jelszót kértek a(z) „{ $account }” fiókhoz.

    Nyisd meg ezt az oldalt, és válassz egyet. A link egyszer használható, egy órán át:

    { $link }

    Ha nem te kérted, ne tegyél semmit: a jelszavad marad a régi.

notice-turn = Te jössz
notice-time = Fogy az idő
notice-invited = Meghívást kaptál
notice-offer = Ajánlatot kaptál
notice-over = Vége a játéknak
notice-chat = Valaki írt neked
notice-with = játékosok: { $people }
notice-alone = az asztalodnál
notice-guest = vendég
notice-former = egykori játékos
notice-several = { $count ->
    [one] { $count } játék hív
   *[other] { $count } játék hív
}
notice-more = { $count ->
    [one] és még { $count }
   *[other] és még { $count }
}
notice-foot = Hogy miről és hogyan szóljunk, ezen az oldalon választhatod meg: { $link }
notice-test-title = A Chabudai elér téged
notice-test = Ez a kért próba. Az értesítések ilyenek lesznek.
digest-subject = { $count ->
    [one] { $count } játék vár rád
   *[other] { $count } játék vár rád
}
digest-over = véget ért játékok
