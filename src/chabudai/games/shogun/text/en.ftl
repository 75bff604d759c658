# Shogun. A province has .in, .to, .from and .acc where a language needs them, a region .in, a space .from.

game-title = Shogun
game-description = Plan in secret where to build, tax, levy and attack; then a tower full of cubes decides the battles. Which daimyo rules most of Japan after two years?
seat-neutral = The farmers

## Phrases with a number, used by the sentences below

phrase-armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
phrase-chests =
    { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }
phrase-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
phrase-farmers =
    { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }
phrase-extra-farmers =
    { $farmers ->
        [one] { $farmers } extra farmer
       *[other] { $farmers } extra farmers
    }
cubes-blue = { $n } blue
cubes-red = { $n } red
cubes-yellow = { $n } yellow
cubes-green = { $n } green
cubes-purple = { $n } purple
cubes-farmers =
    { $n ->
        [one] { $n } farmer
       *[other] { $n } farmers
    }

## Questions

prompt-redraw =
    { $you ->
        [yes] The same two cards are face up as on your last turn. Turn up two new ones?
       *[no] { $name } may turn up two new cards.
    }
prompt-draft =
    { $you ->
        [yes] Take a face-up province card, or the top card of the deck unseen.
       *[no] { $name } takes a province card.
    }
prompt-group =
    { $you ->
        [yes] Choose the army group for { $province }.
       *[no] { $name } chooses the army group for { $province }.
    }
prompt-planning = Everyone plans in secret.
prompt-bid = Choose your bid for turn order.
prompt-plan = Choose the card for this action: { $action }.
prompt-special =
    { $you ->
        [yes] Choose a special card; its number is your place in turn order.
       *[no] { $name } chooses a special card.
    }
prompt-battle =
    { $you ->
        [yes] Where do your armies go from { $province }?
       *[no] { $name } chooses where armies go from { $province }.
    }
prompt-move =
    { $you ->
        [yes] Armies from { $province } may go on to a neighbouring province of yours.
       *[no] { $name } may move armies on from { $province }.
    }
prompt-send =
    { $you ->
        [yes] How many armies move from { $source } to { $province }?
       *[no] { $name } chooses how many armies move from { $source } to { $province }.
    }
prompt-attack =
    { $you ->
        [yes] How many armies attack { $province } from { $source }?
       *[no] { $name } chooses how many armies attack { $province } from { $source }.
    }
prompt-extra =
    { $you ->
        [yes] Battle for { $province }: how many extra armies?
       *[no] Battle for { $province }: { $name } may add armies from the reserve.
    }
prompt-revolt =
    { $you ->
        [yes] Hunger: choose which revolt you face next.
       *[no] { $name } chooses which revolt to face next.
    }
prompt-standing = When you may add extra armies:

## What a question is good for: said in the first games

aid-redraw = The old two go under the deck, seen by everyone; then you choose as usual.
aid-draft = Most buildings of a kind in a region score; provinces side by side help each other.
aid-group = Large groups can attack and hold; small ones are easy prey.
aid-planning = Nobody sees an order before its action; everyone sees which spaces are empty.
aid-bid = The highest bidder chooses first among the special cards and pays; a province used as a bid does nothing else.
aid-plan = A province carries out one action per round; a chest card means no action, and nobody can tell.
aid-special = The card helps you this round; place 1 acts first.
aid-battle = Into your own province armies just move; elsewhere the tower decides who holds it.
aid-move = Any number may go, old or new, but one army stays behind; or leave them all there.
aid-send = One army stays behind.
aid-attack = One army stays behind; some of the cubes stay in the tower, and old ones may fall out.
aid-extra = An extra army fights like the others. Extra armies come out of your reserve.
aid-revolt = Your armies there fight the farmers; if you do not have more, the province is lost.
aid-standing = With a standing answer nobody has to wait for you when you are attacked; you can change it at any time.

## Answers

label-redraw = Two new cards
label-keep = Keep these two
label-take = { $province }
label-draw = Top card of the deck, unseen
label-place = { phrase-armies }
label-bid = Chest card { $chests }
label-bid-card = { $province }
label-bid-nothing = No bid
label-plan = { $province }
label-blank = Chest card: no action
label-empty = Leave the space empty
label-special = { $special }, place { $place }
label-march-own =
    { $armies ->
        [one] { $province } (yours, { $armies } army)
       *[other] { $province } (yours, { $armies } armies)
    }
