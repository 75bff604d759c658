# Tokaido. Tvary jména jsou jeho atributy: .in, .to a .from s předložkou, .gen a .acc pády, .gloss význam slova.

game-title = Tokaido
game-description = Projdi cestu z Kjóta do Eda a přines si co nejbohatší vzpomínky: výhledy, suvenýry, jídla, horké prameny a setkání.
seat-neutral = Neutrální pocestný
    .inside = neutrální pocestný

## Spojení s číslem pro věty níže

phrase-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
    .acc =
        { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }
phrase-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
# Část panoramatu má hodnotu svého čísla.
phrase-section-points =
    { $section ->
        [one] { $section } bod
        [few] { $section } body
       *[other] { $section } bodů
    }
# Darovaná mince má hodnotu bodu.
phrase-donation-points =
    { $coins ->
        [one] { $coins } bod
        [few] { $coins } body
       *[other] { $coins } bodů
    }

## Otázky

prompt-choose-traveler = Vyber si pocestného. Všichni volí najednou.
prompt-move =
    { $you ->
        [yes] Vyber, kam půjdeš.
       *[no] { $name } vybírá, kam půjde.
    }
prompt-move-neutral =
    { $you ->
        [yes] Vyber, kam půjde neutrální pocestný.
       *[no] { $name } vybírá, kam půjde neutrální pocestný.
    }
prompt-buy =
    { $you ->
        [yes] Vyber, které suvenýry koupíš.
       *[no] { $name } vybírá, které suvenýry koupí.
    }
prompt-donate =
    { $you ->
        [yes] Vyber, kolik mincí věnuješ chrámu.
       *[no] { $name } vybírá, kolik mincí věnuje chrámu.
    }
prompt-keep =
    { $you ->
        [yes] Vyber, kterou ze dvou karet setkání si necháš.
       *[no] { $name } vybírá, kterou ze dvou karet setkání si nechá.
    }
prompt-hiroshige =
    { $you ->
        [yes] Vyber panorama, z něhož si vezmeš další část.
       *[no] { $name } vybírá panorama, z něhož si vezme další část.
    }
prompt-other-panorama =
    { $you ->
        [yes] Panorama svého průvodce už máš celé. Vyber jiné, nebo si nevezmi nic.
       *[no] { $name } už má panorama svého průvodce celé a vybírá jiné, nebo nic.
    }
prompt-meal =
    { $you ->
        [yes] Vyber si jídlo.
       *[no] { $name } vybírá jídlo.
    }
prompt-remove-meal =
    { $you ->
        [yes] Vyber jídlo, které neutrální pocestný odebere z nabídky.
       *[no] { $name } vybírá jídlo, které neutrální pocestný odebere z nabídky.
    }

## K čemu otázka je: říká se v prvních partiích

aid-choose-traveler = Schopnost pocestného platí po celou hru; destička také určuje, s kolika mincemi začínáš.
aid-move = Jde vždy ten, kdo je nejvíce vzadu: krátké kroky přinesou víc zastávek, dlouhé přednost ve výběru.
aid-move-neutral = Neutrální pocestný zabírá místo, v chrámu věnuje minci a v hostinci odebere jídlo.
aid-buy = Suvenýry různých kategorií tvoří kolekci; její karty přinesou postupně 1, 3, 5 a 7 bodů.
aid-donate = Za každou minci je hned 1 bod; na konci dostanou nejštědřejší dárci další body.
aid-keep = Karta, kterou si necháš, hned působí a počítá se pro Mluvku; druhá jde skrytě pod balíček.
aid-hiroshige = Část přinese tolik bodů, kolik je její číslo; kdo panorama dokončí první, získá i vyznamenání.
aid-other-panorama = Stačí kterékoli nedokončené panorama: jeho další část přinese tolik bodů, kolik je její číslo.
aid-meal = Každé jídlo přinese 6 bodů, ať stojí cokoli; stejný pokrm nikdo nejí dvakrát.
aid-remove-meal = Co zmizí, to už si nevybere nikdo, kdo do hostince teprve přijde.

## Odpovědi

label-play-as = { $traveler } ({ $traveler-role }), { phrase-coins }. { $traveler-gloss }
label-go = { $station }
label-send = { $station }
label-buy = Koupit za { phrase-coins.acc }: { $souvenirs }; { phrase-points }
label-buy-nothing = Nekoupit nic
label-donate = Věnovat { phrase-coins.acc }: { phrase-points }
label-keep = { $encounter }. { $encounter-role }
label-admire = { $panorama }, { $section }. část: { phrase-section-points }
label-decline = Nevzít si nic
label-eat =
    { $coins ->
        [0] { $meal }, zdarma
       *[other] { $meal } za { phrase-coins.acc }
    }
