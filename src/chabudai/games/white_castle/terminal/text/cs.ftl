# Bílý hrad v terminálu.

terminal-order = Pořadí
terminal-hand = V ruce
terminal-then = potom
terminal-track = Rok
terminal-colour-orange = ora
terminal-colour-black = čer
terminal-colour-white = bíl
terminal-bridge-orange = Oranžový most
terminal-bridge-black = Černý most
terminal-bridge-white = Bílý most
terminal-position-left = vlevo
terminal-position-middle = uprostřed
terminal-position-right = vpravo
terminal-garden-stone = zen: { $price }, { $points }
terminal-garden-plant = květ: { $price }, { $points }
terminal-stewards-left = Pobočníci vlevo
terminal-stewards-middle = Pobočníci uprostřed
terminal-stewards-right = Pobočníci vpravo
terminal-diplomats-left = Diplomati vlevo
terminal-diplomats-right = Diplomati vpravo
terminal-daimyo = Daimjó
terminal-gate = Brány
terminal-decks = Zbývá karet: pobočníci { $stewards }, diplomati { $diplomats }
terminal-outside-left = Za hradbami vlevo
terminal-outside-right = Za hradbami vpravo
terminal-well = Studna
terminal-yard = Cvičiště, { $price }
terminal-row-courtiers = Tvoje řada dvořanů
terminal-row-gardeners = Tvoje řada zahradníků
terminal-row-warriors = Tvoje řada válečníků
terminal-value = hodnota { $value }
terminal-worth = za každého { $points }
terminal-card = karta
terminal-lantern = lucerna
terminal-effect-gain-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
terminal-effect-gain-iron =
    { $n ->
        [one] { $n } železo
        [few] { $n } železa
       *[other] { $n } želez
    }
terminal-effect-gain-pearl =
    { $n ->
        [one] { $n } perleť
        [few] { $n } perleti
       *[other] { $n } perletí
    }
terminal-effect-gain-coin =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
terminal-effect-gain-seal =
    { $n ->
        [one] { $n } pečeť
        [few] { $n } pečeti
       *[other] { $n } pečetí
    }
terminal-effect-gain-point =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
terminal-effect-gain-any = { $n } libov.
terminal-effect-influence =
    { $n ->
        [one] vliv o { $n } pole
        [few] vliv o { $n } pole
       *[other] vliv o { $n } polí
    }
terminal-effect-lantern = lucerna
terminal-effect-well = studna
terminal-effect-courtiers = dvořané
terminal-effect-gardeners = zahradníci
terminal-effect-warriors = válečníci
terminal-effect-domain = vlastní řada
terminal-effect-castle-tile-orange = hrad: ora
terminal-effect-castle-tile-black = hrad: čer
terminal-effect-castle-tile-white = hrad: bíl
terminal-effect-castle-tile-any = hrad: libov.
terminal-effect-castle-light = hrad: světlá
terminal-effect-one-main-action = hlavní akce
terminal-effect-decree-coin = dekret mincí
terminal-effect-decree-seal = dekret pečetí
terminal-effect-decree-point = dekret bodů
terminal-column-player = Klan
terminal-column-points = Body
terminal-column-forecast = Konec
terminal-column-food = Jíd
terminal-column-iron = Žel
terminal-column-pearl = Perl
terminal-column-coin = Min
terminal-column-seal = Peč
terminal-column-influence = Rok
terminal-column-home = Panství
terminal-visit-deck =
    { $cards ->
        [one] Obtížnost { $level }, v balíčku { $cards } karta.
        [few] Obtížnost { $level }, v balíčku { $cards } karty.
       *[other] Obtížnost { $level }, v balíčku { $cards } karet.
    }
terminal-visit-top = Navrchu: { $bridge }, { $position } → { $place }.
terminal-visit-row = Otočeno: { $acts }.
terminal-act-gate = brány
terminal-act-climb = o { $n } výš
terminal-act-warrior =
    { $n ->
        [one] válečník, { $n } železo
        [few] válečník, { $n } železa
       *[other] válečník, { $n } želez
    }
terminal-act-gardener-stone = zenová zahrada
terminal-act-gardener-plant = kvetoucí zahrada
terminal-act-gardener-either = libovolná zahrada
terminal-act-influence =
    { $n ->
        [one] vliv o { $n } pole
        [few] vliv o { $n } pole
       *[other] vliv o { $n } polí
    }
terminal-act-coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
terminal-act-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
terminal-detail-points = body
terminal-detail-forecast = kdyby byl konec
terminal-detail-goods = zásoby
terminal-detail-influence = průběh roku
terminal-detail-home = na panství
terminal-detail-courtiers = dvořané
terminal-detail-gardeners = zahradníci
terminal-detail-warriors = válečníci
terminal-detail-row-courtiers = řada dvořanů
terminal-detail-row-gardeners = řada zahradníků
terminal-detail-row-warriors = řada válečníků
terminal-detail-card = karta akce
terminal-detail-lantern = lucerna
terminal-legend-board = Písmena jsou klany; [3] je volba, která tam vede, { $barred } nelze zvolit, { $free } je volno. { $colours }.
terminal-legend-places = Na mostě je ‹2› kostka, kterou lze vzít, { $lantern } označuje konec s lucernou. Za předtištěnou hodnotou jsou položené kostky, nejvyšší poslední. Před akcí stojí barva její destičky; akce dvořanů, zahradníků a válečníků jsou tmavé, ostatní světlé. „hrad: světlá“ je jedna světlá akce na hradě, „hrad: ora“ jedna u oranžové destičky. U zahrady a cvičiště je cena a body; body cvičiště se počítají za každého válečníka a každého dvořana uvnitř.
terminal-legend-clans = Na stupnici průběhu roku je první ten klan, který leží navrchu; |2 je předěl za 2 pečeti; období přinesou 0, 3, 6 a 10 až 15 bodů. „Konec“ je skóre, kdyby hra skončila teď; „Panství“: kolik je na něm členů, dvořané/zahradníci/válečníci.