label-march-neutral = { $province } (neutral)
label-march-attack =
    { $armies ->
        [one] { $province } ({ $other }, { $armies } army)
       *[other] { $province } ({ $other }, { $armies } armies)
    }
label-stay = No move
label-send = { phrase-armies }
label-extra =
    { $armies ->
        [0] None
        [one] { $armies } extra army
       *[other] { $armies } extra armies
    }
label-leave-asked = Ask me about extra armies each time
label-leave-most = Always throw as many extra armies as possible
label-revolt = { $province }, against { phrase-farmers }

## What happened

event-starts =
    { $you ->
        [yes] You start with { phrase-chests }.
       *[no] { $name } starts with { phrase-chests }.
    }
event-first =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
event-letter-dealt =
    { $you ->
        [yes] You get { $letter }.
       *[no] { $name } gets { $letter }.
    }
event-turned-up = { $province } is turned up.
event-redraws =
    { $you ->
        [yes] You put both face-up cards under the deck.
       *[no] { $name } puts both face-up cards under the deck.
    }
event-takes =
    { $you ->
        [yes] You take { $province }.
       *[no] { $name } takes { $province }.
    }
event-draws =
    { $you ->
        [yes] You draw { $province } from the deck.
       *[no] { $name } draws { $province } from the deck.
    }
event-settles =
    { $you ->
        [yes] You place { phrase-armies } in { $province }.
       *[no] { $name } places { phrase-armies } in { $province }.
    }
event-fills = The tower is filled with { $cubes }.
event-events-lie = Events of this year: { $events }.
event-round = Year { $year }, { $season }.
event-actions-lie = The first five actions: { $actions }.
event-specials-lie = Special cards, from place 1: { $specials }.
event-left-empty =
    { $you ->
        [yes] You leave { $spaces } empty.
       *[no] { $name } leaves { $spaces } empty.
    }
event-event-drawn = Event of the round: { $card } ({ $card-gloss }).
event-bids =
    { $you ->
        [yes]
            { $chests ->
                [0] You bid chest card 0.
               *[other] You bid and pay { phrase-chests }.
            }
       *[no]
            { $chests ->
                [0] { $name } bids chest card 0.
               *[other] { $name } bids and pays { phrase-chests }.
            }
    }
event-bids-card =
    { $you ->
        [yes] You bid the card of { $province }.
       *[no] { $name } bids the card of { $province }.
    }
event-bids-nothing =
    { $you ->
        [yes] You bid nothing.
       *[no] { $name } bids nothing.
    }
event-ranked = Special cards are chosen in this order: { $players }.
event-chooses =
    { $you ->
        [yes] You choose “{ $special }” and take place { $place } in turn order.
       *[no] { $name } chooses “{ $special }” and takes place { $place } in turn order.
    }
event-order = Turn order: { $players }.
event-action-due = Action: { $action }.
event-action-turned = The next hidden action is turned up: { $action }.
event-reveals =
    { $you ->
        [yes] You reveal { $province }.
       *[no] { $name } reveals { $province }.
    }
event-no-action =
    { $you ->
        [yes] You reveal a chest card: no action.
       *[no] { $name } reveals a chest card: no action.
    }
event-cancelled =
    { $you ->
        [yes] Your order in { $province } is cancelled: it cannot be carried out in full.
       *[no] { $name }’s order in { $province } is cancelled: it cannot be carried out in full.
    }
event-builds =
    { $you ->
        [yes] You pay { phrase-chests } and build a { $building } in { $province }.
       *[no] { $name } pays { phrase-chests } and builds a { $building } in { $province }.
    }
event-calms = The theatre removes 1 unrest marker in { $province }.
event-harvests =
    { $you ->
        [yes] You collect { $rice } rice in { $province }.
       *[no] { $name } collects { $rice } rice in { $province }.
    }
event-taxes =
    { $you ->
        [yes] You collect { phrase-chests } in { $province }.
       *[no] { $name } collects { phrase-chests } in { $province }.
    }