label-eat-free = Přijmout jídlo zdarma: { $meal }
label-eat-nothing = Nejíst nic
label-remove = Odebrat: { $meal }

## Co se stalo: příprava

event-dealt =
    { $you ->
        [yes] Na výběr máš tyto pocestné: { $travelers }.
       *[no] { $name } má na výběr tyto pocestné: { $travelers }.
    }
event-plays-as =
    { $you ->
        [yes] Hraješ za { $traveler-acc } ({ $traveler-role }) a na cestu dostáváš { phrase-coins.acc }.
       *[no] { $name } hraje za { $traveler-acc } ({ $traveler-role }) a na cestu dostává { phrase-coins.acc }.
    }
event-starts =
    { $you ->
        [yes] V hostinci začínáš na { $slot }. místě.
       *[no] { $name } začíná v hostinci na { $slot }. místě.
    }
event-special-coins =
    { $you ->
        [yes]
            { $coins ->
                [-1] Zvláštní příprava: vracíš 1 minci (−1).
                [0] Zvláštní příprava: počet tvých mincí se nemění.
               *[other] Zvláštní příprava: získáváš { phrase-coins.acc } (+{ $coins }).
            }
       *[no]
            { $coins ->
                [-1] Zvláštní příprava: { $name } vrací 1 minci (−1).
                [0] Zvláštní příprava: { $name } žádné mince nezískává ani nevrací.
               *[other] Zvláštní příprava: { $name } získává { phrase-coins.acc } (+{ $coins }).
            }
    }

## Co se stalo: na cestě

event-moves =
    { $you ->
        [yes]
            { $slot ->
                [1] Jdeš { $station-to }.
               *[other] Jdeš { $station-to }, { $slot }. místo.
            }
       *[no]
            { $slot ->
                [1] { $name } jde { $station-to }.
               *[other] { $name } jde { $station-to }, { $slot }. místo.
            }
    }
event-gains-coins =
    { $you ->
        [yes] Získáváš { phrase-coins.acc }.
       *[no] { $name } získává { phrase-coins.acc }.
    }
event-gains-points =
    { $you ->
        [yes] Získáváš { phrase-points }.
       *[no] { $name } získává { phrase-points }.
    }
event-reveals =
    { $you ->
        [yes]
            { $souvenirs-count ->
                [one] Na prodej je už jen jeden suvenýr: { $souvenirs }.
               *[other] Na prodej je tu: { $souvenirs }.
            }
       *[no]
            { $souvenirs-count ->
                [one] { $name } tu nachází už jen jeden suvenýr: { $souvenirs }.
               *[other] { $name } nachází na prodej: { $souvenirs }.
            }
    }
event-no-souvenirs =
    { $you ->
        [yes] Ve vesnici už na tebe nezbyl žádný suvenýr.
       *[no] { $name } už ve vesnici nenachází žádný suvenýr.
    }
event-pays =
    { $you ->
        [yes] Platíš { phrase-coins.acc }.
       *[no] { $name } platí { phrase-coins.acc }.
    }
event-buys =
    { $you ->
        [yes] Kupuješ suvenýr { $souvenir }: { phrase-points }.
       *[no] { $name } kupuje suvenýr { $souvenir }: { phrase-points }.
    }
event-buys-nothing =
    { $you ->
        [yes] Nekupuješ nic.
       *[no] { $name } nekupuje nic.
    }
event-takes-section =
    { $you ->
        [yes] Bereš si { $section }. část panoramatu { $panorama-gen }: { phrase-section-points }.
       *[no] { $name } si bere { $section }. část panoramatu { $panorama-gen }: { phrase-section-points }.
    }
event-bathes =
    { $you ->
        [yes] Koupeš se { $spring-in }: { phrase-points }.
       *[no] { $name } se koupe { $spring-in }: { phrase-points }.
    }
event-donates =
    { $you ->
        [yes] Věnuješ chrámu { phrase-coins.acc }: { phrase-donation-points }.
       *[no] { $name } věnuje chrámu { phrase-coins.acc }: { phrase-donation-points }.
    }
event-temple-coin =
    { $you ->
        [yes] Dáváš do své misky v chrámu 1 minci ze zásoby: { phrase-points }.
       *[no]
            { $points ->
                [0] { $name } dává do své misky v chrámu 1 minci ze zásoby.
               *[other] { $name } dává do své misky v chrámu 1 minci ze zásoby: { phrase-points }.
            }
    }

## Co se stalo: setkání

event-meets =
    { $you ->
        [yes] Potkáváš { $encounter-acc }.
       *[no] { $name } potkává { $encounter-acc }.
    }
