# Rising Sun. A tartományoknak .in, .to, .from és .acc, a figuráknak .acc alakja van, az évszakoknak .role (kisbetűvel)
# és .in, a hadi előnyöknek .acc, .ins, .to és .from; a kártyának, a kaminak, a klánnak, a mandátumnak, az előnynek és a szörnynek .gloss: mit tesz, egy mondatban.

game-title = Rising Sun
game-description = Tea mellett szövetségest keresel, a politikában elárulod, a háborúban pedig titokban licitálsz minden előnyre. Melyik klánnak lesz a legtöbb tartománya és pontja, mire beköszönt a tél?
seat-neutral = Senki

## Kifejezések számmal, a lenti mondatokhoz

phrase-coins = { $coins } érme
    .acc = { $coins } érmét
    .for = { $coins } érméért
    .with = { $coins } érmével
phrase-ronin = { $ronin } rónin
    .acc = { $ronin } rónint
phrase-points = { $points } pont
    .acc = { $points } pontot
    .ins = { $points } ponttal
phrase-figures = { $figures } figura
phrase-left = még { $n } mozgás
phrase-given =
    { $coins ->
        [0] { phrase-ronin }
       *[other]
            { $ronin ->
                [0] { phrase-coins }
               *[other] { phrase-coins } és { phrase-ronin }
            }
    }
    .acc =
        { $coins ->
            [0] { phrase-ronin.acc }
           *[other]
                { $ronin ->
                    [0] { phrase-coins.acc }
                   *[other] { phrase-coins.acc } és { phrase-ronin.acc }
                }
        }
phrase-reward =
    { $points ->
        [0]
            { $ronin ->
                [0] { phrase-coins.acc }
               *[other] { phrase-coins.acc } és { phrase-ronin.acc }
            }
       *[other]
            { $ronin ->
                [0] { phrase-coins.acc } és { phrase-points.acc }
               *[other] { phrase-coins.acc }, { phrase-points.acc } és { phrase-ronin.acc }
            }
    }

## Kérdések

prompt-tea = Teaszertartás: keress szövetségest erre az évszakra, köss alkukat, aztán jelezd, hogy kész vagy.
prompt-partner = Teaszertartás: mindenki titokban megnevezi, kit szeretne szövetségesnek.
prompt-make-offer =
    { $you ->
        [yes] Tehetsz egy ajánlatot.
       *[no] { $name } ajánlatot tehet.
    }
prompt-drafting =
    { $you ->
        [yes] Állítsd össze az ajánlatodat { $player } játékosnak.
       *[no]
            { $player-you ->
                [yes] { $name } ajánlatot készít neked.
               *[no] { $name } ajánlatot készít { $player } játékosnak.
            }
    }
prompt-answer =
    { $you ->
        [yes] Elfogadod { $player } ajánlatát: { $terms }?
       *[no]
            { $player-you ->
                [yes] { $name } válaszol az ajánlatodra: { $terms }.
               *[no] { $name } válaszol { $player } ajánlatára: { $terms }.
            }
    }
prompt-deal = Tegyél ajánlatot, vagy válaszolj egyre.
prompt-offer-template = Milyen ajánlatot teszel { $player } játékosnak?
prompt-offer-coins = Hány érmét adsz { $player } játékosnak?
prompt-offer-ronin = Hány rónint adsz { $player } játékosnak?
prompt-offer-asked-coins = Hány érmét kérsz { $player } játékostól?
prompt-offer-asked-ronin = Hány rónint kérsz { $player } játékostól?
prompt-offer-alliance = Ajánlasz szövetséget { $player } játékosnak?
prompt-offer-promise = Mit ígérsz { $player } játékosnak?
prompt-offer-asked-promise = Mit ígérjen { $player }?
prompt-offer-mandate = Melyik mandátum?
prompt-offer-province = Melyik tartomány?
prompt-offer-advantage = Melyik hadi előny?
prompt-offer-shrine = Melyik szentély?
prompt-offer-coins-later = Hány érme legyen a későbbi fizetség?
prompt-offer-ronin-later = Hány rónin legyen a későbbi fizetség?
prompt-offer-circle = Mindenki hallja, vagy csak ti ketten?
prompt-mandate =
    { $you ->
        [yes] Válassz egyet a felhúzott négy mandátumból.
       *[no] { $name } mandátumot választ.
    }
prompt-tile =
    { $you ->
        [yes] Tegyél egyet a négy lapkából képpel lefelé a sávra.
       *[no] { $name } képpel lefelé lapkát tesz a sávra.
    }
prompt-announce =
    { $you ->
        [yes] Jelents be egy mandátumot.
       *[no] { $name } mandátumot jelent be.
    }
prompt-summon =
    { $you ->
        [yes] Válassz figurát, amelyet { $province-in } megidézel.
       *[no] { $name } figurát idéz meg { $province-in }.
    }
prompt-summon-where =
    { $you ->
        [yes] Válassz tartományt, ahová figurát idézel.
       *[no] { $name } eldönti, hová idéz figurát.
    }
prompt-summon-bonus =
    { $you ->
        [yes] Bónusz: válaszd ki, hová idézel még egy figurát.
       *[no] { $name } még egy figurát idézhet meg.
    }
prompt-summon-monster =
    { $you ->
        [yes] Hová idézed meg { $figure-gen }?
       *[no] { $name } eldönti, hová idézi meg { $figure-gen }.
    }
prompt-worship =
    { $you ->
        [yes] { $province-in } marad a megidézett { $figure }, vagy szentélybe megy?
       *[no] { $name } eldönti, hogy a megidézett { $figure } { $province-in } marad-e.
    }
prompt-march =
    { $you ->
        [yes] Válaszd ki, mit mozgatsz, vagy fejezd be.
       *[no] { $name } a figuráit mozgatja.
    }
prompt-to =
    { $you ->
        [yes] Hová mozgatod { $source-from } { $piece-gen }?
       *[no] { $name } eldönti, hová mozgatja { $source-from } { $piece-gen }.
    }
prompt-toll =
    { $you ->
        [yes] { $player } használni akarja ezt az utat: { $route }. Kérsz vámot?
       *[no]
            { $player-you ->
                [yes] { $name } vámot kérhet tőled ezen az úton: { $route }.
               *[no] { $name } vámot kérhet { $player } játékostól ezen az úton: { $route }.
            }
    }
prompt-pay-toll =
    { $you ->
        [yes] { $player } egy érmét kér ezért az útért: { $route }. Fizetsz?
       *[no]
            { $player-you ->
                [yes] { $name } eldönti, fizet-e neked vámot ezen az úton: { $route }.
               *[no] { $name } eldönti, fizet-e vámot { $player } játékosnak ezen az úton: { $route }.
            }
    }
prompt-build =
    { $you ->
        [yes] Bónusz: építesz erődöt { phrase-coins.for }?
       *[no] { $name } erődöt építhet.
    }
prompt-buy =
    { $you ->
        [yes] Válassz évszakkártyát, amelyet megveszel.
       *[no] { $name } évszakkártyát vehet.
    }
prompt-benevolence =
    { $you ->
        [yes] Jóindulat: odaadod valakinek az egyik elköltött érmét?
       *[no] { $name } odaadhat valakinek egy elköltött érmét.
    }
prompt-place =
    { $you ->
        [yes] { $card }: leraksz egy szamurájt a tartalékodból?
       *[no] { $name } lerakhat egy szamurájt ({ $card }).
    }
prompt-place-at-shrine =
    { $you ->
        [yes] { $card }: leraksz egy papot a tartalékodból egy szentélybe?
       *[no] { $name } lerakhat egy papot egy szentélybe ({ $card }).
    }
prompt-worshipper =
    { $you ->
        [yes] Kit raksz le { $kami } szentélyében?
       *[no] { $name } eldönti, kit rak le { $kami } szentélyében.
    }
prompt-ninja =
    { $you ->
        [yes] A nindzsa ösvénye: megölsz valahol egy szamurájt?
       *[no] { $name } megölhet egy szamurájt (A nindzsa ösvénye).
    }
prompt-ninja-whom =
    { $you ->
        [yes] Kinek a szamurája haljon meg { $province-in }?
       *[no] { $name } eldönti, kinek a szamurája hal meg { $province-in }.
    }
prompt-monkey =
    { $you ->
        [yes] A majom ösvénye: elveszel egy érmét a leggazdagabbtól?
       *[no] { $name } elvehet egy érmét a leggazdagabbtól.
    }
