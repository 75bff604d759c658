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
war-sealed = lezárva
war-bidding = licitál
war-number = { $n }
war-coins =
    { $coins ->
        [0] semmi
       *[other] { $coins } érme
    }
war-left = { $coins } érméből { $left } nálad marad
war-left-fight = Ha róninokat fogadsz fel, { $force } erőt adnak.
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
       *[other] Licit lezárása: { $coins } érme
    }
war-bid-clear = Törlés
war-bid-more = { $advantage } + 1
war-bid-less = { $advantage } − 1
war-more-on = { $advantage }: egy érmével több
war-less-on = { $advantage }: egy érmével kevesebb
war-promise-seppuku = megölöd itt minden figurádat: egyenként 1 pont és 1 becsület
war-promise-seppuku-own =
    { $figures ->
        [0] nincs itt figurád, amelyet megölhetnél
        [one] { $figures } figurád hal meg itt: 1 pont és 1 becsület
       *[other] { $figures } figurád hal meg itt: egyenként 1 pont és 1 becsület
    }
war-promise-hostage = túszul ejtesz egy figurát (daimjót nem), és elveszel a gazdájától 1 pontot
war-promise-hostage-own =
    { $figures ->
        [0] nincs itt senki, akit túszul ejthetnél
        [one] túszul ejted az egyetlen figurát, és elveszel a gazdájától 1 pontot
       *[other] túszul ejtesz { $figures } figura közül egyet, és elveszel a gazdájától 1 pontot
    }
war-promise-ronin = minden rónin a tartalékodban 1 erővel harcol
war-promise-ronin-own =
    { $force ->
        [0] nem adna semmit, de másé sem lesz
       *[other] a róninjaid harcolnak: +{ $force } erő
    }
war-promise-ronin-coins =
    { $force ->
        [0] minden megtartott érme harcol, de nem tartasz meg egyet sem
       *[other] minden megtartott érme harcol: +{ $force } erő
    }
war-promise-poets = 1 pont minden figuráért, amely ebben a csatában meghal
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
war-told-over = { $advantage }: { $name }, { $coins }:{ $other }
war-told-tie = { $advantage }: { $coins }:{ $coins }, a becsület dönt, nyer: { $name }
war-told-tie-soon = { $advantage }: { $coins }:{ $coins }, a becsület dönt majd
war-told-outcome = Kimenetel: a legnagyobb erő győz
war-told-won = Kimenetel: { $name } győz { $force } erővel
war-told-won-over = Kimenetel: { $name } győz { $force } erővel, ellene { $others }
war-told-won-tie = Kimenetel: { $force } erő, ellene { $others }; a becsület dönt, győz: { $name }
war-told-payments = Hadisarc

## A war told

war-whole-tab = Az egész háború
war-whole-title = A háború: { $season-role }
war-whole-over = Véget ért a háború ({ $season-role }).
war-whole-so-far = A háború eddig ({ $season-role }).
war-whole-provinces = Mi lett a tartományokkal
war-whole-nothing = Még semmi sem dőlt el.
war-whole-gains = A háborúban szerzett pontok
war-whole-open = Hogyan?
war-whole-won =
    { $you ->
        [yes] Megnyered a csatát: az erőd { $force }, ellene { $others }.
       *[no] { $name } megnyeri a csatát: az ereje { $force }, ellene { $others }.
    }
war-whole-won-tie =
    { $you ->
        [yes] A becsület dönt, megnyered a csatát: az erőd { $force }, ellene { $others }.
       *[no] A becsület dönt, { $name } nyeri meg a csatát: az ereje { $force }, ellene { $others }.
    }
war-whole-sum = { $sum } pont
war-whole-reason = { $source } { $points }
war-whole-reason-in = { $source } ({ $province }) { $points }
war-gains-none = Senki sem nyert vagy vesztett vele pontot.
war-gains = Pontok: { $gains }.
war-gain =
    { $you ->
        [yes] te { $points }
       *[no] { $name } { $points }
    }
war-told-earlier = Előtte