event-draws-two =
    { $you ->
        [yes] Bereš si na výběr dvě karty setkání.
       *[no] { $name } si bere na výběr dvě karty setkání.
    }
event-sees-two =
    { $you ->
        [yes] Díváš se na obě karty: { $encounters }.
       *[no] { $name } se dívá na obě karty: { $encounters }.
    }
event-busks =
    { $you ->
        [yes] Vystupuješ na ulici: { phrase-coins } a { phrase-points }.
       *[no] { $name } vystupuje na ulici: { phrase-coins } a { phrase-points }.
    }
event-gets-souvenir =
    { $you ->
        [yes] Dostáváš suvenýr { $souvenir }: { phrase-points }.
       *[no] { $name } dostává suvenýr { $souvenir }: { phrase-points }.
    }
event-no-effect =
    { $you ->
        [yes] Karta ti nic nepřináší.
       *[no] { $name } z karty nic nemá.
    }
event-declines =
    { $you ->
        [yes] Za průvodcem dál nejdeš a nebereš si nic.
       *[no] { $name } za průvodcem dál nejde a nebere si nic.
    }

## Co se stalo: hostince

event-offer-dealt =
    { $you ->
        [yes]
            { $cards ->
                [one] Přicházíš do hostince před ostatními: v nabídce je { $cards } jídlo.
                [few] Přicházíš do hostince před ostatními: v nabídce jsou { $cards } jídla.
               *[other] Přicházíš do hostince před ostatními: v nabídce je { $cards } jídel.
            }
       *[no]
            { $cards ->
                [one] { $name } přichází do hostince před ostatními: v nabídce je { $cards } jídlo.
                [few] { $name } přichází do hostince před ostatními: v nabídce jsou { $cards } jídla.
               *[other] { $name } přichází do hostince před ostatními: v nabídce je { $cards } jídel.
            }
    }
event-sees-offer =
    { $you ->
        [yes] Prohlížíš si nabídku jídel: { $meals }.
       *[no] { $name } si prohlíží nabídku jídel: { $meals }.
    }
event-offered-free =
    { $you ->
        [yes] Můžeš dostat zdarma jídlo: { $meals }.
       *[no] { $name } může dostat zdarma jídlo: { $meals }.
    }
event-eats =
    { $you ->
        [yes]
            { $coins ->
                [0] Jíš zdarma: { $meal }; { phrase-points }.
               *[other] Jíš za { phrase-coins.acc }: { $meal }; { phrase-points }.
            }
       *[no]
            { $coins ->
                [0] { $name } jí zdarma: { $meal }; { phrase-points }.
               *[other] { $name } jí za { phrase-coins.acc }: { $meal }; { phrase-points }.
            }
    }
event-eats-nothing =
    { $you ->
        [yes] Nejíš nic.
       *[no] { $name } nejí nic.
    }
event-meal-removed =
    { $you ->
        [yes] Odebíráš z nabídky jedno jídlo, aniž ho ukážeš.
       *[no] { $name } odebírá z nabídky jedno jídlo, aniž ho ukáže.
    }
event-removes-meal =
    { $you ->
        [yes] Odebíráš toto jídlo: { $meals }.
       *[no] { $name } odebírá toto jídlo: { $meals }.
    }
# Pro všechny stejně: ze stolu neuklízí nikdo určitý.
event-offer-returned =
    { $cards ->
        [0] Všichni mají po jídle a nic nezbylo.
        [one] Všichni mají po jídle; zbylo { $cards } jídlo a vrací se pod balíček.
        [few] Všichni mají po jídle; zbyla { $cards } jídla a vracejí se pod balíček.
       *[other] Všichni mají po jídle; zbylo { $cards } jídel a vrací se pod balíček.
    }

## Co se stalo: vyznamenání a konec

event-achieves =
    { $you ->
        [yes] Získáváš vyznamenání { $achievement }: { phrase-points }.
       *[no] { $name } získává vyznamenání { $achievement }: { phrase-points }.
    }
event-ranks =
    { $you ->
        [yes] Mezi dárci chrámu máš { $rank }. místo: { phrase-points }.
       *[no] { $name } má mezi dárci chrámu { $rank }. místo: { phrase-points }.
    }
event-wins =
    { $you ->
        [yes] Vítězíš, celkem máš { phrase-points }.
       *[no] Vítězí { $name }, celkem má { phrase-points }.
    }

## Proč ne?

