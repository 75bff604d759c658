# Shogun. Provincie mají .in, .to, .from a .acc, regiony .in, místa na desce .from.

game-title = Shogun
game-description = V tajnosti naplánuj, kde stavět, vybírat daně, rozmisťovat armády a útočit; o bitvách pak rozhodne věž plná kostiček. Který místodržitel bude po dvou letech vládnout největší části Japonska?
seat-neutral = Sedláci

## Výrazy s číslem, které používají věty níže

phrase-armies =
    { $armies ->
        [one] { $armies } armádu
        [few] { $armies } armády
        [many] { $armies } armády
       *[other] { $armies } armád
    }
    .with =
        { $armies ->
            [one] s { $armies } armádou
            [few] se { $armies } armádami
            [6] se { $armies } armádami
            [7] se { $armies } armádami
            [14] se { $armies } armádami
            [16] se { $armies } armádami
            [17] se { $armies } armádami
           *[other] s { $armies } armádami
        }
phrase-chests =
    { $chests ->
        [one] { $chests } truhličku
        [few] { $chests } truhličky
        [many] { $chests } truhličky
       *[other] { $chests } truhliček
    }
phrase-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
phrase-farmers =
    { $farmers ->
        [one] { $farmers } sedlák
        [few] { $farmers } sedláci
        [many] { $farmers } sedláka
       *[other] { $farmers } sedláků
    }
phrase-rice =
    { $rice ->
        [one] { $rice } jednotku rýže
        [few] { $rice } jednotky rýže
        [many] { $rice } jednotky rýže
       *[other] { $rice } jednotek rýže
    }
phrase-missing =
    { $missing ->
        [one] { $missing } jednotka rýže
        [few] { $missing } jednotky rýže
        [many] { $missing } jednotky rýže
       *[other] { $missing } jednotek rýže
    }
cubes-blue = modré { $n }
cubes-red = červené { $n }
cubes-yellow = žluté { $n }
cubes-green = zelené { $n }
cubes-purple = fialové { $n }
cubes-farmers = sedláci { $n }

## Otázky

prompt-redraw =
    { $you ->
        [yes] Leží tu stejné dvě karty jako ve tvém minulém tahu. Chceš vyložit dvě nové?
       *[no] { $name } může vyložit dvě nové karty.
    }
prompt-draft =
    { $you ->
        [yes] Vezmi si vyloženou provincii, nebo naslepo vrchní kartu balíčku.
       *[no] { $name } si bere kartu provincie.
    }
prompt-group =
    { $you ->
        [yes] Vyber, kterou skupinu armád umístíš { $province-to }.
       *[no] { $name } vybírá, kterou skupinu armád umístí { $province-to }.
    }
prompt-planning = Všichni v tajnosti plánují své akce.
prompt-bid = Vyber svou nabídku v dražbě pořadí.
prompt-plan = Vyber kartu pro akci: { $action }.
prompt-special =
    { $you ->
        [yes] Vyber si speciální kartu a s ní místo v pořadí.
       *[no] { $name } si vybírá speciální kartu.
    }
prompt-battle =
    { $you ->
        [yes] Kam půjdou tvoje armády { $province-from }?
       *[no] { $name } vybírá, kam půjdou armády { $province-from }.
    }
prompt-move =
    { $you ->
        [yes] Můžeš přesunout armády { $province-from } do jedné své sousední provincie.
       *[no] { $name } může přesunout armády { $province-from }.
    }
prompt-send =
    { $you ->
        [yes] Kolik armád přesuneš { $source-from } { $province-to }?
       *[no] { $name } vybírá, kolik armád přesune { $source-from } { $province-to }.
    }
prompt-attack =
    { $you ->
        [yes] Kolik armád { $source-from } zaútočí na { $province-acc }?
       *[no] { $name } vybírá, kolik armád { $source-from } zaútočí na { $province-acc }.
    }
