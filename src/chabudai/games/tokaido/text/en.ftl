# Tokaido. Forms of a name are its attributes: .in, .to and .from with their preposition, .acc inside a sentence, .gloss what a Japanese word means.

game-title = Tokaido
game-description = Walk the road from Kyoto to Edo and collect the richest memories: views, souvenirs, meals, baths and encounters.
seat-neutral = The neutral traveller
    .inside = the neutral traveller

## Phrases with a number, used by the sentences below

phrase-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
phrase-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A section of a panorama is worth its number.
phrase-section-points =
    { $section ->
        [one] { $section } point
       *[other] { $section } points
    }
# A donated coin is worth a point.
phrase-donation-points =
    { $coins ->
        [one] { $coins } point
       *[other] { $coins } points
    }

## Questions

prompt-choose-traveler = Choose your traveller. Everyone chooses at once.
prompt-move =
    { $you ->
        [yes] Choose where to go.
       *[no] { $name } chooses where to go.
    }
prompt-move-neutral =
    { $you ->
        [yes] Choose where the neutral traveller goes.
       *[no] { $name } chooses where the neutral traveller goes.
    }
prompt-buy =
    { $you ->
        [yes] Choose which souvenirs to buy.
       *[no] { $name } chooses which souvenirs to buy.
    }
prompt-donate =
    { $you ->
        [yes] Choose how many coins to donate to the temple.
       *[no] { $name } chooses how many coins to donate to the temple.
    }
prompt-keep =
    { $you ->
        [yes] Choose which of the two encounter cards to keep.
       *[no] { $name } chooses which of two encounter cards to keep.
    }
prompt-hiroshige =
    { $you ->
        [yes] Choose the panorama whose next section you take.
       *[no] { $name } chooses the panorama whose next section to take.
    }
prompt-other-panorama =
    { $you ->
        [yes] You have completed your guide’s panorama. Choose another one or take nothing.
       *[no] { $name } has completed the guide’s panorama and chooses another one or nothing.
    }
prompt-meal =
    { $you ->
        [yes] Choose your meal.
       *[no] { $name } chooses a meal.
    }
prompt-remove-meal =
    { $you ->
        [yes] Choose the meal that the neutral traveller removes from the offer.
       *[no] { $name } chooses the meal that the neutral traveller removes from the offer.
    }

## What a question is good for: said in the first games

aid-choose-traveler = A traveller’s power lasts all game long; the tile also says how many coins you start with.
aid-move = The traveller farthest behind moves: short steps bring more stops, long ones the first choice.
aid-move-neutral = The neutral traveller occupies a place, donates 1 coin at a temple, removes a meal at an inn.
aid-buy = Souvenirs of different categories make a set, whose cards score 1, 3, 5 and 7 points.
aid-donate = Every coin scores 1 point now; at the end the most generous donors score more.
aid-keep = The card you keep takes effect at once and counts for the Chatterbox; the other goes under the deck unseen.
aid-hiroshige = A section scores its number; the first player to complete a panorama also earns its achievement.
aid-other-panorama = Any panorama you have not completed will do: its next section scores its number.
aid-meal = Every meal scores 6 points, whatever it costs; nobody eats the same dish twice.
aid-remove-meal = Travellers who arrive later can no longer choose the meal you remove.

## Answers

label-play-as = { $traveler } ({ $traveler-role }), { phrase-coins }. { $traveler-gloss }
label-go = { $station }
label-send = { $station }
label-buy = Buy { $souvenirs } for { phrase-coins }: { phrase-points }
label-buy-nothing = Buy nothing
label-donate = Donate { phrase-coins }: { phrase-points }
label-keep = { $encounter }. { $encounter-role }
label-admire = { $panorama }, section { $section }: { phrase-section-points }
label-decline = Take nothing
label-eat =
    { $coins ->
        [0] { $meal } for free
       *[other] { $meal } for { phrase-coins }
    }
label-eat-free = Accept the free meal: { $meal }
label-eat-nothing = Eat nothing
label-remove = Remove { $meal }

## What happened: setting out

event-dealt =
    { $you ->
        [yes] You may choose between { $travelers }.
       *[no] { $name } may choose between { $travelers }.
    }
event-plays-as =
    { $you ->
        [yes] You travel as { $traveler } ({ $traveler-role }) and start with { phrase-coins }.
       *[no] { $name } travels as { $traveler } ({ $traveler-role }) and starts with { phrase-coins }.
    }
