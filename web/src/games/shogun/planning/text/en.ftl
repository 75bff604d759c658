# Shogun: laying a plan.

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
plan-lies-on = lies on { $space }
plan-free = free
plan-lay = Lay { $card }
plan-empty-left =
    { $left ->
        [one] { $left } more space may stay empty
       *[other] { $left } more spaces may stay empty
    }
plan-cost = { phrase-chests }

## What would come of it

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
plan-deploy = { phrase-armies } more, { $sum } in all
plan-deploy-move = { phrase-armies } more, { $sum } in all; then they may move
plan-march = up to { phrase-armies } to { $targets-or }
plan-no-action = no action
plan-stays-empty = no action, and all see that
plan-bid-chests =
    { $chests ->
        [0] costs nothing; below any province
        [one] { $chests } chest, paid at once
       *[other] { $chests } chests, paid at once
    }
plan-bid-province = costs nothing; no action with it, above chest card 0
plan-bid-nothing = you choose a special card last
plan-instead = instead of { $card }: { $brought }
plan-and-doubt = { $brought }; { $doubt }
plan-bar-built = nothing happens: such a building stands there already
plan-bar-no-site = nothing happens: no site is free
plan-bar-no-token = as it is now nothing happens: no such building is left
plan-bar-no-reserve = as it is now nothing happens: too few armies in reserve
plan-bar-few-armies = as it is now nothing happens: only 1 army is there
plan-bar-no-target = as it is now nothing happens: nowhere to go
plan-short-of-chests-certain = cancelled: costs { $cost }, you will have { $chests } at most
plan-short-of-chests-planned = if all goes as planned cancelled: costs { $cost }, you have { $chests } then
plan-short-of-chests-maybe = in an unlucky order cancelled: costs { $cost }, you may have { $chests } then
plan-short-of-armies-planned = if all goes as planned cancelled: needs { $levy } armies, { $armies } are in reserve then
plan-short-of-armies-maybe = in an unlucky order cancelled: needs { $levy } armies, { $armies } may be in reserve then

## The chests

plan-purse = Chests, if all goes as planned
plan-purse-now = Now

## The prompt and the list

plan-prompt = Your plan and your bid
plan-prompt-card = Lay { $card } on a space
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
        [0] Nobody sees it before its action comes.
        [one] { $doubts } order will be cancelled as it stands. Nobody sees the plan before its action comes.
       *[other] { $doubts } orders will be cancelled as it stands. Nobody sees the plan before its action comes.
    }
plan-line-lies = { $card }: { $brought }
plan-send =
    { $free ->
        [0] Ready
       *[other] { $free } missing
    }
plan-missing =
    { $free ->
        [one] { $free } space is still free.
       *[other] { $free } spaces are still free.
    }
plan-rest-blank = Fill with chest cards
plan-as-last-time = As last time
plan-rows = Which card?
plan-rows-whole = Your plan
plan-rows-card = Lay { $card } on
plan-rows-space = A card for: { $space }
plan-back = Back to hand
plan-to-map = Map
plan-to-plan = To the plan

## Beside the map

plan-chosen-card = Chosen card
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
plan-doubts = What stands in the way
plan-doubts-count = What stands in the way: { $count }

## While the actions are carried out

plan-state-cancelled = cancelled