prompt-mercy =
    { $you ->
        [yes] Irgalom { $province-in }: megkímélsz mindenkit, aki meghalna?
       *[no] { $name } irgalmat gyakorolhat { $province-in }.
    }
prompt-hate =
    { $you ->
        [yes] Gyűlöletdémon { $province-in }: { $player } melyik figurája haljon meg?
       *[no]
            { $player-you ->
                [yes] { $name } eldönti, melyik figurád hal meg { $province-in }.
               *[no] { $name } eldönti, { $player } melyik figurája hal meg { $province-in }.
            }
    }
prompt-enters-first =
    { $you ->
        [yes] Melyik démon hat először?
       *[no] { $name } eldönti, melyik démon hat először.
    }
prompt-betray =
    { $you ->
        [yes] Válaszd ki, hol cseréled le más figuráját, vagy fejezd be.
       *[no] { $name } eldönti, hol cseréli le más figuráját.
    }
prompt-replace =
    { $you ->
        [yes] Kinek a figuráját cseréled le?
       *[no] { $name } eldönti, kinek a figuráját cseréli le.
    }
prompt-replace-with =
    { $you ->
        [yes] Mire cseréled le ezt a figurát: { $figure }?
       *[no] { $name } eldönti, mire cseréli le ezt a figurát: { $figure }.
    }
prompt-next-at-war =
    { $you ->
        [yes] A háború eleje: kinek a kártyái hatnak most?
       *[no] { $name } eldönti, kinek a kártyái hatnak most.
    }
prompt-next-card =
    { $you ->
        [yes] A háború eleje: melyik kártyád hat most?
       *[no] { $name } eldönti, melyik saját kártyája hat most.
    }
prompt-next-at-recruit =
    { $you ->
        [yes] Ki rak le most figurát?
       *[no] { $name } eldönti, ki rak le most figurát.
    }
prompt-amaterasu =
    { $you ->
        [yes] Amateraszu: a becsületsáv tetejére lépsz?
       *[no] { $name } a becsületsáv tetejére léphet.
    }
prompt-fujin =
    { $you ->
        [yes] Fúdzsin: válaszd ki, mit mozgatsz, vagy fejezd be ({ phrase-left }).
       *[no] { $name } Fúdzsin szelével figurákat mozgat.
    }
prompt-raijin =
    { $you ->
        [yes] Raidzsin: megidézel egy szamurájt bármelyik tartományba?
       *[no] { $name } bárhová megidézhet egy szamurájt.
    }
prompt-bids = Csata { $province-in }: a résztvevők titokban licitálnak.
prompt-bid =
    { $coins ->
        [0] Csata { $province-in }: hány érmét teszel a { $advantage-to }? Nincs több érméd.
       *[other] Csata { $province-in }: hány érmét teszel a { $advantage-to }? Még { phrase-coins } van nálad.
    }
prompt-seppuku =
    { $you ->
        [yes] Szeppukut követsz el { $province-in }? { $figures } figurád hal meg.
       *[no] { $name } szeppukut követhet el { $province-in }.
    }
prompt-hostage =
    { $you ->
        [yes] Kit ejtesz túszul { $province-in }?
       *[no] { $name } túszt ejthet { $province-in }.
    }
prompt-hostage-more =
    { $you ->
        [yes] Tisztelet: ejtesz még egy túszt { $province-in }?
       *[no] { $name } még egy túszt ejthet { $province-in }.
    }
prompt-hire =
    { $you ->
        [yes] Felfogadod a róninokat? Ebben a csatában { $force } erőt adnak.
       *[no] { $name } felfogadhatja a róninokat.
    }
prompt-remainder =
    { $you ->
        [yes] { phrase-coins } maradt: kinek adsz egyet?
       *[no] { $name } kiosztja a maradék érméket.
    }

## Mire jó a kérdés: az első játékokban hangzik el

aid-tea = A szövetség mindkettőtöknek megadja az általatok kijátszott mandátumok bónuszát, az évszak végéig vagy árulásig.
aid-partner = Akik egymást nevezik meg, szövetségesek: mindketten megkapják az általuk kijátszott mandátumok bónuszát.
aid-make-offer = Elfogadáskor az érme és a rónin azonnal gazdát cserél, a szövetség megköttetik; az ígéret senkit sem köt.
aid-drafting = Amíg nincs kész, senki sem tud róla.
aid-answer = Az érme, a rónin és a szövetség elfogadáskor azonnal érvényes; az ígéret senkit sem köt.
aid-deal = A háborúig bármikor alkudozhatsz; csak az biztos, ami azonnal gazdát cserél.
aid-offer-template = Szövetség csak a teaszertartáson köthető.
aid-offer-coins = Az ajánlat elfogadásakor cserélnek gazdát.
aid-offer-ronin = Az ajánlat elfogadásakor cserélnek gazdát.
aid-offer-asked-coins = Legfeljebb annyi, amennyi a másik tartalékában van.
aid-offer-asked-ronin = Legfeljebb annyi, amennyi a másik tartalékában van.
aid-offer-alliance = Egy évszakban mindenkinek legfeljebb egy szövetségese van.
aid-offer-promise = Senkit sem köt, de mindenki, aki tud róla, látni fogja, betartod-e.
aid-offer-asked-promise = Senkit sem köt, de mindenki, aki tud róla, látni fogja, betartják-e.
aid-offer-mandate = Az ígéret erre az évszakra szól.
aid-offer-province = Az ígéret erre az évszakra szól.
aid-offer-advantage = Aki megígéri, abban a tartományban nem licitál rá.
aid-offer-shrine = Aki megígéri, ebben az évszakban senkit sem küld oda.
aid-offer-coins-later = A háború kezdete előtt kell kifizetni.
aid-offer-ronin-later = A háború kezdete előtt kell kifizetni.
aid-offer-circle = Ami gazdát cserél, azt mindenképp mindenki látja.
aid-mandate = Mindenki végrehajtja; te és a szövetségesed a bónuszt is megkapjátok. A másik hármat a következő húzza.
aid-tile = A másik hármat a következő játékos húzza fel. Aztán bármelyik mandátumot bejelentheted.
aid-announce = Bármelyik az öt közül, bármit rejtettél is el.
aid-summon = A pap azonnal szentélybe mehet; mindenki más ott marad, ahol megidézted.
aid-summon-where = A klánod bárhová idézhet, erődönként egy figurát.
aid-summon-bonus = Az aktív játékos és szövetségese eggyel több figurát idéz meg.
aid-summon-monster = A szörny azonnal megérkezik oda, ahol erődöd van.
aid-worship = A kamik tiszteletekor a szentély legerősebbje kap kegyet. A figurák csak az évszak végén térnek vissza.
aid-march = Minden figura egyszer mozoghat, határon vagy tengeri úton át.
aid-to = Szomszédos tartományba, szárazföldön vagy tengeren.
aid-toll = Aki nem tud vagy nem akar fizetni, ebben a körben nem használja az utat.
aid-pay-toll = Ha fizetsz, ebben a körben minden figurád átmehet; különben az út lezárul előtted.
aid-build = Minden erőd eggyel több idézést ad, és a szörnyek is ezeknél jelennek meg.
aid-buy = A kártya azonnal és a játék végéig hat.
aid-benevolence = Becsületet és 2 pontot hoz neked.
aid-place = A lerakás nem idézés: ami idézés után járna, nem jár érte.
aid-place-at-shrine = A lerakás nem idézés: ami idézés után járna, nem jár érte.
aid-worshipper = A Komainu is pap.
aid-ninja = Egy lépésbe kerül a becsületsávon.
aid-ninja-whom = Egy lépésbe kerül a becsületsávon.
aid-monkey = Ha többen egyformán gazdagok, mindegyiktől. Egyszer kerül egy lépésbe a becsületsávon.
aid-mercy = Ha megkíméled őket, senki sem hal meg, és minden Irgalom kártyád 2 pontot hoz.
aid-hate = Egy szamuráj vagy pap minden magasabb becsületű játékostól.
aid-enters-first = Mindkettő ugyanazzal az Árulással érkezett.
aid-betray = Ugyanolyan típusú figurára a tartalékodból; két különböző játékos egy-egy figuráját.
aid-replace = Visszatér gazdája tartalékába; a tiéd kerül a helyére.
aid-replace-with = Szörny helyére bármelyik szörny kerülhet; a Komainu pap is.
aid-next-at-war = Néhány kártya érméket hasonlít össze vagy vesz el, ezért számít a sorrend.
aid-next-card = „A kereskedő útja” fizet a gazdájának, amikor egy gazdagabb játékos érmét szerez, ezért számít a kártyáid sorrendje.
aid-next-at-recruit = Az érintettek közül neked a legmagasabb a becsületed.
aid-amaterasu = Minden egyenlőségnél a becsület dönt.
aid-fujin = Két figurával egy-egy lépés, vagy eggyel kettő.
aid-raijin = A tartalékodból, erőd nélkül is.
aid-bids = A vesztesek elveszítik a licitjüket; amit a győztes licitált, azon ők osztoznak.
aid-bid = A legtöbb érme nyer, egyenlőségnél a becsület. A vesztesek licitje elvész, a győztesét ők kapják.
aid-seppuku = Figuránként egy pont és egy lépés a becsületsávon; a csatában maradsz.
aid-hostage = Gazdája egy pontot is veszít, a te javadra; a következő évszakban hazatér, és egy érmét hoz neked.
aid-hostage-more = Más játékos figurája is lehet.
aid-hire = Nem költöd el őket, a következő csatában is segíthetnek.
aid-remainder = Akár mindet egyetlen vesztesnek adhatod, hacsak a beállítás mást nem mond.

