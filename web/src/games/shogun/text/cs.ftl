# Slova kresby: co stojí vedle mapy, na kartách a ve věži.

board-map-sun = Mapa Japonska, sluneční strana
board-map-moon = Mapa Japonska, měsíční strana
board-sentences = { $before } { $after }
board-apart = { $before }; { $after }
board-word = { $word }
board-target-barred = { $target }; nejde: { $reason }
board-percent = { $percent } %
beside-name = Trvalé pokyny
beside-help = Kdykoli rozhodni, co s armádami navíc, když na tebe někdo zaútočí

board-count-armies =
    { $armies ->
        [one] { $armies } armáda
        [few] { $armies } armády
        [many] { $armies } armády
       *[other] { $armies } armád
    }

## Zásoby

board-good-chests = truhličky
board-good-rice = rýže
board-good-provinces = provincie
board-good-reserve = armády v zásobě
board-tax = daně
board-rice = rýže
board-armies = armády
board-unrest = žeton revolty

## Hráči

board-role-ready = plán hotov
board-role-plans = plánuje
board-role-place = místo { $place }
board-role-special = místo { $place }, { $special }
board-deed-done = { $name } už má akci za sebou
board-deed-now = { $name } je na řadě
board-deed-waits = { $name } přijde na řadu

## Nadpisy nad možnostmi

board-heading-redraw = Nové karty?
board-heading-draft = Která provincie?
board-heading-group = Kolik armád?
board-heading-plan = Tvůj plán
board-heading-bid = Tvoje nabídka
board-heading-special = Která speciální karta?
board-heading-battle = Kam?
board-heading-move = Přesunout dál?
board-heading-send = Kolik armád?
board-heading-attack = S kolika armádami?
board-heading-extra = Armády navíc?
board-heading-revolt = Která revolta první?

## Možnosti

board-label-move = Přesun { $province-to }
board-label-attack = Útok na { $province-acc }
board-label-face = Nejdřív { $province }
board-label-special = { $special }
board-confirm-take = Vzít { $province-acc }
board-confirm-draw = Vzít vrchní kartu
board-confirm-place = Postavit { phrase-armies }
board-confirm-send = Vyslat { phrase-armies }
board-confirm-special = Vzít „{ $special }“
board-detail-own = tvoje, { board-count-armies }
board-detail-neutral =
    { $farmers ->
        [one] neutrální, brání { $farmers } sedlák
        [few] neutrální, brání { $farmers } sedláci
        [many] neutrální, brání { $farmers } sedláka
       *[other] neutrální, brání { $farmers } sedláků
    }
board-detail-attack = { $other }, { board-count-armies }
board-detail-revolt =
    { $buildings ->
        [0] { board-count-armies }; nic tu nestojí
        [one] { board-count-armies }; v sázce { $buildings } budova
        [few] { board-count-armies }; v sázce { $buildings } budovy
        [many] { board-count-armies }; v sázce { $buildings } budovy
       *[other] { board-count-armies }; v sázce { $buildings } budov
    }
board-detail-blank = žádná akce, a nikdo to nepozná
board-detail-empty = všichni uvidí, že tu nic neleží
board-detail-draw = nikdo neví, která to je
board-card = { $region }: daně { $tax }, rýže { $rice }, místa pro budovy { $slots }
board-preview-move = Armády jdou { $source-from } { $province-to }
board-preview-attack = Útok { $source-from } na { $province-acc }
board-preview-move-with = Přesun { $source-from } { $province-to }: { board-count-armies }
board-preview-attack-with = Útok { $source-from } na { $province-acc }: { board-count-armies }
board-chances = Tvoje výhra { $win } %, obrana ({ $other }) { $holds } %, neutrální provincie { $neutral } %.
board-chances-defender = Výhra útočníka ({ $other }) { $win } %, tvoje obrana { $holds } %, neutrální provincie { $neutral } %.
board-chances-neutral = Tvoje výhra { $win } %, neutrální provincie { $neutral } %.
board-if-extra = S armádami navíc:
board-odds = Šance útoku
board-odds-before = Šance předem
board-odds-nobody = nikdo
board-odds-farmers = sedláci
board-odds-armies = { board-count-armies }
board-odds-extra = s armádami navíc
board-odds-attacker = tvoje výhra { $percent } %
board-odds-defender = obrana ({ $other }) { $percent } %
board-odds-neutral = neutrální provincie { $percent } %
board-odds-stays = zůstane neutrální: { $percent } %
board-hint-revolt = Kostičky, které uvíznou ve věži při první revoltě, ti při další mohou pomoct i uškodit.

