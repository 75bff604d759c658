# Shogun: making a plan.

plan-board = Your planning board
plan-hand = Your hand
plan-in-this-order = In this order
plan-hidden-order = Then these, order still hidden
plan-bid = Bid
plan-space = { $action }
plan-place = { $place }.

## Cards

plan-card-province = { $province }
plan-card-chest = Chest card { $chests }
plan-card-none = No card
plan-leave-empty = no card
plan-provinces-in-hand =
    { $provinces ->
        [one] Your { $provinces } province, { $left } in hand
       *[other] Your { $provinces } provinces, { $left } in hand
    }
plan-chests-in-hand = Chest cards, { $left } left
plan-yields = tax { $tax }, rice { $rice }, { phrase-armies }, { $sites ->
        [0] no free site
        [one] { $sites } free site
       *[other] { $sites } free sites
    }{ $unrest ->
        [0] { "" }
       *[other] , unrest { $unrest }
    }
plan-lies-on = planned for { $space }
plan-free = no card yet
plan-lay = Place { $card }
plan-empty-left =
    { $left ->
        [one] { $left } more space may stay empty
       *[other] { $left } more spaces may stay empty
    }
plan-cost = { phrase-chests }

## What would come of it

plan-soon = …
plan-tax =
    { $chests ->
        [one] brings { $chests } chest
       *[other] brings { $chests } chests
    }
plan-rice = brings { $rice } rice
plan-tax-revolt = { plan-tax }; revolt: { phrase-farmers } against { phrase-armies }
plan-rice-revolt = { plan-rice }; revolt: { phrase-farmers } against { phrase-armies }
plan-build =
    { $sites ->
        [0] a { $building }; then no site is free
        [one] a { $building }; then { $sites } site is free
       *[other] a { $building }; then { $sites } sites are free
    }
plan-deploy =
    { $armies ->
        [one] { $armies } more army, { $sum } in all
       *[other] { $armies } more armies, { $sum } in all
    }
plan-deploy-move = { plan-deploy }; then they may move
plan-march = up to { phrase-armies } to { $targets-or }
plan-no-action = no action
plan-stays-empty = no action, and everyone sees that
plan-bid-chests =
    { $chests ->
        [0] free; below any province
        [one] { $chests } chest, paid at once
       *[other] { $chests } chests, paid at once
    }
plan-bid-province = free, beats chest card 0; the province does nothing else this round
plan-bid-nothing = you choose a special card last
plan-instead = instead of { $card }: { $brought }
plan-from-space = now planned for { $space }: { $brought }
plan-and-doubt = { $brought }; { $doubt }
plan-bar-built = no effect: this building is already there
plan-bar-no-site = no effect: no site is free
plan-bar-no-token = no effect as things stand: none of these buildings is left
plan-bar-no-reserve = no effect as things stand: too few armies in reserve
plan-bar-few-armies = no effect as things stand: only 1 army is there
plan-bar-no-target = no effect as things stand: nowhere to go
plan-short-of-chests-certain = will be cancelled: costs { $cost }, you will have { $chests } at most
plan-short-of-chests-planned = will be cancelled if all goes to plan: costs { $cost }, you will have { $chests }
plan-short-of-chests-maybe = may be cancelled, depending on the order: costs { $cost }, you may have { $chests }
plan-short-of-armies-planned = will be cancelled if all goes to plan: needs { $levy } armies, { $armies } will be in reserve
plan-short-of-armies-maybe = may be cancelled, depending on the order: needs { $levy } armies, { $armies } may be in reserve

## The chests

plan-purse = Chests, if all goes to plan
plan-purse-now = Now

## The prompt and the list

plan-prompt = Your plan and your bid
plan-prompt-card = Place { $card } on a space
plan-prompt-space = { $space }: choose a card
plan-prompt-whole = Your plan is complete
plan-line =
    { $empty ->
        [0]
            { $free ->
                [one] { $free } space is free. Each must hold a card.
               *[other] { $free } spaces are free. Each must hold a card.
            }
       *[other]
            { $free ->
                [one] { $free } space is free. { $empty } may stay empty.
               *[other] { $free } spaces are free. { $empty } of them may stay empty.
            }
    }
plan-line-whole =
    { $doubts ->
        [0] Each order stays hidden until its action.
        [one] As things stand, { $doubts } order will be cancelled. Each order stays hidden until its action.
       *[other] As things stand, { $doubts } orders will be cancelled. Each order stays hidden until its action.
    }
plan-line-lies = { $card }: { $brought }
plan-send =
    { $free ->
        [0] Ready
        [one] { $free } to fill
       *[other] { $free } to fill
    }
plan-missing =
    { $free ->
        [one] { $free } space is still free.
       *[other] { $free } spaces are still free.
    }
plan-rest-blank = Fill with chest cards
plan-recall = Last round
plan-as-last-time = Same as last round
plan-nothing-free = No space is free.
plan-nothing-rest = No chest card is left for a free space: use provinces for the rest.
plan-nothing-last = Nothing more of last round’s plan can be used: its other cards are planned already or lost, or their spaces are taken.
plan-rows = Which card?
plan-rows-whole = Your plan
plan-rows-card = Place { $card } on
plan-rows-space = A card for: { $space }
plan-back = Back to hand
plan-to-map = Map
plan-to-plan = To the plan

## Beside the map

plan-chosen-card = Chosen card
plan-about-none = Press a card or one of your provinces on the map to see what it has.
plan-about-yield = Tax, rice
plan-about-sites = Sites
plan-about-sites-free = { $free } of { $sites } free
plan-about-built = Built
plan-about-armies = Armies
plan-about-unrest = Unrest
plan-about-region = Region
plan-about-revolt =
    { $farmers ->
        [one] Tax or rice here brings a revolt of { $farmers } farmer.
       *[other] Tax or rice here brings a revolt of { $farmers } farmers.
    }
plan-doubts = Problems
plan-doubts-count = Problems: { $count }

## While the actions are carried out

plan-state-cancelled = cancelled