## Válaszok

label-ready = Kész vagyok
label-alone = Nem kötök szövetséget
label-ally = Szövetséges: { $player }
label-no-offer = Nem teszek ajánlatot
label-offer = Ajánlat { $player } játékosnak
label-accept = Elfogadom { $player } ajánlatát: { $terms }
label-decline = Elutasítom { $player } ajánlatát: { $terms }
label-withdraw = Visszavonom az ajánlatomat { $player } játékosnak: { $terms }
label-template = { $template }
label-coins =
    { $coins ->
        [0] Egy érme sem
       *[other] { phrase-coins }
    }
label-ronin =
    { $ronin ->
        [0] Egy rónin sem
       *[other] { phrase-ronin }
    }
label-alliance = Szövetség
label-no-alliance = Szövetség nélkül
label-promise = { $kind }
label-advantage = { $advantage }
label-openly = Mindenki hallja
label-secretly = Csak mi ketten
label-mandate = { $mandate }
label-tile = { $mandate }, képpel lefelé
label-province = { $province }
label-done-summoning = Befejezem az idézést
label-skip = Ide nem idézek
label-summon = Idézés: { $figure }
label-stay-on-map = { $province-in } marad
label-worship = { $kami } szentélye
label-shrine = { $kami } szentélye
label-done-moving = Befejezem a mozgatást
label-group = { $province }: { $piece }
label-to = { $province }
label-stay = { $province-in } marad
label-waive = Átengedem ingyen
label-charge = Kérek 1 érmét
label-turn-back = Visszavonom a mozgást
label-pay-toll = Fizetek 1 érmét
label-build = { $province }
label-build-nothing = Nem építek
label-buy =
    { $coins ->
        [0] { $card } (ingyen)
       *[other] { $card } ({ phrase-coins })
    }
label-buy-nothing = Nem veszek kártyát
label-no-coin-given = Nem adok
label-give-coin = { $player }
label-place = { $province }
label-place-none = Nem rakok le senkit
label-figure = A választott figura: { $figure }
label-figure-of =
    { $player-you ->
        [yes] Saját figurád: { $figure }
       *[no] { $player } figurája: { $figure }
    }
label-kill-nobody = Senkit sem ölök meg
label-no-coins-taken = Nem veszek el
label-monkey =
    { $players-count ->
        [one] Elveszek egy érmét: { $players }
       *[other] Elveszek egy-egy érmét: { $players }
    }
label-kill = Megölöm őket
label-spare = Megkímélem őket
label-done-replacing = Befejezem a cserét
label-next-card = { $card }
label-next =
    { $player-you ->
        [yes] Te
       *[no] { $player }
    }
label-stay-in-honor = Maradok a helyemen
label-rise = A sáv tetejére lépek
label-summon-nobody = Senkit sem idézek meg
label-bid =
    { $coins ->
        [0] Egy érme sem
       *[other] { phrase-coins }
    }
label-no-seppuku = Nem követek el szeppukut
label-seppuku = Szeppukut követek el
label-no-hostage = Nem ejtek túszt
label-no-hire = Nem fogadom fel őket
label-hire = Felfogadom a róninokat

## Ami történt

event-cards-chosen = Az alapkártyákhoz járuló készlet: { $set }.
event-shrines-lie = Szentélyek balról jobbra: { $kami }.
event-starts =
    { $you ->
        [yes] A klánod: { $clan }. { $province-in } kezdesz.
       *[no] { $name } klánja: { $clan }. { $province-in } kezd.
    }
event-season-begins = Új évszak: { $season-role }.
event-wars-lie = A csaták sorrendje: { $provinces }.
stack =
    { $n ->
        [1] { $card }
       *[other] { $card } ({ $n }×)
    }
event-cards-lie = Kiterített kártyák: { $cards }.
event-income =
    { $you ->
        [yes] A jövedelmed: { phrase-coins }.
       *[no] { $name } jövedelme: { phrase-coins }.
    }
event-returns =
    { $you ->
        [yes] Visszaadod { $owner } túszul ejtett figuráját: { $figure }.
       *[no]
            { $owner-you ->
                [yes] { $name } visszaadja túszul ejtett figurádat: { $figure }.
               *[no] { $name } visszaadja { $owner } túszul ejtett figuráját: { $figure }.
            }
    }
event-coins =
    { $you ->
        [yes] { phrase-coins.acc } kapsz ({ $source }).
       *[no] { $name } { phrase-coins.acc } kap ({ $source }).
    }
event-ronin =
    { $you ->
        [yes] { phrase-ronin.acc } kapsz ({ $source }).
       *[no] { $name } { phrase-ronin.acc } kap ({ $source }).
    }
event-points =
    { $you ->
        [yes] { phrase-points.acc } kapsz ({ $source }).
       *[no] { $name } { phrase-points.acc } kap ({ $source }).
    }
event-coins-taken =
    { $you ->
        [yes] { phrase-coins.acc } veszel el { $owner } játékostól ({ $source }).
       *[no]
            { $owner-you ->
                [yes] { $name } { phrase-coins.acc } vesz el tőled ({ $source }).
               *[no] { $name } { phrase-coins.acc } vesz el { $owner } játékostól ({ $source }).
            }
    }
event-points-taken =
    { $you ->
        [yes] { phrase-points.acc } veszel el { $owner } játékostól ({ $source }).
       *[no]
            { $owner-you ->
                [yes] { $name } { phrase-points.acc } vesz el tőled ({ $source }).
               *[no] { $name } { phrase-points.acc } vesz el { $owner } játékostól ({ $source }).
            }
    }
event-honor-up =
    { $you ->
        [yes] Becsületet nyersz, és { $other } fölé kerülsz.
       *[no]
            { $other-you ->
                [yes] { $name } becsületet nyer, és föléd kerül.
               *[no] { $name } becsületet nyer, és { $other } fölé kerül.
            }
    }
event-honor-down =
    { $you ->
        [yes] Becsületet veszítesz, és { $other } alá kerülsz.
       *[no]
            { $other-you ->
                [yes] { $name } becsületet veszít, és alád kerül.
               *[no] { $name } becsületet veszít, és { $other } alá kerül.
            }
    }
event-honor-top =
    { $you ->
        [yes] A becsületsáv tetejére lépsz.
       *[no] { $name } a becsületsáv tetejére lép.
    }
event-tea-begins = Kezdődik a teaszertartás; az eddigi szövetségek véget érnek.
event-allies =
    { $you ->
        [yes] Szövetséget kötsz { $other } játékossal.
       *[no]
            { $other-you ->
                [yes] { $name } szövetséget köt veled.
               *[no] { $name } és { $other } szövetséget köt.
            }
    }
event-no-alliances = Senki sem köt szövetséget.
event-offers =
    { $you ->
        [yes] Az ajánlatod { $other } játékosnak: { $terms }.
       *[no]
            { $other-you ->
                [yes] { $name } ajánlata neked: { $terms }.
               *[no] { $name } ajánlata { $other } játékosnak: { $terms }.
            }
    }
