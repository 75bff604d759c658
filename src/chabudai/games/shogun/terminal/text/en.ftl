# Shogun in the terminal.

terminal-event = Event
terminal-events-left = Events left
terminal-actions = Actions
terminal-specials = Special cards
terminal-order = Turn order
terminal-offer = Open cards
terminal-deck = deck { $n }
terminal-battle = Battle
terminal-chances = attacker { $attacker }, defender { $defender }, nobody { $neutral }
terminal-board = Your board
terminal-card-bid = chest card { $n }
terminal-card-chest = chest card
terminal-card-empty = empty
terminal-card-covered = covered
terminal-card-lost = lost
terminal-farmers = Farmers
terminal-column-player = Player
terminal-column-points = Points
terminal-column-chests = Chests
terminal-column-rice = Rice
terminal-column-land = Provinces
terminal-column-reserve = Reserve
terminal-column-tower = Tower
terminal-column-tray = Tray
terminal-column-special = Special
terminal-legend = [1]: choose it by this number. A3: player A has 3 armies there. { $castle } castle, { $temple } temple, { $theatre } theatre, { $unrest } unrest marker. (−3): rice lost if the event is left for winter.
