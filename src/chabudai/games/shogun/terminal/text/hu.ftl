# Shogun a terminálban.

terminal-event = Esemény
terminal-events-left = Megmaradt események
terminal-actions = Akciók
terminal-specials = Különleges kártyák
terminal-order = Játékossorrend
terminal-offer = Felfordított kártyák
terminal-deck = pakli: { $n }
terminal-battle = Csata
terminal-chances = támadó { $attacker }, védő { $defender }, senki { $neutral }
terminal-board = A táblád
terminal-card-bid = ládakártya: { $n }
terminal-card-chest = ládakártya
terminal-card-empty = üres
terminal-card-covered = letakart
terminal-card-lost = elveszett
terminal-farmers = Parasztok
terminal-column-player = Játékos
terminal-column-points = Pont
terminal-column-chests = Láda
terminal-column-rice = Rizs
terminal-column-land = Tartomány
terminal-column-reserve = Tartalék
terminal-column-tower = Torony
terminal-column-tray = Tálka
terminal-column-special = Kül. kártya
terminal-legend = [1]: ezzel a számmal választod. A3: az A játékosnak 3 hadserege van ott. { $castle } kastély, { $temple } templom, { $theatre } nó-színház, { $unrest } nyugtalanságjelző. (−3): rizsveszteség, ha az esemény télre marad.