## Řada akcí

board-short-castle = Hrad
board-short-temple = Chrám
board-short-theatre = Divadlo
board-short-rice = Rýže
board-short-tax = Daně
board-short-deploy5 = 5 armád
board-short-deploy3 = 3 armády
board-short-deploy1-move = 1 armáda
board-short-battle-a = Bitva A
board-short-battle-b = Bitva B
board-hidden-order = Tato a další akce přijdou později; v jakém pořadí, nikdo neví.
board-bid = Nabídka
board-bid-for = pořadí
board-order-hidden = zatím lícem dolů
board-slip-covered = skrytá
board-slip-empty = prázdné
board-slip-lost = ztracená
board-slip-chest = Pokladna
board-slip-bid =
    { $chests ->
        [one] { $chests } truhlička
        [few] { $chests } truhličky
        [many] { $chests } truhličky
       *[other] { $chests } truhliček
    }
board-slip-nothing = nic
board-slip-paid = zaplaceno

## Kolo

board-event-now = Událost tohoto kola
board-event-none = Losuje se, až budou plány hotové.
board-event-left = Letos ještě může přijít
board-event-winter = Zbyla na zimu
board-event-gloss = { $card-gloss }
board-winter-cost =
    { $rice ->
        [0] Zima nikomu rýži nevezme.
       *[other] Zima vezme každému { phrase-rice }.
    }