event-accepts =
    { $you ->
        [yes] Elfogadod { $other } ajánlatát.
       *[no]
            { $other-you ->
                [yes] { $name } elfogadja az ajánlatodat.
               *[no] { $name } elfogadja { $other } ajánlatát.
            }
    }
event-declines =
    { $you ->
        [yes] Elutasítod { $other } ajánlatát.
       *[no]
            { $other-you ->
                [yes] { $name } elutasítja az ajánlatodat.
               *[no] { $name } elutasítja { $other } ajánlatát.
            }
    }
event-withdraws =
    { $you ->
        [yes] Visszavonod az ajánlatodat { $other } játékosnak.
       *[no]
            { $other-you ->
                [yes] { $name } visszavonja a neked tett ajánlatát.
               *[no] { $name } visszavonja az ajánlatát { $other } játékosnak.
            }
    }
event-expires =
    { $you ->
        [yes] Lejár az ajánlatod { $other } játékosnak.
       *[no]
            { $other-you ->
                [yes] Lejár { $name } neked tett ajánlata.
               *[no] Lejár { $name } ajánlata { $other } játékosnak.
            }
    }
event-gives =
    { $you ->
        [yes] { phrase-given.acc } adsz { $other } játékosnak.
       *[no]
            { $other-you ->
                [yes] { $name } { phrase-given.acc } ad neked.
               *[no] { $name } { phrase-given.acc } ad { $other } játékosnak.
            }
    }
event-promises =
    { $you ->
        [yes] Az ígéreted { $other } játékosnak: { $promise }.
       *[no]
            { $other-you ->
                [yes] { $name } ígérete neked: { $promise }.
               *[no] { $name } ígérete { $other } játékosnak: { $promise }.
            }
    }
event-keeps-promise =
    { $you ->
        [yes] Betartod az ígéretedet { $other } játékosnak: { $promise }.
       *[no]
            { $other-you ->
                [yes] { $name } betartja a neked tett ígéretét: { $promise }.
               *[no] { $name } betartja az ígéretét { $other } játékosnak: { $promise }.
            }
    }
event-breaks-promise =
    { $you ->
        [yes] Megszeged az ígéretedet { $other } játékosnak: { $promise }.
       *[no]
            { $other-you ->
                [yes] { $name } megszegi a neked tett ígéretét: { $promise }.
               *[no] { $name } megszegi az ígéretét { $other } játékosnak: { $promise }.
            }
    }
event-draws =
    { $you ->
        [yes] Felhúzol 4 mandátumlapkát.
       *[no] { $name } felhúz 4 mandátumlapkát.
    }
event-sees =
    { $you ->
        [yes] Ezekből választhatsz: { $mandates }.
       *[no] { $name } ezekből választhat: { $mandates }.
    }
event-plays =
    { $you ->
        [yes] A mandátumod: { $mandate }.
       *[no] { $name } mandátuma: { $mandate }.
    }
event-buries =
    { $you ->
        [yes] Képpel lefelé lerakod: { $mandate }.
       *[no] { $name } képpel lefelé lerakja: { $mandate }.
    }
event-announces =
    { $you ->
        [yes] A bejelentett mandátumod: { $mandate }.
       *[no] { $name } bejelentett mandátuma: { $mandate }.
    }
event-summons =
    { $you ->
        [yes] { $province-in } { $figure-acc } idézel meg.
       *[no] { $name } { $figure-acc } idéz meg { $province-in }.
    }
event-worships =
    { $you ->
        [yes] { $province-from } { $figure-acc } küldesz { $kami } szentélyébe.
       *[no] { $name } { $figure-acc } küld { $province-from } { $kami } szentélyébe.
    }
event-places =
    { $you ->
        [yes] { $province-in } { $figure-acc } raksz le.
       *[no] { $name } { $figure-acc } rak le { $province-in }.
    }
event-places-at-shrine =
    { $you ->
        [yes] { $kami } szentélyében { $figure-acc } raksz le.
       *[no] { $name } { $figure-acc } rak le { $kami } szentélyében.
    }
event-moves =
    { $you ->
        [yes] { $source-from } { $province-to } { $piece-acc } mozgatsz.
       *[no] { $name } { $piece-acc } mozgat { $source-from } { $province-to }.
    }
event-charges =
    { $you ->
        [yes] Vámot kérsz { $other } játékostól ezen az úton: { $route }.
       *[no]
            { $other-you ->
                [yes] { $name } vámot kér tőled ezen az úton: { $route }.
               *[no] { $name } vámot kér { $other } játékostól ezen az úton: { $route }.
            }
    }
event-waives =
    { $you ->
        [yes] Elengeded { $other } vámját ezen az úton: { $route }.
       *[no]
            { $other-you ->
                [yes] { $name } elengedi a vámodat ezen az úton: { $route }.
               *[no] { $name } elengedi { $other } vámját ezen az úton: { $route }.
            }
    }
event-pays-toll =
    { $you ->
        [yes] Vámként { phrase-coins.acc } fizetsz { $other } játékosnak ezen az úton: { $route }.
       *[no]
            { $other-you ->
                [yes] { $name } vámként { phrase-coins.acc } fizet neked ezen az úton: { $route }.
               *[no] { $name } vámként { phrase-coins.acc } fizet { $other } játékosnak ezen az úton: { $route }.
            }
    }
event-turns-back =
    { $you ->
        [yes] Visszavonod a mozgást; ez az út lezárul előtted: { $route }.
       *[no] { $name } visszavonja a mozgást; lezárul ez az út: { $route }.
    }
event-builds =
    { $you ->
        [yes] { phrase-coins.acc } fizetsz, és erődöt építesz { $province-in }.
       *[no] { $name } { phrase-coins.acc } fizet, és erődöt épít { $province-in }.
    }
event-buys =
    { $you ->
        [yes]
            { $coins ->
                [0] Ingyen veszel egy kártyát: „{ $card }”.
               *[other] { phrase-coins.for } veszel egy kártyát: „{ $card }”.
            }
       *[no]
            { $coins ->
                [0] { $name } ingyen vesz egy kártyát: „{ $card }”.
               *[other] { $name } { phrase-coins.for } vesz egy kártyát: „{ $card }”.
            }
    }
event-gives-spent =
    { $you ->
        [yes] Az egyik elköltött érmét { $other } játékosnak adod.
       *[no]
            { $other-you ->
                [yes] { $name } neked adja az egyik elköltött érmét.
               *[no] { $name } az egyik elköltött érmét { $other } játékosnak adja.
            }
    }
event-harvests =
    { $you ->
        [yes]
            { $provinces-count ->
                [0] Az aratásból { phrase-coins.acc } kapsz.
               *[other] Aratsz ({ $provinces }): { phrase-reward } kapsz.
            }
       *[no]
            { $provinces-count ->
                [0] { $name } { phrase-coins.acc } kap az aratásból.
               *[other] { $name } arat ({ $provinces }): { phrase-reward } kap.
            }
    }
event-leaves-ally =
    { $you ->
        [yes] Felbontod a szövetséget { $other } játékossal.
       *[no]
            { $other-you ->
                [yes] { $name } felbontja a szövetséget veled.
               *[no] { $name } felbontja a szövetséget { $other } játékossal.
            }
    }
event-replaces =
    { $you ->
        [yes] Lecseréled { $owner } figuráját { $province-in }: { $figure } helyett saját { $own }.
       *[no]
            { $owner-you ->
                [yes] { $name } lecseréli a figurádat { $province-in }: { $figure } helyett saját { $own }.
               *[no] { $name } lecseréli { $owner } figuráját { $province-in }: { $figure } helyett saját { $own }.
            }
    }
event-replaces-at-shrine =
    { $you ->
        [yes] Lecseréled { $owner } figuráját { $kami } szentélyében: { $figure } helyett saját { $own }.
       *[no]
            { $owner-you ->
                [yes] { $name } lecseréli a figurádat { $kami } szentélyében: { $figure } helyett saját { $own }.
               *[no] { $name } lecseréli { $owner } figuráját { $kami } szentélyében: { $figure } helyett saját { $own }.
            }
    }
event-kills =
    { $you ->
        [yes]
            { $owner-you ->
                [yes] { $province-in } { $n } { $figure-acc } ölsz meg a sajátjaid közül.
               *[no] { $province-in } { $n } { $figure-acc } ölsz meg { $owner } figurái közül.
            }
       *[no]
            { $owner-you ->
                [yes] { $name } { $province-in } { $n } { $figure-acc } öl meg a tieid közül.
               *[no]
                    { $owner-self ->
                        [yes] { $name } { $province-in } { $n } { $figure-acc } öl meg a sajátjai közül.
                       *[no] { $name } { $province-in } { $n } { $figure-acc } öl meg { $owner } figurái közül.
                    }
            }
    }
