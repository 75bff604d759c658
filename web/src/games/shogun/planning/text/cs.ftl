# Shogun: rozkládání plánu.

plan-board = Tvoje osobní deska
plan-hand = Tvoje ruka
plan-in-this-order = V tomto pořadí
plan-hidden-order = Pak tyto, pořadí je zatím skryté
plan-bid = Nabídka
plan-space = { $action }
plan-place = { $place }.

## Karty

plan-card-province = { $province }
plan-card-chest = Karta pokladny { $chests }
plan-card-none = Žádná karta
plan-leave-empty = bez karty
plan-provinces-in-hand =
    { $provinces ->
        [one] Máš { $provinces } provincii, v ruce { $left }
        [few] Máš { $provinces } provincie, v ruce { $left }
       *[other] Máš { $provinces } provincií, v ruce { $left }
    }
plan-chests-in-hand = Karty pokladny, zbývá { $left }
plan-yields = daně { $tax }, rýže { $rice }, { board-count-armies }, { $sites ->
        [0] žádné volné místo
        [one] { $sites } volné místo
        [few] { $sites } volná místa
       *[other] { $sites } volných míst
    }{ $unrest ->
        [0] { "" }
       *[other] , žetony revolty { $unrest }
    }
plan-lies-on = leží na místě „{ $space }“
plan-free = volné
plan-lay = Položit: { $card }
plan-empty-left =
    { $left ->
        [one] prázdné smí zůstat ještě { $left } místo
        [few] prázdná smí zůstat ještě { $left } místa
       *[other] prázdných smí zůstat ještě { $left } míst
    }
plan-cost =
    { $chests ->
        [one] { $chests } truhlička
        [few] { $chests } truhličky
       *[other] { $chests } truhliček
    }

## Co z toho bude

plan-soon = …
plan-tax =
    { $chests ->
        [one] přinese { $chests } truhličku
        [few] přinese { $chests } truhličky
       *[other] přinese { $chests } truhliček
    }
plan-rice = přinese { phrase-rice }
plan-tax-revolt = { plan-tax }; revolta: { phrase-farmers } proti tvým armádám ({ $armies })
plan-rice-revolt = { plan-rice }; revolta: { phrase-farmers } proti tvým armádám ({ $armies })
plan-build =
    { $sites ->
        [0] { $building }; pak už není volné místo
        [one] { $building }; pak je volné ještě { $sites } místo
        [few] { $building }; pak jsou volná ještě { $sites } místa
       *[other] { $building }; pak je volných ještě { $sites } míst
    }
plan-deploy = nové armády: { $armies }, celkem { $sum }
plan-deploy-move = nové armády: { $armies }, celkem { $sum }; pak se smí přesunout
plan-march = nejvýš { board-count-armies }; kam: { $targets-or }
plan-no-action = bez akce
plan-stays-empty = bez akce a všichni to vidí
plan-bid-chests =
    { $chests ->
        [0] nestojí nic; nižší nabídka než kterákoli provincie
        [one] { $chests } truhlička, platí se hned
        [few] { $chests } truhličky, platí se hned
       *[other] { $chests } truhliček, platí se hned
    }
plan-bid-province = nestojí nic a provincie nic neudělá; vyšší nabídka než karta pokladny 0
plan-bid-nothing = speciální kartu si vybereš jako poslední
plan-instead = místo karty { $card }: { $brought }
plan-from-space = teď leží jinde ({ $space }): { $brought }
plan-and-doubt = { $brought }; { $doubt }
plan-bar-built = nestane se nic: taková budova tam už stojí
plan-bar-no-site = nestane se nic: žádné volné místo pro budovu
plan-bar-no-token = jak to teď je, nestane se nic: žádná taková budova už nezbývá
plan-bar-no-reserve = jak to teď je, nestane se nic: v zásobě je málo armád
plan-bar-few-armies = jak to teď je, nestane se nic: je tam jen 1 armáda
plan-bar-no-target = jak to teď je, nestane se nic: není kam jít
plan-short-of-chests-certain = zruší se: stojí { $cost }, budeš mít nejvýš { $chests }
plan-short-of-chests-planned = půjde-li vše podle plánu, zruší se: stojí { $cost }, budeš mít { $chests }
plan-short-of-chests-maybe = v nešťastném pořadí se zruší: stojí { $cost }, můžeš mít jen { $chests }
plan-short-of-armies-planned = půjde-li vše podle plánu, zruší se; potřebné armády: { $levy }, v zásobě bude { $armies }
plan-short-of-armies-maybe = v nešťastném pořadí se zruší; potřebné armády: { $levy }, v zásobě může být jen { $armies }