event-starts =
    { $you ->
        [yes] You start from place { $slot } of the inn.
       *[no] { $name } starts from place { $slot } of the inn.
    }
event-special-coins =
    { $you ->
        [yes]
            { $coins ->
                [-1] Special setup: you give back 1 coin (−1).
                [0] Special setup: your coins stay as they are.
               *[other] Special setup: you gain { phrase-coins } (+{ $coins }).
            }
       *[no]
            { $coins ->
                [-1] Special setup: { $name } gives back 1 coin (−1).
                [0] Special setup: { $name } neither gains nor gives back coins.
               *[other] Special setup: { $name } gains { phrase-coins } (+{ $coins }).
            }
    }

## What happened: on the road

event-moves =
    { $you ->
        [yes]
            { $slot ->
                [1] You go { $station-to }.
               *[other] You go { $station-to }, place { $slot }.
            }
       *[no]
            { $slot ->
                [1] { $name } goes { $station-to }.
               *[other] { $name } goes { $station-to }, place { $slot }.
            }
    }
event-gains-coins =
    { $you ->
        [yes] You gain { phrase-coins }.
       *[no] { $name } gains { phrase-coins }.
    }
event-gains-points =
    { $you ->
        [yes] You gain { phrase-points }.
       *[no] { $name } gains { phrase-points }.
    }
event-reveals =
    { $you ->
        [yes]
            { $souvenirs-count ->
                [one] On sale, the last souvenir: { $souvenirs }.
               *[other] On sale: { $souvenirs }.
            }
       *[no]
            { $souvenirs-count ->
                [one] { $name } finds one last souvenir on sale: { $souvenirs }.
               *[other] { $name } finds on sale: { $souvenirs }.
            }
    }
event-no-souvenirs =
    { $you ->
        [yes] You find no souvenirs left in the village.
       *[no] { $name } finds no souvenirs left in the village.
    }
event-pays =
    { $you ->
        [yes] You pay { phrase-coins }.
       *[no] { $name } pays { phrase-coins }.
    }
event-buys =
    { $you ->
        [yes] You buy { $souvenir }: { phrase-points }.
       *[no] { $name } buys { $souvenir }: { phrase-points }.
    }
event-buys-nothing =
    { $you ->
        [yes] You buy nothing.
       *[no] { $name } buys nothing.
    }
event-takes-section =
    { $you ->
        [yes] You take section { $section } of { $panorama-gen }: { phrase-section-points }.
       *[no] { $name } takes section { $section } of { $panorama-gen }: { phrase-section-points }.
    }
event-bathes =
    { $you ->
        [yes] You bathe { $spring-in }: { phrase-points }.
       *[no] { $name } bathes { $spring-in }: { phrase-points }.
    }
event-donates =
    { $you ->
        [yes] You donate { phrase-coins } to the temple: { phrase-donation-points }.
       *[no] { $name } donates { phrase-coins } to the temple: { phrase-donation-points }.
    }
event-temple-coin =
    { $you ->
        [yes] You put 1 coin from the supply into your temple bowl: { phrase-points }.
       *[no]
            { $points ->
                [0] { $name } puts 1 coin from the supply into its temple bowl.
               *[other] { $name } puts 1 coin from the supply into the temple bowl: { phrase-points }.
            }
    }

## What happened: encounters

event-meets =
    { $you ->
        [yes] You meet the { $encounter-acc }.
       *[no] { $name } meets the { $encounter-acc }.
    }
event-draws-two =
    { $you ->
        [yes] You draw two encounter cards to choose from.
       *[no] { $name } draws two encounter cards to choose from.
    }
event-sees-two =
    { $you ->
        [yes] You look at the two cards: { $encounters }.
       *[no] { $name } looks at the two cards: { $encounters }.
    }
event-busks =
    { $you ->
        [yes] You perform on the street: { phrase-coins } and { phrase-points }.
       *[no] { $name } performs on the street: { phrase-coins } and { phrase-points }.
    }
event-gets-souvenir =
    { $you ->
        [yes] You are given a souvenir, { $souvenir }: { phrase-points }.
       *[no] { $name } is given a souvenir, { $souvenir }: { phrase-points }.
    }
event-no-effect =
    { $you ->
        [yes] The card brings you nothing.
       *[no] The card brings { $name } nothing.
    }
event-declines =
    { $you ->
        [yes] You take no section from the guide.
       *[no] { $name } takes no section from the guide.
    }