event-spares =
    { $you ->
        [yes] Megkímélsz mindenkit, aki { $province-in } meghalna.
       *[no] { $name } megkímél mindenkit, aki { $province-in } meghalna.
    }
event-goes-next =
    { $you ->
        [yes]
            { $other-you ->
                [yes] Döntésed szerint te következel.
               *[no] Döntésed szerint { $other } következik.
            }
       *[no]
            { $other-you ->
                [yes] { $name } döntése szerint te következel.
               *[no] { $name } döntése szerint { $other } következik.
            }
    }
event-kami-turn = A kamik tisztelete, { $number }. alkalom.
event-favour =
    { $you ->
        [yes] Megkapod { $kami } kegyét.
       *[no] { $name } megkapja { $kami } kegyét.
    }
event-war-begins = Kezdődik az évszak háborúja ({ $season-role }).
event-converts =
    { $you ->
        [yes] { phrase-ronin.acc } ugyanannyi érmére váltasz.
       *[no] { $name } { phrase-ronin.acc } ugyanannyi érmére vált.
    }
event-token-discarded = { $province }: senkinek sincs ott ereje, a jelzőt eldobjuk.
event-unopposed =
    { $you ->
        [yes] Harc nélkül elviszed { $province } hadszíntérjelzőjét.
       *[no] { $name } harc nélkül elviszi { $province } hadszíntérjelzőjét.
    }
event-allied-claim =
    { $you ->
        [yes] { $province }: szövetségeseddel nem csatázol, a jelző a tiéd.
       *[no]
            { $other-you ->
                [yes] { $province }: szövetségeseddel nem csatázol, a jelzőt { $name } viszi el.
               *[no] { $province }: a szövetségesek nem csatáznak, a jelzőt { $name } viszi el.
            }
    }
event-battle = Csata { $province-in }. Résztvevők: { $participants }.
event-bids =
    { $you ->
        [yes] A licited: Szeppuku { $seppuku }, Túszejtés { $hostage }, Róninok felfogadása { $ronin }, Császári költők { $poets }.
       *[no] { $name } licitje: Szeppuku { $seppuku }, Túszejtés { $hostage }, Róninok felfogadása { $ronin }, Császári költők { $poets }.
    }
event-wins-advantage =
    { $you ->
        [yes] Megnyered a { $advantage-acc }.
       *[no] { $name } megnyeri a { $advantage-acc }.
    }
event-declines-advantage =
    { $you ->
        [yes] Nem élsz a { $advantage-ins }.
       *[no] { $name } nem él a { $advantage-ins }.
    }
event-commits-seppuku =
    { $you ->
        [yes] Szeppukut követsz el { $province-in }: { $figures } figurád hal meg.
       *[no] { $name } szeppukut követ el { $province-in }: { $figures } figurája hal meg.
    }
event-captures =
    { $you ->
        [yes] Túszul ejted { $owner } figuráját { $province-in }: { $figure }.
       *[no]
            { $owner-you ->
                [yes] { $name } túszul ejti a figurádat { $province-in }: { $figure }.
               *[no] { $name } túszul ejti { $owner } figuráját { $province-in }: { $figure }.
            }
    }
event-hires =
    { $you ->
        [yes] Róninokat fogadsz fel, akik { $force } erőt adnak.
       *[no] { $name } róninokat fogad fel, akik { $force } erőt adnak.
    }
event-fights =
    { $you ->
        [yes]
            { $force ->
                [0] Erő nélkül harcolsz { $province-in }.
               *[other] { $force } erővel harcolsz { $province-in }.
            }
       *[no]
            { $force ->
                [0] { $name } erő nélkül harcol { $province-in }.
               *[other] { $name } { $force } erővel harcol { $province-in }.
            }
    }
event-wins-battle =
    { $you ->
        [yes]
            { $force ->
                [0] Erő nélkül is megnyered a csatát { $province-in }.
               *[other] { $force } erővel megnyered a csatát { $province-in }.
            }
       *[no]
            { $force ->
                [0] { $name } erő nélkül is megnyeri a csatát { $province-in }.
               *[other] { $name } { $force } erővel megnyeri a csatát { $province-in }.
            }
    }
event-pays-bid =
    { $you ->
        [yes] Befizeted a licitedet: { phrase-coins }.
       *[no] { $name } befizeti a licitjét: { phrase-coins }.
    }
event-reparation =
    { $you ->
        [yes] Hadisarcként { phrase-coins.acc } fizetsz { $other } játékosnak.
       *[no]
            { $other-you ->
                [yes] { $name } hadisarcként { phrase-coins.acc } fizet neked.
               *[no] { $name } hadisarcként { phrase-coins.acc } fizet { $other } játékosnak.
            }
    }
event-cleanup = Az évszak vége ({ $season-role }): az érmék és a róninok a készletbe, a szentélyek figurái a tartalékba kerülnek.
event-winter-begins = Itt a tél: jön a pontozás.
event-scores =
    { $you ->
        [yes] { phrase-points.acc } kapsz: { $item }.
       *[no] { $name } { phrase-points.acc } kap: { $item }.
    }
event-wins =
    { $you ->
        [yes] Győztél, { phrase-points.acc } szereztél.
       *[no] { $name } győzött, { phrase-points.acc } szerzett.
    }

## Ami még jön

chain-recruit =
    { $player-you ->
        [yes] Toborzol
       *[no] { $player } toboroz
    }
chain-marshal =
    { $player-you ->
        [yes] Mozgatod a figuráidat
       *[no] { $player } a figuráit mozgatja
    }
chain-train =
    { $player-you ->
        [yes] Kártyát vehetsz
       *[no] { $player } kártyát vehet
    }
chain-build = Erőd épülhet
chain-card = A megvett kártya: { $card }
chain-shrine = { $kami } szentélye
chain-advantage = { $advantage }
chain-outcome = A csata kimenetele
chain-reparations = Hadisarc

## Elutasítások

refusal-allied-already = Egyikőtöknek már van szövetségese.
refusal-bid-too-high = Nincs már ennyi érméd.
refusal-daimyo-immune = Daimjót nem lehet lecserélni.
refusal-daimyo-no-hostage = Daimjót nem lehet túszul ejteni.
refusal-has-moved = Ez már mozgott ebben a mandátumban, vagy helyben hagytad: { $piece } ({ $province }).
refusal-card-not-waiting = Ez a kártyád most nem következhet: „{ $card }”.
refusal-has-one-already = { $player } már kapott a maradék érmékből.
refusal-hit-already = Egy Árulásban minden játékosnak csak egy figuráját cserélheted le.
refusal-must-promise = Itt ígérni kell valamit.
refusal-no-bushi-there = Ott nincs megölhető szamuráj.
refusal-no-coin-for-toll = Nincs érméd a vámra.
refusal-no-deal-with-oneself = Magadnak nem tehetsz ajánlatot.
refusal-no-loser = { $player } nem vesztese ennek a csatának.
refusal-no-stronghold-left = Minden erődöd a térképen van.
refusal-no-stronghold-there = Nincs erődöd { $province-in }.
refusal-no-such-offer = Nincs ilyen ajánlat.
refusal-no-such-shrine = Ebben a játékban nincs meg { $kami } szentélye.
refusal-no-target-there = Ott nincs lecserélhető figura.
refusal-nobody-has-coins = Egy ellenfélnek sincs érméje.
refusal-not-adjacent = { $province } nem szomszédos.
refusal-not-drawn = Nincs a felhúzott lapkáid között: { $mandate }.
refusal-not-fitting = Ide ez nem illik: { $figure }.
refusal-not-in-play = Ebben a játékban nincs meg { $kami } szentélye.
refusal-not-in-reserve = Nincs ilyen figura a tartalékodban.
refusal-not-in-this-window = Most csak az aktív játékosnak lehet ajánlatot tenni.
refusal-not-involved = { $player } most nem következhet.
refusal-not-now = Szövetség csak a teaszertartáson köthető.
refusal-not-on-offer = Ez a kártya nincs kiterítve: „{ $card }”.
refusal-not-to-be-killed = A Gyűlöletdémon csak a megnevezett játékos szamuráját vagy papját öli meg.
refusal-not-to-be-taken = Nincs ilyen figurája más játékosnak a tartományban.
refusal-not-to-oneself = Magadnak nem adhatod az érmét.
refusal-not-yours = Ez nem a tiéd: { $figure }.
refusal-nothing-fits = Nincs ilyen típusú figurád a tartalékban.
refusal-nothing-offered = Az ajánlat üres volna.
refusal-nothing-there = { $province-in } nincs ilyen mozgatható figurád: { $piece }.
refusal-nothing-to-pay-with = Akinek fizetnie kellene, annak sem érméje, sem róninja nincs.
refusal-nowhere-to-go = { $province-from } most sehová sem vezet nyitott út.
refusal-route-closed = A tengeri út { $province-to } ebben a körben zárva van előtted.
refusal-shrine-not-open = A szentélyek figuráit csak „A hamisak ösvénye” éri el.
refusal-stronghold-too-dear = Nincs elég érméd egy erődre.
refusal-too-dear = „{ $card }”: az ára { phrase-coins }, és nincs ennyi érméd.
refusal-too-many-offers = Már három nyitott ajánlatod van.
refusal-too-much = Ez több, mint amennyi van, vagy amennyi most ajánlható.