refusal-not-dealt = { $traveler } není mezi pocestnými, které máš na výběr.
refusal-behind = { $station } neleží vpředu: pocestní chodí jen dopředu a nikdy nezůstávají na místě.
refusal-past-the-inn = { $station } leží až za příštím hostincem, kde se musí zastavit každý.
refusal-full = { $station }: všechna místa jsou obsazená.
refusal-village-needs-coin = Na zastávku { $station-in } potřebuješ aspoň 1 minci, a žádnou nemáš.
refusal-temple-needs-coin = Zastávka { $station-in } znamená věnovat aspoň 1 minci, a žádnou nemáš.
refusal-panorama-complete = Toto panorama už máš celé, a proto se { $station-in } zastavit nesmíš.
refusal-panorama-completed = Panorama { $panorama-gen } už máš celé.
refusal-not-revealed = Tolik suvenýrů na prodej není.
refusal-souvenirs-too-dear = Na to nemáš dost mincí. Cena by byla { phrase-coins }: { $souvenirs }.
refusal-full-price-needed =
    { $full ->
        [one] Musíš mít u sebe plnou cenu, { $full } minci, i když zaplatíš jen { $coins }.
        [few] Musíš mít u sebe plnou cenu, { $full } mince, i když zaplatíš jen { $coins }.
       *[other] Musíš mít u sebe plnou cenu, { $full } mincí, i když zaplatíš jen { $coins }.
    }
refusal-donation-too-high = Na takový dar nemáš dost mincí.
refusal-not-drawn = { $encounter } není mezi dvěma kartami, ze kterých vybíráš.
refusal-not-on-offer = { $meal } tu v nabídce není.
refusal-already-eaten = Tento pokrm už máš za sebou a nikdo nejí totéž dvakrát: { $meal }.
refusal-meal-too-dear = Na to nemáš dost mincí: { $meal }, cena { phrase-coins }.
refusal-no-free-meal = Žádné jídlo teď zdarma nedostáváš.

## Nastavení hry

option-initiatory-journey = Cesta zasvěcení
option-initiatory-journey-help = Bez destiček pocestných: nikdo nemá zvláštní schopnost a všichni začínají se 7 mincemi.
option-return-trip = Putování zpět
option-return-trip-help = Putování začíná v Edu a končí v Kjótu.
option-gastronomy = Labužnická varianta
option-gastronomy-help = V každém hostinci se nabízí o jedno jídlo méně, takže na pozdní příchozí zbývá menší výběr.
option-special-setup = Zvláštní příprava
option-special-setup-help = Kdo z prvního hostince odchází pozdě, začíná až o 2 mince bohatší, kdo brzy, až o 1 minci chudší.
option-satsuki-source = Jídlo zdarma pro Sacuki je
option-satsuki-source-offer = z nabídky
option-satsuki-source-deck = z balíčku
option-satsuki-source-help = Zda se jídlo zdarma pro Sacuki losuje z nabídky hostince, nebo bere z balíčku.
option-neutral-meal-discard = Jídlo vyřazené za neutrálního pocestného
option-neutral-meal-discard-random = náhodné
option-neutral-meal-discard-chosen = vybírá hráč, který jím táhl
option-neutral-meal-discard-help = Při hře ve dvou: jak se určí jídlo, které zmizí z nabídky, když do hostince dorazí neutrální pocestný.
option-award-end-achievement-at-zero = Udělit závěrečné vyznamenání, i když nikdo nic nemá
option-award-end-achievement-at-zero-help = Když nikdo nemá nic z toho, co závěrečné vyznamenání počítá, dostanou ho všichni místo nikoho.
option-returned-cards-order = Pořadí karet vracených pod balíček
option-returned-cards-order-random = náhodné
option-returned-cards-order-kept = jak ležely
option-returned-cards-order-help = Zda se suvenýry a jídla, která si nikdo nevzal, před vrácením pod balíček zamíchají.

## Políčka: pět hostinců má jména, ostatní mají čísla od Kjóta

station-kyoto = Kjóto
    .in = v Kjótu
    .to = do Kjóta
    .from = z Kjóta
station-village-1 = Vesnice 1
    .in = ve vesnici 1
    .to = do vesnice 1
    .from = z vesnice 1
station-temple-1 = Chrám 1
    .in = v chrámu 1
    .to = do chrámu 1
    .from = z chrámu 1
station-encounter-1 = Setkání 1
    .in = na políčku setkání 1
    .to = na políčko setkání 1
    .from = z políčka setkání 1
station-paddy-1 = Vyhlídka na rýžová pole 1
    .in = na vyhlídce na rýžová pole 1
    .to = na vyhlídku na rýžová pole 1
    .from = z vyhlídky na rýžová pole 1
station-hot-spring-1 = Horký pramen 1
    .in = u horkého pramene 1
    .to = k horkému prameni 1
    .from = od horkého pramene 1