## What happened: inns

event-offer-dealt =
    { $you ->
        [yes]
            { $cards ->
                [one] You are the first to arrive: { $cards } meal is on offer.
               *[other] You are the first to arrive: { $cards } meals are on offer.
            }
       *[no]
            { $cards ->
                [one] { $name } is the first to arrive: { $cards } meal is on offer.
               *[other] { $name } is the first to arrive: { $cards } meals are on offer.
            }
    }
event-sees-offer =
    { $you ->
        [yes] You look at the offer: { $meals }.
       *[no] { $name } looks at the offer: { $meals }.
    }
event-offered-free =
    { $you ->
        [yes] You are offered a meal for free: { $meals }.
       *[no] { $name } is offered a meal for free: { $meals }.
    }
event-eats =
    { $you ->
        [yes]
            { $coins ->
                [0] You eat { $meal } for free: { phrase-points }.
               *[other] You eat { $meal } for { phrase-coins }: { phrase-points }.
            }
       *[no]
            { $coins ->
                [0] { $name } eats { $meal } for free: { phrase-points }.
               *[other] { $name } eats { $meal } for { phrase-coins }: { phrase-points }.
            }
    }
event-eats-nothing =
    { $you ->
        [yes] You eat nothing.
       *[no] { $name } eats nothing.
    }
event-meal-removed =
    { $you ->
        [yes] You remove one meal from the offer, unseen.
       *[no] { $name } removes one meal from the offer, unseen.
    }
event-removes-meal =
    { $you ->
        [yes] You remove this meal: { $meals }.
       *[no] { $name } removes this meal: { $meals }.
    }
# The same for all: nobody in particular clears the table.
event-offer-returned =
    { $cards ->
        [0] Everyone has been served and no meal is left over.
        [one] Everyone has been served; { $cards } meal is left over and goes under the deck.
       *[other] Everyone has been served; { $cards } meals are left over and go under the deck.
    }

## What happened: achievements and the end

event-achieves =
    { $you ->
        [yes] You earn the achievement { $achievement }: { phrase-points }.
       *[no] { $name } earns the achievement { $achievement }: { phrase-points }.
    }
event-ranks =
    { $you ->
        [yes]
            { $rank ->
                [1] You are 1st among the temple donors: { phrase-points }.
                [2] You are 2nd among the temple donors: { phrase-points }.
                [3] You are 3rd among the temple donors: { phrase-points }.
               *[other] You are { $rank }th among the temple donors: { phrase-points }.
            }
       *[no]
            { $rank ->
                [1] { $name } is 1st among the temple donors: { phrase-points }.
                [2] { $name } is 2nd among the temple donors: { phrase-points }.
                [3] { $name } is 3rd among the temple donors: { phrase-points }.
               *[other] { $name } is { $rank }th among the temple donors: { phrase-points }.
            }
    }
event-wins =
    { $you ->
        [yes] You win with { phrase-points }.
       *[no] { $name } wins with { phrase-points }.
    }

## Why not?

refusal-not-dealt = You were not dealt { $traveler }.
refusal-behind = { $station } is not ahead: travellers only go forward and never stay where they are.
refusal-past-the-inn = { $station } is beyond the next inn, where every traveller has to stop.
refusal-full = Every place { $station-in } is taken.
refusal-village-needs-coin = You need at least 1 coin to stop { $station-in }, and you have none.
refusal-temple-needs-coin = You must donate at least 1 coin to stop { $station-in }, and you have none.
refusal-panorama-complete = You have completed this panorama, so you may not stop { $station-in }.
refusal-panorama-completed = You have already completed { $panorama-gen }.
refusal-not-revealed = There are not that many souvenirs on sale.
refusal-souvenirs-too-dear =
    { $souvenirs-count ->
        [one] You cannot afford { $souvenirs }: it would cost you { phrase-coins }.
       *[other] You cannot afford { $souvenirs } together: they would cost you { phrase-coins }.
    }
refusal-full-price-needed =
    { $full ->
        [one] You must hold the full price of { $full } coin, although you would pay only { $coins }.
       *[other] You must hold the full price of { $full } coins, although you would pay only { $coins }.
    }
refusal-donation-too-high = You do not have { phrase-coins } to donate.
refusal-not-drawn = { $encounter } is not one of the two cards you drew.
refusal-not-on-offer = { $meal } is not on offer here.
refusal-already-eaten = You have already eaten { $meal }, and nobody eats the same dish twice.
refusal-meal-too-dear = You cannot afford { $meal }: it would cost you { phrase-coins }.
refusal-no-free-meal = No meal is offered to you for free.

