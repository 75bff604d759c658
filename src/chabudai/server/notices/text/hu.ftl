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