event-unrest =
    { $markers ->
        [one] Unrest in { $province }: { $markers } marker now.
       *[other] Unrest in { $province }: { $markers } markers now.
    }
event-deploys =
    { $you ->
        [yes] You pay { phrase-chests } and deploy { phrase-armies } in { $province }.
       *[no] { $name } pays { phrase-chests } and deploys { phrase-armies } in { $province }.
    }
event-moves =
    { $you ->
        [yes] You move { phrase-armies } from { $source } to { $province }.
       *[no] { $name } moves { phrase-armies } from { $source } to { $province }.
    }
event-attacks =
    { $you ->
        [yes] You attack { $defender } in { $province } with { phrase-armies } from { $source }.
       *[no]
            { $defender-you ->
                [yes] { $name } attacks you in { $province } with { phrase-armies } from { $source }.
               *[no] { $name } attacks { $defender } in { $province } with { phrase-armies } from { $source }.
            }
    }
event-attacks-neutral =
    { $you ->
        [yes] You attack neutral { $province } with { phrase-armies } from { $source }.
       *[no] { $name } attacks neutral { $province } with { phrase-armies } from { $source }.
    }
event-reinforces =
    { $you ->
        [yes] You add { phrase-armies } from your reserve.
       *[no] { $name } adds { phrase-armies } from the reserve.
    }
event-will-be-asked =
    { $you ->
        [yes] From now on you are asked about extra armies.
       *[no] From now on { $name } is asked about extra armies.
    }
event-will-throw-most =
    { $you ->
        [yes] From now on you throw as many extra armies as possible, without being asked.
       *[no] From now on { $name } throws as many extra armies as possible, without being asked.
    }
event-revolts =
    { $you ->
        [yes] Revolt in your { $province }: { phrase-farmers } against you.
       *[no] Revolt in { $province }: { phrase-farmers } against { $name }.
    }
event-thrown = Thrown into the tower: { $cubes }.
event-fall-out = Out of the tower: { $cubes }.
event-conquers =
    { $you ->
        [yes] You conquer { $province } from { $defender } and hold it with { phrase-armies }.
       *[no]
            { $defender-you ->
                [yes] { $name } conquers { $province } from you and holds it with { phrase-armies }.
               *[no] { $name } conquers { $province } from { $defender } and holds it with { phrase-armies }.
            }
    }
event-occupies =
    { $you ->
        [yes] You take { $province } and hold it with { phrase-armies }.
       *[no] { $name } takes { $province } and holds it with { phrase-armies }.
    }
event-holds =
    { $you ->
        [yes] You hold { $province } with { phrase-armies }.
       *[no] { $name } holds { $province } with { phrase-armies }.
    }
event-puts-down =
    { $you ->
        [yes] You put down the revolt in { $province } and hold the province with { phrase-armies }.
       *[no] { $name } puts down the revolt in { $province } and holds the province with { phrase-armies }.
    }
event-stays-neutral = { $province } stays neutral.
event-tie =
    { $you ->
        [yes] Drawn battle: you lose { $province }, which becomes neutral.
       *[no] Drawn battle: { $name } loses { $province }, which becomes neutral.
    }
event-lost-to-farmers =
    { $you ->
        [yes] You lose { $province } to the farmers: it becomes neutral.
       *[no] { $name } loses { $province } to the farmers: it becomes neutral.
    }
event-return = Back to reserves and pool: { $cubes }.
event-card-goes =
    { $you ->
        [yes] You give up the card of { $province }, from { $space }.
       *[no] { $name } gives up the card of { $province }, from { $space }.
    }
event-winter =
    { $rice ->
        [0] Winter: no rice is lost.
       *[other] Winter: everyone loses { $rice } rice.
    }
event-loses-rice =
    { $you ->
        [yes] You lose { $rice } rice.
       *[no] { $name } loses { $rice } rice.
    }
event-fed =
    { $you ->
        [yes] You have rice for all your provinces.
       *[no] { $name } has rice for all their provinces.
    }
