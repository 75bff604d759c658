# A Rising Sun a szabályok oldalán.

board-aim = Vezess egy klánt tavasszal, nyáron és ősszel: keress szövetségest, hirdess mandátumot, szerezz hadszíntereket. A tél után az nyer, akinek a legtöbb pontja van.
learn-drawn-tea = Minden évszak teával kezdődik: akik megegyeznek, a következő teáig szövetségesek, vagy amíg egyikük el nem árulja a másikat.
learn-shows-tea = Három klán egy asztal körül. A Koit és a Teknőst piros zsinór köti össze.
learn-drawn-track = Hét mandátum következik. Az aktív játékos négy lapkát húz, és egyet kijátszik; mindenki végrehajtja, az aktív klán és szövetségese bónuszt kap. Közben a kamik megjutalmazzák tisztelőiket.
learn-shows-track = A politikai sáv nyáron: a tea, a Toborzás, a Kiképzés és a Hadmozdulat már megvolt, négy mandátum és a kamik háromszori tisztelete hátravan, aztán jön a háború.
learn-drawn-march = A figurák az erődöknél jelennek meg, és tartományról tartományra lépnek. Mindegyik ereje 1, hacsak kártya mást nem mond.
learn-shows-march = A térkép közepe. Egy vonás Kiotóból Kanszaiba vezet.
learn-drawn-bids = A hadszíntereken a résztvevők titokban licitálnak érmét négy előnyre. A legnagyobb erő győz; a győztes érméi a veszteseké lesznek.
learn-shows-bids = Három klán licitje Kanszaiért. A Lótusz nyerte a Szeppukut és a költőket, a Teknős a túszt, a Koi a róninokat és a csatát.
learn-drawn-set = Télen a hadszíntérjelzők pontot érnek, a különböző tartományok együtt a legtöbbet.
learn-shows-set = Edo, Kanszai és Kiotó jelzője: három különböző tartomány 10 pontot ér.
learn-drawn-map = Nyolc tartomány, szárazföldi határral vagy tengeri úttal összekötve, és négy szentély. A fekete korongok számai a csaták sorrendje.
learn-shows-map = A térkép három klán figuráival, alatta négy szentély.
learn-icon-coin = érme
learn-icon-ronin = rónin
learn-icon-points = pont
learn-icon-honor = becsület: egyenlőségnél dönt
learn-icon-alliance = szövetség
learn-icon-war = háború, hadszíntérjelzők
learn-icon-kami = szentély, a kamik tisztelete
learn-icon-route = tengeri út
learn-icon-stronghold = erőd
learn-icon-monster = szörny
