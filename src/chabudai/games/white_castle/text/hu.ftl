# A fehér várkastély. A nevek alakjai az attribútumok: .in, .to és .from raggal, .acc tárgyeset; javaknál .to: mire váltható a pecsét.
# A színek .role alakja nagybetűs, sor elejére; a helyeknél .role jelzi, ahol másképp szól a mondat, a falakon kívül .gloss: mit lehet ott tenni. A sorok .gloss alakja mondaton belüli.

game-title = A fehér várkastély
game-description = Vegyél el egy kockát, rakd le, és küldd ki birtokodról az udvaroncokat, a kertészeket és a harcosokat: melyik klán jut legmagasabbra a himedzsi udvarban?
seat-neutral = Tokugava

## Kifejezések számmal az alábbi mondatokhoz

phrase-coins = { $coins } érme
    .acc = { $coins } érmét
phrase-points = { $points } pont
    .acc = { $points } pontot
phrase-seals = { $seals } pecsét
    .acc = { $seals } pecsétet
phrase-pearls = { $pearls } gyöngyház
    .acc = { $pearls } gyöngyházat
phrase-food = { $food } élelem
    .acc = { $food } élelmet
phrase-iron = { $iron } vas
# Amibe egy akciósáv kerül.
phrase-cost-seals = { $cost } pecsét
phrase-cost-coins = { $cost } érme
# Az érmekülönbség a kocka lerakásakor: nyereség, nulla alatt fizetség.
phrase-difference =
    { $coins ->
        [0] { "" }
        [-1] { " " }(−1 érme)
        [-2] { " " }(−2 érme)
        [-3] { " " }(−3 érme)
        [-4] { " " }(−4 érme)
        [-5] { " " }(−5 érme)
       *[other] { " " }(+{ $coins } érme)
    }
# Amit a kocka mutat, a színe után.
phrase-face =
    { $value ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $value }-es
    }
    .acc =
        { $value ->
            [3] 3-ast
            [5] 5-öst
            [6] 6-ost
           *[other] { $value }-est
        }

## Mit tesznek az akciósávok, a lapkák és a kertek

bundle = { $effects }
bundle-for-seals = { $effects } ({ $cost } pecsétért)
bundle-for-coins = { $effects } ({ $cost } érméért)
# A kártyáknak nincs saját nevük: azt mondjuk, mit tesznek vagy adnak, Tokugava kártyáinál a két akciójukat.
card = { $does }
card-of-acts = { $first }, majd { $second }
effect-both = { $first } + { $second }
effect-gain-food = { $n } élelem
effect-gain-iron = { $n } vas
effect-gain-pearl = { $n } gyöngyház
effect-gain-coin = { $n } érme
effect-gain-seal = { $n } pecsét
effect-gain-point = { $n } pont
effect-gain-any = { $n } tetszőleges erőforrás
# Ugyanez tárgyesetben, a napló mondataihoz.
gain-food = { $n } élelmet
gain-iron = { $n } vasat
gain-pearl = { $n } gyöngyházat
gain-coin = { $n } érmét
gain-seal = { $n } pecsétet
gain-point = { $n } pontot
effect-influence = { $n } befolyás
effect-lantern = lámpásjutalom
effect-well = kútjutalom
effect-decree-coin = rendelet (érme)
effect-decree-seal = rendelet (pecsét)
effect-decree-point = rendelet (pont)
effect-courtiers = udvaroncok
effect-gardeners = kertészek
effect-warriors = harcosok
effect-domain = a birtok egyik sora
effect-castle-tile-orange = egy akció narancssárga lapka mellett
effect-castle-tile-black = egy akció fekete lapka mellett
effect-castle-tile-white = egy akció fehér lapka mellett
effect-castle-tile-any = bármelyik akció a várban
effect-castle-light = egy világos hátterű akció a várban
effect-one-main-action = egy tetszőleges főakció

## Kérdések

prompt-draft =
    { $you ->
        [yes] Válassz kezdőpárt.
       *[no] { $name } kezdőpárt választ.
    }
prompt-any =
    { $you ->
        [yes]
            { $n ->
                [one] Válassz egy erőforrást.
               *[other] Válassz { $n } erőforrást, egyesével.
            }
       *[no]
            { $n ->
                [one] { $name } egy erőforrást választ.
               *[other] { $name } { $n } erőforrást választ.
            }
    }
