"""R-8, R-9, R-29.N: the tea ceremony, offers and promises."""