## Játékbeállítások

option-set = Évszakkártyák
option-set-archway = Kapu
option-set-horseman = Lovas
option-set-teapot = Teáskanna
option-set-random = sorsolva
option-set-help = Melyik készlet járul az alapkártyákhoz. Az első játékhoz a Kapu való.
option-shrines = Szentélyek
option-shrines-random = sorsolva
option-shrines-beginner = négy az első játékhoz
option-shrines-help = A hét kami közül melyik négynek van szentélye, és milyen sorrendben.
option-negotiation = Alkudozás
option-negotiation-free = ajánlatok bármikor
option-negotiation-windows = ajánlatok meghatározott pillanatokban
option-negotiation-off = ajánlatok nélkül
option-negotiation-help = Alkudozni bármikor tett ajánlatokkal, meghatározott pillanatokban, vagy egyáltalán nem lehet; akkor titkos választás dönt a szövetségekről.
option-simultaneous-order = Egyidejű képességek sorrendje
option-simultaneous-order-ask-highest-honor = a legmagasabb becsületű játékos dönt
option-simultaneous-order-honor-order = mindig becsület szerint
option-simultaneous-order-help = Ahol több játékos kártyái hatnak egyszerre, és számít a sorrend.
option-gift-needs-acceptance = Az ajándékot el kell fogadni
option-gift-needs-acceptance-help = Csak elfogadás után cserél-e gazdát az ajándék.
option-oni-of-souls-requires-battle = A Lélekdémon csak csata után ad pontot
option-oni-of-souls-requires-battle-help = Különben a harc nélkül elvett jelző is pontot ad.
option-lone-player-counts-as-lowest-honor = Aki egyedül van egy tartományban, annak a becsülete ott a legalacsonyabb
option-lone-player-counts-as-lowest-honor-help = A Koponyadémonnál és a Vérdémonnál számít.
option-ninja-may-target-own-bushi = „A nindzsa ösvénye” saját szamurájt is megölhet
option-ninja-may-target-own-bushi-help = Különben csak másokét.
option-merchant-pays-per-richer-player = „A kereskedő útja” minden gazdagabb játékos után fizet
option-merchant-pays-per-richer-player-help = Különben eseményenként egy érmét.
option-koi-conversion-triggers-merchant = A Koi-klán váltása működésbe hozza „A kereskedő útja” kártyát
option-koi-conversion-triggers-merchant-help = Készletből vettnek számítanak-e a róninokért kapott érmék.
option-serpent-tolls-turtle-strongholds = „A kígyó ösvénye” a Teknős erődjei után is vámot szed
option-serpent-tolls-turtle-strongholds-help = Kell-e vámot fizetni a tengeren mozgó erődökért.
option-serpent-tolls-dragonfly = „A kígyó ösvénye” a Szitakötőtől is vámot szed
option-serpent-tolls-dragonfly-help = Fizet-e vámot a Szitakötő két tartomány között, amelyet tengeri út köt össze.
option-reparation-remainder-max-one-each = Maradék hadisarc: vesztesenként legfeljebb egy érme
option-reparation-remainder-max-one-each-help = Különben a győztes egynek többet is adhat.
option-new-stronghold-moves-same-marshal = Az új erőd ugyanabban a Hadmozdulatban mozoghat
option-new-stronghold-moves-same-marshal-help = Akkor az építés a mozgás előtt van; a Teknősnél számít.
option-clans-of-three = Klánok
option-clans-of-three-random = sorsolva
option-clans-of-three-koi-lotus-turtle = Koi, Lótusz és Teknős
option-clans-of-three-koi-lotus-dragonfly = Koi, Lótusz és Szitakötő
option-clans-of-three-koi-lotus-bonsai = Koi, Lótusz és Bonszai
option-clans-of-three-koi-turtle-dragonfly = Koi, Teknős és Szitakötő
option-clans-of-three-koi-turtle-bonsai = Koi, Teknős és Bonszai
option-clans-of-three-koi-dragonfly-bonsai = Koi, Szitakötő és Bonszai
option-clans-of-three-lotus-turtle-dragonfly = Lótusz, Teknős és Szitakötő
option-clans-of-three-lotus-turtle-bonsai = Lótusz, Teknős és Bonszai
option-clans-of-three-lotus-dragonfly-bonsai = Lótusz, Szitakötő és Bonszai
option-clans-of-three-turtle-dragonfly-bonsai = Teknős, Szitakötő és Bonszai
option-clans-of-three-help = Melyik klánok játszanak; a becsületük sorrendjében ülnek.
option-clans-of-four = Klánok
option-clans-of-four-random = sorsolva
option-clans-of-four-koi-lotus-turtle-dragonfly = Koi, Lótusz, Teknős és Szitakötő
option-clans-of-four-koi-lotus-turtle-bonsai = Koi, Lótusz, Teknős és Bonszai
option-clans-of-four-koi-lotus-dragonfly-bonsai = Koi, Lótusz, Szitakötő és Bonszai
option-clans-of-four-koi-turtle-dragonfly-bonsai = Koi, Teknős, Szitakötő és Bonszai
option-clans-of-four-lotus-turtle-dragonfly-bonsai = Lótusz, Teknős, Szitakötő és Bonszai
option-clans-of-four-help = Melyik klánok játszanak; a becsületük sorrendjében ülnek.

## Hol tartunk a játékban

chapter-turn = { $season }, { $turn }. kör (összesen { $turns })
chapter-phase = { $season }, { $phase }
chapter-winter = Tél
part-season = { $season }
phase-season-setup = az évszak előkészítése
phase-tea-ceremony = teaszertartás
phase-political = politikai fázis
phase-war = háború
phase-cleanup = az évszak lezárása
phase-winter = tél
season-spring = Tavasz
    .role = tavasz
    .in = tavasszal
season-summer = Nyár
    .role = nyár
    .in = nyáron
season-autumn = Ősz
    .role = ősz
    .in = ősszel
season-winter = Tél
    .role = tél
    .in = télen
turn-mandate = Mandátum
turn-kami = Kamik

## Ajánlatok és ígéretek

term-coins =
    { $you ->
        [yes] te { phrase-coins.acc } adsz { $other } játékosnak
       *[no]
            { $other-you ->
                [yes] { $name } { phrase-coins.acc } ad neked
               *[no] { $name } { phrase-coins.acc } ad { $other } játékosnak
            }
    }
term-ronin =
    { $you ->
        [yes] te { phrase-ronin.acc } adsz { $other } játékosnak
       *[no]
            { $other-you ->
                [yes] { $name } { phrase-ronin.acc } ad neked
               *[no] { $name } { phrase-ronin.acc } ad { $other } játékosnak
            }
    }
term-alliance =
    { $you ->
        [yes] szövetséget köttök
       *[no]
            { $other-you ->
                [yes] szövetséget köttök
               *[no] szövetséget kötnek
            }
    }
term-promise =
    { $you ->
        [yes] te ígéretet teszel { $other } játékosnak ({ $promise })
       *[no]
            { $other-you ->
                [yes] { $name } ígéretet tesz neked ({ $promise })
               *[no] { $name } ígéretet tesz { $other } játékosnak ({ $promise })
            }
    }
