# Tea and talk in Rising Sun: alliances, offers, promises.

## The table

tea-table = The tea table
tea-to-map = Show the map
tea-to-table = Back to the table
tea-to-tea = Back to the tea
tea-sits =
    { $coins ->
        [one] { $name }, { $coins } coin, no ally.
       *[other] { $name }, { $coins } coins, no ally.
    }
tea-sits-allied =
    { $coins ->
        [one] { $name }, { $coins } coin, allied with { $ally }.
       *[other] { $name }, { $coins } coins, allied with { $ally }.
    }
tea-status-ready = ready
tea-status-choosing = choosing
tea-status-waiting = waiting

## Offers

tea-offers = Offers
tea-tab-new = New
tea-tab-open = Open
tea-tab-open-news =
    { $count ->
        [one] { $count } offer to you
       *[other] { $count } offers to you
    }
tea-tab-words = Promises
tea-open-you = To you
tea-open-yours = From you
tea-open-others = Between others
tea-open-draft = Your offer so far
tea-draft-note = nobody sees it until you send it
tea-draft-empty = Nothing is in it yet.
tea-no-offers = No offer is open.
tea-whom = To whom
tea-choose-whom = Choose to whom you make an offer. Coins, ronin and an alliance change hands when it is accepted; nothing else binds anyone.
tea-give = You give
tea-ask = You ask
tea-coins = coins
tea-ronin = ronin
tea-give-coins = Coins you give
tea-ask-coins = Coins you ask for
tea-give-ronin = Ronin you give
tea-ask-ronin = Ronin you ask for
tea-more = { $what }: one more
tea-less = { $what }: one less
tea-purses =
    You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $ronin } ronin, { $other } has { $theirs } and { $fighters }.
tea-alliance = Alliance for this season
tea-alliance-note = both get the bonus of each other’s mandates
tea-you-promise = You promise
tea-they-promise = { $name } promises
tea-field-kind = What is promised
tea-field-mandate = Which mandate
tea-field-province = Which province
tea-field-advantage = Which war advantage
tea-field-shrine = Which shrine
tea-field-coins-later = How many coins
tea-field-ronin-later = How many ronin
tea-choose = Choose …
tea-only-a-word = A promise binds nobody. The table remembers whether it was kept.
tea-who-sees = Who sees it
tea-secretly = Only { $name } sees it
tea-openly = The whole table
tea-send = Send the offer to { $name }
tea-offer-to-you = { $secret }
tea-offer-from-you = your offer, { $secret }
tea-offer-between = { $name } to { $other }, { $secret }
tea-secret = only the two of you know
tea-public = the whole table knows
tea-pending =
    { $other-you ->
        [yes] { $name } offers you a deal
       *[no] { $name } offers { $other } a deal
    }
tea-pending-more =
    { $more ->
        [one] { $more } more offer to you
       *[other] { $more } more offers to you
    }
tea-pending-later = Answer later
tea-counter-note = Your counter-offer takes the place of { $name }’s offer: sending it declines that one.
tea-accept = Accept
tea-decline = Decline
tea-counter = Counter
tea-withdraw = Withdraw

## Promises

tea-word = { $season }
tea-word-secret = { $season }, between the two of you
tea-word-open = open
tea-word-kept = kept
tea-word-broken = broken
tea-word-undecidable = cannot be judged
tea-no-words = No promises yet.
