"""Cards, as several parts of the drawing speak of them."""

from chabudai.games.tokaido.components import CATEGORY, SOUVENIR, SOUVENIR_CATEGORY


def category_of(souvenir: str) -> str:
    return str(CATEGORY.ids[SOUVENIR_CATEGORY[SOUVENIR.index[souvenir]]])


def times(cards: int) -> str:
    return f" (×{cards})" if cards > 1 else ""
