# Shogun: a terv kirakása.

plan-board = A tervezőtáblád
plan-hand = Kézben
plan-in-this-order = Ebben a sorrendben
plan-hidden-order = Aztán ezek, a sorrend még rejtett
plan-bid = Licit
plan-space = { $action }
plan-place = { $place }.

## Kártyák

plan-card-province = { $province }
plan-card-chest = Ládakártya { $chests }
plan-card-none = Nincs kártya
plan-leave-empty = nincs kártya
plan-provinces-in-hand = { $provinces } tartományod van, kézben { $left }
plan-chests-in-hand = Ládakártyák, még { $left }
plan-yields = adó { $tax }, rizs { $rice }, { $armies } hadsereg, { $sites ->
        [0] nincs szabad hely
       *[other] { $sites } szabad hely
    }{ $unrest ->
        [0] { "" }
       *[other] , nyugtalanság { $unrest }
    }
plan-lies-on = itt van: { $space }
plan-free = szabad
plan-lay = Ide: { $card }
plan-empty-left = még { $left } mező maradhat üresen
plan-cost = { phrase-chests }

## Mi lesz belőle

plan-soon = …
plan-tax = { $chests } ládát hoz
plan-rice = { $rice } rizst hoz
plan-tax-revolt = { plan-tax }; felkelés: { phrase-farmers } a hadseregeid ({ $armies }) ellen
plan-rice-revolt = { plan-rice }; felkelés: { phrase-farmers } a hadseregeid ({ $armies }) ellen
plan-build =
    { $sites ->
        [0] { $building }; utána nincs több szabad hely
       *[other] { $building }; utána még { $sites } szabad hely marad
    }
plan-deploy = { $armies } új hadsereg, összesen { $sum }
plan-deploy-move = { $armies } új hadsereg, összesen { $sum }; aztán tovább is mehetnek
plan-march = legfeljebb { $armies } hadsereg; cél: { $targets-or }
plan-no-action = nincs akció
plan-stays-empty = nincs akció, és ezt mindenki látja
plan-bid-chests =
    { $chests ->
        [0] nem kerül semmibe; kevesebbet ér bármelyik tartománykártyánál
       *[other] { $chests } láda, azonnal fizeted
    }
plan-bid-province = nem kerül semmibe; akció nélkül, többet ér a 0-s ládakártyánál
plan-bid-nothing = utoljára választasz különleges kártyát
plan-instead = e kártya helyett ({ $card }): { $brought }
plan-from-space = most máshol fekszik ({ $space }): { $brought }
plan-and-doubt = { $brought }; { $doubt }
plan-bar-built = nem történik semmi: már áll ott ilyen épület
plan-bar-no-site = nem történik semmi: nincs szabad építési hely
plan-bar-no-token = a mostani állás szerint nem történik semmi: nincs több ilyen épület
plan-bar-no-reserve = a mostani állás szerint nem történik semmi: kevés a hadsereg a tartalékban
plan-bar-few-armies = a mostani állás szerint nem történik semmi: csak 1 hadsereg van ott
plan-bar-no-target = a mostani állás szerint nem történik semmi: nincs hová menni
plan-short-of-chests-certain = elmarad: { $cost } ládába kerül, legfeljebb { $chests } lesz
plan-short-of-chests-planned = ha minden a terv szerint megy, elmarad: { $cost } ládába kerül, addigra { $chests } lesz
plan-short-of-chests-maybe = rossz sorrendben elmarad: { $cost } ládába kerül, lehet, hogy csak { $chests } lesz
plan-short-of-armies-planned = ha minden a terv szerint megy, elmarad: { $levy } hadsereg kell, addigra { $armies } lesz a tartalékban
plan-short-of-armies-maybe = rossz sorrendben elmarad: { $levy } hadsereg kell, lehet, hogy csak { $armies } lesz a tartalékban

## A ládák

plan-purse = Ládák, ha minden a terv szerint megy
plan-purse-now = Most

## A kérdés és a lista

plan-prompt = A terved és a licited
plan-prompt-card = { $card }: válassz mezőt
plan-prompt-space = { $space }: válassz kártyát
plan-prompt-whole = Kész a terved
plan-line =
    { $empty ->
        [0] { $free } mező szabad. Mindegyikre kell kártya.
       *[other] { $free } mező szabad. Ebből { $empty } üresen maradhat.
    }
plan-line-whole =
    { $doubts ->
        [0] Senki sem látja, amíg az akció sorra nem kerül.
       *[other] Így { $doubts } parancs elmarad. A tervet senki sem látja, amíg az akció sorra nem kerül.
    }
plan-line-lies = { $card }: { $brought }
plan-send =
    { $free ->
        [0] Kész
       *[other] Még { $free } kártya
    }
plan-missing = Még { $free } mező szabad.
plan-rest-blank = A többire ládakártya
plan-recall = Előző menet
plan-as-last-time = Mint legutóbb
plan-nothing-free = Nincs szabad mező.
plan-nothing-rest = A szabad mezőkre nem maradt ládakártya: a többire tartományt tegyél.
plan-nothing-last = A múltkori tervből több nem rakható le: a többi kártya már máshol van, elveszett, vagy foglalt a mezője.
plan-rows = Melyik kártyát?
plan-rows-whole = A terved
plan-rows-card = { $card }: hová?
plan-rows-space = Kártya ide: { $space }
plan-back = Vissza a kézbe
plan-to-map = Térkép
plan-to-plan = A tervhez

## A térkép mellett

plan-chosen-card = A választott kártya
plan-about-none = Nyomj meg egy kártyát vagy egy saját tartományt a térképen: itt látod, mi van benne.
plan-about-yield = Adó, rizs
plan-about-sites = Építési helyek
plan-about-sites-free = { $sites } helyből { $free } szabad
plan-about-built = Épületek
plan-about-armies = Hadseregek
plan-about-unrest = Nyugtalanság
plan-about-region = Régió
plan-about-revolt = Ha innen adót vagy rizst szedsz, { $farmers } paraszt felkel.
plan-doubts = Ami meghiúsíthatja
plan-doubts-count = Ami meghiúsíthatja: { $count }

## Amíg az akciók folynak

plan-state-cancelled = elmaradt