## Options

option-initiatory-journey = Initiatory journey
option-initiatory-journey-help = No traveller tiles: nobody has a power and everyone starts with 7 coins.
option-return-trip = Return trip
option-return-trip-help = The journey starts in Edo and ends in Kyoto.
option-gastronomy = Gastronomy
option-gastronomy-help = Each inn offers one meal card fewer, so late arrivals have less to choose from.
option-special-setup = Special setup
option-special-setup-help = Travellers who leave the first inn late start with up to 2 more coins, those who leave early with up to 1 coin less.
option-satsuki-source = Source of Satsuki’s free meal
option-satsuki-source-offer = the offer
option-satsuki-source-deck = the deck
option-satsuki-source-help = Whether Satsuki’s free meal is picked at random from the meals on offer or drawn from the deck.
option-neutral-meal-discard = Meal removed for the neutral traveller
option-neutral-meal-discard-random = at random
option-neutral-meal-discard-chosen = chosen by the player who moves it
option-neutral-meal-discard-help = With two players: how to pick the meal that leaves the offer when the neutral traveller reaches an inn.
option-award-end-achievement-at-zero = Award an end achievement even if everyone has none
option-award-end-achievement-at-zero-help = When nobody has what an end achievement counts, everyone gets it instead of nobody.
option-returned-cards-order = Order of cards put back under a deck
option-returned-cards-order-random = random
option-returned-cards-order-kept = as they were
option-returned-cards-order-help = Whether souvenirs and meals nobody took are shuffled before they go under their deck.

## Stations: the five inns have names, the others are numbered from Kyoto on

station-kyoto = Kyoto
    .in = in Kyoto
    .to = to Kyoto
    .from = from Kyoto
station-village-1 = Village 1
    .in = at village 1
    .to = to village 1
    .from = from village 1
station-temple-1 = Temple 1
    .in = at temple 1
    .to = to temple 1
    .from = from temple 1
station-encounter-1 = Encounter 1
    .in = at encounter 1
    .to = to encounter 1
    .from = from encounter 1
station-paddy-1 = Paddy view 1
    .in = at paddy view 1
    .to = to paddy view 1
    .from = from paddy view 1
station-hot-spring-1 = Hot spring 1
    .in = at hot spring 1
    .to = to hot spring 1
    .from = from hot spring 1
station-mountain-1 = Mountain view 1
    .in = at mountain view 1
    .to = to mountain view 1
    .from = from mountain view 1
station-farm-1 = Farm 1
    .in = at farm 1
    .to = to farm 1
    .from = from farm 1
station-village-2 = Village 2
    .in = at village 2
    .to = to village 2
    .from = from village 2
station-temple-2 = Temple 2
    .in = at temple 2
    .to = to temple 2
    .from = from temple 2
station-encounter-2 = Encounter 2
    .in = at encounter 2
    .to = to encounter 2
    .from = from encounter 2
station-sea-1 = Sea view 1
    .in = at sea view 1
    .to = to sea view 1
    .from = from sea view 1
station-mountain-2 = Mountain view 2
    .in = at mountain view 2
    .to = to mountain view 2
    .from = from mountain view 2
station-hot-spring-2 = Hot spring 2
    .in = at hot spring 2
    .to = to hot spring 2
    .from = from hot spring 2
station-inn-1 = First inn
    .in = at the first inn
    .to = to the first inn
    .from = from the first inn
station-sea-2 = Sea view 2
    .in = at sea view 2
    .to = to sea view 2
    .from = from sea view 2
station-temple-3 = Temple 3
    .in = at temple 3
    .to = to temple 3
    .from = from temple 3
station-farm-2 = Farm 2
    .in = at farm 2
    .to = to farm 2
    .from = from farm 2
station-paddy-2 = Paddy view 2
    .in = at paddy view 2
    .to = to paddy view 2
    .from = from paddy view 2
station-mountain-3 = Mountain view 3
    .in = at mountain view 3
    .to = to mountain view 3
    .from = from mountain view 3
station-encounter-3 = Encounter 3
    .in = at encounter 3
    .to = to encounter 3
    .from = from encounter 3
station-temple-4 = Temple 4
    .in = at temple 4
    .to = to temple 4
    .from = from temple 4