event-goes-hungry =
    { $you ->
        [yes]
            { $revolts ->
                [one] You lack { $missing } rice: { $revolts } province revolts, with { phrase-extra-farmers }.
               *[other] You lack { $missing } rice: { $revolts } provinces revolt, each with { phrase-extra-farmers }.
            }
       *[no]
            { $revolts ->
                [one] { $name } lacks { $missing } rice: { $revolts } province revolts, with { phrase-extra-farmers }.
               *[other] { $name } lacks { $missing } rice: { $revolts } provinces revolt, each with { phrase-extra-farmers }.
            }
    }
event-cards-drawn =
    { $you ->
        [yes] You draw from { $owner }’s cards: { $provinces }.
       *[no]
            { $owner-you ->
                [yes] { $name } draws from your cards: { $provinces }.
               *[no] { $name } draws from { $owner }’s cards: { $provinces }.
            }
    }
event-scores =
    { $you ->
        [yes] You score { phrase-points }: provinces { $provinces }, buildings { $buildings }.
       *[no] { $name } scores { phrase-points }: provinces { $provinces }, buildings { $buildings }.
    }
event-most =
    { $you ->
        [yes] You score { phrase-points } in the { $region }: { $building-role }.
       *[no] { $name } scores { phrase-points } in the { $region }: { $building-role }.
    }
event-year-ends = The first year is over: unrest markers and rice are removed.
event-wins =
    { $you ->
        [yes] You win with { phrase-points }.
       *[no] { $name } wins with { phrase-points }.
    }

## What is still to come

chain-fight = The battle for { $province }

## Refusals

refusal-not-face-up = { $province } is not face up.
refusal-no-such-group = You have no such group left.
refusal-not-in-hand = { $province } is not your province.
refusal-laid-already = The card of { $province } is already on another space.
refusal-bid-too-high =
    { $chests ->
        [one] You do not have { $chests } chest to pay for this bid.
       *[other] You do not have { $chests } chests to pay for this bid.
    }
refusal-must-bid = You have at least 11 cards, so you must bid.
refusal-no-chest-card = You have no chest card left.
refusal-must-cover = You have enough cards, so this space must be covered.
refusal-special-taken = “{ $special }” is already taken.
refusal-too-many-extra = You may not add that many armies.
refusal-stands-already = That is already your setting.
refusal-no-neighbour = { $province } is not a neighbour.
refusal-temple-truce = { $province } has a temple and cannot be attacked this round.
refusal-not-own = { $province } is not yours, and this action allows no battle.
refusal-one-stays = One army must stay behind.
refusal-no-revolt-there = There is no revolt to face in { $province }.

## Options

option-side = Board
option-side-sun = Sun side
option-side-moon = Moon side
option-side-help = Both sides show the same provinces; on the Moon side, meant for experienced players, eight belong to other regions.
option-setup = Starting provinces
option-setup-draft = free draft
option-setup-fixed = fixed setup
option-setup-help = Provinces are drafted one by one, or dealt as printed. Only the Sun side has a fixed setup; the Moon side is always drafted.
option-tower = Tower
option-tower-binomial = standard tower
option-tower-spielbyweb = tower as on SpielByWeb
option-tower-two-floor = two-floor tower
option-tower-wallenstein-online = tower as in Wallenstein Online
option-tower-help = How likely cubes are to stay in the tower and to fall out later.
option-reveal = Hidden actions
option-reveal-rolling = next five actions always known
option-reveal-due = turned up when due
option-reveal-help = When the face-down action cards are turned up.
option-reveal-cards = Orders
option-reveal-cards-own-turn = revealed on the player’s turn
option-reveal-cards-action-start = all revealed when the action starts
option-reveal-cards-help = When the planned cards of an action are revealed.
option-extra-armies = Extra armies
option-extra-armies-asked = asked each time
option-extra-armies-most = as many as possible
option-extra-armies-help = Whether players are asked about extra armies to begin with, or throw as many as they may. Each player can change that at any time.
option-chances = Show the odds of battles
option-chances-help = Before you confirm an attack the table shows how likely each outcome is.

## Where in the game we are

chapter-setting-up = Setup
chapter-round = Year { $year }, { $season }
item-provinces = provinces
item-buildings = buildings
item-most-castles = most castles
item-most-temples = most temples
item-most-theatres = most theatres
reason-years = { $first } in year 1, { $second } in year 2
building-castle = castle
    .role = most castles