## Truhličky

plan-purse = Truhličky, půjde-li vše podle plánu
plan-purse-now = Teď

## Výzva a seznam

plan-prompt = Tvůj plán a nabídka
plan-prompt-card = { $card }: vyber místo
plan-prompt-space = { $space }: vyber kartu
plan-prompt-whole = Tvůj plán je hotový
plan-line =
    { $empty ->
        [0]
            { $free ->
                [one] Volné je { $free } místo. Musí na něm ležet karta.
                [few] Volná jsou { $free } místa. Na každém musí ležet karta.
               *[other] Volných je { $free } míst. Na každém musí ležet karta.
            }
       *[other]
            { $free ->
                [one] Volné je { $free } místo. Prázdných smí zůstat: { $empty }.
                [few] Volná jsou { $free } místa. Prázdných smí zůstat: { $empty }.
               *[other] Volných je { $free } míst. Prázdných smí zůstat: { $empty }.
            }
    }
plan-line-whole =
    { $doubts ->
        [0] Nikdo ho neuvidí, dokud na akci nedojde.
        [one] Podle tohoto plánu se { $doubts } příkaz zruší. Nikdo plán neuvidí, dokud na akci nedojde.
        [few] Podle tohoto plánu se { $doubts } příkazy zruší. Nikdo plán neuvidí, dokud na akci nedojde.
       *[other] Podle tohoto plánu se { $doubts } příkazů zruší. Nikdo plán neuvidí, dokud na akci nedojde.
    }
plan-line-lies = { $card }: { $brought }
plan-send =
    { $free ->
        [0] Hotovo
       *[other] Chybí { $free }
    }
plan-missing =
    { $free ->
        [one] Ještě je volné { $free } místo.
        [few] Ještě jsou volná { $free } místa.
       *[other] Ještě je volných { $free } míst.
    }
plan-rest-blank = Doplnit kartami pokladny
plan-recall = Minulé kolo
plan-as-last-time = Jako minule
plan-nothing-free = Žádné místo není volné.
plan-nothing-rest = Na volná místa už není žádná karta pokladny: polož na zbytek provincie.
plan-nothing-last = Z minulého plánu už nejde položit nic: ostatní karty leží jinde, jsou ztracené, nebo je jejich místo obsazené.
plan-rows = Kterou kartu?
plan-rows-whole = Tvůj plán
plan-rows-card = { $card }: kam?
plan-rows-space = Karta pro: { $space }
plan-back = Zpět do ruky
plan-to-map = Mapa
plan-to-plan = K plánu

## Vedle mapy

plan-chosen-card = Vybraná karta
plan-about-none = Vyber kartu nebo vlastní provincii na mapě: zde uvidíš, co v ní je.
plan-about-yield = Daně, rýže
plan-about-sites = Místa pro budovy
plan-about-sites-free = volná { $free }/{ $sites }
plan-about-built = Postaveno
plan-about-armies = Armády
plan-about-unrest = Nespokojenost
plan-about-region = Region
plan-about-revolt =
    { $farmers ->
        [one] Daně nebo rýže odtud přinesou revoltu: { $farmers } sedlák.
        [few] Daně nebo rýže odtud přinesou revoltu: { $farmers } sedláci.
       *[other] Daně nebo rýže odtud přinesou revoltu: { $farmers } sedláků.
    }
plan-doubts = Na co si dát pozor
plan-doubts-count = Na co si dát pozor: { $count }

## Když se provádějí akce

plan-state-cancelled = zrušeno
