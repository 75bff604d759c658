# Co říká herní plán hry Bílý hrad. Jména míst, karet a zboží stojí u pravidel.

board-sentences = { $before } { $after }
board-apart = { $before }; { $after }
board-name = { $name }

## Na panelu hráče

board-good-coin = mince
board-good-seal = pečeti
board-good-food = jídlo
board-good-iron = železo
board-good-pearl = perleť
board-good-influence = průběh roku
board-place = { $place }.
board-level = { $level }
board-place-rival = { $level }, { board-place }

## Nadpisy nad volbami

board-heading-draft = Počáteční páry
board-heading-choose = Který zdroj?
board-heading-take = Kterou kostku?
board-heading-place = Kam umístíš { $die-acc }?
board-heading-perform = Co provedeš?
board-heading-resolve = Která řada?
board-heading-audience = Dvořané
board-heading-ascend = Kdo postoupí a kam?
board-heading-train = Které cvičiště?
board-heading-tend = Která zahrada?
board-heading-cross = Předěl
board-heading-exchange = Tvoje pečeti
board-heading-admit = Která místnost?
board-heading-allot = Která zahrada?

## Vedle volby

board-remark-gain =
    { $coins ->
        [one] +{ $coins } mince
        [few] +{ $coins } mince
       *[other] +{ $coins } mincí
    }
board-remark-pay =
    { $coins ->
        [one] −{ $coins } mince
        [few] −{ $coins } mince
       *[other] −{ $coins } mincí
    }
board-remark-even = ±0
board-cost-coin =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
board-cost-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
board-cost-iron =
    { $n ->
        [one] { $n } železo
        [few] { $n } železa
       *[other] { $n } želez
    }
board-cost-climb = { $pearls } nebo { $more } perletí
board-cost-pearl =
    { $n ->
        [one] { $n } perleť
        [few] { $n } perleti
       *[other] { $n } perletí
    }
board-detail-lantern = odměna lucerny: { $goods }
board-detail-draft = { $effects }; lucerna: { $lantern }
board-detail-ascend = { $opens } ({ $origin-from })
board-detail-origin = { $origin-from }
board-detail-room = { $room }
board-detail-leaves = odejde: { $leaves }
board-opens-well = { $goods }
board-opens-outside = { $space-gloss }
board-opens-one = na výběr: { $opens }
board-opens-daimyo = odměna lucerny, pak na výběr: { $opens }
board-opens-lantern = odměna lucerny

## Jak se volba jmenuje tam, kde je vedle ní řečeno víc

board-label-draft = { $action }
board-label-choose = 1 { $good }
board-label-take = { $colour-role } { phrase-face }, { $end }
board-label-empty = { $bridge }, { $end-short }
board-label-place = { $space-short }
board-label-perform = { $bundle }
board-label-resolve = { $row }
board-label-audience = Vyžádat audienci
board-label-ascend = { $target-short }
board-label-train = { $yard }
board-label-tend = { $garden-short }
board-label-admit = { $room-short }
board-label-allot = { $garden-short }

## Potvrzovací tlačítko a co by to znamenalo

board-confirm-draft = Vzít tento pár
board-confirm-take = Vzít { $colour-acc } { phrase-face }
board-confirm-choose = Vzít 1 { $good-acc }
board-confirm-perform = Provést: { $bundle }
board-confirm-resolve = Vyhodnotit { $row-acc }
board-confirm-ascend = Posunout { $target-to }
board-confirm-train = Vyslat { $yard-to }
board-confirm-tend = Vyslat { $garden-gloss }
board-place-gain =
    { $coins ->
        [one] Umístit, získat { $coins } minci
        [few] Umístit, získat { $coins } mince
       *[other] Umístit, získat { $coins } mincí
    }
board-place-pay =
    { $coins ->
        [one] Umístit, zaplatit { $coins } minci
        [few] Umístit, zaplatit { $coins } mince
       *[other] Umístit, zaplatit { $coins } mincí
    }
