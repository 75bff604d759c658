# Words of the drawing: what stands beside the map, on cards and in the tower.

board-map-sun = Map of Japan, Sun side
board-map-moon = Map of Japan, Moon side
board-sentences = { $before } { $after }
board-apart = { $before }; { $after }
board-word = { $word }
board-target-barred = { $target }; not possible: { $reason }
board-percent = { $percent }%
beside-name = Standing orders
beside-help = Decide at any time whether you are asked about extra armies or always throw as many as possible

board-count-armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }

## Goods

board-good-chests = chests
board-good-rice = rice
board-good-provinces = provinces
board-good-reserve = armies in reserve
board-tax = tax
board-rice = rice
board-armies = armies
board-unrest = unrest marker

## Players

board-role-ready = ready
board-role-plans = planning
board-role-place = place { $place }
board-role-special = place { $place }, { $special }
board-deed-done = { $name } has acted
board-deed-now = { $name } acts
board-deed-waits = { $name } acts later

## Headings over the choices

board-heading-redraw = New cards?
board-heading-draft = Which province?
board-heading-group = How many armies?
board-heading-plan = Your plan
board-heading-bid = Your bid
board-heading-special = Which special card?
board-heading-battle = Where to?
board-heading-move = Move armies?
board-heading-send = How many armies?
board-heading-attack = With how many?
board-heading-extra = Extra armies?
board-heading-revolt = Which revolt first?

## Choices

board-label-move = Move to { $province }
board-label-attack = Attack { $province }
board-label-face = { $province } first
board-label-special = { $special }
board-confirm-take = Take { $province }
board-confirm-draw = Draw the top card
board-confirm-place = Place { phrase-armies }
board-confirm-send = March with { phrase-armies }
board-confirm-special = Take “{ $special }”
board-detail-own = yours, { board-count-armies }
board-detail-neutral = neutral, defended by { phrase-farmers }
board-detail-attack = { $other }, { board-count-armies }
board-detail-revolt =
    { $buildings ->
        [0] { board-count-armies }; nothing built
        [one] { board-count-armies }; { $buildings } building at stake
       *[other] { board-count-armies }; { $buildings } buildings at stake
    }
board-detail-blank = no action, and nobody can tell
board-detail-empty = everyone sees that nothing is there
board-detail-draw = nobody knows which one it is
board-card = { $region }: tax { $tax }, rice { $rice }, sites { $slots }
board-preview-move = Armies go from { $source } to { $province }
board-preview-attack = { $source } attacks { $province }
board-preview-move-with =
    { $armies ->
        [one] { $armies } army goes from { $source } to { $province }
       *[other] { $armies } armies go from { $source } to { $province }
    }
board-preview-attack-with = { $source } attacks { $province } with { phrase-armies }
board-chances = Odds: you win { $win }%, { $other } holds { $holds }%, neutral { $neutral }%.
board-chances-defender = Odds: { $other } wins { $win }%, you hold { $holds }%, neutral { $neutral }%.
board-chances-neutral = Odds: you win { $win }%, stays neutral { $neutral }%.
board-if-extra = With the extra armies:
board-odds = Odds of an attack
board-odds-before = Odds before
board-odds-nobody = nobody
board-odds-farmers = the farmers
board-odds-armies = { board-count-armies }
board-odds-extra = with extras
board-odds-attacker = { $percent }% you win
board-odds-defender = { $percent }% { $other } holds
board-odds-neutral = { $percent }% becomes neutral
board-odds-stays = { $percent }% stays neutral
board-hint-revolt = Cubes left in the tower by the first revolt may help or hurt you in the next.

## The action row

board-short-castle = Castle
board-short-temple = Temple
board-short-theatre = Theatre
board-short-rice = Rice
board-short-tax = Tax
board-short-deploy5 = Deploy 5
board-short-deploy3 = Deploy 3
board-short-deploy1-move = Deploy 1
board-short-battle-a = Battle A
board-short-battle-b = Battle B
board-hidden-order = This and the following actions come later; nobody knows in which order.
board-bid = Bid
board-bid-for = turn order
board-order-hidden = still face down
board-slip-covered = hidden
board-slip-empty = empty
board-slip-lost = lost
board-slip-chest = Chest
board-slip-bid =
    { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }
board-slip-nothing = no action
board-slip-paid = paid

## The round