prompt-extra =
    { $you ->
        [yes] Bitva o { $province-acc }: kolik armád navíc?
       *[no] Bitva o { $province-acc }: { $name } může přidat armády ze zásoby.
    }
prompt-revolt =
    { $you ->
        [yes] Hlad: které revoltě budeš čelit teď?
       *[no] { $name } vybírá, které revoltě bude čelit teď.
    }
prompt-standing = Co s armádami navíc?

## K čemu otázka je: říká se v prvních hrách

aid-redraw = Staré dvě karty jdou všem na očích pod balíček; pak si vybereš jako obvykle.
aid-draft = Boduje, kdo má v regionu nejvíc budov jednoho druhu; provincie vedle sebe se lépe brání.
aid-group = Velké skupiny dokážou útočit i bránit; malé jsou snadná kořist.
aid-planning = Plán nikdo neuvidí, dokud na akci nedojde; všichni uvidí, která místa jsou prázdná.
aid-bid = Kdo nabídne nejvíc, vybírá speciální kartu první a zaplatí; nabídnutá provincie nic neudělá.
aid-plan = Provincie udělá za kolo jednu akci; karta pokladny znamená žádnou, a nikdo to nepozná.
aid-special = Karta ti pomáhá v tomto kole; kdo je na místě 1, hraje první.
aid-battle = Do vlastní provincie se armády jen přesunou; jinde rozhodne věž.
aid-move = Jít může libovolný počet, starých i nových, ale jedna armáda zůstane; nebo necháš všechny stát.
aid-send = Jedna armáda zůstává.
aid-attack = Jedna armáda zůstává; část kostiček uvízne ve věži a staré mohou vypadnout.
aid-extra = Armáda navíc bojuje jako ostatní a v zásobě už pak není.
aid-revolt = Tvoje armády bojují se sedláky; nevypadne-li z věže víc armád než sedláků, o provincii přijdeš.
aid-standing = S trvalou odpovědí na tebe při útoku nikdo nečeká; kdykoli ji můžeš vzít zpět.

## Odpovědi

label-redraw = Dvě nové karty
label-keep = Nechat tyto dvě
label-take = { $province }
label-draw = Vrchní karta balíčku, naslepo
label-place =
    { $armies ->
        [one] { $armies } armáda
        [few] { $armies } armády
        [many] { $armies } armády
       *[other] { $armies } armád
    }
label-bid = Karta pokladny { $chests }
label-bid-card = { $province }
label-bid-nothing = Žádná nabídka
label-plan = { $province }
label-blank = Karta pokladny: bez akce
label-empty = Nechat místo prázdné
label-special = { $special }, místo { $place }
label-march-own = { $province } (tvoje, armády: { $armies })
label-march-neutral = { $province } (neutrální)
label-march-attack = { $province } ({ $other }, armády: { $armies })
label-stay = Bez přesunu
label-send =
    { $armies ->
        [one] { $armies } armáda
        [few] { $armies } armády
        [many] { $armies } armády
       *[other] { $armies } armád
    }
label-extra =
    { $armies ->
        [0] Žádná
        [one] { $armies } armáda navíc
        [few] { $armies } armády navíc
        [many] { $armies } armády navíc
       *[other] { $armies } armád navíc
    }
label-leave-asked = Ptát se mě na armády navíc pokaždé
label-leave-most = Vždy vhodit co nejvíc armád navíc
label-revolt = { $province }, proti tobě: { phrase-farmers }

## Co se stalo

event-starts =
    { $you ->
        [yes] Na začátku máš { phrase-chests }.
       *[no] { $name } má na začátku { phrase-chests }.
    }
event-first =
    { $you ->
        [yes] Začínáš.
       *[no] Začíná { $name }.
    }
event-letter-dealt =
    { $you ->
        [yes] Dostáváš: { $letter }.
       *[no] { $name } dostává: { $letter }.
    }