board-place-even = Umístit
board-put-back = Vrátit na most
board-preview-place = Umísti { $die-acc } { $space-to }
board-covers-gain =
    { $coins ->
        [one] Překryje hodnotu { $covers }: získáš { $coins } minci.
        [few] Překryje hodnotu { $covers }: získáš { $coins } mince.
       *[other] Překryje hodnotu { $covers }: získáš { $coins } mincí.
    }
board-covers-pay =
    { $coins ->
        [one] Překryje hodnotu { $covers }: zaplatíš { $coins } minci.
        [few] Překryje hodnotu { $covers }: zaplatíš { $coins } mince.
       *[other] Překryje hodnotu { $covers }: zaplatíš { $coins } mincí.
    }
board-covers-even = Překryje hodnotu { $covers }: bez mincí.
board-line-lantern = Odměna lucerny: { $goods }.
board-line-cost = Cena: { $price }.
board-line-then = Potom: { $opens }.
board-hint-then = Ještě přijde: { $next }.

## Co by volba přinesla

board-brings-after = Pak máš: { $goods }.
board-brings-lost = Nevejde se: { $goods }.
board-brings-now = Teď máš: { $goods }.
board-brings-points =
    { $points ->
        [one] Získáš { $points } bod.
        [few] Získáš { $points } body.
       *[other] Získáš { $points } bodů.
    }
board-brings-steps = Na stupnici průběhu roku dojde tvůj žeton na pole { $space }.
board-brings-courtiers =
    { $home ->
        [0] Na panství není žádný dvořan: postoupit může některý z ostatních.
        [one] Audience a postup, obojí jednou; na panství je { $home } dvořan.
        [few] Audience a postup, obojí jednou; na panství jsou { $home } dvořané.
       *[other] Audience a postup, obojí jednou; na panství je { $home } dvořanů.
    }
board-brings-gardeners =
    { $home ->
        [0] Na panství není žádný zahradník.
        [one] Na panství je { $home } zahradník; máš { board-cost-food }.
        [few] Na panství jsou { $home } zahradníci; máš { board-cost-food }.
       *[other] Na panství je { $home } zahradníků; máš { board-cost-food }.
    }
board-brings-warriors =
    { $home ->
        [0] Na panství není žádný válečník.
        [one] Na panství je { $home } válečník; máš { board-cost-iron }.
        [few] Na panství jsou { $home } válečníci; máš { board-cost-iron }.
       *[other] Na panství je { $home } válečníků; máš { board-cost-iron }.
    }
board-brings-domain = Jedna z tvých řad a její část karty akce.
board-brings-ascend = Dvořan přichází { $origin-from }.
board-brings-row = { $goods }, potom její část karty akce.
board-brings-audience =
    { $home ->
        [one] Poslední dvořan z řady jde k branám hradu.
       *[other] První dvořan zleva jde k branám hradu.
    }
board-brings-cross =
    { $seals ->
        [one] Za { $seals } pečeť dojde tvůj žeton na pole { $space }.
        [few] Za { $seals } pečeti dojde tvůj žeton na pole { $space }.
       *[other] Za { $seals } pečetí dojde tvůj žeton na pole { $space }.
    }
board-brings-crossing =
    { $seals ->
        [one] Za { $seals } pečeť tvůj žeton překročí předěl a jde dál.
        [few] Za { $seals } pečeti tvůj žeton překročí předěl a jde dál.
       *[other] Za { $seals } pečetí tvůj žeton překročí předěl a jde dál.
    }
board-brings-stop = Tvůj žeton zůstane na poli { $space }; ostatní kroky propadají.

## Tah

board-chain = Co se děje
board-chain-done = Hotovo:
board-chain-then = pak
board-chain-turn =
    { $you ->
        [yes] jsi na tahu
       *[no] { $name } bere kostku
    }
board-chain-round = kolo končí
board-exchange = Směnit pečeti
board-since-card = nová karta akce
board-since-drafts = bere si počáteční pár
board-since-places = umisťuje { $die-acc } { $space-to }
board-since-trains = posílá válečníka { $yard-to }
board-since-tends = posílá zahradníka { $garden-to }
board-since-to-gate = posílá dvořana k branám hradu
board-since-ascends = posouvá dvořana { $target-to }
board-since-crosses =
    { $seals ->
        [one] jde přes předěl za { $seals } pečeť na pole { $space }
        [few] jde přes předěl za { $seals } pečeti na pole { $space }
       *[other] jde přes předěl za { $seals } pečetí na pole { $space }
    }