station-hot-spring-3 = Hot spring 3
    .in = at hot spring 3
    .to = to hot spring 3
    .from = from hot spring 3
station-mountain-4 = Mountain view 4
    .in = at mountain view 4
    .to = to mountain view 4
    .from = from mountain view 4
station-sea-3 = Sea view 3
    .in = at sea view 3
    .to = to sea view 3
    .from = from sea view 3
station-village-3 = Village 3
    .in = at village 3
    .to = to village 3
    .from = from village 3
station-farm-3 = Farm 3
    .in = at farm 3
    .to = to farm 3
    .from = from farm 3
station-inn-2 = Second inn
    .in = at the second inn
    .to = to the second inn
    .from = from the second inn
station-paddy-3 = Paddy view 3
    .in = at paddy view 3
    .to = to paddy view 3
    .from = from paddy view 3
station-village-4 = Village 4
    .in = at village 4
    .to = to village 4
    .from = from village 4
station-encounter-4 = Encounter 4
    .in = at encounter 4
    .to = to encounter 4
    .from = from encounter 4
station-farm-4 = Farm 4
    .in = at farm 4
    .to = to farm 4
    .from = from farm 4
station-mountain-5 = Mountain view 5
    .in = at mountain view 5
    .to = to mountain view 5
    .from = from mountain view 5
station-hot-spring-4 = Hot spring 4
    .in = at hot spring 4
    .to = to hot spring 4
    .from = from hot spring 4
station-sea-4 = Sea view 4
    .in = at sea view 4
    .to = to sea view 4
    .from = from sea view 4
station-paddy-4 = Paddy view 4
    .in = at paddy view 4
    .to = to paddy view 4
    .from = from paddy view 4
station-temple-5 = Temple 5
    .in = at temple 5
    .to = to temple 5
    .from = from temple 5
station-farm-5 = Farm 5
    .in = at farm 5
    .to = to farm 5
    .from = from farm 5
station-encounter-5 = Encounter 5
    .in = at encounter 5
    .to = to encounter 5
    .from = from encounter 5
station-sea-5 = Sea view 5
    .in = at sea view 5
    .to = to sea view 5
    .from = from sea view 5
station-village-5 = Village 5
    .in = at village 5
    .to = to village 5
    .from = from village 5
station-inn-3 = Third inn
    .in = at the third inn
    .to = to the third inn
    .from = from the third inn
station-hot-spring-5 = Hot spring 5
    .in = at hot spring 5
    .to = to hot spring 5
    .from = from hot spring 5
station-temple-6 = Temple 6
    .in = at temple 6
    .to = to temple 6
    .from = from temple 6
station-encounter-6 = Encounter 6
    .in = at encounter 6
    .to = to encounter 6
    .from = from encounter 6
station-village-6 = Village 6
    .in = at village 6
    .to = to village 6
    .from = from village 6
station-sea-6 = Sea view 6
    .in = at sea view 6
    .to = to sea view 6
    .from = from sea view 6
station-farm-6 = Farm 6
    .in = at farm 6
    .to = to farm 6
    .from = from farm 6
station-hot-spring-6 = Hot spring 6
    .in = at hot spring 6
    .to = to hot spring 6
    .from = from hot spring 6
station-encounter-7 = Encounter 7
    .in = at encounter 7
    .to = to encounter 7
    .from = from encounter 7
station-mountain-6 = Mountain view 6
    .in = at mountain view 6
    .to = to mountain view 6
    .from = from mountain view 6
station-paddy-5 = Paddy view 5
    .in = at paddy view 5
    .to = to paddy view 5
    .from = from paddy view 5
station-sea-7 = Sea view 7
    .in = at sea view 7
    .to = to sea view 7
    .from = from sea view 7
station-village-7 = Village 7
    .in = at village 7
    .to = to village 7
    .from = from village 7
station-edo = Edo
    .in = in Edo
    .to = to Edo
    .from = from Edo

## Kinds of station

kind-paddy = Paddy view
kind-mountain = Mountain view
kind-sea = Sea view
kind-village = Village
kind-temple = Temple
kind-encounter = Encounter
kind-hot-spring = Hot spring
kind-farm = Farm
kind-inn = Inn

## Travellers and their powers

traveler-hiroshige = Hiroshige
    .role = artist
    .gloss = { power-hiroshige }
traveler-chuubei = Chuubei
    .role = messenger
    .gloss = { power-chuubei }