event-turned-up = Vykládá se karta: { $province }.
event-redraws =
    { $you ->
        [yes] Dáváš obě vyložené karty pod balíček.
       *[no] { $name } dává obě vyložené karty pod balíček.
    }
event-takes =
    { $you ->
        [yes] Bereš si { $province-acc }.
       *[no] { $name } si bere { $province-acc }.
    }
event-draws =
    { $you ->
        [yes] Z balíčku si bereš { $province-acc }.
       *[no] { $name } si z balíčku bere { $province-acc }.
    }
event-settles =
    { $you ->
        [yes] Rozmisťuješ { phrase-armies } { $province-to }.
       *[no] { $name } rozmisťuje { phrase-armies } { $province-to }.
    }
event-fills = Věž se plní kostičkami: { $cubes }.
event-events-lie = Události tohoto roku: { $events }.
event-round = Rok { $year }, { $season }.
event-actions-lie = Prvních pět akcí: { $actions }.
event-specials-lie = Speciální karty od místa 1: { $specials }.
event-left-empty =
    { $you ->
        [yes] Necháváš prázdné: { $spaces }.
       *[no] { $name } nechává prázdné: { $spaces }.
    }
event-event-drawn = Událost kola: { $card } ({ $card-gloss }).
event-bids =
    { $you ->
        [yes]
            { $chests ->
                [0] Nabízíš kartu pokladny 0.
               *[other] Nabízíš a platíš { phrase-chests }.
            }
       *[no]
            { $chests ->
                [0] { $name } nabízí kartu pokladny 0.
               *[other] { $name } nabízí a platí { phrase-chests }.
            }
    }
event-bids-card =
    { $you ->
        [yes] Nabízíš kartu provincie { $province }.
       *[no] { $name } nabízí kartu provincie { $province }.
    }
event-bids-nothing =
    { $you ->
        [yes] Nenabízíš nic.
       *[no] { $name } nenabízí nic.
    }
event-ranked = Speciální karty se vybírají v tomto pořadí: { $players }.
event-chooses =
    { $you ->
        [yes] Bereš si kartu „{ $special }“ na místě { $place }.
       *[no] { $name } si bere kartu „{ $special }“ na místě { $place }.
    }
event-order = Pořadí hráčů: { $players }.
event-action-due = Akce: { $action }.
event-action-turned = Odkrývá se další skrytá akce: { $action }.
event-reveals =
    { $you ->
        [yes] Odkrýváš: { $province }.
       *[no] { $name } odkrývá: { $province }.
    }
event-no-action =
    { $you ->
        [yes] Odkrýváš kartu pokladny: bez akce.
       *[no] { $name } odkrývá kartu pokladny: bez akce.
    }
event-cancelled =
    { $you ->
        [yes] Tvoje akce { $province-in } se ruší: nejde provést celá.
       *[no] { $name } ruší akci { $province-in }: nejde provést celá.
    }
event-builds =
    { $you ->
        [yes] Platíš { phrase-chests } a stavíš { $building } { $province-in }.
       *[no] { $name } platí { phrase-chests } a staví { $building } { $province-in }.
    }
event-calms = Divadlo odstraňuje 1 žeton revolty { $province-in }.
event-harvests =
    { $you ->
        [yes] Získáváš { phrase-rice } { $province-in }.
       *[no] { $name } získává { phrase-rice } { $province-in }.
    }
event-taxes =
    { $you ->
        [yes] Na daních vybíráš { phrase-chests } { $province-in }.
       *[no] { $name } vybírá na daních { phrase-chests } { $province-in }.
    }
event-unrest = Žetony revolty { $province-in }: { $markers }.
event-deploys =
    { $you ->
        [yes] Platíš { phrase-chests } a rozmisťuješ { phrase-armies } { $province-to }.
       *[no] { $name } platí { phrase-chests } a rozmisťuje { phrase-armies } { $province-to }.
    }