board-since-card-removed = odstraňuje kartu { $room-from }
board-since-cannot =
    { $points ->
        [one] nemůže { $act } a získává místo toho { $points } bod
        [few] nemůže { $act } a získává místo toho { $points } body
       *[other] nemůže { $act } a získává místo toho { $points } bodů
    }
board-done-drafts = počáteční pár
board-done-places = { $die } { $space-in }
board-done-gains = { $goods }
board-done-lights = odměna lucerny: { $goods }
board-done-performs = { $bundle }
board-done-resolves = { $row }
board-done-trains = válečník { $yard-to }
board-done-tends = zahradník { $garden-to }
board-done-to-gate = dvořan k branám hradu
board-done-ascends = dvořan { $target-to }
board-done-exchanges =
    { $seals ->
        [one] { $seals } pečeť za 1 { $good-acc }
        [few] { $seals } pečeti za 1 { $good-acc }
       *[other] { $seals } pečetí za 1 { $good-acc }
    }
board-done-moves-token =
    { $steps ->
        [one] průběh roku: o { $steps } pole, na pole { $space }
        [few] průběh roku: o { $steps } pole, na pole { $space }
       *[other] průběh roku: o { $steps } polí, na pole { $space }
    }
board-done-crosses =
    { $seals ->
        [one] přes předěl za { $seals } pečeť na pole { $space }
        [few] přes předěl za { $seals } pečeti na pole { $space }
       *[other] přes předěl za { $seals } pečetí na pole { $space }
    }
board-done-stops = zastávka před předělem, pole { $space }
board-done-loses-seals =
    { $seals ->
        [one] { $seals } pečeť propadla
        [few] { $seals } pečeti propadly
       *[other] { $seals } pečetí propadlo
    }
board-done-takes-card = nová karta akce { $room-from }
board-done-visitor-takes = bere { $die-acc } { $position-from }
board-done-card-removed = karta { $room-from } opouští hru
board-done-cannot =
    { $points ->
        [one] nelze: { $act }; místo toho { $points } bod
        [few] nelze: { $act }; místo toho { $points } body
       *[other] nelze: { $act }; místo toho { $points } bodů
    }

## Herní plán

board-castle = Herní plán hry Bílý hrad
board-each = každý
board-well = Studna
board-turn-order = Pořadí hráčů
board-gate =
    { $points ->
        [one] Brány, { $points } bod
        [few] Brány, { $points } body
       *[other] Brány, { $points } bodů
    }
board-target-barred = { $target }: teď ne. { $reason }
board-target-ways = { $target }. Možnosti: { $ways }; další klepnutí ukáže další.
board-said-bridge = { $bridge-in }, od lucerny: { $dice }.
board-said-space = { $space }: { $dice }.
board-said-token =
    { $you ->
        [yes] Na stupnici průběhu roku je tvůj žeton na poli { $influence }.
       *[no] { $name }: na stupnici průběhu roku pole { $influence }.
    }
board-bridge-orange = oranžový most
    .in = Na oranžovém mostě
board-bridge-black = černý most
    .in = Na černém mostě
board-bridge-white = bílý most
    .in = Na bílém mostě

## Co je co