board-event-now = Event of this round
board-event-none = Drawn after planning.
board-event-left = Still to come this year
board-event-winter = Left over for winter
board-event-gloss = { $card-gloss }
board-winter-cost =
    { $rice ->
        [0] Winter takes no rice.
       *[other] Winter takes { $rice } rice from everyone.
    }
board-tabs = This round and this year
board-tab-round = This round
board-tab-winter = Winter
board-tab-year = This year
board-groups-left = Army groups still to be placed, by size
board-groups-of = { $count } left
board-specials = Turn order and special cards
board-special-tax-plus1 = Your tax brings 1 more chest.
board-special-rice-plus1 = Your rice brings 1 more.
board-special-deploy6 = Your “Deploy 5” places 6 armies.
board-special-attack-plus1 = 1 extra army from the reserve in each of your attacks.
board-special-defence-plus1 = 1 extra army from the reserve whenever a player attacks you.
board-brief-tax-plus1 = Your tax brings 1 more chest.
board-brief-rice-plus1 = Your rice brings 1 more.
board-brief-deploy6 = 6 armies instead of 5.
board-brief-attack-plus1 = 1 extra army in each attack.
board-brief-defence-plus1 = 1 extra army when a player attacks you.
board-most = Most buildings in each region
board-most-nobody = nobody
board-most-told = { $names }: { $count } built, { $points } { $points ->
        [one] point
       *[other] points
    }
board-rice-track = Rice needed
board-rice-told = { $rice } of { $provinces }
board-year-now = If the year ended now
board-year-gain = { $points } + { $more }
board-moon-moved = { $count } provinces change region
board-moon-to = on the Moon side
board-moon-note = A crescent marks them on the map, in the colour of their region on the Sun side. Tax, rice and sites are the same on both sides.

## The tower and battles

board-tower = Tower
board-tower-inside = Inside: { $count }
board-tower-told =
    { $before ->
        [one] The tower: { $before } cube inside before, { $inside } now
       *[other] The tower: { $before } cubes inside before, { $inside } now
    }
board-tower-was = was { $was }
board-went-in =
    { $count ->
        [one] Went in: { $count } cube
       *[other] Went in: { $count } cubes
    }
board-came-out =
    { $count ->
        [one] Came out: { $count } cube
       *[other] Came out: { $count } cubes
    }
board-came-out-none = Nothing fell out.
board-tower-count = { $thrown } in, { $out } out, { $inside } left inside
board-tower-again = Show again
board-from-source =
    { $more ->
        [0] from { $province }
       *[other] from { $province }, and { $more } extra
    }{ $tray ->
        [0] { "" }
       *[other] ; { $tray } from the tray
    }
board-from-pool =
    { $tray ->
        [0] from the pool
       *[other] from the pool; { $tray } from the tray
    }
board-from-tray = already in the tray
board-fate-help =
    { $who-you ->
        [yes] no unrest there: on your side
       *[no] no unrest there: on { $who }’s side
    }
board-fate-unrest = unrest there: not taking part
board-fate-stays = not in this battle: left in the tray
board-fate-held = { $kept } held back inside
board-fate-loose = { $loose } came loose inside
board-fate-all = as many as went in
board-against = against
board-and = and
board-leaves = leaves
board-why-conquers = { $armies } against { $against } on the other side: the difference survives and holds the province.
board-why-holds = { $armies } against { $against }: the defender has more and keeps the province. Farmers are lost before armies.
board-why-tie = { $armies } against { $against }: nobody has more, so all are lost and the province becomes neutral.
board-why-farmers-only = None of the defender’s armies fell out, and farmers alone hold nothing: the province becomes neutral.
board-why-neutral-won = { $armies } against { $farmers }: the difference occupies the province.
board-why-neutral-lost = { $armies } against { $farmers }: the attacker needs more than the farmers.
board-why-revolt-held = { $armies } against { $farmers }: the difference survives.
board-why-revolt-lost = { $armies } against { $farmers }: the owner needs more than the farmers.
board-told-battle = The tower decides: { $province }
board-told-revolt = Revolt: { $province }
board-told-winter = Winter of year { $year }
board-told-gains = Points: { $gains }.
board-told-gain =
    { $you ->
        [yes] you +{ $points }
       *[no] { $name } +{ $points }
    }
