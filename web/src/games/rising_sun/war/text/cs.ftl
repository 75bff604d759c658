# Válka v Rising Sun: nabídky, vyprávěné bitvy, pořadí válek.

## Pořadí válek

war-to-map = Ukázat mapu
war-back = Zpět k bitvě
war-order = Bitvy tohoto ročního období v jejich pořadí
war-status-waiting = teprve přijde
war-status-now = právě se bojuje
war-status-discarded = žeton nezískal nikdo
war-status-taken =
    { $you ->
        [yes] žeton máš ty
       *[no] žeton má { $name }
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
war-sealed = hotovo
war-bidding = nabízí
war-number = { $n }
war-coins =
    { $coins ->
        [0] nic
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
war-left = Z tvých mincí ({ $coins }) ti zůstává { $left }
war-left-fight = Najmeš-li róniny, bojují mince se silou { $force }.
war-bid-prompt = { $number }. bitva, { $province }: nabídni tajně
war-bid-line = Poražení zaplatí své nabídky do zásoby, nabídka vítěze připadne poraženým. Při remíze rozhoduje čest.
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
        [one] Nabídnout { $coins } minci
        [few] Nabídnout { $coins } mince
       *[other] Nabídnout { $coins } mincí
    }
war-bid-clear = Smazat
war-bid-more = { $advantage } + 1
war-bid-less = { $advantage } − 1
war-more-on = { $advantage }: o minci víc
war-less-on = { $advantage }: o minci méně
war-promise-seppuku = zabij tu všechny své figurky: za každou 1 bod a čest
war-promise-seppuku-own =
    { $figures ->
        [0] nemáš tu žádnou figurku
        [one] zemře tu tvoje jediná figurka: 1 bod a čest
        [few] zemřou tu tvoje { $figures } figurky: za každou 1 bod a čest
       *[other] zemře tu tvých { $figures } figurek: za každou 1 bod a čest
    }
war-promise-hostage = vezmi figurku (ne daimjóa) a jejímu majiteli 1 bod
war-promise-hostage-own =
    { $figures ->
        [0] není tu koho zajmout
        [one] vezmi jedinou možnou figurku a jejímu majiteli 1 bod
       *[other] vezmi figurku (na výběr { $figures }) a jejímu majiteli 1 bod
    }
war-promise-ronin = každý rónin v rezervě bojuje se silou 1
war-promise-ronin-own =
    { $force ->
        [0] nepřidá nic, ale nebude ji mít nikdo jiný
       *[other] tvoji róninové bojují: síla +{ $force }
    }
war-promise-ronin-coins =
    { $force ->
        [0] každá ponechaná mince bojuje; žádnou si nenecháváš
       *[other] každá ponechaná mince bojuje: síla +{ $force }
    }
war-promise-poets = 1 bod za každou figurku zabitou v této bitvě
war-turns-to-own =
    { $you ->
        [yes] Když ji vyhraješ, získáš i provincii
       *[no] Když ji vyhraje { $name }, získá i provincii
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
war-told-won = Výsledek: vyhrává { $name } se silou { $force }
war-told-won-over = Výsledek: vyhrává { $name } se silou { $force } proti { $others }
war-told-won-tie = Výsledek: síla { $force } proti { $others }, čest rozhoduje, vyhrává { $name }
war-told-payments = Válečné reparace

## Vyprávěná válka

war-whole-tab = Celá válka
war-whole-title = Válka: { $season-role }
war-whole-over = Válka skončila ({ $season-role }).
war-whole-so-far = Dosavadní válka ({ $season-role }).
war-whole-provinces = Jak dopadly provincie
war-whole-nothing = Zatím není nic rozhodnuto.
war-whole-gains = Body, které válka přinesla
war-whole-open = Jak?
war-whole-won =
    { $you ->
        [yes] Vyhráváš bitvu: síla { $force } proti { $others }.
       *[no] { $name } vyhrává bitvu: síla { $force } proti { $others }.
    }
war-whole-won-tie =
    { $you ->
        [yes] Vyhráváš bitvu díky cti: síla { $force } proti { $others }.
       *[no] { $name } vyhrává bitvu díky cti: síla { $force } proti { $others }.
    }
war-whole-sum =
    { $points ->
        [one] { $sum } bod
        [few] { $sum } body
       *[other] { $sum } bodů
    }
war-whole-reason = { $source } { $points }
war-whole-reason-in = { $source } ({ $province }) { $points }
war-gains-none = Nikdo tím nezískal ani neztratil žádný bod.
war-gains = Body: { $gains }.
war-gain =
    { $you ->
        [yes] ty { $points }
       *[no] { $name } { $points }
    }
war-told-earlier = Předtím