board-word = { $word }
board-explain-sentence = { $what }.
board-explain-here = zde: { $who }
board-explain-may = Smíš odmítnout.
board-explain-at-end = { $what } na konci hry.
board-explain-blocks = Na kartě
board-explain-by-die = Kostkou
board-explain-by-courtier = Dvořanem
board-explain-left-end = Levý konec
board-explain-covers = Překryje { $value }, nebo vrchní kostku: za vyšší kostku rozdíl v mincích získáš, za nižší ho zaplatíš.
board-explain-against = Porovná se s { $value }: za vyšší kostku rozdíl v mincích získáš, za nižší ho zaplatíš.
board-explain-any = Libovolný zdroj: jídlo, železo, nebo perleť, každý podle tvé volby.
board-explain-influence = Vliv: o tolik polí doprava na stupnici průběhu roku.
board-explain-lantern = Odměna lucerny: všechno, co ukazují tvoje karty s lucernou.
board-explain-well = Studna: { $goods }.
board-explain-courtiers = Dvořané: audience ({ board-cost-coin }), postup (o jedno patro { $pearls } perleti, o dvě { $more }), nebo obojí.
board-explain-gardeners = Zahradníci: zahradník odejde z panství do zahrady a zaplatíš její cenu v jídle.
board-explain-warriors = Válečníci: válečník odejde z panství na cvičiště a zaplatíš jeho cenu v železe.
board-explain-domain = Řada panství: její odkryté odměny, pak její část tvé karty akce.
board-explain-castle-tile = Akce na hradě: ta, u které leží taková destička, v kterékoli místnosti.
board-explain-castle-light = Světlá akce: kterákoli akce se světlým pozadím v místnostech hradu.
board-explain-decree = Dekret se přidá k tvým kartám s lucernou.
board-explain-one-main-action = Jedna hlavní akce: dvořané, zahradníci, nebo válečníci.
board-explain-garden-costs = za umístění zahradníka. Cizí zahradníci nepřekážejí, tvůj vlastní ano.
board-explain-garden-again =
    { $dice ->
        [0] Na konci 1. až { $rounds }. kola, je-li na mostě ještě kostka: totéž bez placení jídla. Teď tam žádná není.
        [one] Na konci 1. až { $rounds }. kola, je-li na mostě ještě kostka: totéž bez placení jídla. Teď je tam { $dice }.
        [few] Na konci 1. až { $rounds }. kola, je-li na mostě ještě kostka: totéž bez placení jídla. Teď jsou tam { $dice }.
       *[other] Na konci 1. až { $rounds }. kola, je-li na mostě ještě kostka: totéž bez placení jídla. Teď je jich tam { $dice }.
    }
board-explain-room-die = Provedeš akce u destiček v barvě kostky; kde taková destička není, tam kostka nesmí. Karta zůstává.
board-explain-room-courtier = za postup o jedno nebo dvě patra až sem. Svou kartu akce otočíš mezi lucerny, vezmeš si tuto a smíš provést jednu její světlou akci.
board-explain-courtier-scores = { $what } na konci za každého tvého dvořana zde.
board-explain-daimyo-courtier = za postup o jedno nebo dvě patra. Nejdřív získáš odměnu lucerny.
board-explain-daimyo-slots = Potom dvořan obsadí volné místo na kartě a získáš:
board-explain-yard-costs = za umístění válečníka. Pak každá destička cvičiště jednou, v libovolném pořadí.
board-explain-yard-scores = { $what } na konci za každého tvého válečníka zde, krát počet tvých dvořanů uvnitř hradu.
board-explain-well-die = Smí sem kterákoli kostka a nikdy se za ni neplatí. Kostky si nepřekážejí.
board-explain-outside-die = Na barvě nezáleží. Provedeš jednu ze dvou akcí.
board-explain-gate-costs = za audienci: přijde sem dvořan, který je ve tvé řadě nejvíce vlevo.
board-explain-gate-again = Postupem ({ $pearls }) jde dál na hrad.
board-explain-dice =
    { $dice ->
        [0] žádná kostka nezbyla
        [one] zbývá { $dice } kostka
        [few] zbývají { $dice } kostky
       *[other] zbývá { $dice } kostek
    }
board-explain-bridge-does = Ve svém tahu vezmeš kostku z levého nebo z pravého konce a umístíš ji.
board-explain-bridge-lantern = Kostka odtud ti přinese i odměnu lucerny.
board-explain-bridge-when = Kolo končí, až každý odehraje tři tahy. Zahrady pod mostem, na kterém je ještě kostka, pak působí znovu.
board-explain-barriers = Vstup na pole { $spaces-or } stojí { $seals-or } pečeti; kdo nezaplatí, zastaví se před předělem.
board-explain-season-order = Kdo je na konci kola nejdál, hraje v dalším kole jako první.
board-explain-season =
    { $points ->
        [one] { $season }. období, pole { $first } až { $last }: { $points } bod
        [few] { $season }. období, pole { $first } až { $last }: { $points } body
       *[other] { $season }. období, pole { $first } až { $last }: { $points } bodů
    }