event-moves =
    { $you ->
        [yes] Přesouváš { phrase-armies } { $source-from } { $province-to }.
       *[no] { $name } přesouvá { phrase-armies } { $source-from } { $province-to }.
    }
event-attacks =
    { $you ->
        [yes] Útočíš na { $province-acc } { phrase-armies.with } { $source-from }. Brání { $defender }.
       *[no]
            { $defender-you ->
                [yes] { $name } útočí na tvou provincii { $province } { phrase-armies.with } { $source-from }.
               *[no] { $name } útočí na { $province-acc } { phrase-armies.with } { $source-from }. Brání { $defender }.
            }
    }
event-attacks-neutral =
    { $you ->
        [yes] Útočíš na neutrální { $province-acc } { phrase-armies.with } { $source-from }.
       *[no] { $name } útočí na neutrální { $province-acc } { phrase-armies.with } { $source-from }.
    }
event-reinforces =
    { $you ->
        [yes] Přidáváš ze zásoby { phrase-armies }.
       *[no] { $name } přidává ze zásoby { phrase-armies }.
    }
event-will-be-asked =
    { $you ->
        [yes] Odteď se tě na armády navíc ptáme.
       *[no] { $name } odteď o armádách navíc rozhoduje pokaždé.
    }
event-will-throw-most =
    { $you ->
        [yes] Odteď vhazuješ co nejvíc armád navíc bez ptaní.
       *[no] { $name } odteď vhazuje co nejvíc armád navíc bez ptaní.
    }
event-revolts =
    { $you ->
        [yes] Revolta { $province-in }, proti tobě: { phrase-farmers }.
       *[no] Revolta { $province-in }. { $name } má proti sobě: { phrase-farmers }.
    }
event-thrown = Do věže: { $cubes }.
event-fall-out = Z věže: { $cubes }.
event-conquers =
    { $you ->
        [yes] Dobýváš { $province-acc } a držíš provincii { phrase-armies.with }. Předchozí vlastník: { $defender }.
       *[no]
            { $defender-you ->
                [yes] { $name } ti bere { $province-acc } a drží provincii { phrase-armies.with }.
               *[no] { $name } dobývá { $province-acc } a drží provincii { phrase-armies.with }. Předchozí vlastník: { $defender }.
            }
    }
event-occupies =
    { $you ->
        [yes] Obsazuješ { $province-acc } a držíš provincii { phrase-armies.with }.
       *[no] { $name } obsazuje { $province-acc } a drží provincii { phrase-armies.with }.
    }
event-holds =
    { $you ->
        [yes] Úspěšně bráníš { $province-acc } a držíš provincii { phrase-armies.with }.
       *[no] { $name } úspěšně brání { $province-acc } a drží provincii { phrase-armies.with }.
    }
event-puts-down =
    { $you ->
        [yes] Potlačuješ revoltu { $province-in } a držíš provincii { phrase-armies.with }.
       *[no] { $name } potlačuje revoltu { $province-in } a drží provincii { phrase-armies.with }.
    }
event-stays-neutral = { $province } zůstává neutrální.
event-tie =
    { $you ->
        [yes] Nerozhodná bitva: jako obránce ztrácíš { $province-acc }, provincie je neutrální.
       *[no] Nerozhodná bitva: obránce { $name } ztrácí { $province-acc }, provincie je neutrální.
    }
event-lost-to-farmers =
    { $you ->
        [yes] Ztrácíš { $province-acc }, vítězí sedláci: provincie je neutrální.
       *[no] { $name } ztrácí { $province-acc }, vítězí sedláci: provincie je neutrální.
    }
event-return = Zpět do zásob: { $cubes }.
event-card-goes =
    { $you ->
        [yes] Odevzdáváš kartu provincie { $province } { $space-from }.
       *[no] { $name } odevzdává kartu provincie { $province } { $space-from }.
    }
