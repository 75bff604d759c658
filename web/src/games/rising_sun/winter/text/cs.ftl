# Zima v Rising Sun.

winter-title = Zima
winter-before = Předtím
winter-upgrades = Vylepšení
winter-tokens = Žetony
winter-set = Provincie
winter-total = Body
winter-season = { $season }: žetony { $count }, každý za { $each }
winter-provinces =
    { $provinces ->
        [one] { $provinces } různá
        [few] { $provinces } různé
       *[other] { $provinces } různých
    }
winter-ladder = Co přinášejí různé provincie
winter-ladder-provinces =
    { $most ->
        [few] { $span } provincie
       *[other] { $span } provincií
    }