board-explain-season-rising = { $season }. období, pole { $first } až { $last }: { $least } až { $points } bodů
board-explain-row-orange = Jedna oranžová kostka.
board-explain-row-black = Jedna černá kostka.
board-explain-row-white = Jedna bílá kostka.
board-explain-row-open = Nejdřív to, co je odkryté: { $goods }.
board-explain-row-card = Potom smíš provést tu část své karty akce, která leží vedle řady.
board-explain-row-leave = Každý člen, který z řady odejde, odkryje další odměnu.
board-explain-card-when = Kostka v některé tvé řadě provede i akci vedle té řady.
board-explain-card-again = Až si vezmeš jinou kartu, stane se z ní lucerna: { $reward }.
board-explain-lantern-when = Za kostku z levého konce mostu, za dvořana, který přijde k daimjóovi, a všude, kde je nakreslená lucerna.
board-explain-pair-again = Leží mezi tvými lucernami: { $reward }.
board-explain-home-courtiers =
    { $home ->
        [one] { $home } dvořan na panství
        [few] { $home } dvořané na panství
       *[other] { $home } dvořanů na panství
    }
board-explain-home-gardeners =
    { $home ->
        [one] { $home } zahradník na panství
        [few] { $home } zahradníci na panství
       *[other] { $home } zahradníků na panství
    }
board-explain-home-warriors =
    { $home ->
        [one] { $home } válečník na panství
        [few] { $home } válečníci na panství
       *[other] { $home } válečníků na panství
    }
board-explain-good-coin = Platí se jimi rozdíl, když je kostka nižší než to, co překryje, audience ({ board-cost-coin }) a to, co chtějí některé zahrady.
board-explain-good-seal = Platí se jimi akce, které stojí pečeti, a předěly na stupnici průběhu roku. Kdykoli si za { $resource } pečeti koupíš 1 jídlo, železo nebo perleť a za { $coin } pečeť 1 minci.
board-explain-good-food = Platí se jím cesta zahradníka do zahrady.
board-explain-good-iron = Platí se jím cesta válečníka na cvičiště.
board-explain-good-pearl = Posouvá dvořany na hradě výš: { $pearls } o jedno patro, { $more } o dvě.
board-explain-cap = Víc než { $cap } mít nemůžeš; co je navíc, propadá.
board-explain-coins-score = Na konci mince a pečeti dohromady: 1 bod za každých { $n }.
board-explain-kind-scores =
    { $least ->
        [7] Za 7 jsou { $points } body.
       *[other] Na konci je za { $least } až { $most } jednoho druhu { $points } bod.
    }
board-explain-order = V tomto pořadí si každý bere po jedné kostce, { $turns }krát za kolo.
board-explain-order-tie = Při shodě bodů na konci vítězí, kdo je v pořadí dřív.
board-explain-you-order = Tvoje místo v pořadí: { board-place }
board-explain-you = U tebe: { $goods }.
board-explain-you-lit = Tvoje odměna lucerny: { $goods }.
board-explain-you-season = Stojíš na poli { $space }, u tebe: { $goods }.

## Panství

board-domain =
    { $you ->
        [yes] Tvoje panství
       *[no] Panství hráče { $name }
    }
board-action-card = Karta akce
board-no-card = zatím bez karty
board-card-label = Karta akce: { $blocks }
board-lanterns = Lucerny
board-lantern = Lucerna: { $reward }
board-no-lanterns = zatím bez luceren
board-of-cap = /{ $cap }
board-row-label =
    { $die ->
        [0] { $row }: { $rewards }; na panství { $home }, bez kostky
       *[other] { $row }: { $rewards }; na panství { $home }, kostka { $die }
    }
board-row-press = { $choice }. { $label }

