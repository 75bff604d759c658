# Shogun v terminálu.

terminal-event = Událost
terminal-events-left = Zbývající události
terminal-actions = Akce
terminal-specials = Speciální karty
terminal-order = Pořadí hráčů
terminal-offer = Vyložené karty
terminal-deck = balíček { $n }
terminal-battle = Bitva
terminal-chances = útočník { $attacker }, obránce { $defender }, nikdo { $neutral }
terminal-board = Tvoje deska
terminal-card-bid = karta pokladny { $n }
terminal-card-chest = karta pokladny
terminal-card-empty = prázdné
terminal-card-covered = zakryté
terminal-card-lost = ztracené
terminal-farmers = Sedláci
terminal-column-player = Hráč
terminal-column-points = Body
terminal-column-chests = Truhličky
terminal-column-rice = Rýže
terminal-column-land = Provincie
terminal-column-reserve = Zásoba
terminal-column-tower = Věž
terminal-column-tray = Nádoba
terminal-column-special = Spec. karta
terminal-legend = [1]: vybereš tímto číslem. A3: hráč A tam má 3 armády. { $castle } hrad, { $temple } chrám, { $theatre } divadlo, { $unrest } žeton revolty. (−3): ztráta rýže, zbude-li událost na zimu.
