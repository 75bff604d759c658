# Háború a Rising Sunban: licitek, elmesélt csaták, a háborúk sorrendje.

## A háborúk sorrendje

war-to-map = Térkép megmutatása
war-back = Vissza a csatához
war-order = Az évszak csatái sorrendben
war-status-waiting = még hátravan
war-status-now = most folyik érte a harc
war-status-discarded = senki sem szerezte meg
war-status-taken =
    { $you ->
        [yes] te szerezted meg
       *[no] { $name } szerezte meg
    }

## Licitálás

war-room = Licitek
war-you = Te
war-has = { $coins } érme, { $ronin } rónin, { $force } erő
war-sealed = lepecsételve
war-bidding = licitál
war-number = { $n }
war-coins =
    { $coins ->
        [0] semmi
       *[other] { $coins } érme
    }
war-left = { $coins } érméből { $left } nálad marad
war-left-fight = Ha rónint fogadsz, ezek { $force } erővel harcolnak.
war-bid-prompt = { $number }. csata, { $province }: licitálj titokban
war-bid-line = A vesztesek licitje a készletbe kerül, a győztesé a veszteseké lesz. Egyenlőségnél a becsület dönt.
war-bid-heading =
    { $left ->
        [0] Minden érméd a táblán van
       *[other] Még { $left } érmét tehetsz le
    }
war-bid-send =
    { $coins ->
        [0] Nem licitálok
       *[other] { $coins } érme lepecsételése
    }
war-bid-clear = Törlés
war-bid-more = { $advantage } + 1
war-bid-less = { $advantage } − 1
war-more-on = { $advantage }: egy érmével több
war-less-on = { $advantage }: egy érmével kevesebb
war-promise-seppuku = öld meg itt minden figurádat: egyenként 1 pont és 1 becsület
war-promise-seppuku-own =
    { $figures ->
        [0] nincs itt figurád, akit megölhetnél
        [one] { $figures } figurád hal meg itt: 1 pont és 1 becsület
       *[other] { $figures } figurád hal meg itt: egyenként 1 pont és 1 becsület
    }
war-promise-hostage = ejts túszul egy figurát, de daimjót nem; gazdája 1 pontja a tiéd
war-promise-hostage-own =
    { $figures ->
        [0] nincs itt senki, akit túszul ejthetnél
        [one] ejtsd túszul az egyetlen figurát; gazdája 1 pontja a tiéd
       *[other] ejts túszul { $figures } figura közül egyet; gazdája 1 pontja a tiéd
    }
war-promise-ronin = minden rónin a készletedben 1 erővel harcol
war-promise-ronin-own =
    { $force ->
        [0] nem adna semmit, de másé sem lesz
       *[other] a róninjaid harcolnak: + { $force } erő
    }
war-promise-ronin-coins =
    { $force ->
        [0] minden megtartott érme harcol, de nem tartasz meg egyet sem
       *[other] minden megtartott érme harcol: + { $force } erő
    }
war-promise-poets = 1 pont minden figuráért, aki ebben a csatában meghal
war-turns-to-own =
    { $you ->
        [yes] Ezzel a tartomány a tiéd lenne
       *[no] Ezzel { $name } kapná a tartományt
    }
war-turns =
    { $you ->
        [yes] { $taker-you ->
            [yes] Ha te nyered, a tartomány a tiéd
           *[no] Ha te nyered, a tartományt { $taker } kapja
        }
       *[no] { $taker-you ->
            [yes] Ha { $name } nyeri, a tartomány a tiéd
           *[no] Ha { $name } nyeri, a tartományt { $taker } kapja
        }
    }

## Az elmesélt csata

war-outcome = Kimenetel
war-laid = Összesen
war-force = erő
war-won = megnyerve
war-told-title = Csata { $province-in }
war-told-last = Az utolsó csata: { $province }
war-told-bids = Minden licit egyszerre fordult fel
war-told-nobody = { $advantage }: senki sem licitált rá
war-told-alone = { $advantage }: { $name }, { $coins } érme
war-told-over = { $advantage }: { $name }, { $coins } a { $other } ellen
war-told-tie = { $advantage }: { $coins } a { $coins } ellen, a becsület dönt, nyer: { $name }
war-told-tie-soon = { $advantage }: { $coins } a { $coins } ellen, a becsület dönt majd
war-told-outcome = Kimenetel: a legnagyobb erő győz
war-told-won = Kimenetel: { $name } győz { $force } erővel
war-told-won-over = Kimenetel: { $name } győz { $force } erővel, ellene { $others }
war-told-payments = Hadisarc