promise-none = semmi
promise-play-mandate = { $mandate } kijátszása
promise-do-not-play-mandate = { $mandate } mellőzése
promise-stay-out-of-province = { $province } elkerülése
promise-leave-advantage = lemondás a { $advantage-from } { $province-in }
promise-spare-in-betray = kímélet Árulás esetén
promise-leave-shrine = { $kami } szentélyének átengedése
promise-pay-later = { phrase-given } későbbi kifizetése
kind-promise-none = Semmi
kind-promise-play-mandate = Egy mandátum kijátszása
kind-promise-do-not-play-mandate = Egy mandátum mellőzése
kind-promise-stay-out-of-province = Egy tartomány elkerülése
kind-promise-leave-advantage = Egy hadi előny átengedése
kind-promise-spare-in-betray = Kímélet Árulás esetén
kind-promise-leave-shrine = Egy szentély átengedése
kind-promise-pay-later = Későbbi fizetség
status-open = nyitott
status-kept = betartva
status-broken = megszegve
status-undecidable = nem eldönthető
template-alliance-plain = Szövetség
template-alliance-i-pay = Szövetség, és én fizetek
template-alliance-you-pay = Szövetség, és a másik fizet
template-i-pay-for-promise = Fizetek egy ígéretért
template-you-pay-for-promise = Ígéretet adok fizetségért
template-promise-for-promise = Ígéretért ígéret
template-gift = Ajándék
source-hostages = túszok visszaadása

## Honnan jönnek a pontok

item-harvests = aratások
item-kami = kamik
item-virtues = erények
item-upgrades = fejlesztések
item-monsters = szörnyek
item-seppuku = szeppuku
item-hostages = túszok
item-poets = Császári költők
item-winter-upgrades = téli fejlesztések
item-tokens = hadszíntérjelzők
item-set = különböző tartományok
item-taken = mások elvették
reason-list = { $names }
reason-tokens = { $n } hadszíntérjelző
reason-set = { $provinces-count } tartomány: { $provinces }
reason-one = { $card }
reason-oni-owned = { $card } { $n } démonért
reason-monster-owned = { $card } { $n } szörnyért
reason-distinct-virtue-owned = { $card } { $n } erényért
reason-own-stronghold-on-map = { $card } { $n } erődért
reason-season-with-alliance = { $card } { $n } szövetséges évszakért

## Nevek

province-hokkaido = Hokkaidó
    .in = Hokkaidón
    .to = Hokkaidóra
    .from = Hokkaidóról
    .acc = Hokkaidót
province-oshu = Ósú
    .in = Ósúban
    .to = Ósúba
    .from = Ósúból
    .acc = Ósút
province-edo = Edo
    .in = Edóban
    .to = Edóba
    .from = Edóból
    .acc = Edót
province-kyoto = Kiotó
    .in = Kiotóban
    .to = Kiotóba
    .from = Kiotóból
    .acc = Kiotót
province-kansai = Kanszai
    .in = Kanszaiban
    .to = Kanszaiba
    .from = Kanszaiból
    .acc = Kanszait
province-nagato = Nagato
    .in = Nagatóban
    .to = Nagatóba
    .from = Nagatóból
    .acc = Nagatót
province-shikoku = Sikoku
    .in = Sikokun
    .to = Sikokura
    .from = Sikokuról
    .acc = Sikokut
province-kyushu = Kjúsú
    .in = Kjúsún
    .to = Kjúsúra
    .from = Kjúsúról
    .acc = Kjúsút
route-r1 = Hokkaidó–Ósú
route-r2 = Hokkaidó–Kanszai
route-r3 = Hokkaidó–Kjúsú
route-r4 = Kanszai–Kjúsú
route-r5 = Kanszai–Sikoku
route-r6 = Sikoku–Kjúsú
clan-koi = Koi
    .gloss = A háború elején róninjaid érmévé válnak; ha megnyered a Róninok felfogadását, tartalékod minden érméje 1 erőt ad.
    .role = Mint a víz
clan-lotus = Lótusz
    .gloss = Saját körödben képpel lefelé elrejtesz egy lapkát, és az öt mandátum bármelyikét bejelentheted.
    .role = A szálak mozgatója
clan-turtle = Teknős
    .gloss = Erődjeid ereje egyenként 1, és mindig mozoghatnak, amikor figurákat mozgatsz.
    .role = Az örökkévalóság páncélja
clan-dragonfly = Szitakötő
    .gloss = Figuráidat bármelyik tartományba megidézheted és mozgathatod.
    .role = Fátyolszárnyak
clan-bonsai = Bonszai
    .gloss = Bármit veszel, legfeljebb 1 érmébe kerül, még a kedvezmény előtt.
    .role = Szent bőség
figure-bushi = szamuráj
    .acc = szamurájt
    .gen = a szamurájt
figure-shinto = pap
    .acc = papot
    .gen = a papot
figure-daimyo = daimjó
    .acc = daimjót
    .gen = a daimjót
figure-stronghold = erőd
    .acc = erődöt
    .gen = az erődöt
figure-komainu = Komainu
    .acc = Komainut
    .gen = a Komainut
    .gloss = 1 erő; pap is, ezért idézésekor szentélybe mehet.
figure-oni-of-skulls = Koponyadémon
    .acc = Koponyadémont
    .gen = a Koponyadémont
    .gloss = 1 erő, vagy 3 ott, ahol neked a legalacsonyabb a becsületed.
figure-yurei = Júrei
    .acc = Júreit
    .gen = a Júreit
    .gloss = 2 erő; daimjó is: nem lehet lecserélni vagy túszul ejteni.
figure-oni-of-blood = Vérdémon
    .acc = Vérdémont
    .gen = a Vérdémont
    .gloss = 2 erő, vagy 4 ott, ahol neked a legalacsonyabb a becsületed.
figure-oni-of-souls = Lélekdémon
    .acc = Lélekdémont
    .gen = a Lélekdémont
    .gloss = 1 erő; ahol áll, az ott elvett hadszíntérjelző 2 pontot hoz minden démonodért.
figure-oni-of-hate = Gyűlöletdémon
    .acc = Gyűlöletdémont
    .gen = a Gyűlöletdémont
    .gloss = 1 erő; ahová belép, ott megöl egy szamurájt vagy papot minden nálad magasabb becsületű játékostól.
figure-oni-of-spite = Ármánydémon
    .acc = Ármánydémont
    .gen = az Ármánydémont
    .gloss = 1 erő; ahová belép, ott 2 pontot veszel el mindenkitől, akinek ereje van, és becsülete magasabb a tiédnél.
figure-river-dragon = Folyami sárkány
    .acc = Folyami sárkányt
    .gen = a Folyami sárkányt
    .gloss = 5 erő.
monster-komainu = Komainu
monster-oni-of-skulls = Koponyadémon
monster-yurei = Júrei
monster-oni-of-blood = Vérdémon
monster-oni-of-souls = Lélekdémon
monster-oni-of-hate = Gyűlöletdémon
monster-oni-of-spite = Ármánydémon
monster-river-dragon = Folyami sárkány
mandate-recruit = Toborzás
    .acc = Toborzást
    .gloss = Mindenki megidéz egy figurát minden erődjénél; a bónusz eggyel több figura.
mandate-marshal = Hadmozdulat
    .acc = Hadmozdulatot
    .gloss = Mindenki egyet léphet minden figurájával; a bónusz: erődépítés 3 érméért.
mandate-train = Kiképzés
    .acc = Kiképzést
    .gloss = Mindenki vehet egy évszakkártyát; a bónusz 1 érme kedvezmény.
mandate-harvest = Aratás
    .acc = Aratást
    .gloss = Mindenki kap egy érmét; a bónusz: minden olyan tartomány jutalma, ahol te vagy a legerősebb.
mandate-betray = Árulás
    .acc = Árulást
    .gloss = Az aktív játékos elhagyja szövetségesét, és két más játékos figuráját lecseréli.
kami-amaterasu = Amateraszu
    .gloss = A becsületsáv tetejére léphetsz.
kami-fujin = Fúdzsin
    .gloss = Két mozgás a figuráiddal.
kami-hachiman = Hacsiman
    .gloss = 2 rónint kapsz.
kami-raijin = Raidzsin
    .gloss = Megidézhetsz egy szamurájt bármelyik tartományba.
kami-ryujin = Rjúdzsin
    .gloss = Vehetsz egy évszakkártyát teljes áron.