station-mountain-1 = Vyhlídka na hory 1
    .in = na vyhlídce na hory 1
    .to = na vyhlídku na hory 1
    .from = z vyhlídky na hory 1
station-farm-1 = Farma 1
    .in = na farmě 1
    .to = na farmu 1
    .from = z farmy 1
station-village-2 = Vesnice 2
    .in = ve vesnici 2
    .to = do vesnice 2
    .from = z vesnice 2
station-temple-2 = Chrám 2
    .in = v chrámu 2
    .to = do chrámu 2
    .from = z chrámu 2
station-encounter-2 = Setkání 2
    .in = na políčku setkání 2
    .to = na políčko setkání 2
    .from = z políčka setkání 2
station-sea-1 = Vyhlídka na moře 1
    .in = na vyhlídce na moře 1
    .to = na vyhlídku na moře 1
    .from = z vyhlídky na moře 1
station-mountain-2 = Vyhlídka na hory 2
    .in = na vyhlídce na hory 2
    .to = na vyhlídku na hory 2
    .from = z vyhlídky na hory 2
station-hot-spring-2 = Horký pramen 2
    .in = u horkého pramene 2
    .to = k horkému prameni 2
    .from = od horkého pramene 2
station-inn-1 = První hostinec
    .in = v prvním hostinci
    .to = do prvního hostince
    .from = z prvního hostince
station-sea-2 = Vyhlídka na moře 2
    .in = na vyhlídce na moře 2
    .to = na vyhlídku na moře 2
    .from = z vyhlídky na moře 2
station-temple-3 = Chrám 3
    .in = v chrámu 3
    .to = do chrámu 3
    .from = z chrámu 3
station-farm-2 = Farma 2
    .in = na farmě 2
    .to = na farmu 2
    .from = z farmy 2
station-paddy-2 = Vyhlídka na rýžová pole 2
    .in = na vyhlídce na rýžová pole 2
    .to = na vyhlídku na rýžová pole 2
    .from = z vyhlídky na rýžová pole 2
station-mountain-3 = Vyhlídka na hory 3
    .in = na vyhlídce na hory 3
    .to = na vyhlídku na hory 3
    .from = z vyhlídky na hory 3
station-encounter-3 = Setkání 3
    .in = na políčku setkání 3
    .to = na políčko setkání 3
    .from = z políčka setkání 3
station-temple-4 = Chrám 4
    .in = v chrámu 4
    .to = do chrámu 4
    .from = z chrámu 4
station-hot-spring-3 = Horký pramen 3
    .in = u horkého pramene 3
    .to = k horkému prameni 3
    .from = od horkého pramene 3
station-mountain-4 = Vyhlídka na hory 4
    .in = na vyhlídce na hory 4
    .to = na vyhlídku na hory 4
    .from = z vyhlídky na hory 4
station-sea-3 = Vyhlídka na moře 3
    .in = na vyhlídce na moře 3
    .to = na vyhlídku na moře 3
    .from = z vyhlídky na moře 3
station-village-3 = Vesnice 3
    .in = ve vesnici 3
    .to = do vesnice 3
    .from = z vesnice 3
station-farm-3 = Farma 3
    .in = na farmě 3
    .to = na farmu 3
    .from = z farmy 3
station-inn-2 = Druhý hostinec
    .in = ve druhém hostinci
    .to = do druhého hostince
    .from = z druhého hostince
station-paddy-3 = Vyhlídka na rýžová pole 3
    .in = na vyhlídce na rýžová pole 3
    .to = na vyhlídku na rýžová pole 3
    .from = z vyhlídky na rýžová pole 3
station-village-4 = Vesnice 4
    .in = ve vesnici 4
    .to = do vesnice 4
    .from = z vesnice 4
station-encounter-4 = Setkání 4
    .in = na políčku setkání 4
    .to = na políčko setkání 4
    .from = z políčka setkání 4
station-farm-4 = Farma 4
    .in = na farmě 4
    .to = na farmu 4
    .from = z farmy 4
station-mountain-5 = Vyhlídka na hory 5
    .in = na vyhlídce na hory 5
    .to = na vyhlídku na hory 5
    .from = z vyhlídky na hory 5
station-hot-spring-4 = Horký pramen 4
    .in = u horkého pramene 4
    .to = k horkému prameni 4
    .from = od horkého pramene 4
station-sea-4 = Vyhlídka na moře 4
    .in = na vyhlídce na moře 4
    .to = na vyhlídku na moře 4
    .from = z vyhlídky na moře 4
station-paddy-4 = Vyhlídka na rýžová pole 4
    .in = na vyhlídce na rýžová pole 4
    .to = na vyhlídku na rýžová pole 4
    .from = z vyhlídky na rýžová pole 4
