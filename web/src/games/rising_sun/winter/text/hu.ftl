# Tél a Rising Sunban.

winter-title = Tél
winter-before = Előtte
winter-upgrades = Fejlesztések
winter-tokens = Hadszínterek
winter-set = Tartományok
winter-total = Pont
winter-season = { $season }: { $count } jelző, egyenként { $each } pont
winter-provinces = { $provinces } különböző
winter-ladder = Mit érnek a különböző tartományok
winter-ladder-provinces = { $span } tartomány