prompt-take =
    { $you ->
        [yes] Vegyél el egy kockát egy híd végéről.
       *[no] { $name } elvesz egy kockát egy hídról.
    }
prompt-place =
    { $you ->
        [yes] Rakd le a { $colour } { phrase-face.acc }.
       *[no] { $name } lerakja a { $colour } { phrase-face.acc }.
    }
prompt-perform =
    { $you ->
        [yes] Végrehajtod az akciót?
       *[no] { $name } eldönti, végrehajt-e egy akciót.
    }
prompt-perform-several =
    { $you ->
        [yes]
            { $n ->
                [one] Válassz egy akciót, amelyet végrehajtasz.
               *[other] Válaszd ki, melyik akciót hajtod végre most.
            }
       *[no]
            { $n ->
                [one] { $name } egy akciót választ, amelyet végrehajt.
               *[other] { $name } kiválasztja, melyik akciót hajtja végre most.
            }
    }
prompt-row =
    { $you ->
        [yes] Melyik sorodat használod?
       *[no] { $name } kiválasztja, melyik sorát használja.
    }
prompt-castle-orange =
    { $you ->
        [yes] Válassz a várban egy akciót narancssárga lapka mellett.
       *[no] { $name } a várban egy akciót választ narancssárga lapka mellett.
    }
prompt-castle-black =
    { $you ->
        [yes] Válassz a várban egy akciót fekete lapka mellett.
       *[no] { $name } a várban egy akciót választ fekete lapka mellett.
    }
prompt-castle-white =
    { $you ->
        [yes] Válassz a várban egy akciót fehér lapka mellett.
       *[no] { $name } a várban egy akciót választ fehér lapka mellett.
    }
prompt-castle-any =
    { $you ->
        [yes] Válassz bármilyen akciót a várban.
       *[no] { $name } bármilyen akciót választhat a várban.
    }
prompt-castle-light =
    { $you ->
        [yes] Válassz egy világos hátterű akciót a várban.
       *[no] { $name } egy világos hátterű akciót választ a várban.
    }
prompt-courtiers =
    { $you ->
        [yes] Udvaroncok: kérj kihallgatást, léptess feljebb egy udvaroncot, vagy tedd meg mindkettőt.
       *[no] { $name } kihallgatást kérhet, feljebb léptethet egy udvaroncot, vagy mindkettőt megteheti.
    }
prompt-courtiers-audience =
    { $you ->
        [yes] Még kihallgatást kérhetsz.
       *[no] { $name } még kihallgatást kérhet.
    }
prompt-courtiers-climb =
    { $you ->
        [yes] Egy udvaroncod még feljebb léphet: válaszd ki, melyik és melyik terembe.
       *[no] { $name } egy udvaronca még feljebb léphet.
    }
prompt-slot =
    { $you ->
        [yes] Válassz egy szabad helyet a daimjókártyán.
       *[no] { $name } szabad helyet választ a daimjókártyán.
    }
prompt-train =
    { $you ->
        [yes] Válassz gyakorlóteret a harcosodnak.
       *[no] { $name } gyakorlóteret választ egy harcosnak.
    }
prompt-tend =
    { $you ->
        [yes] Válassz kertet a kertészednek.
       *[no] { $name } kertet választ egy kertésznek.
    }
prompt-barrier =
    { $you ->
        [yes] Fizess { phrase-seals.acc } az évszakhatáron, vagy állj meg.
       *[no] { $name } { phrase-seals.acc } fizethet az évszakhatáron.
    }
prompt-seals-to-spare =
    { $you ->
        [yes] { $n } pecsét nem fér el nálad. Válts be pecsétet, vagy hagyd veszni.
       *[no] { $name } birtokán { $n } pecsét nem fér el; pecsétet válthat be.
    }
prompt-last-exchange =
    { $you ->
        [yes] A pontozás előtt még beválthatsz pecséteket.
       *[no] { $name } a pontozás előtt még beválthat pecséteket.
    }
prompt-admit =
    { $you ->
        [yes]
            { $floor ->
                [1] Válaszd ki, melyik intézőterembe lép Tokugava udvaronca.
               *[other] Válaszd ki, melyik diplomataterembe lép Tokugava udvaronca.
            }
       *[no]
            { $floor ->
                [1] { $name } kiválasztja, melyik intézőterembe lép Tokugava udvaronca.
               *[other] { $name } kiválasztja, melyik diplomataterembe lép Tokugava udvaronca.
            }
    }