station-temple-5 = Chrám 5
    .in = v chrámu 5
    .to = do chrámu 5
    .from = z chrámu 5
station-farm-5 = Farma 5
    .in = na farmě 5
    .to = na farmu 5
    .from = z farmy 5
station-encounter-5 = Setkání 5
    .in = na políčku setkání 5
    .to = na políčko setkání 5
    .from = z políčka setkání 5
station-sea-5 = Vyhlídka na moře 5
    .in = na vyhlídce na moře 5
    .to = na vyhlídku na moře 5
    .from = z vyhlídky na moře 5
station-village-5 = Vesnice 5
    .in = ve vesnici 5
    .to = do vesnice 5
    .from = z vesnice 5
station-inn-3 = Třetí hostinec
    .in = ve třetím hostinci
    .to = do třetího hostince
    .from = ze třetího hostince
station-hot-spring-5 = Horký pramen 5
    .in = u horkého pramene 5
    .to = k horkému prameni 5
    .from = od horkého pramene 5
station-temple-6 = Chrám 6
    .in = v chrámu 6
    .to = do chrámu 6
    .from = z chrámu 6
station-encounter-6 = Setkání 6
    .in = na políčku setkání 6
    .to = na políčko setkání 6
    .from = z políčka setkání 6
station-village-6 = Vesnice 6
    .in = ve vesnici 6
    .to = do vesnice 6
    .from = z vesnice 6
station-sea-6 = Vyhlídka na moře 6
    .in = na vyhlídce na moře 6
    .to = na vyhlídku na moře 6
    .from = z vyhlídky na moře 6
station-farm-6 = Farma 6
    .in = na farmě 6
    .to = na farmu 6
    .from = z farmy 6
station-hot-spring-6 = Horký pramen 6
    .in = u horkého pramene 6
    .to = k horkému prameni 6
    .from = od horkého pramene 6
station-encounter-7 = Setkání 7
    .in = na políčku setkání 7
    .to = na políčko setkání 7
    .from = z políčka setkání 7
station-mountain-6 = Vyhlídka na hory 6
    .in = na vyhlídce na hory 6
    .to = na vyhlídku na hory 6
    .from = z vyhlídky na hory 6
station-paddy-5 = Vyhlídka na rýžová pole 5
    .in = na vyhlídce na rýžová pole 5
    .to = na vyhlídku na rýžová pole 5
    .from = z vyhlídky na rýžová pole 5
station-sea-7 = Vyhlídka na moře 7
    .in = na vyhlídce na moře 7
    .to = na vyhlídku na moře 7
    .from = z vyhlídky na moře 7
station-village-7 = Vesnice 7
    .in = ve vesnici 7
    .to = do vesnice 7
    .from = z vesnice 7
station-edo = Edo
    .in = v Edu
    .to = do Eda
    .from = z Eda

## Druhy políček

kind-paddy = Vyhlídka na rýžová pole
kind-mountain = Vyhlídka na hory
kind-sea = Vyhlídka na moře
kind-village = Vesnice
kind-temple = Chrám
kind-encounter = Setkání
kind-hot-spring = Horký pramen
kind-farm = Farma
kind-inn = Hostinec

## Pocestní a jejich schopnosti

traveler-hiroshige = Hirošige
    .role = umělec
    .gen = Hirošigeho
    .acc = Hirošigeho
    .gloss = { power-hiroshige }
traveler-chuubei = Čúbei
    .role = pošťáček
    .gen = Čúbeie
    .acc = Čúbeie
    .gloss = { power-chuubei }
traveler-kinko = Kinko
    .role = rónin
    .gen = Kinka
    .acc = Kinka
    .gloss = { power-kinko }
traveler-yoshiyasu = Jošijasu
    .role = úředník
    .gen = Jošijasua
    .acc = Jošijasua
    .gloss = { power-yoshiyasu }
traveler-satsuki = Sacuki
    .role = sirotek
    .gen = Sacuki
    .acc = Sacuki
    .gloss = { power-satsuki }
traveler-mitsukuni = Micukuni
    .role = stařec
    .gen = Micukuniho
    .acc = Micukuniho
    .gloss = { power-mitsukuni }
traveler-sasayakko = Sasajakko
    .role = gejša
    .gen = Sasajakko
    .acc = Sasajakko
    .gloss = { power-sasayakko }
traveler-hirotada = Hirotada
    .role = kněz
    .gen = Hirotady
    .acc = Hirotadu
    .gloss = { power-hirotada }