traveler-kinko = Kinko
    .role = ronin
    .gloss = { power-kinko }
traveler-yoshiyasu = Yoshiyasu
    .role = functionary
    .gloss = { power-yoshiyasu }
traveler-satsuki = Satsuki
    .role = orphan
    .gloss = { power-satsuki }
traveler-mitsukuni = Mitsukuni
    .role = old man
    .gloss = { power-mitsukuni }
traveler-sasayakko = Sasayakko
    .role = geisha
    .gloss = { power-sasayakko }
traveler-hirotada = Hirotada
    .role = priest
    .gloss = { power-hirotada }
traveler-umegae = Umegae
    .role = street entertainer
    .gloss = { power-umegae }
traveler-zen-emon = Zen-emon
    .role = merchant
    .gloss = { power-zen-emon }

power-hiroshige = At each of the three inns along the way, he takes the next section of a panorama of his choice before the meal.
power-chuubei = At each of the three inns along the way, he draws an encounter card before the meal.
power-kinko = He pays 1 coin less for every meal.
power-yoshiyasu = At every encounter he draws two cards and keeps one of them.
power-satsuki = At every inn she is offered one meal, picked at random, for free.
power-mitsukuni = He scores 1 more point for every hot spring card and every achievement.
power-sasayakko = When she buys two or more souvenirs in a village, the cheapest of them is free.
power-hirotada = At every temple he adds 1 coin from the supply to his donation and scores a point for it.
power-umegae = At every encounter she first gains 1 coin and 1 point.
power-zen-emon = In every village he may buy one souvenir for just 1 coin.

## Souvenirs

category-small-object = small objects
category-food-drink = food and drink
category-clothing = clothing
category-art = art

souvenir-koma = Koma (spinning top)
    .gloss = spinning top
souvenir-gofu = Gofu (amulet)
    .gloss = amulet
souvenir-washi = Washi (paper)
    .gloss = paper
souvenir-hashi = Hashi (chopsticks)
    .gloss = chopsticks
souvenir-uchiwa = Uchiwa (fan)
    .gloss = fan
souvenir-yunomi = Yunomi (tea cup)
    .gloss = tea cup
souvenir-konpeito = Konpeito (sugar candy)
    .gloss = sugar candy
souvenir-kamaboko = Kamaboko (fish cake)
    .gloss = fish cake
souvenir-manju = Manju (steamed bun)
    .gloss = steamed bun
souvenir-ocha = Ocha (green tea)
    .gloss = green tea
souvenir-sake = Sake (rice wine)
    .gloss = rice wine
souvenir-daifuku = Daifuku (filled rice cake)
    .gloss = filled rice cake
souvenir-kan-zashi = Kan Zashi (hair ornament)
    .gloss = hair ornament
souvenir-sandogasa = Sandogasa (travel hat)
    .gloss = travel hat
souvenir-geta = Geta (wooden clogs)
    .gloss = wooden clogs
souvenir-haori = Haori (short coat)
    .gloss = short coat
souvenir-yukata = Yukata (light kimono)
    .gloss = light kimono
souvenir-furoshiki = Furoshiki (wrapping cloth)
    .gloss = wrapping cloth
souvenir-netsuke = Netsuke (toggle carving)
    .gloss = toggle carving
souvenir-jubako = Jubako (tiered boxes)
    .gloss = tiered boxes
souvenir-shikki = Shikki (lacquer ware)
    .gloss = lacquer ware
souvenir-shamisen = Shamisen (three-string lute)
    .gloss = three-string lute
souvenir-sumie = Sumie (ink painting)
    .gloss = ink painting
souvenir-ukiyoe = Ukiyoe (woodblock print)
    .gloss = woodblock print

## Meals

meal-misoshiru = Misoshiru (miso soup)
    .gloss = miso soup
meal-nigirimeshi = Nigirimeshi (rice balls)
    .gloss = rice balls
meal-dango = Dango (sweet dumplings)
    .gloss = sweet dumplings
meal-yakitori = Yakitori (grilled skewers)
    .gloss = grilled skewers
meal-soba = Soba (buckwheat noodles)
    .gloss = buckwheat noodles
meal-sushi = Sushi
    .gloss = sushi
meal-tofu = Tofu (bean curd)
    .gloss = bean curd
meal-tempura = Tempura
    .gloss = tempura
meal-unagi = Unagi (eel)
    .gloss = eel