event-winter =
    { $rice ->
        [0] Zima: rýže se neztrácí.
       *[other] Zima: všichni ztrácejí { phrase-rice }.
    }
event-loses-rice =
    { $you ->
        [yes] Ztrácíš { phrase-rice }.
       *[no] { $name } ztrácí { phrase-rice }.
    }
event-fed =
    { $you ->
        [yes] Máš rýži pro všechny své provincie.
       *[no] { $name } má rýži pro všechny provincie.
    }
event-goes-hungry =
    { $you ->
        [yes] Chybí ti { phrase-missing }. Revolty: { $revolts }, v každé další sedláci: { $farmers }.
       *[no] { $name } nemá dost rýže, chybí { phrase-missing }. Revolty: { $revolts }, v každé další sedláci: { $farmers }.
    }
event-cards-drawn =
    { $you ->
        [yes] Vytahuješ z karet hráče { $owner }: { $provinces }.
       *[no]
            { $owner-you ->
                [yes] { $name } vytahuje z tvých karet: { $provinces }.
               *[no] { $name } vytahuje z karet hráče { $owner }: { $provinces }.
            }
    }
event-scores =
    { $you ->
        [yes] Získáváš { phrase-points }: provincie { $provinces }, budovy { $buildings }.
       *[no] { $name } získává { phrase-points }: provincie { $provinces }, budovy { $buildings }.
    }
event-most =
    { $you ->
        [yes] Získáváš { phrase-points } { $region-in }: { $building-role }.
       *[no] { $name } získává { phrase-points } { $region-in }: { $building-role }.
    }
event-year-ends = První rok končí: žetony revolty i rýže se odklízejí.
event-wins =
    { $you ->
        [yes] Vítězíš, celkem máš { phrase-points }.
       *[no] Vítězí { $name }, celkem má { phrase-points }.
    }

## Co ještě přijde

chain-fight = Bitva o { $province-acc }

## Odmítnutí

refusal-not-face-up = { $province } neleží mezi vyloženými kartami.
refusal-no-such-group = Takovou skupinu už nemáš.
refusal-not-in-hand = { $province } není tvoje provincie.
refusal-laid-already = Karta provincie { $province } už leží na jiném místě.
refusal-bid-too-high = Na tuto nabídku nemáš dost truhliček.
refusal-must-bid = Máš aspoň 11 karet, takže musíš něco nabídnout.
refusal-no-chest-card = Nemáš už žádnou kartu pokladny.
refusal-must-cover = Máš dost karet, takže na tomto místě musí nějaká ležet.
refusal-special-taken = Kartu „{ $special }“ už někdo má.
refusal-too-many-extra = Tolik armád přidat nesmíš.
refusal-stands-already = Tato odpověď už platí.
refusal-no-neighbour = { $province } není sousední provincie.
refusal-temple-truce = Provincie { $province } má chrám a v tomto kole na ni nelze útočit.
refusal-not-own = Provincie { $province } není tvoje a při této akci se nebojuje.
refusal-one-stays = Jedna armáda musí zůstat.
refusal-no-revolt-there = Žádná revolta teď { $province-in } není.

## Nastavení hry