traveler-umegae = Umegae
    .role = pouliční umělkyně
    .gen = Umegae
    .acc = Umegae
    .gloss = { power-umegae }
traveler-zen-emon = Zen-emon
    .role = kupec
    .gen = Zen-emona
    .acc = Zen-emona
    .gloss = { power-zen-emon }

power-hiroshige = V každém ze tří hostinců po cestě si před jídlem bere další část panoramatu podle vlastního výběru.
power-chuubei = V každém ze tří hostinců po cestě si před jídlem bere kartu setkání.
power-kinko = Za každé jídlo platí o 1 minci méně.
power-yoshiyasu = Při každém setkání si bere dvě karty a jednu z nich si nechává.
power-satsuki = V každém hostinci smí dostat jedno náhodně určené jídlo zdarma.
power-mitsukuni = Za každou kartu horkého pramene a každé vyznamenání získává o 1 bod víc.
power-sasayakko = Když ve vesnici kupuje dva nebo více suvenýrů, nejlevnější z nich má zdarma.
power-hirotada = V každém chrámu přidává ke svému daru 1 minci ze zásoby a získává za ni bod.
power-umegae = Při každém setkání nejdřív získává 1 minci a 1 bod.
power-zen-emon = V každé vesnici smí koupit jeden suvenýr za pouhou 1 minci.

## Suvenýry

category-small-object = drobnosti
category-food-drink = jídlo a pití
category-clothing = oblečení
category-art = umění

souvenir-koma = Koma (dřevěná káča)
    .gloss = dřevěná káča
souvenir-gofu = Gofu (amulet)
    .gloss = amulet
souvenir-washi = Waši (ruční papír)
    .gloss = ruční papír
souvenir-hashi = Haši (jídelní hůlky)
    .gloss = jídelní hůlky
souvenir-uchiwa = Učiwa (vějíř)
    .gloss = vějíř
souvenir-yunomi = Junomi (čajový šálek)
    .gloss = čajový šálek
souvenir-konpeito = Konpeitó (cukrové bonbony)
    .gloss = cukrové bonbony
souvenir-kamaboko = Kamaboko (rybí sekaná)
    .gloss = rybí sekaná
souvenir-manju = Mandžú (plněný zákusek)
    .gloss = plněný zákusek
souvenir-ocha = Oča (zelený čaj)
    .gloss = zelený čaj
souvenir-sake = Saké (rýžové víno)
    .gloss = rýžové víno
souvenir-daifuku = Daifuku (plněný rýžový koláček)
    .gloss = plněný rýžový koláček
souvenir-kan-zashi = Kanzaši (ozdoba do vlasů)
    .gloss = ozdoba do vlasů
souvenir-sandogasa = Sandogasa (cestovní klobouk)
    .gloss = cestovní klobouk
souvenir-geta = Geta (dřeváky)
    .gloss = dřeváky
souvenir-haori = Haori (krátký plášť)
    .gloss = krátký plášť
souvenir-yukata = Jukata (lehké kimono)
    .gloss = lehké kimono
souvenir-furoshiki = Furošiki (balicí šátek)
    .gloss = balicí šátek
souvenir-netsuke = Necuke (vyřezávaná soška)
    .gloss = vyřezávaná soška
souvenir-jubako = Džúbako (patrové krabičky)
    .gloss = patrové krabičky
souvenir-shikki = Šikki (lakované zboží)
    .gloss = lakované zboží
souvenir-shamisen = Šamisen (třístrunná loutna)
    .gloss = třístrunná loutna
souvenir-sumie = Sumi-e (tušová malba)
    .gloss = tušová malba
souvenir-ukiyoe = Ukijo-e (dřevoryt)
    .gloss = dřevoryt

## Jídla

meal-misoshiru = Misoširu (polévka miso)
    .gloss = polévka miso
meal-nigirimeshi = Nigirimeši (rýžové koule)
    .gloss = rýžové koule
meal-dango = Dango (sladké knedlíčky)
    .gloss = sladké knedlíčky
meal-yakitori = Jakitori (grilované špízy)
    .gloss = grilované špízy
meal-soba = Soba (pohankové nudle)
    .gloss = pohankové nudle
meal-sushi = Suši
    .gloss = suši
meal-tofu = Tofu (sójový sýr)
    .gloss = sójový sýr
meal-tempura = Tempura
    .gloss = tempura
meal-unagi = Unagi (úhoř)
    .gloss = úhoř
meal-donburi = Donburi (miska rýže s oblohou)
    .gloss = miska rýže s oblohou
meal-udon = Udon (silné nudle)
    .gloss = silné nudle
meal-fugu = Fugu (čtverzubec)
    .gloss = čtverzubec
