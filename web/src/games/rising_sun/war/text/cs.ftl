# Válka v Rising Sun: nabídky, vyprávěné bitvy, pořadí válek.

## Pořadí válek

war-to-map = Ukázat mapu
war-back = Zpět k bitvě
war-order = Bitvy tohoto ročního období v jejich pořadí
war-status-waiting = teprve přijde
war-status-now = právě se o ni bojuje
war-status-discarded = nezískal ji nikdo
war-status-taken =
    { $you ->
        [yes] získáváš ji ty
       *[no] získává ji { $name }
    }

## Nabídky

war-room = Nabídky
war-you = Ty
war-has = { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, { $ronin ->
        [one] { $ronin } rónin
        [few] { $ronin } róninové
       *[other] { $ronin } róninů
    }, síla { $force }
war-sealed = zapečetěno
war-bidding = nabízí
war-number = { $n }
war-coins =
    { $coins ->
        [0] nic
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
war-left =
    { $coins ->
        [one] Z { $coins } mince ti zůstává { $left }
       *[other] Z { $coins } mincí ti zůstává { $left }
    }
war-left-fight = Najmeš-li róniny, bojují mince silou { $force }.
war-bid-prompt = { $number }. bitva, { $province }: nabídni tajně
war-bid-line = Poražení zaplatí své nabídky do zásoby, nabídka vítěze připadne poraženým. Při shodě rozhoduje čest.
war-bid-heading =
    { $left ->
        [0] Všechny mince leží v nabídce
        [one] Můžeš nabídnout ještě { $left } minci
        [few] Můžeš nabídnout ještě { $left } mince
       *[other] Můžeš nabídnout ještě { $left } mincí
    }
war-bid-send =
    { $coins ->
        [0] Nenabídnout nic
        [one] Zapečetit { $coins } minci
        [few] Zapečetit { $coins } mince
       *[other] Zapečetit { $coins } mincí
    }
war-bid-clear = Smazat
war-bid-more = { $advantage } + 1
war-bid-less = { $advantage } − 1
war-more-on = { $advantage }: o minci víc
war-less-on = { $advantage }: o minci míň
war-promise-seppuku = zabij tu všechny své figurky: za každou 1 bod a 1 čest
war-promise-seppuku-own =
    { $figures ->
        [0] nemáš tu žádnou figurku
        [one] zemře tu tvá { $figures } figurka: 1 bod a 1 čest
        [few] zemřou tu tvé { $figures } figurky: za každou 1 bod a 1 čest
       *[other] zemře tu tvých { $figures } figurek: za každou 1 bod a 1 čest
    }
war-promise-hostage = vezmi figurku kromě daimjóa a 1 bod jejího majitele
war-promise-hostage-own =
    { $figures ->
        [0] není tu koho zajmout
        [one] vezmi jedinou možnou figurku a 1 bod jejího majitele
        [few] vezmi 1 ze { $figures } figurek a 1 bod jejího majitele
       *[other] vezmi 1 z { $figures } figurek a 1 bod jejího majitele
    }
war-promise-ronin = každý rónin v zásobě bojuje silou 1
war-promise-ronin-own =
    { $force ->
        [0] nepřidá nic, ale nebude ji mít nikdo jiný
       *[other] tvoji róninové bojují: síla + { $force }
    }
war-promise-ronin-coins =
    { $force ->
        [0] každá ponechaná mince bojuje; žádnou si nenecháváš
       *[other] každá ponechaná mince bojuje: síla + { $force }
    }
war-promise-poets = 1 bod za každou figurku zabitou v této bitvě
war-turns-to-own =
    { $you ->
        [yes] S ní by provincie byla tvoje
       *[no] S ní by provincii získal hráč { $name }
    }
war-turns =
    { $you ->
        [yes] { $taker-you ->
            [yes] Když ji vyhraješ, provincie bude tvoje
           *[no] Když ji vyhraješ, provincii získá { $taker }
        }
       *[no] { $taker-you ->
            [yes] Když ji vyhraje { $name }, provincie bude tvoje
           *[no] Když ji vyhraje { $name }, provincii získá { $taker }
        }
    }

## Vyprávěná bitva

war-outcome = Výsledek
war-laid = Celkem
war-force = síla
war-won = vyhráno
war-told-title = Bitva o provincii { $province }
war-told-last = Poslední bitva: { $province }
war-told-bids = Všechny nabídky se odkryly najednou
war-told-nobody = { $advantage }: nikdo nic nenabídl
war-told-alone =
    { $coins ->
        [one] { $advantage }: { $name } za { $coins } minci
        [few] { $advantage }: { $name } za { $coins } mince
       *[other] { $advantage }: { $name } za { $coins } mincí
    }
war-told-over = { $advantage }: { $name }, { $coins } proti { $other }
war-told-tie = { $advantage }: { $coins } proti { $coins }, čest rozhoduje, vyhrává { $name }
war-told-tie-soon = { $advantage }: { $coins } proti { $coins }, rozhodne čest
war-told-outcome = Výsledek: vyhrává největší síla
war-told-won = Výsledek: vyhrává { $name } silou { $force }
war-told-won-over = Výsledek: vyhrává { $name } silou { $force } proti { $others }
war-told-payments = Válečné reparace