## Výběr párů

board-draft-order = V jakém pořadí se vybírá
# Samotné slovo vedle velkého čísla.
board-noun-food =
    { $n ->
        [one] jídlo
        [few] jídla
       *[other] jídel
    }
board-noun-iron =
    { $n ->
        [one] železo
        [few] železa
       *[other] želez
    }
board-noun-pearl =
    { $n ->
        [one] perleť
        [few] perleti
       *[other] perletí
    }
board-noun-coin =
    { $n ->
        [one] mince
        [few] mince
       *[other] mincí
    }
board-noun-seal =
    { $n ->
        [one] pečeť
        [few] pečeti
       *[other] pečetí
    }
board-noun-any = podle volby
board-noun-decree = dekret
board-start-with = Na začátek
board-later-gives = později dá { $reward }
board-beside-all-rows = u všech tří řad
board-took =
    { $you ->
        [yes] tvůj
       *[no] bere { $name }
    }
board-show-pairs = Zpět k párům
board-draft-help = Kdo je v pořadí poslední, vybírá první. Jeden pár zbude.

## Vedle herního plánu

board-ended-now =
    { $you ->
        [yes] Kdyby hra teď skončila: ještě { $points }
       *[no] Kdyby hra teď skončila, { $name }: ještě { $points }
    }
board-item-during-game = během hry
board-item-courtiers = dvořané
board-item-warriors = válečníci
board-item-gardeners = zahradníci
board-item-season-track = průběh roku
board-item-resources = jídlo, železo, perleť
board-item-coins-and-seals = mince a pečeti
board-round-help =
    { $round ->
        [3] Tohle je poslední kolo. Až na mostech zbudou tři kostky, sečtou se body.
       *[other] Až na mostech zbudou tři kostky, kolo skončí. Zahrady pod mostem s kostkou pak působí znovu.
    }

## Jeden klan

board-holdings-domain = Panství
board-holdings-goods = Zásoby
board-holdings-out = Vyslaní
board-holdings-points = Body
board-holdings-forecast = Body, kdyby hra teď skončila
board-at-gate = brány hradu
board-daimyo-room = místnost daimjóa
board-nobody-out = Panství zatím nikdo neopustil.
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Návštěva

board-solo-row = Karty otočené klanem Tokugawa
board-solo-next =
    { $deck ->
        [one] Příští kostka, v balíčku { $deck } karta
        [few] Příští kostka, v balíčku { $deck } karty
       *[other] Příští kostka, v balíčku { $deck } karet
    }
board-solo-top = Na vrchu balíčku
board-solo-turned = { $place }. v řadě
board-solo-die = { $bridge }, { $end }
board-solo-space = { $space }
board-end-left = levý konec
board-end-middle = uprostřed
board-end-right = pravý konec
board-solo-rules = Jak hraje Tokugawa
board-solo-rules-pays = Nikdy neplatí a místa, kam přijde, mu nepřinášejí akce ani odměny. Mince získává jen tam, kde má vyšší kostku.
board-solo-rules-coins = Na konci kola mění mince za body: jako první v pořadí každé 3, jako druhý každých 5.
board-solo-rules-cannot =
    { $round ->
        [one] Za akci, kterou provést nemůže, získá { $round } bod: tolik, kolikáté je kolo.
        [few] Za akci, kterou provést nemůže, získá { $round } body: tolik, kolikáté je kolo.
       *[other] Za akci, kterou provést nemůže, získá { $round } bodů: tolik, kolikáté je kolo.
    }

## Na stránce pravidel: cíl, tah v obrázcích a co je na obrázcích, pro toho, kdo je nevidí