board-told-last = Last battle: { $province }
board-round-title = The round: year { $year }, { $season }
board-round-short = The round so far
board-round-over = The round is over: year { $year }, { $season }
board-round-so-far = The round so far: year { $year }, { $season }
board-round-orders = What became of your orders
board-round-fights = Battles this round
board-round-no-fights = No battles.
board-round-idle = nothing was done
board-round-place = “{ $special }”, place { $place }

## Winter

board-winter-rice = Everyone loses rice
board-winter-fed = Every province needs 1 rice
board-winter-revolts = Hungry provinces revolt
board-winter-points = Points
board-winter-sum = sum
board-winter-end = The end
board-winter-steps = Winter, step by step
board-step-rice =
    { $rice ->
        [0] No rice is lost
       *[other] Everyone loses { $rice } rice
    }
board-step-fed =
    { $hungry ->
        [0] Every province needs 1: all are fed
        [one] Every province needs 1: { $hungry } player lacks some
       *[other] Every province needs 1: { $hungry } players lack some
    }
board-step-revolts =
    { $you ->
        [yes] You face { $revolts ->
            [one] { $revolts } revolt
           *[other] { $revolts } revolts
        }
       *[no] { $name } faces { $revolts ->
            [one] { $revolts } revolt
           *[other] { $revolts } revolts
        }
    }
board-step-points =
    { $year ->
        [1] Points, then the second year
       *[other] Points, then the end of the game
    }
board-hunger-rice = rice
board-hunger-after = after the loss
board-hunger-provinces = provinces
board-hunger-missing = missing
board-hunger-so = result
board-hunger-fed = all fed
board-hunger-revolts =
    { $revolts ->
        [one] { $revolts } revolt, { phrase-extra-farmers }
       *[other] { $revolts } revolts, { phrase-extra-farmers } each
    }
board-supply-table = Supply table
board-supply-missing = missing rice
board-supply-revolts = revolts
board-supply-farmers = farmers
board-supply-note = Each unrest marker adds a farmer. Special cards and castles do not help in a revolt.

## Everything of one seat

