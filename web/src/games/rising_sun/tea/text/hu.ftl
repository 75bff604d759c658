# Tea és beszéd a Rising Sunban: szövetségek, ajánlatok, ígéretek.

## Az asztal

tea-table = A teázóasztal
tea-to-map = Térkép megmutatása
tea-to-table = Vissza az asztalhoz
tea-to-tea = Vissza a teához
tea-sits = { $name }, { $coins } érme, nincs szövetségese.
tea-sits-allied = { $name }, { $coins } érme, szövetségese: { $ally }.
tea-status-ready = kész
tea-status-choosing = választ
tea-status-waiting = vár

## Ajánlatok

tea-offers = Ajánlatok
tea-tab-new = Új
tea-tab-open = Nyitott
tea-tab-open-news = { $count } ajánlat neked
tea-tab-words = Ígéretek
tea-open-you = Neked
tea-open-yours = Tőled
tea-open-others = Mások között
tea-open-draft = Az ajánlatod eddig
tea-draft-note = amíg nem kész, senki sem látja
tea-draft-empty = Még nincs benne semmi.
tea-no-offers = Nincs nyitott ajánlat.
tea-whom = Kinek
tea-choose-whom = Válaszd ki, kinek teszel ajánlatot. Elfogadáskor az érme és a rónin azonnal gazdát cserél, a szövetség megköttetik; az ígéret senkit sem köt.
tea-give = Adsz
tea-ask = Kérsz
tea-coins = érme
tea-ronin = rónin
tea-give-coins = Adott érme
tea-ask-coins = Kért érme
tea-give-ronin = Adott rónin
tea-ask-ronin = Kért rónin
tea-more = { $what }: eggyel több
tea-less = { $what }: eggyel kevesebb
tea-purses = Nálad { $coins } érme és { $ronin } rónin van, nála ({ $other }) { $theirs } érme és { $fighters } rónin.
tea-alliance = Szövetség erre az évszakra
tea-alliance-note = mindketten megkapjátok egymás mandátumainak bónuszát
tea-you-promise = Amit te ígérsz
tea-they-promise = Amit { $name } ígér
tea-field-kind = Az ígéret
tea-field-mandate = Melyik mandátum
tea-field-province = Melyik tartomány
tea-field-advantage = Melyik hadi előny
tea-field-shrine = Melyik szentély
tea-field-coins-later = Hány érme
tea-field-ronin-later = Hány rónin
tea-choose = Válassz…
tea-only-a-word = Az ígéret csak szó. Az asztal emlékszik rá, hogy betartották-e.
tea-who-sees = Ki látja
tea-secretly = Csak { $name } látja
tea-openly = Az egész asztal
tea-send = Ajánlat elküldése: { $name }
tea-offer-to-you = { $secret }
tea-offer-from-you = a te ajánlatod, { $secret }
tea-offer-between = { $name } ajánlata { $other } játékosnak, { $secret }
tea-secret = csak ketten tudtok róla
tea-public = az egész asztal tud róla
tea-pending =
    { $other-you ->
        [yes] { $name } alkut ajánl neked
       *[no] { $name } alkut ajánl { $other } játékosnak
    }
tea-pending-more = Még { $more } ajánlat neked
tea-pending-later = Később válaszolok
tea-counter-note = A viszontajánlat { $name } ajánlatának helyébe lép: elküldésével azt elutasítod.
tea-accept = Elfogadom
tea-decline = Elutasítom
tea-counter = Viszontajánlat
tea-withdraw = Visszavonom

## Ígéretek

tea-word = { $season }
tea-word-secret = { $season }, csak kettőtök között
tea-word-open = nyitott
tea-word-kept = betartva
tea-word-broken = megszegve
tea-word-undecidable = nem eldönthető
tea-no-words = Még senki sem ígért semmit.