meal-donburi = Donburi (rice bowl)
    .gloss = rice bowl
meal-udon = Udon (thick noodles)
    .gloss = thick noodles
meal-fugu = Fugu (puffer fish)
    .gloss = puffer fish
meal-tai-meshi = Tai Meshi (sea bream rice)
    .gloss = sea bream rice
meal-sashimi = Sashimi (raw fish)
    .gloss = raw fish

## Hot springs

spring-spring-2 = Hot spring, 2 points
    .in = in a hot spring
spring-spring-3 = Hot spring with monkeys, 3 points
    .in = in a hot spring with monkeys

## Panoramas

panorama-paddy = Rice paddies
    .gen = the paddy panorama
panorama-mountain = Mountain
    .gen = the mountain panorama
panorama-sea = Sea
    .gen = the sea panorama

## Encounters and what they bring

encounter-shokunin = Shokunin (travelling craftsman)
    .gloss = travelling craftsman
    .acc = shokunin (travelling craftsman)
    .role = { effect-encounter-shokunin }
encounter-annaibito-paddy = Annaibito (guide to the paddies)
    .gloss = guide to the paddies
    .acc = annaibito (guide to the paddies)
    .role = { effect-encounter-annaibito-paddy }
encounter-annaibito-mountain = Annaibito (guide to the mountain)
    .gloss = guide to the mountain
    .acc = annaibito (guide to the mountain)
    .role = { effect-encounter-annaibito-mountain }
encounter-annaibito-sea = Annaibito (guide to the sea)
    .gloss = guide to the sea
    .acc = annaibito (guide to the sea)
    .role = { effect-encounter-annaibito-sea }
encounter-samurai = Samurai
    .gloss = samurai
    .acc = samurai
    .role = { effect-encounter-samurai }
encounter-kuge = Kuge (noble)
    .gloss = noble
    .acc = kuge (noble)
    .role = { effect-encounter-kuge }
encounter-miko = Miko (shrine priestess)
    .gloss = shrine priestess
    .acc = miko (shrine priestess)
    .role = { effect-encounter-miko }

effect-encounter-shokunin = You are given the top souvenir of the deck.
effect-encounter-annaibito-paddy = You take the next section of the paddy panorama.
effect-encounter-annaibito-mountain = You take the next section of the mountain panorama.
effect-encounter-annaibito-sea = You take the next section of the sea panorama.
effect-encounter-samurai = You gain 3 points.
effect-encounter-kuge = You gain 3 coins.
effect-encounter-miko = You put 1 coin from the supply into your temple bowl and gain 1 point.

## Achievements

achievement-panorama-paddy = Paddy panorama
achievement-panorama-mountain = Mountain panorama
achievement-panorama-sea = Sea panorama
achievement-gourmet = Gourmet
achievement-bather = Bather
achievement-chatterbox = Chatterbox
achievement-collector = Collector

## Colours

colour-purple = purple
colour-yellow = yellow
colour-green = green
colour-white = grey
colour-blue = blue

## Score sheet

item-panoramas = panoramas
item-souvenirs = souvenirs
item-meals = meals
item-hot-springs = hot springs
item-donations = donations
item-encounters = encounters
item-achievements = achievements
item-traveler = traveller’s power
item-temple-rank = temple ranking
reason-list = { $names }
reason-panoramas = { $views }
reason-panorama =
    { $n ->
        [one] { $panorama } ({ $n } section)
       *[other] { $panorama } ({ $n } sections)
    }
reason-souvenirs =
    { $n ->
        [one] { $n } souvenir
       *[other] { $n } souvenirs
    }
reason-springs =
    { $n ->
        [one] { $n } hot spring card
       *[other] { $n } hot spring cards
    }
reason-donations =
    { $coins ->
        [one] { $coins } coin in the temple
       *[other] { $coins } coins in the temple
    }
reason-encounters =
    { $n ->
        [one] { $n } encounter
       *[other] { $n } encounters
    }
reason-rank = place { $rank } among the donors

## Where in the game we are

chapter-setting-out = Choosing travellers
chapter-leg =
    { $leg ->
        [1] First leg of four
        [2] Second leg of four
        [3] Third leg of four
       *[other] Fourth leg of four
    }
chapter-end = The end of the road
part-setting-out = Setting out
part-leg =
    { $leg ->
        [1] First leg
        [2] Second leg
        [3] Third leg
       *[other] Fourth leg
    }