board-tabs = Toto kolo a tento rok
board-tab-round = Toto kolo
board-tab-winter = Zima
board-tab-year = Tento rok
board-groups-left = Skupiny armád k rozmístění, podle velikosti
board-groups-of = zbývá { $count }
board-specials = Pořadí a speciální karty
board-special-tax-plus1 = Výběr daní ti vynese o 1 truhličku víc.
board-special-rice-plus1 = Konfiskace ti vynese o 1 jednotku rýže víc.
board-special-deploy6 = Akcí „Rozmísti 5 armád“ jich postavíš 6.
board-special-attack-plus1 = Při každém tvém útoku 1 armáda navíc ze zásoby.
board-special-defence-plus1 = Kdykoli na tebe zaútočí hráč, 1 armáda navíc ze zásoby.
board-brief-tax-plus1 = Výběr daní: o 1 truhličku víc.
board-brief-rice-plus1 = Konfiskace: o 1 jednotku rýže víc.
board-brief-deploy6 = Místo 5 armád postavíš 6.
board-brief-attack-plus1 = Při každém útoku 1 ze zásoby.
board-brief-defence-plus1 = Když útočí hráč, 1 ze zásoby.
board-most = Nejvíc budov v regionech
board-most-nobody = nikdo
board-most-told = { $names }: { $count }; { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
board-rice-track = Potřeba rýže
board-rice-told = { $rice }/{ $provinces }
board-year-now = Kdyby rok skončil teď
board-year-gain = { $points } + { $more }
board-moon-moved =
    { $count ->
        [one] { $count } provincie mění region
        [few] { $count } provincie mění region
        [many] { $count } provincie mění region
       *[other] { $count } provincií mění region
    }
board-moon-to = na měsíční straně
board-moon-note = Na mapě je značí srpek v barvě jejich regionu na sluneční straně. Daně, rýže a místa pro budovy jsou na obou stranách stejné.

## Věž a bitvy

board-tower = Věž
board-tower-inside = Uvnitř: { $count }
board-tower-told = Kostičky ve věži: předtím { $before }, teď { $inside }
board-tower-was = dřív { $was }
board-went-in = Vhozené kostičky: { $count }
board-came-out = Vypadlé kostičky: { $count }
board-came-out-none = Nic nevypadlo.
board-tower-count = Dovnitř: { $thrown }, ven: { $out }, uvnitř zůstává: { $inside }
board-tower-again = Znovu
board-from-source =
    { $more ->
        [0] { $province-from }
       *[other] { $province-from } a { $more } navíc
    }{ $tray ->
        [0] { "" }
       *[other] ; { $tray } z nádoby
    }
board-from-pool =
    { $tray ->
        [0] ze zásoby sedláků
       *[other] ze zásoby sedláků; { $tray } z nádoby
    }
board-from-tray = z nádoby
board-fate-help =
    { $who-you ->
        [yes] bez žetonu revolty pomáhají tobě
       *[no] bez žetonu revolty pomáhají obránci ({ $who })
    }
board-fate-unrest = leží tu žeton revolty: nezapojí se
board-fate-stays = bitvy se neúčastní: zůstává v nádobě
board-fate-held = uvnitř uvízlo: { $kept }
board-fate-loose = uvnitř se uvolnilo: { $loose }
board-fate-all = vypadlo tolik, kolik se vhodilo
board-against = proti
board-and = a
board-leaves = zbývá
board-why-conquers = { $armies } proti { $against }: rozdíl přežije a provincii drží.
board-why-holds = { $armies } proti { $against }: obránce má víc a provincii si nechá. Sedláci se ztrácejí dřív než armády.
board-why-tie = { $armies } proti { $against }: nikdo nemá víc, všichni jsou ztraceni a provincie je neutrální.
board-why-farmers-only = Obránci nevypadla žádná armáda a sami sedláci nic neudrží: provincie je neutrální.
board-why-neutral-won = { $armies } proti { $farmers }: rozdíl provincii obsadí.
board-why-neutral-lost = { $armies } proti { $farmers }: útočník musí mít víc než sedláci.
board-why-revolt-held = { $armies } proti { $farmers }: rozdíl přežije.
board-why-revolt-lost = { $armies } proti { $farmers }: majitel musí mít víc než sedláci.
board-told-battle = Věž rozhoduje: { $province }
board-told-revolt = Revolta: { $province }
board-told-winter = Zima { $year }. roku
board-told-gains = Body: { $gains }.
board-told-gain =
    { $you ->
        [yes] ty +{ $points }
       *[no] { $name } +{ $points }
    }
board-told-last = Poslední bitva: { $province }
board-round-title = Kolo: rok { $year }, { $season }
board-round-short = Dosavadní kolo
board-round-over = Kolo skončilo: rok { $year }, { $season }
board-round-so-far = Kolo dosud: rok { $year }, { $season }
board-round-orders = Jak dopadly tvoje příkazy
board-round-fights = Boje tohoto kola
board-round-no-fights = Nikdo nebojoval.
board-round-idle = nic se nestalo
board-round-place = „{ $special }“, místo { $place }

## Zima

board-winter-rice = Všichni ztrácejí rýži
board-winter-fed = Každá provincie potřebuje 1 jednotku rýže
board-winter-revolts = Hladové provincie se bouří
board-winter-points = Body
board-winter-sum = celkem
board-winter-end = Konec
board-winter-steps = Zima krok za krokem
board-step-rice =
    { $rice ->
        [0] Nikdo rýži neztrácí
       *[other] Každý ztrácí rýži: { $rice }
    }
board-step-fed =
    { $hungry ->
        [0] Každá provincie potřebuje 1 jednotku rýže: všechny ji mají
        [one] Každá provincie potřebuje 1 jednotku rýže: chybí { $hungry } hráči
       *[other] Každá provincie potřebuje 1 jednotku rýže: chybí { $hungry } hráčům
    }
board-step-revolts =
    { $you ->
        [yes] Tvoje revolty: { $revolts }
       *[no] { $name }, revolty: { $revolts }
    }
board-step-points =
    { $year ->
        [1] Body, pak druhý rok
       *[other] Body, pak konec hry
    }
board-hunger-rice = rýže
board-hunger-after = po ztrátě
board-hunger-provinces = provincie
board-hunger-missing = chybí
board-hunger-so = následek
board-hunger-fed = všechny zásobené
board-hunger-revolts =
    { $revolts ->
        [one] { $revolts } revolta, navíc { phrase-farmers }
        [few] { $revolts } revolty, v každé navíc { phrase-farmers }
        [many] { $revolts } revolty, v každé navíc { phrase-farmers }
       *[other] { $revolts } revolt, v každé navíc { phrase-farmers }
    }
board-supply-table = Tabulka zásob
board-supply-missing = chybí rýže
board-supply-revolts = revolty
board-supply-farmers = sedláci
board-supply-note = Každý žeton revolty přidá sedláka. Speciální karty a hrady při revoltě nepomáhají.

## Všechno jednoho hráče

board-holdings-provinces =
    { $count ->
        [one] { $count } provincie
        [few] { $count } provincie
        [many] { $count } provincie
       *[other] { $count } provincií
    }
board-holdings-cubes = Armády
board-holdings-plan = Plán tohoto kola, pokud je známý
board-holdings-points = Body
board-holdings-forecast = Za plusem: co by teď přidal konec roku.
board-cubes-land = v provinciích
board-cubes-reserve = v zásobě
board-cubes-tower = ve věži
board-cubes-tray = v nádobě

## Co dělali ostatní

board-done-bids =
    { $chests ->
        [0] nabízí kartu pokladny 0
       *[other] nabízí { phrase-chests }
    }
board-done-bids-card = nabízí { $province-acc }
board-done-bids-nothing = nenabízí nic
board-done-takes = bere { $province-acc }
board-done-draws = bere z balíčku { $province-acc }
board-done-settles = rozmisťuje { phrase-armies } { $province-to }
board-done-chooses = bere si „{ $special }“, místo { $place }
board-done-builds = staví { $building } { $province-in }
board-done-harvests = konfiskuje { phrase-rice } { $province-in }
board-done-taxes = vybírá na daních { phrase-chests } { $province-in }
board-done-deploys = rozmisťuje { phrase-armies } { $province-to }
board-done-moves = přesouvá { phrase-armies } { $source-from } { $province-to }
board-done-attacks = útočí na { $province-acc } ({ $defender }) { phrase-armies.with }
board-done-attacks-neutral = útočí na neutrální { $province-acc } { phrase-armies.with }
board-done-cancelled = ruší příkaz { $province-in }
board-came-builds = postaveno
board-came-harvests = rýže: { $rice }
board-came-taxes = { board-slip-bid }
board-came-deploys = { board-count-armies }
board-came-moves = přesun { $province-to }: { $armies }
board-ended-conquers =
    { $armies ->
        [few] dobyto, zbývají { board-count-armies }
       *[other] dobyto, zbývá { board-count-armies }
    }
board-ended-occupies =
    { $armies ->
        [few] obsazeno, zbývají { board-count-armies }
       *[other] obsazeno, zbývá { board-count-armies }
    }
board-ended-holds = odraženo
board-ended-stays-neutral = provincie zůstává neutrální
board-ended-tie = nerozhodně: provincie je neutrální
board-ended-puts-down = revolta { $province-in } potlačena
board-ended-lost-to-farmers = provincie { $province } ztracena, vyhráli sedláci

## Vysvětlení

board-explain-province = { $province-gloss }
board-explain-closed = Ve třech hráčích se nepoužívá
board-explain-neutral = neutrální
board-explain-held =
    { $you ->
        [yes] tvoje, { board-count-armies }
       *[no] { $name }, { board-count-armies }
    }
board-explain-built = Stojí tu: { $buildings }.
board-explain-unrest =
    { $markers ->
        [one] { $markers } žeton revolty
        [few] { $markers } žetony revolty
        [many] { $markers } žetonu revolty
       *[other] { $markers } žetonů revolty
    }
board-explain-yields =
    { $tax ->
        [one] Daně vynesou { $tax } truhličku
        [few] Daně vynesou { $tax } truhličky
       *[other] Daně vynesou { $tax } truhliček
    }, konfiskace { phrase-rice }; po každém přibude žeton revolty.
board-explain-sites = Místa pro budovy
board-explain-sites-free = Volná místa: { $free }/{ $slots }; od každého druhu jedna budova.
board-explain-unrest-on = Nespokoje­nost
board-explain-neighbours = Sousedé
board-explain-list = { $words }
board-explain-region = 1 bod za provincii a 1 za každou budovu; region: { $region }.
board-explain-moon = Na sluneční straně patří do jiného regionu: { $region }.
board-explain-place = místo { $place }
board-explain-taken =
    { $you ->
        [yes] tvoje
       *[no] má ji { $name }
    }
board-explain-action-when = Až přijde na řadu, provedou ji všichni v pořadí hráčů. Příkaz, který nejde provést celý, se ruší.
board-explain-build = Postaví budovu na volné místo provincie; od každého druhu jednu.
board-explain-rice = Vynese rýži provincie a žeton revolty. Pokud tu už nějaký byl, sedláci se napřed vzbouří.
board-explain-tax = Vynese daně provincie v truhličkách a žeton revolty. Pokud tu už nějaký byl, sedláci se napřed vzbouří.
board-explain-deploy = Postaví do provincie armády ze zásoby: { $armies }.
board-explain-deploy1 = Postaví 1 armádu; pak jich může libovolně mnoho jít do jedné tvé sousední provincie.
board-explain-battle = Armády jdou do sousední provincie: do tvé se přesunou, jinde zaútočí. Jedna zůstane.
board-explain-special-when = Platí jedno kolo; kdo si ji vezme, má v pořadí místo { $place }.
board-explain-event-now = platí
board-explain-event-left = letos ještě může přijít
board-explain-gloss = V tomto kole: { $card-gloss }.
board-explain-winter = V zimě
board-explain-most = { $who }, počet { $count }; { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
board-explain-most-nobody = zatím nikdo; { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
board-explain-tower-now = uvnitř { $inside }, v nádobě { $tray }
board-explain-tower = Všechny kostičky bitvy se vhodí dovnitř, i ty z nádoby. Co vypadne, bojuje; zbytek zůstane uvnitř a může vypadnout později, ať vhazuje kdokoli.
board-explain-tower-when =
    { $tower ->
        [two_floor] Při každé bitvě a revoltě. Asi čtvrtina vhozených uvnitř zůstane.
        [wallenstein_online] Při každé bitvě a revoltě. Asi polovina vhozených uvnitř zůstane.
       *[other] Při každé bitvě a revoltě. Asi třetina vhozených uvnitř zůstane.
    }
board-explain-you-tower = Tvoje: uvnitř { $inside }, v nádobě { $tray }

## Mapa slovy

board-told-region = { $region }
board-told-neutral = neutrální
board-told-held =
    { $you ->
        [yes] tvoje, { board-count-armies }
       *[no] { $name }, { board-count-armies }
    }
board-told-built = stojí tu: { $buildings }
board-told-cubes =
    { $you ->
        [yes] tvoje: { $armies }
       *[no] { $name }: { $armies }
    }
board-told-inside = uvnitř: { $cubes }
board-told-tray = v nádobě: { $cubes }

## Stránka s pravidly

board-aim = V tajnosti naplánuj, co udělají tvoje provincie, vyhrávej bitvy ve věži a měj po dvou letech nejvíc bodů: za provincie, budovy a nejvíc budov jednoho druhu v regionu.
board-drawn-plan = Všichni plánují najednou: na každou akci jedna karta provincie; karta pokladny znamená, že se nic nestane.
board-shows-plan = Čtyři místa osobní desky: bitva z Ečizenu, daně v Jamatu, hrad v Ise, karta pokladny na rýži.
board-drawn-act = Pak přicházejí akce jedna po druhé. Každá provincie udělá tu svou: tady daně vynesou 5 truhliček a žeton revolty.
board-shows-act = Mapa kolem vyznačeného Jamata.
board-drawn-attack = Armády mohou zaútočit na souseda; jedna zůstane.
board-shows-attack = Tah štětcem vede z Ečizenu do provincie Mino.
board-drawn-tower = Všechny kostičky bitvy jdou do věže. Co vypadne, bojuje; co zůstane uvnitř, může pomoct později.
board-shows-tower = Věž v řezu: uvnitř 12 kostiček; vypadly 3 modré, 1 červená a 1 sedlák.
board-drawn-winter = V zimě každá provincie potřebuje 1 jednotku rýže. Hladové provincie se bouří; pak se počítají body.
board-shows-winter = Sever mapy pod sněhem.
board-drawn-map = Sluneční strana pro tři hráče: šedé provincie se nepoužívají; tečkované čáry jsou vodní cesty.
board-shows-map = Mapa s pěti regiony a armádami tří hráčů.
board-icon-chest = truhličky, daně
board-icon-rice = rýže
board-icon-army = armády
board-icon-province = provincie
board-icon-battle = bitva
board-icon-march = přesun
board-icon-route = vodní cesta
