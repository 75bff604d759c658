# Bílý hrad. Tvary jména jsou jeho atributy: .in, .to a .from s předložkou, .acc a .gen pády.
# Barva má v .role velké písmeno na začátek řádku; místo má .role tam, kde se o něm mluví jinak, a za hradbami .gloss: co se tam dělá. Řada má .gloss dovnitř věty, zahrada .gloss krátce: kam.

game-title = Bílý hrad
game-description = Vezmi kostku, umísti ji a vyšli ze svého panství dvořany, zahradníky a válečníky: který klan vystoupá u dvora v Himedži nejvýš?
seat-neutral = Tokugawa

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
phrase-seals =
    { $seals ->
        [one] { $seals } pečeť
        [few] { $seals } pečeti
       *[other] { $seals } pečetí
    }
phrase-pearls =
    { $pearls ->
        [one] { $pearls } perleť
        [few] { $pearls } perleti
       *[other] { $pearls } perletí
    }
phrase-food =
    { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídel
    }
phrase-iron =
    { $iron ->
        [one] { $iron } železo
        [few] { $iron } železa
       *[other] { $iron } želez
    }
# Cena akce na kartě; vždy ve čtvrtém pádě.
phrase-cost-seals =
    { $cost ->
        [one] { $cost } pečeť
        [few] { $cost } pečeti
       *[other] { $cost } pečetí
    }
phrase-cost-coins =
    { $cost ->
        [one] { $cost } minci
        [few] { $cost } mince
       *[other] { $cost } mincí
    }
# Rozdíl v mincích při umístění kostky: zisk, nebo pod nulou platba.
phrase-difference =
    { $coins ->
        [0] { "" }
        [-1] { " " }(−1 mince)
        [-2] { " " }(−2 mince)
        [-3] { " " }(−3 mince)
        [-4] { " " }(−4 mince)
        [-5] { " " }(−5 mincí)
        [one] { " " }(+{ $coins } mince)
        [few] { " " }(+{ $coins } mince)
       *[other] { " " }(+{ $coins } mincí)
    }
# Co ukazuje kostka, za její barvou.
phrase-face = { $value }

## Co dělají akce na kartách, destičky a zahrady

bundle = { $effects }
bundle-for-seals = { $effects } (za { phrase-cost-seals })
bundle-for-coins = { $effects } (za { phrase-cost-coins })
# Karty nemají vlastní jména: říká se, co dělají nebo dávají, u karet klanu Tokugawa jejich dvě akce.
card = { $does }
card-of-acts = { $first }, pak { $second }
effect-both = { $first } + { $second }
effect-gain-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
effect-gain-iron =
    { $n ->
        [one] { $n } železo
        [few] { $n } železa
       *[other] { $n } želez
    }
effect-gain-pearl =
    { $n ->
        [one] { $n } perleť
        [few] { $n } perleti
       *[other] { $n } perletí
    }
effect-gain-coin =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
effect-gain-seal =
    { $n ->
        [one] { $n } pečeť
        [few] { $n } pečeti
       *[other] { $n } pečetí
    }
