# Slova kresby: co stojí na mapě, na kartách a vedle plánu.

board-map = Mapa Japonska s osmi provinciemi, čtyřmi svatyněmi a stupnicí cti
board-sentences = { $before } { $after }
board-apart = { $before }; { $after }
board-word = { $word }
board-gloss = { $word-gloss }
board-ability = { $clan-role }.
board-list = { $words }
board-earned = { $what } { $points }
beside-name = Dohody
beside-help = Podávej návrhy a odpovídej na ně, kdykoli až do konce války
beside-pending =
    { $count ->
        [one] { $count } návrh čeká na tvou odpověď
        [few] { $count } návrhy čekají na tvou odpověď
       *[other] { $count } návrhů čeká na tvou odpověď
    }
board-target-barred = { $target }; nelze: { $reason }
board-price =
    { $coins ->
        [0] zdarma
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
board-coins-unit =
    { $coins ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    }

## Zásoby a hráči

board-good-coins = mince
board-good-ronin = róninové
board-good-tokens = žetony válečných provincií
board-good-reserve = figurky v rezervě
board-good-honor = místo na stupnici cti
board-role = { $clan }
board-ally-of = spojenec: { $ally }
board-allied-with = spojenec

## Nadpisy nad volbami

board-heading-mandate = Který mandát?
board-heading-tile = Který dílek lícem dolů?
board-heading-announce = Který mandát?
board-heading-summon = Kterou figurku?
board-heading-summon-where = Kam?
board-heading-summon-bonus = Ještě jednu, kam?
board-heading-summon-monster = Kam?
board-heading-worship = Do svatyně?
board-heading-march = Čím pohneš?
board-heading-to = Kam?
board-heading-build = Kde pevnost?
board-heading-buy = Kterou kartu?

board-hint-summon =
    { $left ->
        [one] Tohle je poslední figurka, kterou teď můžeš vyvolat.
        [few] S touto můžeš vyvolat ještě { $left } figurky.
        [many] S touto můžeš vyvolat ještě { $left } figurky.
       *[other] S touto můžeš vyvolat ještě { $left } figurek.
    }

board-confirm-to = Přesunout { $province-to }
board-confirm-build = Postavit { $province-in }
board-confirm-play = Zahrát { $mandate-acc }

## Kdo kde je

board-strength = { $clan } { $force }
board-strengths = Síla: { $words }.
board-strengths-tied = Síla: { $words }, díky cti vede { $clan }.
board-nobody-there = Nikdo tam není.
board-afterwards = Síla potom: { $words }.
board-afterwards-tied = Síla potom: { $words }, díky cti vede { $clan }.
board-by-land = Po souši.
board-by-sea = Po moři.
board-by-sea-toll = Po moři; { $clan } může vybrat { phrase-coins }.
board-worship-there = { $brings }; síla tam teď: { $words }
board-so-many-pieces =
    { $count ->
        [one] { $figure }
        [few] { $count } × { $figure }
        [many] { $count } × { $figure }
       *[other] { $count } × { $figure }
    }
board-pieces-of = { $clan }: { $words }
board-so-many-at =
    { $count ->
        [one] { $place }
        [few] { $place } { $count }
        [many] { $place } { $count }
       *[other] { $place } { $count }
    }
board-so-many-held =
    { $you ->
        [yes] ve tvém zajetí
       *[no] v zajetí hráče { $name }
    }
board-shrine-of = Svatyně: { $kami }
board-told-war = v pořadí bitev { $number }.
board-harvest = Sklizeň: { $words }
board-yield-coin =
    { $amount ->
        [one] { $amount } mince
        [few] { $amount } mince
        [many] { $amount } mince
       *[other] { $amount } mincí
    }
board-yield-victory-point =
    { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
        [many] { $amount } bodu
       *[other] { $amount } bodů
    }
board-yield-ronin =
    { $amount ->
        [one] { $amount } rónin
        [few] { $amount } róninové
        [many] { $amount } rónina
       *[other] { $amount } róninů
    }

## Politická stupnice

board-track = Politická stupnice: { $season }
board-track-tea = Čaj
board-track-kami = Bohové
board-track-war = Válka
board-track-mandate = { $number }. mandát
board-track-hidden = oznámen nad skrytým dílkem

board-tiles-play = Tvoje čtyři dílky. Jeden zahraj: provedou ho všichni.
board-tiles-bury = Tvoje čtyři dílky. Jeden polož lícem dolů, pak oznam libovolný mandát.
board-tiles-announce = Oznam libovolný mandát: provedou ho všichni.
board-copies = { $copies }×

board-mandate-recruit = Každý vyvolá figurku u každé své pevnosti.
board-mandate-marshal = Každý přesune každou svou figurku o jeden krok, po souši nebo po moři.
board-mandate-train = Každý si může koupit jednu kartu.
board-mandate-harvest = Každý získá { phrase-coins }.
board-mandate-betray = Opustíš spojence a ztratíš za to čest. Pak smíš až { $victims } jiným hráčům nahradit po jedné figurce svou vlastní.
board-bonus-recruit = Ty a tvůj spojenec vyvoláte každý ještě jednu figurku.
board-bonus-marshal = Ty a tvůj spojenec můžete každý postavit pevnost.
board-bonus-train = Ty a tvůj spojenec platíte každý o { phrase-coins } méně.
board-bonus-harvest = Ty a tvůj spojenec získáte odměny provincií, ve kterých máte největší sílu, každý ty svoje.

## Bohové

board-shrines = Svatyně
board-kami-short-amaterasu = Vrchol cti
board-kami-short-fujin = Dva přesuny
board-kami-short-hachiman = Dva róninové
board-kami-short-raijin = Samuraj
board-kami-short-ryujin = Jedna karta
board-kami-short-susanoo = Za pevnosti
board-kami-short-tsukuyomi = Dvě mince

## Čest

board-honor = Čest
board-honor-list = Čest

## Válka

board-war-list = Válka v tomto období
board-war-empty = nikdo
board-war-discarded = odhozeno
board-war-taken = má žeton
board-war-allied = dva spojenci: bez bitvy
board-war-tied = stejná síla: rozhoduje čest
board-war-turns-title = Co by výsledek změnilo
board-war-turns =
    { $you ->
        [yes] Získáš-li { $advantage-acc }, { $taker-you ->
            [yes] připadne provincie tobě
           *[no] připadne provincie hráči { $taker }
        }
       *[no] Získá-li { $name } { $advantage-acc }, { $taker-you ->
            [yes] připadne provincie tobě
           *[no] připadne provincie hráči { $taker }
        }
    }

## Co komu patří

board-tray-reserve = V rezervě
board-tray-cards = Karty
board-tray-tokens =
    { $provinces ->
        [0] Žetony válečných provincií
        [one] Žetony, { $provinces } provincie
        [few] Žetony, { $provinces } provincie
        [many] Žetony, { $provinces } provincie
       *[other] Žetony, { $provinces } provincií
    }
board-tray-hostages = Zajatci
board-reserve-empty = Všechno je venku.
board-cards-none = Zatím žádná karta.
board-set-at = za { $provinces }
board-set-next = { $points } bodů v zimě za žetony { $provinces } různých provincií
board-tokens-note = V zimě přinese žeton z jara 1 bod, z léta 2 a z podzimu 3. Žetony tří různých provincií přidají 10 bodů, pěti 20, sedmi 30.
board-hostage-of =
    { $you ->
        [yes] tvoje figurka: { $figure }
       *[no] { $figure } hráče { $name }
    }

board-market = Karty ročního období
board-market-open = V nabídce
board-market-types = Druhy karet
board-market-all =
    { $cards ->
        [one] { $cards } karta
        [few] Všechny { $cards }
        [many] Všech { $cards }
       *[other] Všech { $cards }
    }
board-market-empty = Žádná karta už nezbývá.
board-market-owned =
    { $cards ->
        [one] jednu máš
        [few] máš { $cards }
        [many] máš { $cards }
       *[other] máš { $cards }
    }
board-last-copy = poslední

board-holdings-reserve = V rezervě
board-holdings-map = Na mapě a jinde
board-holdings-cards =
    { $cards ->
        [0] Karty
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }
board-holdings-ally = Spojenec a sliby
board-holdings-points = Body
board-holdings-forecast = Zeleně to, co by teď přidala zima.
board-ally-is =
    { $you ->
        [yes] ty, { $clan }
       *[no] { $name }, { $clan }
    }
board-ally-none = V tomto období bez spojence.
board-words-given = Sliby: splněno { $kept }, porušeno { $broken }, otevřeno { $open }.

## Karty

board-type-virtue = Ctnost
board-type-upgrade = Vylepšení
board-type-war-upgrade = Válečné vylepšení
board-type-monster = Monstrum
board-type-winter-upgrade = Zimní vylepšení

## Nejvýš dva řádky, vedle volby

board-brief-betray = Opustíš spojence a nahradíš figurky až { $victims } jiných hráčů.
board-brief-marshal = Každý přesune každou svou figurku o jeden krok.
board-brief-komainu = Síla 1; je to i kněz, smí po vyvolání do svatyně.
board-brief-yurei = Síla 2; je to i daimjó: nelze nahradit ani zajmout.
board-brief-oni-of-souls = Síla 1; žeton vzatý, kde stojí, vynese 2 body za démona.
board-brief-oni-of-hate = Kam vstoupí, zabije samuraje nebo kněze všech s vyšší ctí.
board-brief-oni-of-spite = Kam vstoupí, vezme 2 body všem, kdo tam mají vyšší čest.
board-brief-righteousness = 1 bod za každou tvou zabitou figurku.
board-brief-benevolence = Když jednu utracenou minci předáš: čest a 2 body.
board-brief-justice = 3 body za každého hráče s nižší ctí, jehož figurky zabiješ.
board-brief-mercy = Ušetříš-li, koho máš zabít: 2 body.
board-brief-honesty = Se spojencem 2 body za každý mandát kromě Zrady.
board-brief-loyalty = Se spojencem o 1 bod víc, kdykoli získáváš body.
board-brief-path-of-the-serpent = Za námořní trasu smíš žádat 1 minci; jinak neprojdou.
board-brief-path-of-the-kenin = Po vyvolání ještě 1 samuraj ke kterékoli tvé pevnosti.
board-brief-path-of-the-light = Na konci Verbování 1 kněz do kterékoli svatyně.
board-brief-path-of-the-samurai = Na konci Verbování 1 samuraj do kterékoli provincie.
board-brief-path-of-the-ninja = Po vyvolání smíš za čest zabít samuraje kdekoli.
board-brief-path-of-the-monkey = Po vyvolání za čest 1 mince od nejbohatšího.
board-brief-path-of-the-spirit = Po vyvolání s nejvyšší ctí: 2 mince a 2 body.
board-brief-path-of-the-patron = Po vyvolání 2 mince, mají-li dva hráči nižší čest.
board-brief-path-of-the-unrighteous = Při Zradě o jednu figurku víc, i ve svatyni.
board-brief-way-of-bushido = Začátek války: 2 mince a 2 body za každou různou ctnost.
board-brief-way-of-the-righteous = Začátek války: 1 mince od každého s nižší ctí.
board-brief-way-of-the-merchant = Bere-li bohatší ze zásoby, vezmi si také 1 minci.
board-brief-form-of-the-kitsune = V zimě 3 body za každou tvou pevnost na mapě.
board-brief-form-of-the-beast = V zimě 3 body za každé tvoje monstrum.
board-brief-form-of-the-kindred = V zimě 3 body za každé období se spojenectvím.

## Vysvětlení

board-explain-war = Válka
board-explain-war-empty = V pořadí bitev { $number }. Nikdo tam nemá sílu: žeton by se odhodil.
board-explain-war-unopposed =
    { $you ->
        [yes] V pořadí bitev { $number }. Teď by ti provincie připadla bez bitvy.
       *[no] V pořadí bitev { $number }. Teď by provincie připadla hráči { $name } bez bitvy.
    }
board-explain-war-allied =
    { $you ->
        [yes] V pořadí bitev { $number }. Jsou tam jen dva spojenci: teď by ti provincie připadla bez bitvy.
       *[no] V pořadí bitev { $number }. Jsou tam jen dva spojenci: teď by provincie připadla hráči { $name } bez bitvy.
    }
board-explain-war-battle =
    { $you ->
        [yes] V pořadí bitev { $number }. Došlo by k bitvě; podle síly by provincie připadla tobě.
       *[no] V pořadí bitev { $number }. Došlo by k bitvě; podle síly by provincie připadla hráči { $name }.
    }
board-explain-there = Teď jsou tam
board-explain-monster = { $word }: { $word-gloss }
board-explain-land = Po souši
board-explain-sea = Po moři
board-explain-owned =
    { $who-count ->
        [one] majitel: { $who }
       *[other] majitelé: { $who }
    }
board-explain-you-own =
    { $cards ->
        [one] Máš ji.
        [few] Máš { $cards }; platí každá.
        [many] Máš { $cards }; platí každá.
       *[other] Máš { $cards }; platí každá.
    }
board-explain-favoured =
    { $you ->
        [yes] Teď by přízeň patřila tobě.
       *[no] Teď by přízeň patřila hráči { $name }.
    }
board-explain-kami-when = Třikrát za období, zleva doprava; při remíze rozhoduje vyšší čest. Kněží zůstávají do konce období.
board-explain-bonus = Bonus
board-explain-bonus-recruit = Aktivní hráč a jeho spojenec vyvolají každý ještě jednu figurku.
board-explain-bonus-marshal = Aktivní hráč a jeho spojenec mohou každý postavit pevnost.
board-explain-bonus-train = Aktivní hráč a jeho spojenec platí každý o { phrase-coins } méně.
board-explain-bonus-harvest = Aktivní hráč a jeho spojenec získají odměny provincií, ve kterých mají největší sílu, každý ty svoje.
board-explain-order-recruit = začíná soused aktivního hráče po levici, aktivní hráč je poslední
board-explain-order-marshal = začíná soused aktivního hráče po levici, aktivní hráč je poslední
board-explain-order-train = začíná aktivní hráč
board-explain-order-harvest = všichni najednou
board-explain-order-betray = jen aktivní hráč
board-explain-type-virtue = Od této chvíle, kdykoli je splněna podmínka.
board-explain-type-upgrade = Od této chvíle do konce hry.
board-explain-type-war-upgrade = V každé válce, od tohoto období.
board-explain-type-monster = Figurka hned přijde k některé tvé pevnosti a zůstává tvoje.
board-explain-type-winter-upgrade = Jednou, na konci hry.
board-explain-honor = Každou remízu vyhrává ten, kdo má vyšší čest: sklizeň, svatyně, nabídky, bitvy i hru.
board-explain-honor-when = Seppuku a některé karty ji zvyšují, zrada spojence ji snižuje: dva klany si vymění místa.
board-explain-you-honor = Jsi na { $place }. místě.
board-explain-clan-of =
    { $you ->
        [yes] tvůj klan
       *[no] klan hráče { $name }
    }
board-explain-power = Schopnost
board-explain-income = Příjem
board-explain-income-each =
    { $coins ->
        [one] { $coins } mince za období
        [few] { $coins } mince za období
        [many] { $coins } mince za období
       *[other] { $coins } mincí za období
    }
board-explain-home = Začíná
board-explain-good-coins = Platí se jimi karty a pevnosti a nabízejí se ve válce. Na konci období se všechny vracejí do zásoby.
board-explain-good-ronin = Kdo v bitvě získá Najmutí rónina, tomu každý přidá sílu 1. Na konci období se všichni vracejí do zásoby.
board-explain-good-reserve = Tolik figurek ještě není na mapě a lze je vyvolat.
board-explain-turn-tea = Dva hráči se mohou dohodnout na spojenectví pro toto období. Spojenci sdílejí bonus svých mandátů a ve válce se šetří.
board-explain-turn-kami = V každé svatyni, zleva doprava, získá přízeň ten, kdo je v ní nejsilnější.
board-explain-turn-war = O válečné provincie se bojuje v daném pořadí. Účastníci tajně nabízejí mince na čtyři výhody; pak vítězí největší síla.
board-figure-bushi = Síla { $force }.
board-figure-shinto = Síla { $force }. Při vyvolání může místo toho odejít do svatyně.
board-figure-daimyo = Síla { $force }. Nelze ho zajmout ani nahradit, může však zemřít.
board-figure-stronghold = Zde se vyvolávají figurky. Sílu má jen u klanu Želvy.

## Co mezitím dělali ostatní

board-done-plays = hraje { $mandate-acc }
board-done-announces = oznamuje { $mandate-acc }
board-done-summons = vyvolává { $figure-acc } { $province-in }
board-done-worships = posílá { $figure-acc } do svatyně { $kami-gen }
board-done-places = umisťuje { $figure-acc } { $province-to }
board-done-places-at-shrine = umisťuje { $figure-acc } do svatyně { $kami-gen }
board-done-moves = přesouvá { $piece-acc } { $source-from } { $province-to }
board-done-builds = staví pevnost { $province-in }
board-done-buys = kupuje kartu „{ $card }“
board-done-replaces =
    { $owner-you ->
        [yes] nahrazuje ti { $province-in } { $figure-acc } svým { $own-ins }
       *[no] nahrazuje { $province-in } { $figure-acc } hráče { $owner } svým { $own-ins }
    }
board-done-replaces-at-shrine =
    { $owner-you ->
        [yes] nahrazuje ti ve svatyni { $kami-gen } { $figure-acc } svým { $own-ins }
       *[no] nahrazuje ve svatyni { $kami-gen } { $figure-acc } hráče { $owner } svým { $own-ins }
    }
board-done-bids = nabízí na Seppuku { $seppuku }, zajatce { $hostage }, rónina { $ronin }, básně { $poets }
board-done-commits-seppuku = páchá seppuku { $province-in }
board-done-captures = bere do zajetí { $figure-acc } { $province-in }
board-done-hires = najímá róniny
board-done-allies = uzavírá spojenectví
board-done-leaves-ally = ruší spojenectví
board-done-favour = získává přízeň { $kami-gen }
board-done-wins-battle = vítězí v bitvě o { $province-acc }
board-done-unopposed = bere { $province-acc } bez boje
board-done-harvests = sklízí
board-brought-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
board-brought-ronin =
    { $ronin ->
        [one] { $ronin } rónin
        [few] { $ronin } róninové
        [many] { $ronin } rónina
       *[other] { $ronin } róninů
    }
board-brought-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
board-brought-points-taken =
    { $owner-you ->
        [yes]
            { $points ->
                [one] { $points } bod od tebe
                [few] { $points } body od tebe
                [many] { $points } bodu od tebe
               *[other] { $points } bodů od tebe
            }
       *[no]
            { $points ->
                [one] { $points } bod od hráče { $owner }
                [few] { $points } body od hráče { $owner }
                [many] { $points } bodu od hráče { $owner }
               *[other] { $points } bodů od hráče { $owner }
            }
    }
board-brought-coins-taken =
    { $owner-you ->
        [yes]
            { $coins ->
                [one] { $coins } mince od tebe
                [few] { $coins } mince od tebe
                [many] { $coins } mince od tebe
               *[other] { $coins } mincí od tebe
            }
       *[no]
            { $coins ->
                [one] { $coins } mince od hráče { $owner }
                [few] { $coins } mince od hráče { $owner }
                [many] { $coins } mince od hráče { $owner }
               *[other] { $coins } mincí od hráče { $owner }
            }
    }
board-brought-kills =
    { $owner-you ->
        [yes] zabíjí ti { phrase-killed }
       *[no] zabíjí { phrase-killed } hráče { $owner }
    }
board-brought-honor-up = vyšší čest
board-brought-honor-down = nižší čest