meal-tai-meshi = Tai meši (rýže s pražmou)
    .gloss = rýže s pražmou
meal-sashimi = Sašimi (syrová ryba)
    .gloss = syrová ryba

## Horké prameny

spring-spring-2 = Horký pramen, 2 body
    .in = v horkém prameni
spring-spring-3 = Horký pramen s opicemi, 3 body
    .in = v horkém prameni s opicemi

## Panoramata

panorama-paddy = Rýžová pole
    .gen = rýžových polí
panorama-mountain = Hory
    .gen = hor
panorama-sea = Moře
    .gen = moře

## Setkání a co přinášejí

encounter-shokunin = Šokunin (putující řemeslník)
    .gloss = putující řemeslník
    .acc = šokunina (putujícího řemeslníka)
    .role = { effect-encounter-shokunin }
encounter-annaibito-paddy = Annaibito (průvodce k rýžovým polím)
    .gloss = průvodce k rýžovým polím
    .acc = annaibita (průvodce k rýžovým polím)
    .role = { effect-encounter-annaibito-paddy }
encounter-annaibito-mountain = Annaibito (průvodce do hor)
    .gloss = průvodce do hor
    .acc = annaibita (průvodce do hor)
    .role = { effect-encounter-annaibito-mountain }
encounter-annaibito-sea = Annaibito (průvodce k moři)
    .gloss = průvodce k moři
    .acc = annaibita (průvodce k moři)
    .role = { effect-encounter-annaibito-sea }
encounter-samurai = Samuraj
    .gloss = samuraj
    .acc = samuraje
    .role = { effect-encounter-samurai }
encounter-kuge = Kuge (šlechtic)
    .gloss = šlechtic
    .acc = kugeho (šlechtice)
    .role = { effect-encounter-kuge }
encounter-miko = Miko (šintoistická kněžka)
    .gloss = šintoistická kněžka
    .acc = miko (šintoistickou kněžku)
    .role = { effect-encounter-miko }

effect-encounter-shokunin = Dostáváš vrchní suvenýr z balíčku.
effect-encounter-annaibito-paddy = Bereš si další část panoramatu rýžových polí.
effect-encounter-annaibito-mountain = Bereš si další část panoramatu hor.
effect-encounter-annaibito-sea = Bereš si další část panoramatu moře.
effect-encounter-samurai = Získáváš 3 body.
effect-encounter-kuge = Získáváš 3 mince.
effect-encounter-miko = Dáváš do své misky v chrámu 1 minci ze zásoby a získáváš 1 bod.

## Vyznamenání

achievement-panorama-paddy = Panorama rýžových polí
achievement-panorama-mountain = Panorama hor
achievement-panorama-sea = Panorama moře
achievement-gourmet = Gourmet
achievement-bather = Lázeňský host
achievement-chatterbox = Mluvka
achievement-collector = Sběratel

## Barvy

colour-purple = fialová
colour-yellow = žlutá
colour-green = zelená
colour-white = šedá
colour-blue = modrá

## Přehled bodů

item-panoramas = panoramata
item-souvenirs = suvenýry
item-meals = jídla
item-hot-springs = horké prameny
item-donations = dary chrámu
item-encounters = setkání
item-achievements = vyznamenání
item-traveler = schopnost pocestného
item-temple-rank = pořadí dárců
reason-list = { $names }
reason-panoramas = { $views }
reason-panorama =
    { $n ->
        [one] { $panorama } ({ $n } část)
        [few] { $panorama } ({ $n } části)
       *[other] { $panorama } ({ $n } částí)
    }
reason-souvenirs =
    { $n ->
        [one] { $n } suvenýr
        [few] { $n } suvenýry
       *[other] { $n } suvenýrů
    }
reason-springs =
    { $n ->
        [one] { $n } karta horkého pramene
        [few] { $n } karty horkých pramenů
       *[other] { $n } karet horkých pramenů
    }
reason-donations =
    { $coins ->
        [one] { $coins } mince v chrámu
        [few] { $coins } mince v chrámu
       *[other] { $coins } mincí v chrámu
    }
reason-encounters = { $n } setkání
reason-rank = { $rank }. místo mezi dárci

## Kde ve hře jsme

chapter-setting-out = Výběr pocestných
chapter-leg =
    { $leg ->
        [1] První úsek ze čtyř
        [2] Druhý úsek ze čtyř
        [3] Třetí úsek ze čtyř
       *[other] Čtvrtý úsek ze čtyř
    }
chapter-end = Konec cesty
part-setting-out = Výběr
part-leg =
    { $leg ->
        [1] První úsek
        [2] Druhý úsek
        [3] Třetí úsek
       *[other] Čtvrtý úsek
    }