option-side = Strana hrací desky
option-side-sun = sluneční strana
option-side-moon = měsíční strana
option-side-help = Obě strany mají stejné provincie; na měsíční, určené zkušeným hráčům, jich osm leží v jiných regionech.
option-setup = Počáteční provincie
option-setup-draft = volný výběr provincií
option-setup-fixed = přednastavené rozdělení
option-setup-help = Provincie se vybírají jedna po druhé, nebo se rozdají podle seznamu. Seznam má jen sluneční strana; na měsíční se vybírá vždy.
option-tower = Věž
option-tower-binomial = běžná věž
option-tower-spielbyweb = věž jako na SpielByWeb
option-tower-two-floor = dvoupatrová věž
option-tower-wallenstein-online = věž jako ve Wallenstein Online
option-tower-help = Jak často kostičky ve věži uvíznou a jak často později vypadnou.
option-reveal = Skryté akce
option-reveal-rolling = vždy je známo příštích pět akcí
option-reveal-due = odkrývají se, až přijdou na řadu
option-reveal-help = Kdy se odkrývají karty akcí, které leží lícem dolů.
option-reveal-cards = Příkazy
option-reveal-cards-own-turn = odkrývají se v tahu hráče
option-reveal-cards-action-start = všechny na začátku akce
option-reveal-cards-help = Kdy se odkrývají naplánované karty akce.
option-extra-armies = Armády navíc
option-extra-armies-asked = pokaždé se ptát
option-extra-armies-most = co nejvíc
option-extra-armies-help = Zda se hráčů ze začátku ptát na armády navíc, nebo vždy vhodit, kolik jich smí. Každý to může kdykoli změnit.
option-chances = Ukazovat šance v bitvách
option-chances-help = Před potvrzením útoku stůl ukáže, jak jsou jednotlivé výsledky pravděpodobné.

## Kde ve hře jsme

chapter-setting-up = Příprava hry
chapter-round = Rok { $year }, { $season }
item-provinces = provincie
item-buildings = budovy
item-most-castles = nejvíce hradů
item-most-temples = nejvíce chrámů
item-most-theatres = nejvíce divadel
reason-years = { $first } v 1. roce, { $second } ve 2. roce
building-castle = hrad
    .role = nejvíce hradů
building-temple = chrám
    .role = nejvíce chrámů
building-theatre = divadlo
    .role = nejvíce divadel
space-bid = místo pro dražbu
    .from = z místa pro dražbu
space-hand = ruka
    .from = z ruky

## Názvy

season-spring = jaro
    .in = na jaře
season-summer = léto
    .in = v létě
season-autumn = podzim
    .in = na podzim
season-winter = zima
    .in = v zimě
action-castle = Postav hrad
action-temple = Postav chrám
action-theatre = Postav divadlo
action-rice = Konfiskace rýže
action-tax = Výběr daní
action-deploy5 = Rozmísti 5 armád
action-deploy3 = Rozmísti 3 armády
action-deploy1-move = Rozmísti/Přesuň 1 armádu
action-battle-a = Bitva/Přesun A
action-battle-b = Bitva/Přesun B
space-castle = místo „Postav hrad“
    .from = z místa „Postav hrad“
space-temple = místo „Postav chrám“
    .from = z místa „Postav chrám“
space-theatre = místo „Postav divadlo“
    .from = z místa „Postav divadlo“
space-rice = místo „Konfiskace rýže“
    .from = z místa „Konfiskace rýže“
space-tax = místo „Výběr daní“
    .from = z místa „Výběr daní“
space-deploy5 = místo „Rozmísti 5 armád“
    .from = z místa „Rozmísti 5 armád“
space-deploy3 = místo „Rozmísti 3 armády“
    .from = z místa „Rozmísti 3 armády“
space-deploy1-move = místo „Rozmísti/Přesuň 1 armádu“
    .from = z místa „Rozmísti/Přesuň 1 armádu“
space-battle-a = místo „Bitva/Přesun A“
    .from = z místa „Bitva/Přesun A“
space-battle-b = místo „Bitva/Přesun B“
    .from = z místa „Bitva/Přesun B“
special-tax-plus1 = +1 válečná pokladna
special-rice-plus1 = +1 rýže
special-deploy6 = 6 armád
special-attack-plus1 = +1 armáda při útoku
special-defence-plus1 = +1 armáda při obraně
card-theatre-calms-5 = Divadla uklidňují
    .gloss = divadlo odstraní 1 žeton revolty
card-theatre-calms-7 = Divadla uklidňují
    .gloss = divadlo odstraní 1 žeton revolty
card-two-farmers-3 = Dva sedláci
    .gloss = neutrální provincii brání 2 sedláci
