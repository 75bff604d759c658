# Čaj a řeči v Rising Sun: spojenectví, návrhy, sliby.

## Stůl

tea-table = Čajový stůl
tea-to-map = Ukázat mapu
tea-to-table = Zpět ke stolu
tea-to-tea = Zpět k čaji
tea-sits =
    { $coins ->
        [one] { $name }, { $coins } mince, bez spojence.
        [few] { $name }, { $coins } mince, bez spojence.
       *[other] { $name }, { $coins } mincí, bez spojence.
    }
tea-sits-allied =
    { $coins ->
        [one] { $name }, { $coins } mince, spojenec: { $ally }.
        [few] { $name }, { $coins } mince, spojenec: { $ally }.
       *[other] { $name }, { $coins } mincí, spojenec: { $ally }.
    }
tea-status-ready = hotovo
tea-status-choosing = vybírá
tea-status-waiting = čeká

## Návrhy

tea-offers = Návrhy
tea-tab-new = Nový
tea-tab-open = Otevřené
tea-tab-open-news =
    { $count ->
        [one] { $count } návrh pro tebe
        [few] { $count } návrhy pro tebe
       *[other] { $count } návrhů pro tebe
    }
tea-tab-words = Sliby
tea-open-you = Pro tebe
tea-open-yours = Od tebe
tea-open-others = Mezi ostatními
tea-open-draft = Tvůj návrh zatím
tea-draft-note = dokud není celý, nikdo ho nevidí
tea-draft-empty = Zatím v něm nic není.
tea-no-offers = Žádný návrh není otevřený.
tea-whom = Komu
tea-choose-whom = Vyber, komu něco navrhneš. Mince, róninové a spojenectví přejdou při přijetí; nic jiného nikoho nezavazuje.
tea-give = Dáváš
tea-ask = Chceš
tea-coins = mince
tea-ronin = róninové
tea-give-coins = Mince, které dáváš
tea-ask-coins = Mince, které chceš
tea-give-ronin = Róninové, které dáváš
tea-ask-ronin = Róninové, které chceš
tea-more = { $what }: přidat
tea-less = { $what }: ubrat
tea-purses =
    Máš { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } a { $ronin ->
        [one] { $ronin } rónina
        [few] { $ronin } róniny
       *[other] { $ronin } róninů
    }, { $other } má { $theirs } a { $fighters }.
tea-alliance = Spojenectví pro toto roční období
tea-alliance-note = oba budete mít bonus i z mandátů spojence
tea-you-promise = Slibuješ
tea-they-promise = { $name } slibuje
tea-field-kind = Co se slibuje
tea-field-mandate = Který mandát
tea-field-province = Která provincie
tea-field-advantage = Která válečná výhoda
tea-field-shrine = Která svatyně
tea-field-coins-later = Kolik mincí
tea-field-ronin-later = Kolik róninů
tea-choose = Vyber …
tea-only-a-word = Slib je jen slovo. Stůl si pamatuje, jestli byl splněn.
tea-who-sees = Kdo to uvidí
tea-secretly = Jen { $name }
tea-openly = Celý stůl
tea-send = Poslat návrh: { $name }
tea-offer-to-you = návrh pro tebe, { $secret }
tea-offer-from-you = tvůj návrh, { $secret }
tea-offer-between = návrh hráče { $name } pro hráče { $other }, { $secret }
tea-secret = víte o něm jen vy dva
tea-public = ví o něm celý stůl
tea-pending =
    { $other-you ->
        [yes] { $name } ti navrhuje dohodu
       *[no] { $name } navrhuje hráči { $other } dohodu
    }
tea-pending-more =
    { $more ->
        [one] Ještě { $more } návrh pro tebe
        [few] Ještě { $more } návrhy pro tebe
       *[other] Ještě { $more } návrhů pro tebe
    }
tea-pending-later = Odpovědět později
tea-counter-note = Protinávrh nahradí návrh hráče { $name }: odesláním ho odmítáš.
tea-accept = Přijmout
tea-decline = Odmítnout
tea-counter = Protinávrh
tea-withdraw = Stáhnout

## Sliby

tea-word = { $season }
tea-word-secret = { $season }, jen mezi vámi dvěma
tea-word-open = otevřeno
tea-word-kept = splněno
tea-word-broken = porušeno
tea-word-undecidable = nelze posoudit
tea-no-words = Zatím nikdo nic neslíbil.