building-temple = temple
    .role = most temples
building-theatre = theatre
    .role = most theatres
space-bid = the bid space
space-hand = the hand

## Names

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
action-castle = Build castle
action-temple = Build temple
action-theatre = Build theatre
action-rice = Collect rice
action-tax = Collect tax
action-deploy5 = Deploy 5
action-deploy3 = Deploy 3
action-deploy1-move = Deploy 1 / move
action-battle-a = Battle/Move A
action-battle-b = Battle/Move B
space-castle = the space “Build castle”
space-temple = the space “Build temple”
space-theatre = the space “Build theatre”
space-rice = the space “Collect rice”
space-tax = the space “Collect tax”
space-deploy5 = the space “Deploy 5”
space-deploy3 = the space “Deploy 3”
space-deploy1-move = the space “Deploy 1 / move”
space-battle-a = the space “Battle/Move A”
space-battle-b = the space “Battle/Move B”
special-tax-plus1 = Tax +1
special-rice-plus1 = Rice +1
special-deploy6 = Deploy 6
special-attack-plus1 = Attack +1
special-defence-plus1 = Defence +1
card-theatre-calms-5 = Theatres calm
    .gloss = a theatre removes 1 unrest marker
card-theatre-calms-7 = Theatres calm
    .gloss = a theatre removes 1 unrest marker
card-two-farmers-3 = Two farmers
    .gloss = neutral provinces defend with 2 farmers
card-castle-defence-2 = Castle defence
    .gloss = a castle gives the defender 1 extra army
card-castle-defence-6 = Castle defence
    .gloss = a castle gives the defender 1 extra army
card-temple-peace-3 = Temple truce
    .gloss = provinces with a temple cannot be attacked
card-temple-peace-4 = Temple truce
    .gloss = provinces with a temple cannot be attacked
card-tax-max-0 = Tax at most 5
    .gloss = tax brings at most 5 chests
card-tax-min-2 = Tax at least 6
    .gloss = tax brings at least 6 chests
card-rice-min-3 = Rice at least 4
    .gloss = collecting rice brings at least 4
card-rice-max-4 = Rice at most 3
    .gloss = collecting rice brings at most 3
card-small-levies-1 = Small levies
    .gloss = “Deploy 5” places 3 armies, “Deploy 3” only 2
region-green = West
region-red = Heartland
region-purple = South
region-yellow = East
region-brown = North
daimyo-blue = Uesugi Kenshin
daimyo-red = Tokugawa Ieyasu
daimyo-yellow = Mori Motonari
daimyo-green = Takeda Shingen
daimyo-purple = Hashiba Hideyoshi
standing-asked = asked each time
standing-most = as many as possible
letter-A = Setup A
letter-B = Setup B
letter-C = Setup C
letter-D = Setup D
letter-E = Setup E
province-aki = Aki
province-bingo = Bingo
province-bitchu = Bitchu
province-bizen = Bizen
province-hoki = Hoki
province-iwami = Iwami
province-izumo = Izumo
province-mimasaka = Mimasaka
province-tajima = Tajima
province-echizen = Echizen
province-harima = Harima
province-hida = Hida
province-mikawa = Mikawa
province-mino = Mino
province-omi = Omi
province-owari = Owari
province-tamba = Tamba
province-wakasa = Wakasa
province-awa-shikoku = Awa-Shikoku
province-ise = Ise
province-iyo = Iyo
province-kii = Kii
province-sanuki = Sanuki
province-settsu = Settsu
province-shima = Shima
province-tosa = Tosa
province-yamato = Yamato
province-awa-boso = Awa-Boso
province-izu = Izu
province-kai = Kai
province-kazusa = Kazusa
province-musashi = Musashi
province-sagami = Sagami
province-shimosa = Shimosa
province-suruga = Suruga
province-totomi = Totomi
province-echigo = Echigo
province-etchu = Etchu
province-hitachi = Hitachi
province-kaga = Kaga
province-kozuke = Kozuke
province-mutsu = Mutsu
province-noto = Noto
province-shimotsuke = Shimotsuke
province-shinano = Shinano