card-castle-defence-2 = Obrana hradů
    .gloss = hrad dává obránci 1 armádu navíc
card-castle-defence-6 = Obrana hradů
    .gloss = hrad dává obránci 1 armádu navíc
card-temple-peace-3 = Chrámový mír
    .gloss = na provincie s chrámem nelze útočit
card-temple-peace-4 = Chrámový mír
    .gloss = na provincie s chrámem nelze útočit
card-tax-max-0 = Daně nejvýš 5
    .gloss = daně vynesou nejvýš 5 truhliček
card-tax-min-2 = Daně nejméně 6
    .gloss = daně vynesou nejméně 6 truhliček
card-rice-min-3 = Rýže nejméně 4
    .gloss = konfiskace vynese nejméně 4 jednotky rýže
card-rice-max-4 = Rýže nejvýš 3
    .gloss = konfiskace vynese nejvýš 3 jednotky rýže
card-small-levies-1 = Slabé odvody
    .gloss = místo 5 armád jen 3, místo 3 armád jen 2
region-green = Západ
    .in = na Západě
region-red = Střed
    .in = ve Středu
region-purple = Jih
    .in = na Jihu
region-yellow = Východ
    .in = na Východě
region-brown = Sever
    .in = na Severu
daimyo-blue = Uesugi Kenšin
daimyo-red = Tokugawa Iejasu
daimyo-yellow = Móri Motonari
daimyo-green = Takeda Šingen
daimyo-purple = Hašiba Hidejoši
standing-asked = pokaždé se ptát
standing-most = co nejvíc
letter-A = Rozestavení A
letter-B = Rozestavení B
letter-C = Rozestavení C
letter-D = Rozestavení D
letter-E = Rozestavení E
province-aki = Aki
    .in = v Aki
    .to = do Aki
    .from = z Aki
    .acc = Aki
province-bingo = Bingo
    .in = v Bingu
    .to = do Binga
    .from = z Binga
    .acc = Bingo
province-bitchu = Biččú
    .in = v Biččú
    .to = do Biččú
    .from = z Biččú
    .acc = Biččú
province-bizen = Bizen
    .in = v Bizenu
    .to = do Bizenu
    .from = z Bizenu
    .acc = Bizen
province-hoki = Hóki
    .in = v Hóki
    .to = do Hóki
    .from = z Hóki
    .acc = Hóki
province-iwami = Iwami
    .in = v Iwami
    .to = do Iwami
    .from = z Iwami
    .acc = Iwami
province-izumo = Izumo
    .in = v Izumu
    .to = do Izuma
    .from = z Izuma
    .acc = Izumo
province-mimasaka = Mimasaka
    .in = v Mimasace
    .to = do Mimasaky
    .from = z Mimasaky
    .acc = Mimasaku
province-tajima = Tadžima
    .in = v Tadžimě
    .to = do Tadžimy
    .from = z Tadžimy
    .acc = Tadžimu
province-echizen = Ečizen
    .in = v Ečizenu
    .to = do Ečizenu
    .from = z Ečizenu
    .acc = Ečizen
province-harima = Harima
    .in = v Harimě
    .to = do Harimy
    .from = z Harimy
    .acc = Harimu
province-hida = Hida
    .in = v Hidě
    .to = do Hidy
    .from = z Hidy
    .acc = Hidu
province-mikawa = Mikawa
    .in = v Mikawě
    .to = do Mikawy
    .from = z Mikawy
    .acc = Mikawu
province-mino = Mino
    .in = v provincii Mino
    .to = do provincie Mino
    .from = z provincie Mino
    .acc = Mino
province-omi = Ómi
    .in = v Ómi
    .to = do Ómi
    .from = z Ómi
    .acc = Ómi
province-owari = Owari
    .in = v Owari
    .to = do Owari
    .from = z Owari
    .acc = Owari
province-tamba = Tamba
    .in = v Tambě
    .to = do Tamby
    .from = z Tamby
    .acc = Tambu