board-aim = Za tři kola máš jen devět kostek. S nimi posíláš dvořany na hrad, válečníky na cvičiště a zahradníky do zahrad. Vítězí klan, který má na konci nejvíce bodů.
board-icon-die = kostka
board-icon-point = body klanu
board-icon-influence = vliv: kroky po stupnici průběhu roku
board-icon-stone = zenová zahrada
board-icon-plant = kvetoucí zahrada
board-icon-yard = cvičiště
board-icon-heron = začátek stupnice průběhu roku
board-drawn-take = Vezmi kostku z levého, nebo pravého konce mostu. Ta nižší vlevo ti navíc přinese odměnu lucerny.
board-shows-take = Oranžový most s kostkami 2, 3, 5 a 6. Kostky na koncích jsou obšité; na levém konci visí lucerna. Pod mostem leží dvě zahrady.
board-drawn-place = Umísti ji na hrad, za hradby, na studnu nebo ke svému panství. Je-li vyšší než to, co překryje, získáš rozdíl v mincích; je-li nižší, zaplatíš ho.
board-shows-place = První patro hradu a brány. Oranžová 6 leží na trojce v levé místnosti a přináší 3 mince; další místa, kam by mohla, jsou obšitá.
board-drawn-perform = Proveď, co místo nabízí. V místnosti hradu jsou to akce u destiček v barvě tvé kostky.
board-shows-perform = Levá místnost: ze tří akcí její karty jsou dvě u oranžové destičky a jsou obšité, dvořané za pečeť a dvě železa.
board-drawn-round = Když má každý za sebou tři tahy, zbývají tři kostky a kolo končí. Před dalším kolem smíš ještě jednou využít zahrady, na jejichž mostě zůstala kostka, a všemi kostkami se hodí znovu.
board-shows-round = Černý most s jedinou kostkou. Akce dvou zahrad pod ním, ve kterých stojí zahradníci, jsou obšité.
board-drawn-board = Vlevo mosty a zahrady, uprostřed hrad, vpravo cvičiště a studna, nahoře průběh roku.
board-shows-board = Celý herní plán.
board-drawn-rooms = S oranžovou kostkou smíš provést akce u oranžových destiček.
board-shows-rooms = Levá místnost pobočníků s oranžovou 6, její karta a tři destičky kostek.
board-drawn-well = Studna: pečeť a dvě odměny, za kteroukoli kostku.
board-shows-well = Studna s vytištěnou jedničkou, pečetí a dvěma destičkami odměn.
board-drawn-domain = Každý, kdo odejde, odkryje odměnu své řady.
board-shows-domain = Tři řady panství. Odešli dva dvořané, zahradník a válečník; v řadě dvořanů leží oranžová 6.
board-drawn-courtiers = Od bran až k daimjóovi: 1, 3, 6 a 10 bodů.
board-shows-courtiers = Hrad s dvořany u bran, na prvním a druhém patře a u daimjóa.
board-drawn-warriors = Válečník přináší body za každého tvého dvořana uvnitř hradu.
board-shows-warriors = Dvě cvičiště s cenami v železe, destičkami a válečníky.
board-drawn-gardeners = Kolik jídla zahradník stojí, co zahrada dovolí provést a kolik bodů přinese na konci.
board-shows-gardeners = Zenová a kvetoucí zahrada pod černým mostem se zahradníky.
board-drawn-lanterns = Odměna lucerny: každá tvoje karta s lucernou ti dá, co ukazuje.
board-shows-lanterns = Čtyři karty stranou s lucernou nahoru.
board-drawn-seasons = Předěly otevírají pečeti. Čí žeton je nejdál, ten je v příštím kole první.
board-shows-seasons = První dvě období průběhu roku s předělem mezi nimi a třemi žetony.

## Herní plán slovy

board-told-bridge-orange = Oranžový most
board-told-bridge-black = Černý most
board-told-bridge-white = Bílý most
board-told-track = Stupnice průběhu roku
board-told-dice =
    { $dice-count ->
        [one] kostka: { $dice }
       *[other] kostky: { $dice }
    }
board-told-tiles =
    { $tiles-count ->
        [one] destička: { $tiles }
       *[other] destičky: { $tiles }
    }
board-told-card = karta: { $blocks }
board-told-gives = dává { $what }
board-told-standing = { $who }
board-told-members =
    { $who-you ->
        [yes] členové tvého klanu: { $count }
       *[no] { $who }: { $count }
    }
board-told-token =
    { $who-you ->
        [yes] ty na poli { $space }
       *[no] { $who } na poli { $space }
    }
