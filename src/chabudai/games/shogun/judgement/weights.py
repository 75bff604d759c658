"""What things are worth to the bot, in points. Found by letting sets of them play against each other."""


class Weights:
    def __init__(self) -> None:
        self.second_year = 0.8  # of a scoring that is more than a year away
        self.card = 0.5  # what else a province is good for while there are rounds left
        self.rival = 0.35  # of what somebody else loses
        self.majority = 0.85  # how sure it is that a lead in a region lasts till winter
        self.attacked = 0.3  # how likely a neighbour attacks in a round, if it would win for sure
        self.army = 0.08
        self.offence = 0.5  # of what an attack would bring, if it can only come in a later round
        self.marker = 0.2  # of unrest
        self.rice = 0.6  # a rice that is missing in winter
        self.chest = 0.45  # of the first few; the more there are, the less another one is worth
        self.place = 0.12  # in the turn order
        self.defended = 0.1  # of a province that is threatened, by one more army
        self.attack = 0.25  # by one more army
        self.caution = 1.0  # of what leaving a province bare risks
        self.patience = 0.0  # what an attack must promise