province-wakasa = Wakasa
    .in = ve Wakase
    .to = do Wakasy
    .from = z Wakasy
    .acc = Wakasu
province-awa-shikoku = Awa-Šikoku
    .in = v Awa-Šikoku
    .to = do Awa-Šikoku
    .from = z Awa-Šikoku
    .acc = Awa-Šikoku
province-ise = Ise
    .in = v Ise
    .to = do Ise
    .from = z Ise
    .acc = Ise
province-iyo = Ijo
    .in = v provincii Ijo
    .to = do provincie Ijo
    .from = z provincie Ijo
    .acc = Ijo
province-kii = Kii
    .in = v Kii
    .to = do Kii
    .from = z Kii
    .acc = Kii
province-sanuki = Sanuki
    .in = v Sanuki
    .to = do Sanuki
    .from = ze Sanuki
    .acc = Sanuki
province-settsu = Seccu
    .in = v Seccu
    .to = do Seccu
    .from = ze Seccu
    .acc = Seccu
province-shima = Šima
    .in = v Šimě
    .to = do Šimy
    .from = ze Šimy
    .acc = Šimu
province-tosa = Tosa
    .in = v Tose
    .to = do Tosy
    .from = z Tosy
    .acc = Tosu
province-yamato = Jamato
    .in = v Jamatu
    .to = do Jamata
    .from = z Jamata
    .acc = Jamato
province-awa-boso = Awa-Bósó
    .in = v Awa-Bósó
    .to = do Awa-Bósó
    .from = z Awa-Bósó
    .acc = Awa-Bósó
province-izu = Izu
    .in = v Izu
    .to = do Izu
    .from = z Izu
    .acc = Izu
province-kai = Kai
    .in = v Kai
    .to = do Kai
    .from = z Kai
    .acc = Kai
province-kazusa = Kazusa
    .in = v Kazuse
    .to = do Kazusy
    .from = z Kazusy
    .acc = Kazusu
province-musashi = Musaši
    .in = v Musaši
    .to = do Musaši
    .from = z Musaši
    .acc = Musaši
province-sagami = Sagami
    .in = v Sagami
    .to = do Sagami
    .from = ze Sagami
    .acc = Sagami
province-shimosa = Šimósa
    .in = v Šimóse
    .to = do Šimósy
    .from = ze Šimósy
    .acc = Šimósu
province-suruga = Suruga
    .in = v Suruze
    .to = do Surugy
    .from = ze Surugy
    .acc = Surugu
province-totomi = Tótómi
    .in = v Tótómi
    .to = do Tótómi
    .from = z Tótómi
    .acc = Tótómi
province-echigo = Ečigo
    .in = v Ečigu
    .to = do Ečiga
    .from = z Ečiga
    .acc = Ečigo
province-etchu = Eččú
    .in = v Eččú
    .to = do Eččú
    .from = z Eččú
    .acc = Eččú
province-hitachi = Hitači
    .in = v Hitači
    .to = do Hitači
    .from = z Hitači
    .acc = Hitači
province-kaga = Kaga
    .in = v provincii Kaga
    .to = do Kagy
    .from = z Kagy
    .acc = Kagu
province-kozuke = Kózuke
    .in = v Kózuke
    .to = do Kózuke
    .from = z Kózuke
    .acc = Kózuke
province-mutsu = Mucu
    .in = v Mucu
    .to = do Mucu
    .from = z Mucu
    .acc = Mucu
province-noto = Noto
    .in = v provincii Noto
    .to = do provincie Noto
    .from = z provincie Noto
    .acc = Noto
province-shimotsuke = Šimocuke
    .in = v Šimocuke
    .to = do Šimocuke
    .from = ze Šimocuke
    .acc = Šimocuke
province-shinano = Šinano
    .in = v Šinanu
    .to = do Šinana
    .from = ze Šinana
    .acc = Šinano
