# Rising Sun on the page of the rules.

board-aim = Lead a clan through spring, summer and autumn: find allies, play mandates, win war provinces. Most points after winter wins.
learn-drawn-tea = Each season begins with tea: two players who agree are allies until the next one, or until one betrays the other.
learn-shows-tea = Three clans around a table. A red cord joins Koi and Turtle.
learn-drawn-track = Seven mandates follow. The active player draws four tiles and plays one; everyone carries it out, and the active player and their ally get a bonus. In between, the kami bless those who worship.
learn-shows-track = The political track of a summer: tea, Recruit, Train and Marshal have been played, four mandates and three Kami turns are still to come, then war.
learn-drawn-march = Figures are summoned at strongholds and move from province to province. Each has Force 1, unless a card says otherwise.
learn-shows-march = The middle of the map. A stroke leads from Kyoto to Kansai.
learn-drawn-bids = In war provinces everyone taking part bids coins in secret on four advantages. The greatest Force wins; the winner’s coins go to the losers.
learn-shows-bids = The bids of three clans for Kansai. Lotus has won Seppuku and the poets, Turtle the hostage, Koi the ronin and the battle.
learn-drawn-set = In winter War Province tokens score, and different provinces together most of all.
learn-shows-set = War Province tokens of Edo, Kansai and Kyoto: three different provinces bring 10 points.
learn-drawn-map = Eight provinces, joined by land or by sea routes, and four shrines. The numbers on black discs are the order of war.
learn-shows-map = The map with the figures of three clans, and four shrines below it.
learn-icon-coin = coins
learn-icon-ronin = ronin
learn-icon-points = points
learn-icon-honor = honor: it breaks ties
learn-icon-alliance = alliance
learn-icon-war = war, War Province tokens
learn-icon-kami = shrine, Kami turn
learn-icon-route = sea route
learn-icon-stronghold = stronghold
learn-icon-monster = monster