prompt-allot =
    { $you ->
        [yes] Válaszd ki, melyik kertbe megy Tokugava kertésze.
       *[no] { $name } kiválasztja, melyik kertbe megy Tokugava kertésze.
    }

## Mire jó a kérdés: az első partikban hangzik el

aid-draft = A kezdőpár adja az első javaidat; akciókártyája mindhárom sorod mellett használható.
aid-any = Élelemmel a kertekért, vassal a gyakorlóterekért, gyöngyházzal a feljebb lépésért fizetsz.
aid-take = A magasabb kocka lerakáskor érmét hoz, a bal végről vett pedig lámpásjutalmat is.
aid-place = A mező megnyitja az akcióit; az eltakart értékhez mért különbséget érmében kapod vagy fizeted.
aid-perform = Egyetlen akció sem kötelező: ki is hagyhatod, például hogy megtakarítsd az árát.
aid-perform-several = Egyetlen akció sem kötelező; ahol több is jöhet, az egyik hozama fizetheti a következőt.
aid-row = Megkapod a sor minden látható jutalmát (minél többen elmentek, annál több), aztán jön az akciókártya része.
aid-castle-orange = Kocka nélkül használod a vár egyik akcióját: bármelyiket narancssárga lapka mellett.
aid-castle-black = Kocka nélkül használod a vár egyik akcióját: bármelyiket fekete lapka mellett.
aid-castle-white = Kocka nélkül használod a vár egyik akcióját: bármelyiket fehér lapka mellett.
aid-castle-any = Kocka nélkül használod a vár egyik akcióját, amelyiket csak akarod.
aid-castle-light = Kocka nélkül használsz egy világos akciót a várban: javak, pont, befolyás, lámpás vagy kút.
aid-courtiers = A kihallgatás a várkapuhoz visz egy udvaroncot; feljebb többet ér a végén, és kártyát is ad.
aid-courtiers-audience = A várkapunál álló udvaronc a végén 1 pontot ér, és később feljebb léphet.
aid-courtiers-climb = A magasabb emelet a végén több pontot ér, és a terem neked adja a kártyáját.
aid-slot = A hely azonnal megadja a jutalmát, és a játék végéig foglalt marad.
aid-train = A harcos megnyitja a gyakorlótér lapkáit; a végén minden várbeli udvaroncodért pontot ér.
aid-tend = A kertész a végén pontot ér; a kert most hat, és akkor is, ha a forduló végén kocka marad a hídján.
aid-barrier = A későbbi évszakok a végén többet érnek, és a sáv dönti el a következő forduló sorrendjét.
aid-seals-to-spare = A beváltás helyet csinál; az a pecsét, amely nem fér el, elvész.
aid-last-exchange = Egy erőforrásból 3 már 1 pontot ér, 7 pedig kettőt; érme és pecsét együtt 5 után 1 pontot.
aid-admit = Annak a teremnek a kártyája kikerül a játékból, és új jön a helyére, neked is.
aid-allot = Tokugava pontot kap a kertészeiért; az egyformán értékes kertek közül te választasz.

## Válaszok

label-draft = { $effects }; lámpás: { $lantern }; akció: { $action }
label-choose =
    { $have ->
        [0] 1 { $good } (még nincs)
       *[other] 1 { $good } (már van { $have })
    }