effect-gain-point =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
effect-gain-any =
    { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
# Totéž jako to, co někdo získává, ve větách průběhu hry: čtvrtý pád.
gain-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
gain-iron =
    { $n ->
        [one] { $n } železo
        [few] { $n } železa
       *[other] { $n } želez
    }
gain-pearl =
    { $n ->
        [one] { $n } perleť
        [few] { $n } perleti
       *[other] { $n } perletí
    }
gain-coin =
    { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
gain-seal =
    { $n ->
        [one] { $n } pečeť
        [few] { $n } pečeti
       *[other] { $n } pečetí
    }
gain-point =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
effect-influence =
    { $n ->
        [one] vliv o { $n } pole
        [few] vliv o { $n } pole
       *[other] vliv o { $n } polí
    }
effect-lantern = odměna lucerny
effect-well = studna
effect-decree-coin = dekret (mince)
effect-decree-seal = dekret (pečeť)
effect-decree-point = dekret (bod)
effect-courtiers = dvořané
effect-gardeners = zahradníci
effect-warriors = válečníci
effect-domain = jedna řada panství
effect-castle-tile-orange = akce u oranžové destičky
effect-castle-tile-black = akce u černé destičky
effect-castle-tile-white = akce u bílé destičky
effect-castle-tile-any = libovolná akce na hradě
effect-castle-light = akce se světlým pozadím na hradě
effect-one-main-action = jedna hlavní akce

## Otázky

prompt-draft =
    { $you ->
        [yes] Vyber si počáteční pár.
       *[no] { $name } vybírá počáteční pár.
    }
prompt-any =
    { $you ->
        [yes]
            { $n ->
                [one] Vyber zdroj.
                [few] Vyber postupně { $n } zdroje.
               *[other] Vyber postupně { $n } zdrojů.
            }
       *[no]
            { $n ->
                [one] { $name } vybírá zdroj.
                [few] { $name } vybírá { $n } zdroje.
               *[other] { $name } vybírá { $n } zdrojů.
            }
    }
prompt-take =
    { $you ->
        [yes] Vezmi kostku z některého konce mostu.
       *[no] { $name } bere kostku z mostu.
    }
prompt-place =
    { $you ->
        [yes] Umísti { $colour-acc } { phrase-face }.
       *[no] { $name } umisťuje { $colour-acc } { phrase-face }.
    }
prompt-perform =
    { $you ->
        [yes] Vyber, zda akci provedeš.
       *[no] { $name } vybírá, zda provede akci.
    }
prompt-perform-several =
    { $you ->
        [yes]
            { $n ->
                [one] Vyber jednu akci, kterou provedeš.
               *[other] Vyber, kterou akci teď provedeš.
            }
       *[no]
            { $n ->
                [one] { $name } vybírá jednu akci, kterou provede.
               *[other] { $name } vybírá, kterou akci teď provede.
            }
    }
prompt-row =
    { $you ->
        [yes] Vyber řadu svého panství, kterou vyhodnotíš.
       *[no] { $name } vybírá řadu svého panství, kterou vyhodnotí.
    }
prompt-castle-orange =
    { $you ->
        [yes] Vyber na hradě akci u oranžové destičky.
       *[no] { $name } vybírá na hradě akci u oranžové destičky.
    }
prompt-castle-black =
    { $you ->
        [yes] Vyber na hradě akci u černé destičky.
       *[no] { $name } vybírá na hradě akci u černé destičky.
    }
prompt-castle-white =
    { $you ->
        [yes] Vyber na hradě akci u bílé destičky.
       *[no] { $name } vybírá na hradě akci u bílé destičky.
    }
prompt-castle-any =
    { $you ->
        [yes] Vyber kteroukoli akci na hradě.
       *[no] { $name } vybírá kteroukoli akci na hradě.
    }
prompt-castle-light =
    { $you ->
        [yes] Vyber na hradě akci se světlým pozadím.
       *[no] { $name } vybírá na hradě akci se světlým pozadím.
    }
prompt-courtiers =
    { $you ->
        [yes] Dvořané: vyžádej si audienci, posuň dvořana výš, nebo udělej obojí.
       *[no] { $name } si smí vyžádat audienci, posunout dvořana výš, nebo obojí.
    }
prompt-courtiers-audience =
    { $you ->
        [yes] Ještě si smíš vyžádat audienci.
       *[no] { $name } si ještě smí vyžádat audienci.
    }
prompt-courtiers-climb =
    { $you ->
        [yes] Ještě smíš posunout dvořana výš: vyber, kterého a do které místnosti.
       *[no] { $name } ještě smí posunout dvořana výš.
    }
prompt-slot =
    { $you ->
        [yes] Vyber volné místo na kartě daimjóa.
       *[no] { $name } vybírá volné místo na kartě daimjóa.
    }
prompt-train =
    { $you ->
        [yes] Vyber cvičiště pro svého válečníka.
       *[no] { $name } vybírá cvičiště pro svého válečníka.
    }
prompt-tend =
    { $you ->
        [yes] Vyber zahradu pro svého zahradníka.
       *[no] { $name } vybírá zahradu pro svého zahradníka.
    }
prompt-barrier =
    { $you ->
        [yes] Zaplať na předělu { phrase-seals } a jdi dál, nebo zastav.
       *[no] { $name } smí na předělu zaplatit { phrase-seals } a jít dál.
    }
prompt-seals-to-spare =
    { $you ->
        [yes]
            { $n ->
                [one] Pro { $n } pečeť nemáš místo. Směň pečeti, nebo ji nech propadnout.
                [few] Pro { $n } pečeti nemáš místo. Směň pečeti, nebo je nech propadnout.
               *[other] Pro { $n } pečetí nemáš místo. Směň pečeti, nebo je nech propadnout.
            }
       *[no]
            { $n ->
                [one] { $name } nemá místo pro { $n } pečeť a smí pečeti směnit.
                [few] { $name } nemá místo pro { $n } pečeti a smí pečeti směnit.
               *[other] { $name } nemá místo pro { $n } pečetí a smí pečeti směnit.
            }
    }
prompt-last-exchange =
    { $you ->
        [yes] Než se spočítají body: smíš ještě směnit pečeti.
       *[no] { $name } smí před počítáním bodů směnit pečeti.
    }
prompt-admit =
    { $you ->
        [yes]
            { $floor ->
                [1] Vyber místnost pobočníků, do které vstoupí dvořan klanu Tokugawa.
               *[other] Vyber místnost diplomatů, do které vstoupí dvořan klanu Tokugawa.
            }
       *[no]
            { $floor ->
                [1] { $name } vybírá místnost pobočníků, do které vstoupí dvořan klanu Tokugawa.
               *[other] { $name } vybírá místnost diplomatů, do které vstoupí dvořan klanu Tokugawa.
            }
    }
prompt-allot =
    { $you ->
        [yes] Vyber zahradu, do které půjde zahradník klanu Tokugawa.
       *[no] { $name } vybírá zahradu, do které půjde zahradník klanu Tokugawa.
    }

## K čemu otázka je: říká se v prvních partiích

aid-draft = Pár ti dá první zásoby; jeho karta akce platí u všech tří řad tvého panství.
aid-any = Jídlem platíš za zahrady, železem za cvičiště a perletí za postup dvořanů na hradě.
aid-take = Vyšší kostka vynese při umístění mince, kostka z levého konce navíc odměnu lucerny.
aid-place = Pole ti dovolí provést svoje akce; rozdíl proti překryté hodnotě dostaneš, nebo zaplatíš v mincích.
aid-perform = Žádná akce není povinná: můžeš ji vynechat, třeba kvůli její ceně.
aid-perform-several = Žádná akce není povinná; kde jich smí být víc, může jedna zaplatit další.
aid-row = Řada dá vše, co je v ní odkryté (tím víc, čím méně členů zbývá), a pak svou část karty akce.
aid-castle-orange = Bez kostky použiješ jednu akci z karet na hradě: kteroukoli u oranžové destičky.
aid-castle-black = Bez kostky použiješ jednu akci z karet na hradě: kteroukoli u černé destičky.
aid-castle-white = Bez kostky použiješ jednu akci z karet na hradě: kteroukoli u bílé destičky.
aid-castle-any = Bez kostky použiješ jednu akci z karet na hradě, kteroukoli chceš.
aid-castle-light = Bez kostky použiješ jednu světlou akci na hradě: zásoby, body, vliv, odměnu lucerny nebo studnu.
aid-courtiers = Audience přivede dvořana k branám; vyšší patra přinesou na konci víc bodů a dají ti kartu.
aid-courtiers-audience = Dvořan u bran přinese na konci 1 bod a později může postoupit výš.
aid-courtiers-climb = Vyšší patra přinesou na konci víc bodů a místnost ti dá svou kartu.
aid-slot = Místo ti hned dá svou odměnu a zůstane obsazené do konce hry.
aid-train = Válečník ti dovolí provést akce destiček cvičiště; na konci přinese body za každého tvého dvořana uvnitř hradu.
aid-tend = Zahradník přinese na konci body; zahrada působí teď a také když kolo skončí s kostkou na jejím mostě.
aid-barrier = Pozdější období přinesou na konci víc bodů a stupnice určí pořadí v dalším kole.
aid-seals-to-spare = Směnou uděláš místo; pečeti, které se nevejdou, propadnou.
aid-last-exchange = Za 3 až 6 kusů jednoho zdroje je 1 bod, za 7 kusů 2; za každých 5 mincí a pečetí dohromady 1 bod.
aid-admit = Karta té místnosti jde ze hry a místo ní přijde nová, i pro tebe.
aid-allot = Tokugawa boduje za své zahradníky; mezi stejně cennými zahradami rozhoduješ ty.

## Odpovědi

label-draft = { $effects }; lucerna: { $lantern }; akce: { $action }
label-choose =
    { $have ->
        [0] 1 { $good } (zatím nemáš)
       *[other] 1 { $good } (máš { $have })
    }
label-take =
    { $value ->
        [0] Žádná kostka: { $end } { $colour-gen } mostu
       *[other]
            { $lantern ->
                [1] { $colour-role } { phrase-face } { $end-from } (lucerna)
               *[other] { $colour-role } { phrase-face } { $end-from }
            }
    }
label-place =
    { $opens-count ->
        [0] { $space }
       *[other]
            { $space-role ->
                [outside] { $space }{ phrase-difference }: { $space-gloss }
               *[other] { $space }{ phrase-difference }: { $opens }
            }
    }
label-perform = Provést: { $bundle }
label-perform-none =
    { $n ->
        [one] Neprovést
       *[other] Neprovést nic z toho
    }
label-castle-block = { $room }: { $bundle }
label-row = { $row }: { $opens }
label-row-none = Nevyhodnotit žádnou řadu
label-audience = Vyžádat audienci ({ phrase-coins })
label-courtiers-none = Už nic
label-ascend =
    { $target-role ->
        [daimyo]
            { $opens-count ->
                [0] { $target }, { $origin-from } ({ phrase-pearls }): odměna lucerny
                [one] { $target }, { $origin-from } ({ phrase-pearls }): odměna lucerny, pak { $opens }
               *[other] { $target }, { $origin-from } ({ phrase-pearls }): odměna lucerny, pak na výběr { $opens-or }
            }
       *[other]
            { $opens-count ->
                [0] { $target }, { $origin-from } ({ phrase-pearls })
                [one] { $target }, { $origin-from } ({ phrase-pearls }): { $opens }
               *[other] { $target }, { $origin-from } ({ phrase-pearls }): na výběr { $opens-or }
            }
    }
label-train = { $yard }: { $opens }
label-train-none = Nevyslat válečníka
label-tend = { $garden } ({ phrase-food }): { $opens }
label-tend-none = Nevyslat zahradníka
label-cross = Zaplatit { phrase-seals } a jít dál
label-stop = Zastavit před předělem
label-exchange = { phrase-seals } za 1 { $good-acc }
label-let-seals-go =
    { $n ->
        [one] Nechat propadnout { $n } pečeť
        [few] Nechat propadnout { $n } pečeti
       *[other] Nechat propadnout { $n } pečetí
    }
label-exchanged-enough = Už nesměňovat
label-admit = { $room }, jejíž karta jde ze hry: { $leaves }
label-admit-card-stays = { $room }, jejíž karta zůstává
label-allot = { $garden } ({ phrase-points })

## Co ještě přijde, uvnitř věty

chain-draft =
    { $you ->
        [yes] tvůj počáteční pár
       *[no] počáteční pár: { $name }
    }
chain-any =
    { $n ->
        [one] { $n } zdroj na výběr
        [few] { $n } zdroje na výběr
       *[other] { $n } zdrojů na výběr
    }
chain-place = pole pro { $colour-acc } { phrase-face }
chain-perform = akce: { $bundles }
chain-one-of = na výběr { $bundles-or }
chain-row = { $row-gloss }: { $opens }
chain-domain = řada panství
chain-castle-orange = akce na hradě u oranžové destičky
chain-castle-black = akce na hradě u černé destičky
chain-castle-white = akce na hradě u bílé destičky
chain-castle-any = libovolná akce na hradě
chain-castle-light = akce se světlým pozadím na hradě
chain-courtiers = dvořané: audience a postup
chain-courtiers-audience = dvořané: audience
chain-courtiers-climb = dvořané: postup
chain-refill = nová karta { $room-to }
chain-slot = místo na kartě daimjóa: { $bundles-or }
chain-train = cvičiště pro válečníka
chain-tend = zahrada pro zahradníka
chain-influence =
    { $n ->
        [one] vliv o { $n } pole
        [few] vliv o { $n } pole
       *[other] vliv o { $n } polí
    }
chain-barrier = předěl ({ phrase-seals })
chain-seals-to-spare =
    { $n ->
        [one] { $n } pečeť navíc
        [few] { $n } pečeti navíc
       *[other] { $n } pečetí navíc
    }
chain-gardens =
    { $you ->
        [yes] tvoje zahrady
       *[no] zahrady: { $name }
    }
chain-round = { $n }. kolo
chain-last-exchange =
    { $you ->
        [yes] tvoje poslední směny
       *[no] poslední směny: { $name }
    }
chain-admit = místnost pro dvořana klanu Tokugawa
chain-allot = zahrada pro zahradníka klanu Tokugawa
act-gate = dvořan k branám hradu
act-climb =
    { $n ->
        [one] postup dvořana o { $n } patro
        [few] postup dvořana o { $n } patra
       *[other] postup dvořana o { $n } pater
    }
act-warrior =
    { $n ->
        [one] válečník na cvičiště za { $n } železo
        [few] válečník na cvičiště za { $n } železa
       *[other] válečník na cvičiště za { $n } želez
    }
act-gardener-stone = zahradník do zenové zahrady
act-gardener-plant = zahradník do kvetoucí zahrady
act-gardener-either = zahradník do libovolné zahrady
act-influence =
    { $n ->
        [one] vliv o { $n } pole
        [few] vliv o { $n } pole
       *[other] vliv o { $n } polí
    }
act-coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
act-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }

## Co se stalo: stůl a kola

event-first =
    { $you ->
        [yes] V pořadí máš první místo.
       *[no] { $name } má v pořadí první místo.
    }
event-drafts =
    { $you ->
        [yes] Bereš si pár: { $card }; akce: { $action }.
       *[no] { $name } si bere pár: { $card }; akce: { $action }.
    }
event-dealt =
    { $you ->
        [yes] Dostáváš pár: { $card }; akce: { $action }.
       *[no] { $name } dostává pár: { $card }; akce: { $action }.
    }
event-decree-taken =
    { $you ->
        [yes] Bereš si dekret: { $card } ke každé odměně lucerny.
       *[no] { $name } si bere dekret: { $card } ke každé odměně lucerny.
    }
event-round =
    { $you ->
        [yes] Začíná { $round }. kolo, první tah máš ty.
       *[no] Začíná { $round }. kolo, první tah má { $name }.
    }
# Pro všechny stejně: kolo nekončí nikdo určitý.
event-round-ends = Končí { $round }. kolo.

## Co se stalo: kostky

event-takes =
    { $you ->
        [yes] Bereš { $die-acc } { $end-from } mostu.
       *[no] { $name } bere { $die-acc } { $end-from } mostu.
    }
event-places =
    { $you ->
        [yes] Umisťuješ { $die-acc } { $space-to }{ phrase-difference }.
       *[no] { $name } umisťuje { $die-acc } { $space-to }{ phrase-difference }.
    }

## Co se stalo: majetek

event-gains =
    { $you ->
        [yes] Získáváš { $goods }.
       *[no] { $name } získává { $goods }.
    }
event-lights =
    { $you ->
        [yes] Odměna lucerny ti přináší { $goods }.
       *[no] { $name } získává odměnou lucerny { $goods }.
    }
event-loses-seals =
    { $you ->
        [yes]
            { $seals ->
                [one] Pro { $seals } pečeť nemáš místo, a tak propadá.
                [few] Pro { $seals } pečeti nemáš místo, a tak propadají.
               *[other] Pro { $seals } pečetí nemáš místo, a tak propadá.
            }
       *[no]
            { $seals ->
                [one] { $name } nemá místo pro { $seals } pečeť, a tak propadá.
                [few] { $name } nemá místo pro { $seals } pečeti, a tak propadají.
               *[other] { $name } nemá místo pro { $seals } pečetí, a tak propadá.
            }
    }
event-exchanges =
    { $you ->
        [yes] Směňuješ { phrase-seals } za 1 { $good-acc }.
       *[no] { $name } směňuje { phrase-seals } za 1 { $good-acc }.
    }

## Co se stalo: stupnice průběhu roku

event-moves-token =
    { $you ->
        [yes]
            { $steps ->
                [one] Na stupnici průběhu roku se posouváš o { $steps } pole, na pole { $space }.
                [few] Na stupnici průběhu roku se posouváš o { $steps } pole, na pole { $space }.
               *[other] Na stupnici průběhu roku se posouváš o { $steps } polí, na pole { $space }.
            }
       *[no]
            { $steps ->
                [one] { $name } se na stupnici průběhu roku posouvá o { $steps } pole, na pole { $space }.
                [few] { $name } se na stupnici průběhu roku posouvá o { $steps } pole, na pole { $space }.
               *[other] { $name } se na stupnici průběhu roku posouvá o { $steps } polí, na pole { $space }.
            }
    }
event-crosses =
    { $you ->
        [yes] Platíš { phrase-seals } a na stupnici průběhu roku jdeš přes předěl na pole { $space }.
       *[no] { $name } platí { phrase-seals } a na stupnici průběhu roku jde přes předěl na pole { $space }.
    }
event-stops =
    { $you ->
        [yes] Na stupnici průběhu roku zastavuješ před předělem, na poli { $space }.
       *[no] { $name } na stupnici průběhu roku zastavuje před předělem, na poli { $space }.
    }

## Co se stalo: akce

event-performs =
    { $you ->
        [yes] Provádíš: { $bundle }.
       *[no] { $name } provádí: { $bundle }.
    }
event-opens =
    { $you ->
        [yes] Smíš provést akci: { $bundle }.
       *[no] { $name } smí provést akci: { $bundle }.
    }
event-resolves =
    { $you ->
        [yes] Vyhodnocuješ { $row-acc }.
       *[no] { $name } vyhodnocuje { $row-acc }.
    }
event-to-gate =
    { $you ->
        [yes]
            { $coins ->
                [0] Posíláš dvořana k branám hradu.
               *[other] Platíš { phrase-coins.acc } a posíláš dvořana k branám hradu.
            }
       *[no]
            { $coins ->
                [0] { $name } posílá dvořana k branám hradu.
               *[other] { $name } platí { phrase-coins.acc } a posílá dvořana k branám hradu.
            }
    }
event-ascends =
    { $you ->
        [yes]
            { $pearls ->
                [0] Posouváš dvořana { $origin-from } { $target-to }.
               *[other] Platíš { phrase-pearls } a posouváš dvořana { $origin-from } { $target-to }.
            }
       *[no]
            { $pearls ->
                [0] { $name } posouvá dvořana { $origin-from } { $target-to }.
               *[other] { $name } platí { phrase-pearls } a posouvá dvořana { $origin-from } { $target-to }.
            }
    }
event-takes-card =
    { $you ->
        [yes] Bereš si novou kartu akce: { $card }.
       *[no] { $name } si bere novou kartu akce: { $card }.
    }
event-card-stays =
    { $you ->
        [yes] Kartu necháváš { $room-in }: nezbývá žádná, která by ji nahradila.
       *[no] { $name } nechává kartu { $room-in }: nezbývá žádná, která by ji nahradila.
    }
# Pro všechny stejně: kartu nevykládá nikdo určitý.
event-refills = Nová karta { $room-in }: { $card }.
# Cenu říká cvičiště samo.
event-trains =
    { $you ->
        [yes] Posíláš válečníka { $yard-to }.
       *[no] { $name } posílá válečníka { $yard-to }.
    }
event-tends =
    { $you ->
        [yes]
            { $food ->
                [0] Posíláš zahradníka { $garden-to }.
               *[other] Platíš { phrase-food } a posíláš zahradníka { $garden-to }.
            }
       *[no]
            { $food ->
                [0] { $name } posílá zahradníka { $garden-to }.
               *[other] { $name } platí { phrase-food } a posílá zahradníka { $garden-to }.
            }
    }

## Co se stalo: návštěva z klanu Tokugawa, o které se nikdy nemluví jako o „tobě“

event-turns-card = { $name } otáčí kartu: { $card }.
event-visitor-takes = { $name } bere { $die-acc } { $position-from } mostu.
event-cannot = { $name } nemůže { $act } a získává místo toho { phrase-points }.
event-card-removed = { $name } odstraňuje tamní kartu: { $card }.
event-cashes-in = { $name } odevzdává { phrase-coins.acc } a získává { phrase-points }.
event-gardens-score =
    { $gardeners ->
        [one] { $name } získává { phrase-points } za { $gardeners } zahradníka.
        [few] { $name } získává { phrase-points } za { $gardeners } zahradníky.
       *[other] { $name } získává { phrase-points } za { $gardeners } zahradníků.
    }

## Co se stalo: konec

event-scores =
    { $you ->
        [yes] Na konci hry máš celkem { phrase-points }.
       *[no] { $name } má na konci hry celkem { phrase-points }.
    }
event-wins =
    { $you ->
        [yes] Vítězíš, celkem máš { phrase-points }.
       *[no] Vítězí { $name }, celkem má { phrase-points }.
    }

## Proč ne?

refusal-pair-not-offered = Tento pár v nabídce není.
refusal-pair-taken = Tento pár už někdo má.
refusal-no-die-there = Žádná kostka tam není.
refusal-no-tile-of-colour = V této místnosti není { $colour } destička.
refusal-space-closed = { $space }: další kostka sem nesmí.
refusal-cannot-pay-difference =
    { $price ->
        [one] Umístit kostku { $space-to } stojí { $price } minci, a žádnou nemáš.
        [few] Umístit kostku { $space-to } stojí { $price } mince, a tolik nemáš.
       *[other] Umístit kostku { $space-to } stojí { $price } mincí, a tolik nemáš.
    }
refusal-row-of-other-colour = Tato řada je pro kostku jiné barvy, než je { $colour }.
refusal-row-taken = { $space }: kostka už tu je.
refusal-no-courtier-at-home = Na panství už nemáš žádného dvořana.
refusal-audience-too-dear = Audience stojí { phrase-coins.acc }, a tolik nemáš.
refusal-climb-too-dear = Stojí to { phrase-pearls }, a tolik nemáš.
refusal-done-already = To už v této akci máš za sebou.
refusal-no-courtier-there = Žádný tvůj dvořan nestojí { $origin-in }.
refusal-too-high = Dvořan se posouvá o 1 nebo o 2 patra výš, nikdy víc a nikdy dolů.
refusal-slot-taken = Toto místo na kartě daimjóa je obsazené.
refusal-yard-too-dear =
    { $iron ->
        [one] Toto cvičiště stojí { phrase-iron }, a žádné nemáš.
       *[other] Toto cvičiště stojí { phrase-iron }, a tolik nemáš.
    }
refusal-garden-too-dear =
    { $food ->
        [one] Tato zahrada stojí { phrase-food }, a žádné nemáš.
       *[other] Tato zahrada stojí { phrase-food }, a tolik nemáš.
    }
refusal-gardener-there = { $garden }: tvůj zahradník už tu je.
refusal-cost-in-seals =
    { $cost ->
        [one] Stojí to { $cost } pečeť, a žádnou nemáš.
       *[other] Stojí to { phrase-cost-seals }, a tolik nemáš.
    }
refusal-cost-in-coins =
    { $cost ->
        [one] Stojí to { phrase-cost-coins }, a žádnou nemáš.
       *[other] Stojí to { phrase-cost-coins }, a tolik nemáš.
    }
refusal-nothing-to-do = To by teď nešlo provést: { $bundle }.
refusal-too-few-seals =
    { $seals ->
        [one] Tato směna stojí { $seals } pečeť, a žádnou nemáš.
        [few] Tato směna stojí { $seals } pečeti, a tolik nemáš.
       *[other] Tato směna stojí { $seals } pečetí, a tolik nemáš.
    }
refusal-no-room = Pro další { $good-acc } už nemáš místo.
refusal-no-room-to-gain = Pro další { $good-acc } už nemáš místo.
refusal-wrong-floor = Na toto patro dvořan klanu Tokugawa teď nejde.
refusal-not-the-poorest = Tato zahrada nepatří k těm s nejméně body, do kterých teď klan Tokugawa smí.

## Nastavení hry

option-solo-level = Obtížnost
option-solo-level-easy = snadná
option-solo-level-medium = střední
option-solo-level-hard = obtížná
option-solo-level-help = Jak silný je v sólovém módu klan Tokugawa: při vyšší obtížnosti začíná jako první a má předem body a vliv.
option-first-game = Rozestavení pro první hru
option-first-game-help = Dvě destičky na studni jsou dané: perleť a železo. Všechno ostatní se rozdá jako obvykle.
option-promo = Promo karty
option-promo-help = Do hry může přijít jedna karta daimjóa navíc a jedna zahrada navíc od každého druhu.

## Barvy, majetek, kostky

colour-orange = oranžová
    .acc = oranžovou
    .gen = oranžového
    .role = Oranžová
colour-black = černá
    .acc = černou
    .gen = černého
    .role = Černá
colour-white = bílá
    .acc = bílou
    .gen = bílého
    .role = Bílá
clan-red = červená
clan-green = zelená
clan-blue = modrá
clan-yellow = žlutá
good-food = jídlo
good-iron = železo
good-pearl = perleť
good-coin = mince
    .acc = minci
good-seal = pečeť
reward-food = jídlo
reward-iron = železo
reward-pearl = perleť
reward-any = libovolný zdroj
reward-coin = mince
die-orange-1 = oranžová 1
    .acc = oranžovou 1
die-orange-2 = oranžová 2
    .acc = oranžovou 2
die-orange-3 = oranžová 3
    .acc = oranžovou 3
die-orange-4 = oranžová 4
    .acc = oranžovou 4
die-orange-5 = oranžová 5
    .acc = oranžovou 5
die-orange-6 = oranžová 6
    .acc = oranžovou 6
die-black-1 = černá 1
    .acc = černou 1
die-black-2 = černá 2
    .acc = černou 2
die-black-3 = černá 3
    .acc = černou 3
die-black-4 = černá 4
    .acc = černou 4
die-black-5 = černá 5
    .acc = černou 5
die-black-6 = černá 6
    .acc = černou 6
die-white-1 = bílá 1
    .acc = bílou 1
die-white-2 = bílá 2
    .acc = bílou 2
die-white-3 = bílá 3
    .acc = bílou 3
die-white-4 = bílá 4
    .acc = bílou 4
die-white-5 = bílá 5
    .acc = bílou 5
die-white-6 = bílá 6
    .acc = bílou 6
end-left = levý konec
    .short = vlevo
    .from = z levého konce
end-right = pravý konec
    .short = vpravo
    .from = z pravého konce
position-left = vlevo
    .from = z levého konce
position-middle = uprostřed
    .from = z prostředku
position-right = vpravo
    .from = z pravého konce

## Místa

space-steward-1 = Levá místnost pobočníků
    .short = Pobočníci vlevo
    .in = v levé místnosti pobočníků
    .to = do levé místnosti pobočníků
    .from = z levé místnosti pobočníků
space-steward-2 = Prostřední místnost pobočníků
    .short = Pobočníci uprostřed
    .in = v prostřední místnosti pobočníků
    .to = do prostřední místnosti pobočníků
    .from = z prostřední místnosti pobočníků
space-steward-3 = Pravá místnost pobočníků
    .short = Pobočníci vpravo
    .in = v pravé místnosti pobočníků
    .to = do pravé místnosti pobočníků
    .from = z pravé místnosti pobočníků
space-diplomat-1 = Levá místnost diplomatů
    .short = Diplomati vlevo
    .in = v levé místnosti diplomatů
    .to = do levé místnosti diplomatů
    .from = z levé místnosti diplomatů
space-diplomat-2 = Pravá místnost diplomatů
    .short = Diplomati vpravo
    .in = v pravé místnosti diplomatů
    .to = do pravé místnosti diplomatů
    .from = z pravé místnosti diplomatů
space-outside-1 = Za hradbami vlevo
    .in = za hradbami vlevo
    .to = za hradby vlevo
    .gloss = zahradníci, nebo dvořané
    .role = outside
space-outside-2 = Za hradbami vpravo
    .in = za hradbami vpravo
    .to = za hradby vpravo
    .gloss = dvořané, nebo válečníci
    .role = outside
space-well = Studna
    .in = na studni
    .to = na studnu
space-courtiers = Řada dvořanů
    .in = u řady dvořanů
    .to = k řadě dvořanů
space-gardeners = Řada zahradníků
    .in = u řady zahradníků
    .to = k řadě zahradníků
space-warriors = Řada válečníků
    .in = u řady válečníků
    .to = k řadě válečníků
space-daimyo-room = Místnost daimjóa
    .in = v místnosti daimjóa
    .to = do místnosti daimjóa
    .role = daimyo
row-courtiers = Řada dvořanů
    .acc = řadu dvořanů
    .gloss = řada dvořanů
row-gardeners = Řada zahradníků
    .acc = řadu zahradníků
    .gloss = řada zahradníků
row-warriors = Řada válečníků
    .acc = řadu válečníků
    .gloss = řada válečníků
origin-gate = Brány hradu
    .in = u bran hradu
    .from = od bran hradu
origin-floor-1 = 1. patro
    .in = na 1. patře
    .from = z 1. patra
origin-floor-2 = 2. patro
    .in = na 2. patře
    .from = ze 2. patra
yard-yard-5 = Cvičiště za 5 želez
    .in = na cvičišti za 5 želez
    .to = na cvičiště za 5 želez
yard-yard-3 = Cvičiště za 3 železa
    .in = na cvičišti za 3 železa
    .to = na cvičiště za 3 železa
yard-yard-1 = Cvičiště za 1 železo
    .in = na cvičišti za 1 železo
    .to = na cvičiště za 1 železo
garden-orange-stone = Zenová zahrada pod oranžovým mostem
    .short = Zenová zahrada, oranžový most
    .gloss = do zenové zahrady (oranžový most)
    .in = v zenové zahradě pod oranžovým mostem
    .to = do zenové zahrady pod oranžovým mostem
garden-orange-plant = Kvetoucí zahrada pod oranžovým mostem
    .short = Kvetoucí zahrada, oranžový most
    .gloss = do kvetoucí zahrady (oranžový most)
    .in = v kvetoucí zahradě pod oranžovým mostem
    .to = do kvetoucí zahrady pod oranžovým mostem
garden-black-stone = Zenová zahrada pod černým mostem
    .short = Zenová zahrada, černý most
    .gloss = do zenové zahrady (černý most)
    .in = v zenové zahradě pod černým mostem
    .to = do zenové zahrady pod černým mostem
garden-black-plant = Kvetoucí zahrada pod černým mostem
    .short = Kvetoucí zahrada, černý most
    .gloss = do kvetoucí zahrady (černý most)
    .in = v kvetoucí zahradě pod černým mostem
    .to = do kvetoucí zahrady pod černým mostem
garden-white-stone = Zenová zahrada pod bílým mostem
    .short = Zenová zahrada, bílý most
    .gloss = do zenové zahrady (bílý most)
    .in = v zenové zahradě pod bílým mostem
    .to = do zenové zahrady pod bílým mostem
garden-white-plant = Kvetoucí zahrada pod bílým mostem
    .short = Kvetoucí zahrada, bílý most
    .gloss = do kvetoucí zahrady (bílý most)
    .in = v kvetoucí zahradě pod bílým mostem
    .to = do kvetoucí zahrady pod bílým mostem

## Návštěva z klanu Tokugawa

level-easy = snadná
level-medium = střední
level-hard = obtížná
deed-gate = poslat dvořana k branám hradu
deed-climb = posunout dvořana výš
deed-warrior = poslat válečníka na cvičiště
deed-gardener = poslat zahradníka do zahrady
deed-influence = postoupit na stupnici průběhu roku
deed-coins = získat mince
deed-points = získat body

## Přehled bodů

item-during-game = body během hry
item-coins-and-seals = mince a pečeti, 1 za 5
item-resources = jídlo, železo a perleť
item-season-track = stupnice průběhu roku
item-courtiers = dvořané
item-warriors = válečníci
item-gardeners = zahradníci
reason-coins-and-seals =
    { $n ->
        [one] { $n } mince nebo pečeť
        [few] { $n } mince a pečeti
       *[other] { $n } mincí a pečetí
    }
reason-resources = jídlo { $food }, železo { $iron }, perleť { $pearl }
reason-season-track = { $n }. pole
reason-courtiers =
    { $n ->
        [one] { $n } dvořan u bran nebo uvnitř hradu
        [few] { $n } dvořané u bran a uvnitř hradu
       *[other] { $n } dvořanů u bran a uvnitř hradu
    }
reason-warriors =
    { $n ->
        [one] { $n } válečník
        [few] { $n } válečníci
       *[other] { $n } válečníků
    } krát { $courtiers ->
        [one] { $courtiers } dvořan
        [few] { $courtiers } dvořané
       *[other] { $courtiers } dvořanů
    } uvnitř hradu
reason-gardeners =
    { $n ->
        [one] { $n } zahradník
        [few] { $n } zahradníci
       *[other] { $n } zahradníků
    }

## Kde ve hře jsme

chapter-draft = Před 1. kolem: výběr párů
chapter-turn = Kolo { $round }/{ $rounds }, tah { $turn }/{ $turns }
chapter-gardens = Kolo { $round }/{ $rounds }, zahrady
chapter-end = Po posledním kole
part-draft = Výběr
part-round = { $round }. kolo