board-holdings-provinces =
    { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
board-holdings-cubes = Armies
board-holdings-plan = This round’s plan, as far as it is known
board-holdings-points = Points
board-holdings-forecast = After the plus: what the end of the year would add now.
board-cubes-land = in provinces
board-cubes-reserve = in reserve
board-cubes-tower = in the tower
board-cubes-tray = in the tray

## What the others did

board-done-bids =
    { $chests ->
        [0] bids chest card 0
       *[other] bids { phrase-chests }
    }
board-done-bids-card = bids { $province }
board-done-bids-nothing = bids nothing
board-done-takes = takes { $province }
board-done-draws = draws { $province }
board-done-settles = places { phrase-armies } in { $province }
board-done-chooses = takes “{ $special }” and place { $place }
board-done-builds = builds a { $building } in { $province }
board-done-harvests = collects { $rice } rice in { $province }
board-done-taxes = collects { phrase-chests } in { $province }
board-done-deploys = deploys { phrase-armies } in { $province }
board-done-moves = moves { phrase-armies } from { $source } to { $province }
board-done-attacks =
    { $defender-you ->
        [yes] attacks you in { $province } with { phrase-armies }
       *[no] attacks { $defender } in { $province } with { phrase-armies }
    }
board-done-attacks-neutral = attacks neutral { $province } with { phrase-armies }
board-done-cancelled = cannot carry out an order in { $province }
board-came-builds = built
board-came-harvests = { $rice } rice
board-came-taxes = { phrase-chests }
board-came-deploys = { board-count-armies }
board-came-moves =
    { $armies ->
        [one] { $armies } army moved to { $province }
       *[other] { $armies } armies moved to { $province }
    }
board-ended-conquers = conquered with { phrase-armies } left
board-ended-occupies = taken with { phrase-armies } left
board-ended-holds = beaten back
board-ended-stays-neutral = it stays neutral
board-ended-tie = drawn: it becomes neutral
board-ended-puts-down = revolt in { $province } put down
board-ended-lost-to-farmers = { $province } lost to the farmers

## Explanations

board-explain-province = { $province-gloss }
board-explain-closed = Not used with three players
board-explain-neutral = neutral
board-explain-held =
    { $you ->
        [yes] yours, { board-count-armies }
       *[no] { $name }, { board-count-armies }
    }
board-explain-built = Built: { $buildings }.
board-explain-unrest =
    { $markers ->
        [one] { $markers } unrest marker
       *[other] { $markers } unrest markers
    }
board-explain-yields = Tax brings { $tax } chests, the harvest { $rice } rice; each adds an unrest marker.
board-explain-sites = Sites
board-explain-sites-free = { $free } of { $slots } free; one building of each kind.
board-explain-unrest-on = Unrest
board-explain-neighbours = Neighbours
board-explain-list = { $words }
board-explain-region = 1 point, and 1 for each building; region: { $region }.
board-explain-moon = On the Sun side it belongs to another region: { $region }.
board-explain-place = place { $place }
board-explain-taken =
    { $you ->
        [yes] yours
       *[no] { $name } has it
    }
board-explain-action-when = When this action comes up, players carry it out in turn order. An order that cannot be carried out in full is cancelled.
board-explain-build = Builds on a free site of the province; one of each kind.
board-explain-rice = Brings the rice of the province, and an unrest marker. If one was there already, the farmers revolt first.
board-explain-tax = Brings the tax of the province in chests, and an unrest marker. If one was there already, the farmers revolt first.
board-explain-deploy = Places { $armies } armies from the reserve in the province.
board-explain-deploy1 = Places 1 army; then any number may move on to one neighbouring province of yours.
board-explain-battle = Armies go to a neighbouring province: into your own they move, elsewhere they attack. One stays behind.
board-explain-special-when = For one round; the player who takes it has place { $place } in turn order.
board-explain-event-now = in force
board-explain-event-left = may still come this year
board-explain-gloss = This round { $card-gloss }.
board-explain-winter = In winter
board-explain-most = { $who }, { $count } built; { $points } { $points ->
        [one] point
       *[other] points
    }
board-explain-most-nobody = nobody yet; { $points } { $points ->
        [one] point
       *[other] points
    }
board-explain-tower-now = { $inside } inside, { $tray } in the tray
board-explain-tower = All cubes of a battle are thrown in, with those in the tray. The cubes that fall out fight; the rest stay inside and may fall out later, on anyone’s throw.
board-explain-tower-when =
    { $tower ->
        [two_floor] In each battle and each revolt. About a quarter of the cubes thrown in stay inside.
        [wallenstein_online] In each battle and each revolt. About half of the cubes thrown in stay inside.
       *[other] In each battle and each revolt. About a third of the cubes thrown in stay inside.
    }
board-explain-you-tower = Yours: { $inside } inside, { $tray } in the tray

## The map in words

board-told-region = { $region }
board-told-neutral = neutral
board-told-held =
    { $you ->
        [yes] yours, { board-count-armies }
       *[no] { $name }, { board-count-armies }
    }
board-told-built = built: { $buildings }
board-told-cubes =
    { $you ->
        [yes] { $armies } of yours
       *[no] { $armies } of { $name }’s
    }
board-told-inside = inside: { $cubes }
board-told-tray = in the tray: { $cubes }

## The page of the rules

board-aim = Plan in secret what your provinces do, and win battles by the tower. Score for provinces, for buildings, and for the most of each building in a region. Most points after two years wins.
board-drawn-plan = Everyone plans at once: one province card on each action; a chest card means nothing happens.
board-shows-plan = Four spaces of a planning board: battle with Echizen, tax in Yamato, a castle in Ise, a chest card on rice.
board-drawn-act = Then the ten actions are carried out in order, each by the province planned for it. Here tax brings 5 chests and an unrest marker.
board-shows-act = The map around Yamato, which is marked.
board-drawn-attack = Armies may attack a neighbouring province; one stays behind.
board-shows-attack = A stroke leads from Echizen to Mino.
board-drawn-tower = All cubes of the battle go into the tower. The cubes that fall out fight; those that stay inside may help later.
board-shows-tower = The tower cut open: 12 cubes inside; 3 blue ones, 1 red one and 1 farmer have fallen out.
board-drawn-winter = In winter every province needs 1 rice. Hungry provinces revolt; then points are counted.
board-shows-winter = The north of the map in snow.
board-drawn-map = The Sun side for three: grey provinces are not used; dotted lines are sea routes.
board-shows-map = The map with five regions and the armies of three players.
board-icon-chest = chests, tax
board-icon-rice = rice
board-icon-army = armies
board-icon-province = province
board-icon-battle = battle
board-icon-march = move
board-icon-route = sea route