label-take =
    { $value ->
        [0] { $colour-role } híd, { $end }: nincs kocka
       *[other]
            { $lantern ->
                [1] { $colour-role } { phrase-face } { $end-from } (lámpás)
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
label-perform = Végrehajtás: { $bundle }
label-perform-none =
    { $n ->
        [one] Kihagyom
       *[other] Mindet kihagyom
    }
label-castle-block = { $room }: { $bundle }
label-row = { $row }: { $opens }
label-row-none = Egyik sort sem használom
label-audience = Kihallgatás kérése ({ phrase-coins })
label-courtiers-none = Befejezem
label-ascend =
    { $target-role ->
        [daimyo]
            { $opens-count ->
                [0] { $target }, { $origin-from } ({ phrase-pearls }): lámpásjutalom
                [one] { $target }, { $origin-from } ({ phrase-pearls }): lámpásjutalom, majd { $opens }
               *[other] { $target }, { $origin-from } ({ phrase-pearls }): lámpásjutalom; választható: { $opens-or }
            }
       *[other]
            { $opens-count ->
                [0] { $target }, { $origin-from } ({ phrase-pearls })
                [one] { $target }, { $origin-from } ({ phrase-pearls }): { $opens }
               *[other] { $target }, { $origin-from } ({ phrase-pearls }); választható: { $opens-or }
            }
    }
label-train = { $yard }: { $opens }
label-train-none = Nem küldök harcost
label-tend = { $garden } ({ phrase-food }): { $opens }
label-tend-none = Nem küldök kertészt
label-cross = Fizetek { phrase-seals.acc }, és továbblépek
label-stop = Megállok a határ előtt
label-exchange = { phrase-seals } → 1 { $good }
label-let-seals-go = { $n } pecsétet veszni hagyok
label-exchanged-enough = Nem váltok be többet
label-admit = { $room }, kártyája kikerül a játékból: { $leaves }
label-admit-card-stays = { $room }, kártyája marad
label-allot = { $garden } ({ phrase-points })

## Ami még hátravan, mondaton belül

chain-draft =
    { $you ->
        [yes] a kezdőpárod
       *[no] { $name } kezdőpárja
    }
chain-any = { $n } választható erőforrás
chain-place = hely a kockának: { $colour } { phrase-face }
chain-perform =
    { $bundles-count ->
        [one] egy akció: { $bundles }
       *[other] akciók: { $bundles }
    }
chain-one-of = választható: { $bundles-or }
chain-row = { $row-gloss }: { $opens }
chain-domain = a birtok egyik sora
chain-castle-orange = egy akció a várban narancssárga lapka mellett
chain-castle-black = egy akció a várban fekete lapka mellett
chain-castle-white = egy akció a várban fehér lapka mellett
chain-castle-any = bármelyik akció a várban
chain-castle-light = egy világos hátterű akció a várban
chain-courtiers = udvaroncok: kihallgatás és feljebb lépés
chain-courtiers-audience = udvaroncok: kihallgatás
chain-courtiers-climb = udvaroncok: feljebb lépés
chain-refill = új kártya { $room-to }
chain-slot = egy hely a daimjókártyán: { $bundles-or }
chain-train = gyakorlótér egy harcosnak
chain-tend = kert egy kertésznek
chain-influence = { $n } befolyás
chain-barrier = évszakhatár ({ phrase-seals })
chain-seals-to-spare = { $n } pecsét, amely nem fér el
chain-gardens =
    { $you ->
        [yes] a kertjeid
       *[no] kertek: { $name }
    }
chain-round = { $n }. forduló
chain-last-exchange =
    { $you ->
        [yes] az utolsó beváltásaid
       *[no] { $name } utolsó beváltásai
    }
chain-admit = terem Tokugava udvaroncának
chain-allot = kert Tokugava kertészének
act-gate = udvaronc a várkapuhoz
act-climb = udvaronc { $n } emelettel feljebb lép
act-warrior =
    { $n ->
        [one] harcos az { $n } vasas gyakorlótérre
        [5] harcos az { $n } vasas gyakorlótérre
       *[other] harcos a { $n } vasas gyakorlótérre
    }
act-gardener-stone = kertész egy kőkertbe
act-gardener-plant = kertész egy virágoskertbe
act-gardener-either = kertész bármelyik kertbe
act-influence = { $n } befolyás
act-coins = { $n } érme
act-points = { $n } pont

## Ami történt: az asztal és a fordulók

event-first =
    { $you ->
        [yes] Te vagy az első a játékossorrendben.
       *[no] { $name } az első a játékossorrendben.
    }
event-drafts =
    { $you ->
        [yes] Kezdőpárt választasz: { $card }; akció: { $action }.
       *[no] { $name } kezdőpárt választ: { $card }; akció: { $action }.
    }
event-dealt =
    { $you ->
        [yes] Kezdőpárt kapsz: { $card }; akció: { $action }.
       *[no] { $name } kezdőpárt kap: { $card }; akció: { $action }.
    }
event-decree-taken =
    { $you ->
        [yes] Rendeletet kapsz: minden lámpásjutalomhoz { $card } jár.
       *[no] { $name } rendeletet kap: minden lámpásjutalomhoz { $card } jár.
    }
event-round =
    { $you ->
        [yes] { $round }. forduló: te jössz elsőként.
       *[no] { $round }. forduló: { $name } jön elsőként.
    }
# Mindenkinek ugyanaz: a fordulót senki sem fejezi be név szerint.
event-round-ends = { $round }. forduló vége.

## Ami történt: kockák

event-takes =
    { $you ->
        [yes] Elveszed a { $die-acc } { $end-from }.
       *[no] { $name } elveszi a { $die-acc } { $end-from }.
    }
event-places =
    { $you ->
        [yes] Lerakod a { $die-acc } { $space-to }{ phrase-difference }.
       *[no] { $name } lerakja a { $die-acc } { $space-to }{ phrase-difference }.
    }

## Ami történt: javak

event-gains =
    { $you ->
        [yes] { $goods } kapsz.
       *[no] { $name } { $goods } kap.
    }
event-lights =
    { $you ->
        [yes] A lámpásokért { $goods } kapsz.
       *[no] { $name } a lámpásokért { $goods } kap.
    }
event-loses-seals =
    { $you ->
        [yes] Nem fér el nálad több pecsét: { phrase-seals } elvész.
       *[no] { $name } játékosnál nem fér el több pecsét: { phrase-seals } elvész.
    }
event-exchanges =
    { $you ->
        [yes] Beváltasz { phrase-seals.acc } 1 { $good-to }.
       *[no] { $name } bevált { phrase-seals.acc } 1 { $good-to }.
    }

## Ami történt: az évszaksáv

event-moves-token =
    { $you ->
        [yes] { $steps } mezővel előrelépsz az évszaksávon ({ $space }. mező).
       *[no] { $name } { $steps } mezővel előrelép az évszaksávon ({ $space }. mező).
    }
event-crosses =
    { $you ->
        [yes] { phrase-seals.acc } fizetsz, és átlépsz az évszakhatáron ({ $space }. mező).
       *[no] { $name } { phrase-seals.acc } fizet, és átlép az évszakhatáron ({ $space }. mező).
    }
event-stops =
    { $you ->
        [yes] Megállsz az évszakhatár előtt ({ $space }. mező).
       *[no] { $name } megáll az évszakhatár előtt ({ $space }. mező).
    }

## Ami történt: akciók

event-performs =
    { $you ->
        [yes] Végrehajtod: { $bundle }.
       *[no] { $name } végrehajtja: { $bundle }.
    }
event-opens =
    { $you ->
        [yes] Akciód: { $bundle }.
       *[no] { $name } akciója: { $bundle }.
    }
event-resolves =
    { $you ->
        [yes] Használod { $row-acc }.
       *[no] { $name } használja { $row-acc }.
    }
event-to-gate =
    { $you ->
        [yes]
            { $coins ->
                [0] Egy udvaroncot küldesz a várkapuhoz.
               *[other] { phrase-coins.acc } fizetsz, és egy udvaroncot küldesz a várkapuhoz.
            }
       *[no]
            { $coins ->
                [0] { $name } egy udvaroncot küld a várkapuhoz.
               *[other] { $name } { phrase-coins.acc } fizet, és egy udvaroncot küld a várkapuhoz.
            }
    }
event-ascends =
    { $you ->
        [yes]
            { $pearls ->
                [0] Egy udvaroncod feljebb lép { $origin-from } { $target-to }.
               *[other] { phrase-pearls.acc } fizetsz, és egy udvaroncod feljebb lép { $origin-from } { $target-to }.
            }
       *[no]
            { $pearls ->
                [0] { $name } egy udvaronca feljebb lép { $origin-from } { $target-to }.
               *[other] { $name } { phrase-pearls.acc } fizet, és egy udvaronca feljebb lép { $origin-from } { $target-to }.
            }
    }
event-takes-card =
    { $you ->
        [yes] Új akciókártyát kapsz: { $card }.
       *[no] { $name } új akciókártyát kap: { $card }.
    }
event-card-stays =
    { $you ->
        [yes] A kártyát { $room-in } hagyod: nincs több kártya, amely a helyére kerülne.
       *[no] { $name } a kártyát { $room-in } hagyja: nincs több kártya, amely a helyére kerülne.
    }
# Mindenkinek ugyanaz: a kártyát senki sem rakja ki név szerint.
event-refills = Új kártya { $room-in }: { $card }.
# A gyakorlótér neve megmondja az árát.
event-trains =
    { $you ->
        [yes] Egy harcost küldesz { $yard-to }.
       *[no] { $name } egy harcost küld { $yard-to }.
    }
event-tends =
    { $you ->
        [yes]
            { $food ->
                [0] Egy kertészt küldesz { $garden-to }.
               *[other] { phrase-food.acc } fizetsz, és egy kertészt küldesz { $garden-to }.
            }
       *[no]
            { $food ->
                [0] { $name } egy kertészt küld { $garden-to }.
               *[other] { $name } { phrase-food.acc } fizet, és egy kertészt küld { $garden-to }.
            }
    }

## Ami történt: Tokugava látogatása, akiről sosem szól a mondat második személyben

event-turns-card = { $name } kártyát fordít fel: { $card }.
event-visitor-takes = { $name } elveszi a { $die-acc } { $position-from }.
event-cannot = { $name } nem tud { $act }, helyette { phrase-points.acc } kap.
event-card-removed = { $name } eltávolítja az ottani kártyát: { $card }.
event-cashes-in = { $name } lead { phrase-coins.acc }, és { phrase-points.acc } kap.
event-gardens-score = { $name } { $gardeners } kertészért { phrase-points.acc } kap.

## Ami történt: a vég

event-scores =
    { $you ->
        [yes] A játék végén összesen { phrase-points.acc } érsz el.
       *[no] { $name } a játék végén összesen { phrase-points.acc } ér el.
    }
event-wins =
    { $you ->
        [yes] Győztél, { phrase-points.acc } szereztél.
       *[no] { $name } győzött, { phrase-points.acc } szerzett.
    }

## Miért nem?

refusal-pair-not-offered = Ez a kezdőpár nincs a kínálatban.
refusal-pair-taken = Ezt a kezdőpárt már elvitték.
refusal-no-die-there = Ott nincs kocka.
refusal-no-tile-of-colour = Ebben a teremben nincs { $colour } lapka.
refusal-space-closed = { $space }: ide már nem kerülhet több kocka.
refusal-cannot-pay-difference = Ide lerakni a kockát { $price } érmébe kerül, és nincs ennyi érméd.
refusal-row-of-other-colour = Ebbe a sorba más színű kocka való, nem { $colour }.
refusal-row-taken = { $space }: itt már van kocka.
refusal-no-courtier-at-home = Nincs több udvaronc a birtokodon.
refusal-audience-too-dear = A kihallgatás { $coins } érmébe kerül, és nincs ennyi érméd.
refusal-climb-too-dear = Ez { $pearls } gyöngyházba kerül, és nincs ennyi gyöngyházad.
refusal-done-already = Ezt ebben az akcióban már megtetted.
refusal-no-courtier-there = Nem áll udvaroncod { $origin-in }.
refusal-too-high = Egy udvaronc 1 vagy 2 emelettel lép feljebb, többel soha, és lefelé sem.
refusal-slot-taken = A daimjókártyának ez a helye már foglalt.
refusal-yard-too-dear = Ennek a gyakorlótérnek az ára { phrase-iron }, és nincs ennyi vasad.
refusal-garden-too-dear = Ez a kert { $food } élelembe kerül, és nincs ennyi élelmed.
refusal-gardener-there = { $garden }: itt már áll kertészed.
refusal-cost-in-seals =
    { $cost ->
        [one] Ennek az ára { phrase-cost-seals }, és egy sincs nálad.
       *[other] Ennek az ára { phrase-cost-seals }, és nincs ennyi pecséted.
    }
refusal-cost-in-coins = Ennek az ára { phrase-cost-coins }, és nincs ennyi érméd.
refusal-nothing-to-do = Ezt most nem tudnád végrehajtani: { $bundle }.
refusal-too-few-seals = Ennek a beváltásnak az ára { phrase-seals }, és nincs ennyi pecséted.
refusal-no-room = Nálad már nem fér el több { $good }.
refusal-no-room-to-gain = Nálad már nem fér el több { $good }.
refusal-wrong-floor = Tokugava udvaronca most nem erre az emeletre lép.
refusal-not-the-poorest = Ez a kert nem a legkevesebb pontot érők közül való, amelyekbe Tokugava most mehet.

## Játékbeállítások

option-solo-level = Nehézség
option-solo-level-easy = könnyű
option-solo-level-medium = közepes
option-solo-level-hard = nehéz
option-solo-level-help = Milyen erős Tokugava az egyszemélyes módban: nehezebb fokon ő kezd, és pontokkal meg befolyással indul.
option-first-game = Elrendezés az első játékhoz
option-first-game-help = A kút két lapkája adott: gyöngyház és vas. Minden mást a szokott módon osztunk ki.
option-promo = Promókártyák
option-promo-help = Eggyel több daimjókártya és mindkét fajtából eggyel több kert kerülhet a játékba.

## Színek, javak, kockák

colour-orange = narancssárga
    .role = Narancssárga
colour-black = fekete
    .role = Fekete
colour-white = fehér
    .role = Fehér
clan-red = piros
clan-green = zöld
clan-blue = kék
clan-yellow = sárga
good-food = élelem
    .to = élelemre
good-iron = vas
    .to = vasra
good-pearl = gyöngyház
    .to = gyöngyházra
good-coin = érme
    .to = érmére
good-seal = pecsét
    .to = pecsétre
reward-food = élelem
reward-iron = vas
reward-pearl = gyöngyház
reward-any = tetszőleges erőforrás
reward-coin = érme
die-orange-1 = narancssárga 1-es
    .acc = narancssárga 1-est
die-orange-2 = narancssárga 2-es
    .acc = narancssárga 2-est
die-orange-3 = narancssárga 3-as
    .acc = narancssárga 3-ast
die-orange-4 = narancssárga 4-es
    .acc = narancssárga 4-est
die-orange-5 = narancssárga 5-ös
    .acc = narancssárga 5-öst
die-orange-6 = narancssárga 6-os
    .acc = narancssárga 6-ost
die-black-1 = fekete 1-es
    .acc = fekete 1-est
die-black-2 = fekete 2-es
    .acc = fekete 2-est
die-black-3 = fekete 3-as
    .acc = fekete 3-ast
die-black-4 = fekete 4-es
    .acc = fekete 4-est
die-black-5 = fekete 5-ös
    .acc = fekete 5-öst
die-black-6 = fekete 6-os
    .acc = fekete 6-ost
die-white-1 = fehér 1-es
    .acc = fehér 1-est
die-white-2 = fehér 2-es
    .acc = fehér 2-est
die-white-3 = fehér 3-as
    .acc = fehér 3-ast
die-white-4 = fehér 4-es
    .acc = fehér 4-est
die-white-5 = fehér 5-ös
    .acc = fehér 5-öst
die-white-6 = fehér 6-os
    .acc = fehér 6-ost
end-left = bal vége
    .short = balról
    .from = a híd bal végéről
end-right = jobb vége
    .short = jobbról
    .from = a híd jobb végéről
position-left = bal
    .from = a híd bal végéről
position-middle = középső
    .from = a híd közepéről
position-right = jobb
    .from = a híd jobb végéről

## Helyek

space-steward-1 = Bal intézőterem
    .in = a bal intézőteremben
    .to = a bal intézőterembe
    .from = a bal intézőteremből
space-steward-2 = Középső intézőterem
    .in = a középső intézőteremben
    .to = a középső intézőterembe
    .from = a középső intézőteremből
space-steward-3 = Jobb intézőterem
    .in = a jobb intézőteremben
    .to = a jobb intézőterembe
    .from = a jobb intézőteremből
space-diplomat-1 = Bal diplomataterem
    .in = a bal diplomatateremben
    .to = a bal diplomataterembe
    .from = a bal diplomatateremből
space-diplomat-2 = Jobb diplomataterem
    .in = a jobb diplomatateremben
    .to = a jobb diplomataterembe
    .from = a jobb diplomatateremből
space-outside-1 = A falakon kívül, bal oldalt
    .short = Falakon kívül, balra
    .in = a falakon kívül, bal oldalt
    .to = a falakon kívülre, bal oldalra
    .gloss = kertészek vagy udvaroncok
    .role = outside
space-outside-2 = A falakon kívül, jobb oldalt
    .short = Falakon kívül, jobbra
    .in = a falakon kívül, jobb oldalt
    .to = a falakon kívülre, jobb oldalra
    .gloss = udvaroncok vagy harcosok
    .role = outside
space-well = Kút
    .in = a kútnál
    .to = a kúthoz
space-courtiers = Udvaroncok sora
    .in = az udvaroncok sorában
    .to = az udvaroncok sorába
space-gardeners = Kertészek sora
    .in = a kertészek sorában
    .to = a kertészek sorába
space-warriors = Harcosok sora
    .in = a harcosok sorában
    .to = a harcosok sorába
space-daimyo-room = A daimjó terme
    .in = a daimjó termében
    .to = a daimjó termébe
    .role = daimyo
row-courtiers = Udvaroncok sora
    .acc = az udvaroncok sorát
    .gloss = az udvaroncok sora
row-gardeners = Kertészek sora
    .acc = a kertészek sorát
    .gloss = a kertészek sora
row-warriors = Harcosok sora
    .acc = a harcosok sorát
    .gloss = a harcosok sora
origin-gate = Várkapu
    .in = a várkapunál
    .from = a várkaputól
origin-floor-1 = 1. emelet
    .in = az 1. emeleten
    .from = az 1. emeletről
origin-floor-2 = 2. emelet
    .in = a 2. emeleten
    .from = a 2. emeletről
yard-yard-5 = 5 vasas gyakorlótér
    .in = az 5 vasas gyakorlótéren
    .to = az 5 vasas gyakorlótérre
yard-yard-3 = 3 vasas gyakorlótér
    .in = a 3 vasas gyakorlótéren
    .to = a 3 vasas gyakorlótérre
yard-yard-1 = 1 vasas gyakorlótér
    .in = az 1 vasas gyakorlótéren
    .to = az 1 vasas gyakorlótérre
garden-orange-stone = Kőkert a narancssárga híd alatt
    .short = Kőkert, narancssárga híd
    .in = a narancssárga híd alatti kőkertben
    .to = a narancssárga híd alatti kőkertbe
garden-orange-plant = Virágoskert a narancssárga híd alatt
    .short = Virágoskert, narancssárga híd
    .in = a narancssárga híd alatti virágoskertben
    .to = a narancssárga híd alatti virágoskertbe
garden-black-stone = Kőkert a fekete híd alatt
    .short = Kőkert, fekete híd
    .in = a fekete híd alatti kőkertben
    .to = a fekete híd alatti kőkertbe
garden-black-plant = Virágoskert a fekete híd alatt
    .short = Virágoskert, fekete híd
    .in = a fekete híd alatti virágoskertben
    .to = a fekete híd alatti virágoskertbe
garden-white-stone = Kőkert a fehér híd alatt
    .short = Kőkert, fehér híd
    .in = a fehér híd alatti kőkertben
    .to = a fehér híd alatti kőkertbe
garden-white-plant = Virágoskert a fehér híd alatt
    .short = Virágoskert, fehér híd
    .in = a fehér híd alatti virágoskertben
    .to = a fehér híd alatti virágoskertbe

## Tokugava látogatása

level-easy = könnyű
level-medium = közepes
level-hard = nehéz
deed-gate = udvaroncot küldeni a várkapuhoz
deed-climb = udvaroncot feljebb léptetni
deed-warrior = harcost küldeni a gyakorlótérre
deed-gardener = kertészt küldeni egy kertbe
deed-influence = előrelépni az évszaksávon
deed-coins = érmét szerezni
deed-points = pontot szerezni

## Pontozólap

item-during-game = játék közben szerzett pontok
item-coins-and-seals = érmék és pecsétek, 5 után 1
item-resources = élelem, vas és gyöngyház
item-season-track = évszaksáv
item-courtiers = udvaroncok
item-warriors = harcosok
item-gardeners = kertészek
reason-coins-and-seals = { $n } érme és pecsét
reason-resources = élelem { $food }, vas { $iron }, gyöngyház { $pearl }
reason-season-track = { $n }. mező
reason-courtiers = { $n } udvaronc a kapunál és a várban
reason-warriors = { $n } harcos, szorozva a várbeli udvaroncokkal ({ $courtiers })
reason-gardeners = { $n } kertész

## Hol tart a játék

chapter-draft = Az 1. forduló előtt: a kezdőpárok
chapter-turn = Forduló: { $round }/{ $rounds }, kör: { $turn }/{ $turns }
chapter-gardens = Forduló: { $round }/{ $rounds }, a kertek
chapter-end = Az utolsó forduló után
part-draft = Kezdés
part-round = { $round }. forduló
