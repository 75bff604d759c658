# Tokaido v terminálu.

terminal-narrow-village = Vesn
terminal-narrow-temple = Chrm
terminal-narrow-encounter = Setk
terminal-narrow-paddy = Pole
terminal-narrow-mountain = Hory
terminal-narrow-sea = Moře
terminal-narrow-hot-spring = Pram
terminal-narrow-farm = Farm
terminal-narrow-inn = HOST
terminal-wide-village = Vesnice
terminal-wide-temple = Chrám
terminal-wide-encounter = Setkání
terminal-wide-paddy = Pole
terminal-wide-mountain = Hory
terminal-wide-sea = Moře
terminal-wide-hot-spring = Pramen
terminal-wide-farm = Farma
terminal-wide-inn = HOST
terminal-legend = Cesta: { $free } volné místo, A–E pocestný, [3] volba 3, { $barred } nedovoleno.
terminal-column-player = Hráč
terminal-column-traveler = Pocestný
terminal-column-coins = Minc
terminal-column-points = Body
terminal-column-bowl = Chrm
terminal-column-paddy = Pole
terminal-column-mountain = Hory
terminal-column-sea = Moře
terminal-column-souvenirs = Suv
terminal-column-meals = Jíd
terminal-column-hot-springs = Pram
terminal-column-encounters = Setk
terminal-column-achievements = Vyz
terminal-row-coins = mince
terminal-row-points = body
terminal-row-bowl = miska v chrámu
terminal-row-panoramas = panoramata
terminal-row-souvenirs = kolekce
terminal-row-meals = jídla
terminal-row-hot-springs = horké prameny
terminal-row-encounters = setkání
terminal-row-achievements = vyznamenání
terminal-neutral = neutrální
terminal-tiles = Tvoje destičky: { $tiles }. Ostatní vidí jen to, zda už máš vybráno.
terminal-tiles-others = Každý má dvě destičky pocestných, pro ostatní lícem dolů.
terminal-drawn = Tvoje dobrané karty: { $cards }. Ostatní vidí jen to, že jsou dvě.
terminal-revealed = Na prodej, s cenou: { $cards }.
terminal-offer = Nabídka jídel, s cenou: { $meals }. Kdo ještě není v hostinci, vidí jen jejich počet.
terminal-offer-hidden =
    { $count ->
        [one] V nabídce je { $count } jídlo; které, to ví jen ten, kdo je v hostinci.
        [few] V nabídce jsou { $count } jídla; která, to ví jen ten, kdo je v hostinci.
       *[other] V nabídce je { $count } jídel; která, to ví jen ten, kdo je v hostinci.
    }
terminal-free = Zdarma pro tebe: { $meal }. Ostatní nevidí, které jídlo to je.