kami-susanoo = Szuszanoo
    .gloss = 1 pontot kapsz minden erődödért a térképen.
kami-tsukuyomi = Cukujomi
    .gloss = 2 érmét kapsz.
advantage-seppuku = Szeppuku
    .acc = Szeppukut
    .ins = Szeppukuval
    .to = Szeppukura
    .from = Szeppukuról
    .gloss = Megölöd minden ottani figurádat: mindegyikért 1 pont és egy lépés a becsületsávon.
advantage-hostage = Túszejtés
    .acc = Túszejtést
    .ins = Túszejtéssel
    .to = Túszejtésre
    .from = Túszejtésről
    .gloss = Elviszed egy másik játékos figuráját, és vele 1 pontot.
advantage-ronin = Róninok felfogadása
    .acc = Róninok felfogadását
    .ins = Róninok felfogadásával
    .to = Róninok felfogadására
    .from = Róninok felfogadásáról
    .gloss = Minden róninod 1 erőt ad.
advantage-poets = Császári költők
    .acc = Császári költőket
    .ins = Császári költőkkel
    .to = Császári költőkre
    .from = Császári költőkről
    .gloss = 1 pont minden figuráért, amely a csatában meghalt.
set-core = Alapkártyák
set-archway = Kapu
set-horseman = Lovas
set-teapot = Teáskanna
type-upgrade = Fejlesztés
type-virtue = Erény
type-monster = Szörny
type-war-upgrade = Hadi fejlesztés
type-winter-upgrade = Téli fejlesztés
card-komainu = Komainu
    .gloss = 1 erő; pap is, ezért idézésekor szentélybe mehet.
card-oni-of-skulls = Koponyadémon
    .gloss = 1 erő, vagy 3 ott, ahol neked a legalacsonyabb a becsületed.
card-path-of-the-lion = Az oroszlán ösvénye
    .gloss = Daimjód ereje 1-gyel nagyobb.
card-righteousness = Feddhetetlenség
    .gloss = 1 pontot kapsz minden figurádért, amelyet megölnek, bármi az oka.
card-way-of-the-shogun = A sógun útja
    .gloss = A háború elején 3 érmét kapsz.
card-path-of-the-serpent = A kígyó ösvénye
    .gloss = Attól, aki tengeri utat használ, 1 érmét kérhetsz; aki nem fizet, nem mehet át.
card-respect = Tisztelet
    .gloss = Ha csatában túszt ejtesz, még egyet ejthetsz.
card-way-of-bushido = A busidó útja
    .gloss = A háború elején 2 érmét és 2 pontot kapsz minden különböző erényedért.
card-way-of-the-ronin = A rónin útja
    .gloss = A háború elején 2 rónint kapsz.
card-yurei = Júrei
    .gloss = 2 erő; daimjó is: nem lehet lecserélni vagy túszul ejteni.
card-form-of-the-kitsune = A kicune alakja
    .gloss = Télen 3 pontot kapsz minden erődödért a térképen.
card-form-of-the-phoenix = A főnix alakja
    .gloss = Télen 3 pontot kapsz minden különböző erényedért.
card-path-of-the-dragon = A sárkány ösvénye
    .gloss = Daimjód ereje 3-mal nagyobb.
card-river-dragon = Folyami sárkány
    .gloss = 5 erő.
card-way-of-the-moneylender = Az uzsorás útja
    .gloss = A háború elején 5 érmét kapsz.
card-benevolence = Jóindulat
    .gloss = Ha kártyáért vagy erődért fizetsz, az egyik érmét más játékosnak adhatod, és 1 becsületet és 2 pontot kapsz.
card-path-of-the-kenin = A kenin ösvénye
    .gloss = Idézés után lerakhatsz még 1 szamurájt bármelyik erődödnél.
card-path-of-the-light = A fény ösvénye
    .gloss = Minden Toborzás végén lerakhatsz 1 papot bármelyik szentélybe.
card-justice = Igazságosság
    .gloss = Ha alacsonyabb becsületű játékos figuráit ölöd meg, 3 pontot kapsz, minden ilyen játékosért.
card-path-of-the-samurai = A szamuráj ösvénye
    .gloss = Minden Toborzás végén lerakhatsz 1 szamurájt bármelyik tartományba.
card-oni-of-blood-archway = Vérdémon
    .gloss = 2 erő, vagy 4 ott, ahol neked a legalacsonyabb a becsületed.
card-oni-of-souls-archway = Lélekdémon
    .gloss = 1 erő; ahol áll, az ott elvett hadszíntérjelző 2 pontot hoz minden démonodért.
card-form-of-the-beast = A fenevad alakja
    .gloss = Télen 3 pontot kapsz minden szörnyedért, bárhol van.
card-way-of-the-katana = A katana útja
    .gloss = A háborúban szamurájaid ereje 2.
card-oni-of-hate-archway = Gyűlöletdémon
    .gloss = 1 erő; ahová belép, ott megöl egy szamurájt vagy papot minden nálad magasabb becsületű játékostól.
card-oni-of-spite-archway = Ármánydémon
    .gloss = 1 erő; ahová belép, ott 2 pontot veszel el mindenkitől, akinek ereje van, és becsülete magasabb a tiédnél.
card-courage = Bátorság
    .gloss = 2 pontot kapsz, valahányszor hadszíntérjelzőt veszel el.
card-path-of-the-ninja = A nindzsa ösvénye
    .gloss = Idézés után megölhetsz egy szamurájt bárhol a térképen; ha megteszed, 1 becsületet veszítesz.
card-way-of-the-righteous = Az igazak útja
    .gloss = A háború elején 1 érmét veszel el minden alacsonyabb becsületű játékostól.
card-mercy = Irgalom
    .gloss = Ha mások figuráit készülsz megölni, mindet megkímélheted, és 2 pontot kapsz.
card-path-of-the-monkey = A majom ösvénye
    .gloss = Idézés után 1 érmét elvehetsz a leggazdagabb ellenféltől, vagy mindegyiktől, ha többen egyformán gazdagok; ha megteszed, 1 becsületet veszítesz.
card-oni-of-blood-horseman = Vérdémon
    .gloss = 2 erő, vagy 4 ott, ahol neked a legalacsonyabb a becsületed.
card-form-of-the-demon = A démon alakja
    .gloss = Télen 3 pontot kapsz minden démonodért, bárhol van.
card-path-of-the-spirit = A szellem ösvénye
    .gloss = Idézés után 2 érmét és 2 pontot kapsz, ha mindenki közül neked a legmagasabb a becsületed.
card-oni-of-hate-horseman = Gyűlöletdémon
    .gloss = 1 erő; ahová belép, ott megöl egy szamurájt vagy papot minden nálad magasabb becsületű játékostól.
card-oni-of-spite-horseman = Ármánydémon
    .gloss = 1 erő; ahová belép, ott 2 pontot veszel el mindenkitől, akinek ereje van, és becsülete magasabb a tiédnél.
card-honesty = Őszinteség
    .gloss = Ha van szövetségesed, 2 pontot kapsz, valahányszor nem Árulást választasz mandátumnak.
card-path-of-the-patron = A mecénás ösvénye
    .gloss = Idézés után 2 érmét kapsz, ha legalább két játékos becsülete alacsonyabb a tiédnél.
card-path-of-the-warlord = A hadúr ösvénye
    .gloss = Idézés után 1 érmét kapsz.
card-loyalty = Hűség
    .gloss = Ha van szövetségesed, 1 ponttal többet kapsz, valahányszor pontot kapsz; télen nem.
card-way-of-the-merchant = A kereskedő útja
    .gloss = Ha nálad gazdagabb játékos érmét vesz a készletből, te is veszel 1-et.
card-oni-of-souls-teapot = Lélekdémon
    .gloss = 1 erő; ahol áll, az ott elvett hadszíntérjelző 2 pontot hoz minden démonodért.
card-form-of-the-kindred = A rokonlelkek alakja
    .gloss = Télen 3 pontot kapsz minden évszakért, amelyben szövetséget kötöttél, akkor is, ha elárulták.
card-path-of-the-unrighteous = A hamisak ösvénye
    .gloss = Árulásodnál eggyel több figurát cserélhetsz le: lehet ugyanazé a játékosé, vagy szentélyben lévő pap.
card-oni-of-hate-teapot = Gyűlöletdémon
    .gloss = 1 erő; ahová belép, ott megöl egy szamurájt vagy papot minden nálad magasabb becsületű játékostól.
