# Rising Sun. Provincie mají .in, .to, .from a .acc; figurky .acc, .ins a .gen (2. pád množného čísla); roční období
# .role (malým písmenem) a .in; karta, bůh, klan, mandát, výhoda a monstrum .gloss: co dělá, jednou větou.

game-title = Rising Sun
game-description = U čaje si najdi spojence, v politice ho třeba zraď a ve válce tajně nabízej mince na výhody v bitvě. Který klan bude mít po zimě nejvíc bodů?
seat-neutral = Nikdo

## Výrazy s číslem, které používají věty níže

phrase-coins =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
    .nom =
        { $coins ->
            [one] { $coins } mince
            [few] { $coins } mince
            [many] { $coins } mince
           *[other] { $coins } mincí
        }
phrase-ronin =
    { $ronin ->
        [one] { $ronin } rónina
        [few] { $ronin } róniny
        [many] { $ronin } rónina
       *[other] { $ronin } róninů
    }
    .nom =
        { $ronin ->
            [one] { $ronin } rónin
            [few] { $ronin } róninové
            [many] { $ronin } rónina
           *[other] { $ronin } róninů
        }
phrase-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
phrase-figures =
    { $figures ->
        [one] { $figures } figurku
        [few] { $figures } figurky
        [many] { $figures } figurky
       *[other] { $figures } figurek
    }
phrase-left =
    { $n ->
        [one] ještě { $n } přesun
        [few] ještě { $n } přesuny
        [many] ještě { $n } přesunu
       *[other] ještě { $n } přesunů
    }
phrase-given =
    { $coins ->
        [0] { phrase-ronin }
       *[other]
            { $ronin ->
                [0] { phrase-coins }
               *[other] { phrase-coins } a { phrase-ronin }
            }
    }
phrase-killed =
    { $n ->
        [one] { $figure-acc }
        [few] { $n } { $figure-acc }
        [many] { $n } { $figure-acc }
       *[other] { $n } { $figure-gen }
    }
phrase-reward =
    { $points ->
        [0]
            { $ronin ->
                [0] { phrase-coins }
               *[other] { phrase-coins } a { phrase-ronin }
            }
       *[other]
            { $ronin ->
                [0] { phrase-coins } a { phrase-points }
               *[other] { phrase-coins }, { phrase-points } a { phrase-ronin }
            }
    }

## Otázky

prompt-tea = Čajový obřad: najdi si spojence na toto roční období, vyjednávej, a až budeš mít domluveno, potvrď to.
prompt-partner = Čajový obřad: každý tajně říká, koho chce za spojence.
prompt-make-offer =
    { $you ->
        [yes] Můžeš podat návrh.
       *[no] { $name } může podat návrh.
    }
prompt-drafting =
    { $you ->
        [yes] Sestav návrh pro hráče { $player }.
       *[no]
            { $player-you ->
                [yes] { $name } ti připravuje návrh.
               *[no] { $name } připravuje návrh pro hráče { $player }.
            }
    }
prompt-answer =
    { $you ->
        [yes] Přijmeš návrh hráče { $player }: { $terms }?
       *[no]
            { $player-you ->
                [yes] { $name } odpovídá na tvůj návrh: { $terms }.
               *[no] { $name } odpovídá na návrh hráče { $player }: { $terms }.
            }
    }
prompt-deal = Podej návrh, nebo na nějaký odpověz.
prompt-offer-template = Jaký návrh podáš hráči { $player }?
prompt-offer-coins = Kolik mincí dáváš hráči { $player }?
prompt-offer-ronin = Kolik róninů dáváš hráči { $player }?
prompt-offer-asked-coins = Kolik mincí chceš od hráče { $player }?
prompt-offer-asked-ronin = Kolik róninů chceš od hráče { $player }?
prompt-offer-alliance = Navrhneš hráči { $player } spojenectví?
prompt-offer-promise = Co hráči { $player } slibuješ?
prompt-offer-asked-promise = Co má slíbit { $player }?
prompt-offer-mandate = Který mandát?
prompt-offer-province = Která provincie?
prompt-offer-advantage = Která válečná výhoda?
prompt-offer-shrine = Která svatyně?
prompt-offer-coins-later = Kolik mincí později?
prompt-offer-ronin-later = Kolik róninů později?
prompt-offer-circle = Mají to slyšet všichni, nebo jen vy dva?
prompt-mandate =
    { $you ->
        [yes] Vyber jeden ze čtyř mandátů, které máš v ruce.
       *[no] { $name } vybírá mandát.
    }
prompt-tile =
    { $you ->
        [yes] Polož jeden ze čtyř dílků lícem dolů na stupnici.
       *[no] { $name } pokládá dílek lícem dolů na stupnici.
    }
prompt-announce =
    { $you ->
        [yes] Oznam mandát.
       *[no] { $name } oznamuje mandát.
    }
prompt-summon =
    { $you ->
        [yes] Vyber figurku, kterou vyvoláš { $province-in }.
       *[no] { $name } vyvolává figurku { $province-in }.
    }
prompt-summon-where =
    { $you ->
        [yes] Vyber provincii, kam vyvoláš figurku.
       *[no] { $name } vybírá, kam vyvolá figurku.
    }
prompt-summon-bonus =
    { $you ->
        [yes] Bonus: vyber, kam vyvoláš ještě jednu figurku.
       *[no] { $name } může vyvolat ještě jednu figurku.
    }
prompt-summon-monster =
    { $you ->
        [yes] Vyber, kam vyvoláš { $figure-acc }.
       *[no] { $name } vybírá, kam vyvolá { $figure-acc }.
    }
prompt-worship =
    { $you ->
        [yes] Zůstane { $figure } { $province-in }, nebo půjde do svatyně?
       *[no] { $name } rozhoduje, zda { $figure } zůstane { $province-in }.
    }
prompt-march =
    { $you ->
        [yes] Vyber, čím pohneš, nebo přesuny ukonči.
       *[no] { $name } přesouvá figurky.
    }
prompt-to =
    { $you ->
        [yes] Kam přesuneš { $piece-acc } { $source-from }?
       *[no] { $name } vybírá, kam přesune { $piece-acc } { $source-from }.
    }
prompt-toll =
    { $you ->
        [yes] Po trase { $route } chce jít { $player }. Žádáš mýtné?
       *[no]
            { $player-you ->
                [yes] { $name } od tebe může žádat mýtné na trase { $route }.
               *[no] { $name } může žádat mýtné od hráče { $player } na trase { $route }.
            }
    }
prompt-pay-toll =
    { $you ->
        [yes] Za trasu { $route } žádá minci { $player }. Zaplatíš?
       *[no]
            { $player-you ->
                [yes] { $name } se rozhoduje, zda ti zaplatí mýtné na trase { $route }.
               *[no] { $name } se rozhoduje, zda zaplatí hráči { $player } mýtné na trase { $route }.
            }
    }
prompt-build =
    { $you ->
        [yes] Bonus: postavíš pevnost za { phrase-coins }?
       *[no] { $name } může postavit pevnost.
    }
prompt-buy =
    { $you ->
        [yes] Vyber kartu ročního období, kterou koupíš.
       *[no] { $name } může koupit kartu ročního období.
    }
prompt-benevolence =
    { $you ->
        [yes] Laskavost: dáš někomu jednu z utracených mincí?
       *[no] { $name } může dát někomu jednu z utracených mincí.
    }
prompt-place =
    { $you ->
        [yes] { $card }: umístíš samuraje z rezervy?
       *[no] { $name } může umístit samuraje ({ $card }).
    }
prompt-place-at-shrine =
    { $you ->
        [yes] { $card }: umístíš kněze z rezervy do svatyně?
       *[no] { $name } může umístit kněze do svatyně ({ $card }).
    }
prompt-worshipper =
    { $you ->
        [yes] Koho umístíš do svatyně { $kami-gen }?
       *[no] { $name } vybírá, koho umístí do svatyně { $kami-gen }.
    }
prompt-ninja =
    { $you ->
        [yes] Stezka nindži: zabiješ někde samuraje?
       *[no] { $name } může zabít samuraje (Stezka nindži).
    }
prompt-ninja-whom =
    { $you ->
        [yes] Čí samuraj { $province-in } zahyne?
       *[no] { $name } vybírá, čí samuraj { $province-in } zahyne.
    }
prompt-monkey =
    { $you ->
        [yes] Stezka opice: vezmeš minci nejbohatšímu soupeři?
       *[no] { $name } může vzít minci nejbohatšímu soupeři.
    }
prompt-mercy =
    { $you ->
        [yes] Milosrdenství { $province-in }: ušetříš všechny, kdo by zahynuli?
       *[no] { $name } může { $province-in } projevit milosrdenství.
    }
prompt-hate =
    { $you ->
        [yes] Démon nenávisti { $province-in }: která figurka hráče { $player } zahyne?
       *[no]
            { $player-you ->
                [yes] { $name } vybírá, která tvoje figurka { $province-in } zahyne.
               *[no] { $name } vybírá, která figurka hráče { $player } { $province-in } zahyne.
            }
    }
prompt-enters-first =
    { $you ->
        [yes] Který démon zapůsobí první?
       *[no] { $name } vybírá, který démon zapůsobí první.
    }
prompt-betray =
    { $you ->
        [yes] Vyber, kde nahradíš figurku někoho jiného, nebo skonči.
       *[no] { $name } vybírá, kde nahradí cizí figurku.
    }
prompt-replace =
    { $you ->
        [yes] Čí figurku nahradíš?
       *[no] { $name } vybírá, čí figurku nahradí.
    }
prompt-replace-with =
    { $you ->
        [yes] Čím nahradíš { $figure-acc }?
       *[no] { $name } vybírá, čím nahradí { $figure-acc }.
    }
prompt-next-at-war =
    { $you ->
        [yes] Začátek války: čí karty zapůsobí teď?
       *[no] { $name } určuje, čí karty zapůsobí teď.
    }
prompt-next-card =
    { $you ->
        [yes] Začátek války: která tvoje karta zapůsobí teď?
       *[no] { $name } určuje, která vlastní karta zapůsobí teď.
    }
prompt-next-at-recruit =
    { $you ->
        [yes] Kdo teď umístí figurku?
       *[no] { $name } určuje, kdo teď umístí figurku.
    }
prompt-amaterasu =
    { $you ->
        [yes] Amaterasu: vystoupíš na vrchol stupnice cti?
       *[no] { $name } může vystoupit na vrchol stupnice cti.
    }
prompt-fujin =
    { $you ->
        [yes] Fúdžin: vyber, čím pohneš, nebo skonči ({ phrase-left }).
       *[no] { $name } přesouvá figurky s Fúdžinovým větrem.
    }
prompt-raijin =
    { $you ->
        [yes] Raidžin: vyvoláš samuraje v některé provincii?
       *[no] { $name } může vyvolat samuraje v kterékoli provincii.
    }
prompt-bids = Bitva o { $province-acc }: všichni účastníci tajně nabízejí.
prompt-bid =
    { $coins ->
        [0] Bitva o { $province-acc }: kolik mincí dáš na { $advantage-acc }? Žádná ti už nezbývá.
       *[other] Bitva o { $province-acc }: kolik mincí dáš na { $advantage-acc }? Máš ještě { phrase-coins }.
    }
prompt-seppuku =
    { $you ->
        [yes] Spácháš { $province-in } seppuku a zabiješ { phrase-figures }?
       *[no] { $name } může { $province-in } spáchat seppuku.
    }
prompt-hostage =
    { $you ->
        [yes] Koho vezmeš { $province-in } do zajetí?
       *[no] { $name } může { $province-in } vzít zajatce.
    }
prompt-hostage-more =
    { $you ->
        [yes] Úcta: vezmeš { $province-in } ještě jednoho zajatce?
       *[no] { $name } může { $province-in } vzít ještě jednoho zajatce.
    }
prompt-hire =
    { $you ->
        [yes] Najmeš róniny? V této bitvě ti přidají sílu { $force }.
       *[no] { $name } může najmout róniny.
    }
prompt-remainder =
    { $you ->
        [yes]
            { $coins ->
                [one] Přebývá { phrase-coins.nom }: kdo ji dostane?
                [few] Přebývají { phrase-coins.nom }: kdo dostane jednu?
               *[other] Přebývá { phrase-coins.nom }: kdo dostane jednu?
            }
       *[no] { $name } rozdává přebývající mince.
    }

## K čemu otázka je: říká se v prvních hrách

aid-tea = Bonus každého mandátu, který zahraje jeden ze spojenců, mají oba; spojenectví končí s obdobím nebo zradou.
aid-partner = Dva, kteří jmenují jeden druhého, jsou spojenci: bonus každého mandátu, který zahraje jeden z nich, mají oba.
aid-make-offer = Mince, róninové i spojenectví se mění hned po přijetí; sliby nikoho nezavazují.
aid-drafting = Dokud návrh není celý, nikdo o něm neví.
aid-answer = Mince, róninové a spojenectví se změní hned; sliby nikoho nezavazují.
aid-deal = Dohodnout se smíš kdykoli před válkou; jisté je jen to, co hned změní majitele.
aid-offer-template = Spojenectví lze uzavřít jen při čajovém obřadu.
aid-offer-coins = Změní majitele, až bude návrh přijat.
aid-offer-ronin = Změní majitele, až bude návrh přijat.
aid-offer-asked-coins = Nejvýš tolik, kolik jich je v rezervě.
aid-offer-asked-ronin = Nejvýš tolik, kolik jich je v rezervě.
aid-offer-alliance = Každý má v jednom období nejvýš jednoho spojence.
aid-offer-promise = Nikoho nezavazuje, ale všichni, kdo o něm vědí, uvidí, zda ho dodržíš.
aid-offer-asked-promise = Nikoho nezavazuje, ale všichni, kdo o něm vědí, uvidí, zda bude dodržen.
aid-offer-mandate = Slib se týká tohoto období.
aid-offer-province = Slib se týká tohoto období.
aid-offer-advantage = Kdo to slíbí, nenabídne na ni v té provincii nic.
aid-offer-shrine = Kdo to slíbí, nikoho tam v tomto období nepošle.
aid-offer-coins-later = Zaplatit je třeba, než začne válka.
aid-offer-ronin-later = Zaplatit je třeba, než začne válka.
aid-offer-circle = Co změní majitele, vidí všichni tak jako tak.
aid-mandate = Provedou ho všichni; ty a tvůj spojenec máte i bonus. Ostatní tři dílky si vezme další hráč.
aid-tile = Ostatní tři si vezme další hráč. Potom oznámíš kterýkoli mandát.
aid-announce = Kterýkoli z pěti, ať je skrytý dílek jakýkoli.
aid-summon = Kněz smí hned dál do svatyně; všichni ostatní zůstanou, kde jsou vyvoláni.
aid-summon-where = Tvůj klan vyvolává kamkoli, jednu figurku za každou svou pevnost.
aid-summon-bonus = Aktivní hráč a jeho spojenec vyvolávají každý o jednu figurku víc.
aid-summon-monster = Monstrum přichází hned, tam, kde máš pevnost.
aid-worship = Kdo má ve svatyni největší sílu, získá při uctívání přízeň jejího boha. Figurky se vrátí až na konci období.
aid-march = Každá figurka se smí přesunout jednou, přes hranici nebo po námořní trase.
aid-to = Do sousední provincie, po souši nebo po moři.
aid-toll = Kdo nemůže nebo nechce zaplatit, v tomto tahu trasu nepoužije.
aid-pay-toll = Když zaplatíš, smějí tudy v tomto tahu všechny tvoje figurky; jinak je trasa zavřená.
aid-build = Za každou pevnost smíš vyvolat o jednu figurku víc a přicházejí k ní monstra.
aid-buy = Karta působí hned a po zbytek hry.
aid-benevolence = Přinese ti čest a 2 body.
aid-place = Umístit není vyvolat: nic dalšího z toho neplyne.
aid-place-at-shrine = Umístit není vyvolat: nic dalšího z toho neplyne.
aid-worshipper = Komainu je také kněz.
aid-ninja = Stojí tě to čest.
aid-ninja-whom = Stojí tě to čest.
aid-monkey = Je-li stejně bohatých víc, vezmeš ji každému z nich. Čest tě to stojí jen jednou.
aid-mercy = Když je ušetříš, získáš 2 body za každé své Milosrdenství; pak není zabit nikdo.
aid-hate = Jeden samuraj nebo kněz každého hráče s vyšší ctí.
aid-enters-first = Oba přišli touž Zradou.
aid-betray = Smíš nahradit až dvě figurky dvou různých hráčů, vždy figurkou stejného druhu ze své rezervy.
aid-replace = Vrátí se do rezervy svého majitele; tvoje zaujme její místo.
aid-replace-with = Monstrum nahradí kterékoli monstrum; Komainu je také kněz.
aid-next-at-war = Některé karty mince porovnávají nebo berou, a tak záleží na pořadí.
aid-next-card = Cesta kupce svému majiteli platí, kdykoli mince získá někdo bohatší, a tak na pořadí tvých karet záleží.
aid-next-at-recruit = Z těch, kterých se to týká, máš nejvyšší čest.
aid-amaterasu = Čest rozhoduje každou remízu.
aid-fujin = Dvě figurky po kroku, nebo jedna dva kroky.
aid-raijin = Z rezervy, i bez pevnosti.
aid-bids = Poražení o své nabídky přijdou; co nabídl vítěz, se mezi ně rozdělí.
aid-bid = Výhodu má, kdo dá nejvíc, remízu rozhoduje čest. Poražení nabídku ztratí; vítězovu dostanou oni.
aid-seppuku = Za každou figurku bod a čest; v bitvě zůstáváš.
aid-hostage = Majitel tím ztratí bod, který získáš ty; příští období se figurka vrátí a vynese ti minci.
aid-hostage-more = Může patřit někomu jinému.
aid-hire = Neutratíš je a v další bitvě mohou pomoct znovu.
aid-remainder = Nehraje-li se jinak, smíš dát všechny jednomu poraženému.

## Odpovědi

label-ready = Mám domluveno
label-alone = Bez spojence
label-ally = Spojenec: { $player }
label-no-offer = Bez návrhu
label-offer = Návrh pro hráče { $player }
label-accept = Přijmout návrh hráče { $player }: { $terms }
label-decline = Odmítnout návrh hráče { $player }: { $terms }
label-withdraw = Stáhnout svůj návrh pro hráče { $player }: { $terms }
label-template = { $template }
label-coins =
    { $coins ->
        [0] Žádné mince
       *[other] { phrase-coins.nom }
    }
label-ronin =
    { $ronin ->
        [0] Žádní róninové
       *[other] { phrase-ronin.nom }
    }
label-alliance = Spojenectví
label-no-alliance = Bez spojenectví
label-promise = { $kind }
label-advantage = { $advantage }
label-openly = Ať to slyší všichni
label-secretly = Jen mezi námi dvěma
label-mandate = { $mandate }
label-tile = { $mandate }, lícem dolů
label-province = { $province }
label-done-summoning = Už nic nevyvolat
label-skip = Tady nikoho
label-summon = Vyvolat { $figure-acc }
label-stay-on-map = Zůstat { $province-in }
label-worship = Svatyně { $kami-gen }
label-shrine = Svatyně { $kami-gen }
label-done-moving = Ukončit přesuny
label-group = Přesunout { $piece-acc } { $province-from }
label-to = { $province }
label-stay = Zůstat { $province-in }
label-waive = Nechat projít
label-charge = Žádat minci
label-turn-back = Vzít přesun zpět
label-pay-toll = Zaplatit minci
label-build = { $province }
label-build-nothing = Nestavět
label-buy =
    { $coins ->
        [0] { $card } (zdarma)
       *[other] { $card } ({ phrase-coins.nom })
    }
label-buy-nothing = Nic nekupovat
label-no-coin-given = Nic nedat
label-give-coin = { $player }
label-place = { $province }
label-place-none = Nikoho neumístit
label-figure = Zvolit { $figure-acc }
label-figure-of =
    { $player-you ->
        [yes] Tvoje figurka: { $figure }
       *[no] Figurka hráče { $player }: { $figure }
    }
label-kill-nobody = Nikoho nezabít
label-no-coins-taken = Nic nebrat
label-monkey = Vzít minci: { $players }
label-kill = Zabít je
label-spare = Ušetřit je
label-done-replacing = Už nic nenahradit
label-next-card = { $card }
label-next =
    { $player-you ->
        [yes] Ty
       *[no] { $player }
    }
label-stay-in-honor = Zůstat na svém místě
label-rise = Vystoupit na vrchol
label-summon-nobody = Nikoho nevyvolat
label-bid =
    { $coins ->
        [0] Žádné mince
       *[other] { phrase-coins.nom }
    }
label-no-seppuku = Bojovat dál
label-seppuku = Spáchat seppuku
label-no-hostage = Nikoho nebrat
label-no-hire = Nikoho nenajmout
label-hire = Najmout róniny

## Co se stalo

event-cards-chosen = Základní karty doplňuje sada { $set }.
event-shrines-lie = Svatyně zleva doprava: { $kami }.
event-starts =
    { $you ->
        [yes] Hraješ za klan { $clan-gen } a začínáš { $province-in }.
       *[no] { $name } hraje za klan { $clan-gen } a začíná { $province-in }.
    }
event-season-begins = Začíná { $season-role }.
event-wars-lie = Pořadí bitev: { $provinces }.
stack =
    { $n ->
        [1] { $card }
       *[other] { $card } ({ $n }×)
    }
event-cards-lie = Vykládají se karty: { $cards }.
event-income =
    { $you ->
        [yes] Dostáváš příjem { phrase-coins }.
       *[no] { $name } dostává příjem { phrase-coins }.
    }
event-returns =
    { $you ->
        [yes] Vracíš hráči { $owner } ze zajetí { $figure-acc }.
       *[no]
            { $owner-you ->
                [yes] { $name } ti vrací ze zajetí { $figure-acc }.
               *[no] { $name } vrací hráči { $owner } ze zajetí { $figure-acc }.
            }
    }
event-coins =
    { $you ->
        [yes] Získáváš { phrase-coins } ({ $source }).
       *[no] { $name } získává { phrase-coins } ({ $source }).
    }
event-ronin =
    { $you ->
        [yes] Získáváš { phrase-ronin } ({ $source }).
       *[no] { $name } získává { phrase-ronin } ({ $source }).
    }
event-points =
    { $you ->
        [yes] Získáváš { phrase-points } ({ $source }).
       *[no] { $name } získává { phrase-points } ({ $source }).
    }
event-coins-taken =
    { $you ->
        [yes] Bereš hráči { $owner } { phrase-coins } ({ $source }).
       *[no]
            { $owner-you ->
                [yes] { $name } ti bere { phrase-coins } ({ $source }).
               *[no] { $name } bere hráči { $owner } { phrase-coins } ({ $source }).
            }
    }
event-points-taken =
    { $you ->
        [yes] Bereš hráči { $owner } { phrase-points } ({ $source }).
       *[no]
            { $owner-you ->
                [yes] { $name } ti bere { phrase-points } ({ $source }).
               *[no] { $name } bere hráči { $owner } { phrase-points } ({ $source }).
            }
    }
event-honor-up =
    { $you ->
        [yes] Získáváš čest a stoupáš nad hráče { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } získává čest a stoupá nad tebe.
               *[no] { $name } získává čest a stoupá nad hráče { $other }.
            }
    }
event-honor-down =
    { $you ->
        [yes] Ztrácíš čest a klesáš pod hráče { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } ztrácí čest a klesá pod tebe.
               *[no] { $name } ztrácí čest a klesá pod hráče { $other }.
            }
    }
event-honor-top =
    { $you ->
        [yes] Stoupáš na vrchol stupnice cti.
       *[no] { $name } stoupá na vrchol stupnice cti.
    }
event-tea-begins = Začíná čajový obřad; dosavadní spojenectví končí.
event-allies =
    { $you ->
        [yes] Uzavíráš spojenectví s hráčem { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } s tebou uzavírá spojenectví.
               *[no] { $name } a { $other } uzavírají spojenectví.
            }
    }
event-no-alliances = Nikdo neuzavírá spojenectví.
event-offers =
    { $you ->
        [yes] Navrhuješ hráči { $other } dohodu: { $terms }.
       *[no]
            { $other-you ->
                [yes] { $name } ti navrhuje dohodu: { $terms }.
               *[no] { $name } navrhuje hráči { $other } dohodu: { $terms }.
            }
    }
event-accepts =
    { $you ->
        [yes] Přijímáš návrh hráče { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } přijímá tvůj návrh.
               *[no] { $name } přijímá návrh hráče { $other }.
            }
    }
event-declines =
    { $you ->
        [yes] Odmítáš návrh hráče { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } odmítá tvůj návrh.
               *[no] { $name } odmítá návrh hráče { $other }.
            }
    }
event-withdraws =
    { $you ->
        [yes] Stahuješ svůj návrh pro hráče { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } stahuje svůj návrh pro tebe.
               *[no] { $name } stahuje svůj návrh pro hráče { $other }.
            }
    }
event-expires =
    { $you ->
        [yes] Tvůj návrh pro hráče { $other } propadá.
       *[no]
            { $other-you ->
                [yes] Návrh hráče { $name } pro tebe propadá.
               *[no] Návrh hráče { $name } pro hráče { $other } propadá.
            }
    }
event-gives =
    { $you ->
        [yes] Dáváš hráči { $other } { phrase-given }.
       *[no]
            { $other-you ->
                [yes] { $name } ti dává { phrase-given }.
               *[no] { $name } dává hráči { $other } { phrase-given }.
            }
    }
event-promises =
    { $you ->
        [yes] Slibuješ hráči { $other }: { $promise }.
       *[no]
            { $other-you ->
                [yes] { $name } ti slibuje: { $promise }.
               *[no] { $name } slibuje hráči { $other }: { $promise }.
            }
    }
event-keeps-promise =
    { $you ->
        [yes] Plníš hráči { $other } slib: { $promise }.
       *[no]
            { $other-you ->
                [yes] { $name } ti plní slib: { $promise }.
               *[no] { $name } plní hráči { $other } slib: { $promise }.
            }
    }
event-breaks-promise =
    { $you ->
        [yes] Porušuješ slib vůči hráči { $other }: { $promise }.
       *[no]
            { $other-you ->
                [yes] { $name } porušuje slib vůči tobě: { $promise }.
               *[no] { $name } porušuje slib vůči hráči { $other }: { $promise }.
            }
    }
event-draws =
    { $you ->
        [yes] Bereš si 4 dílky mandátů.
       *[no] { $name } si bere 4 dílky mandátů.
    }
event-sees =
    { $you ->
        [yes] Máš na výběr mandáty: { $mandates }.
       *[no] { $name } má na výběr mandáty: { $mandates }.
    }
event-plays =
    { $you ->
        [yes] Hraješ { $mandate-acc }.
       *[no] { $name } hraje { $mandate-acc }.
    }
event-buries =
    { $you ->
        [yes] Pokládáš lícem dolů { $mandate-acc }.
       *[no] { $name } pokládá lícem dolů { $mandate-acc }.
    }
event-announces =
    { $you ->
        [yes] Oznamuješ { $mandate-acc }.
       *[no] { $name } oznamuje { $mandate-acc }.
    }
event-summons =
    { $you ->
        [yes] Vyvoláváš { $figure-acc } { $province-in }.
       *[no] { $name } vyvolává { $figure-acc } { $province-in }.
    }
event-worships =
    { $you ->
        [yes] Posíláš { $figure-acc } { $province-from } do svatyně { $kami-gen }.
       *[no] { $name } posílá { $figure-acc } { $province-from } do svatyně { $kami-gen }.
    }
event-places =
    { $you ->
        [yes] Umisťuješ { $figure-acc } { $province-to }.
       *[no] { $name } umisťuje { $figure-acc } { $province-to }.
    }
event-places-at-shrine =
    { $you ->
        [yes] Umisťuješ { $figure-acc } do svatyně { $kami-gen }.
       *[no] { $name } umisťuje { $figure-acc } do svatyně { $kami-gen }.
    }
event-moves =
    { $you ->
        [yes] Přesouváš { $piece-acc } { $source-from } { $province-to }.
       *[no] { $name } přesouvá { $piece-acc } { $source-from } { $province-to }.
    }
event-charges =
    { $you ->
        [yes] Žádáš od hráče { $other } mýtné na trase { $route }.
       *[no]
            { $other-you ->
                [yes] { $name } od tebe žádá mýtné na trase { $route }.
               *[no] { $name } žádá od hráče { $other } mýtné na trase { $route }.
            }
    }
event-waives =
    { $you ->
        [yes] Odpouštíš hráči { $other } mýtné na trase { $route }.
       *[no]
            { $other-you ->
                [yes] { $name } ti odpouští mýtné na trase { $route }.
               *[no] { $name } odpouští hráči { $other } mýtné na trase { $route }.
            }
    }
event-pays-toll =
    { $you ->
        [yes] Platíš hráči { $other } mýtné na trase { $route }: { phrase-coins }.
       *[no]
            { $other-you ->
                [yes] { $name } ti platí mýtné na trase { $route }: { phrase-coins }.
               *[no] { $name } platí hráči { $other } mýtné na trase { $route }: { phrase-coins }.
            }
    }
event-turns-back =
    { $you ->
        [yes] Bereš přesun zpět; trasa { $route } je ti zavřená.
       *[no] { $name } bere přesun zpět; trasa { $route } se zavírá.
    }
event-builds =
    { $you ->
        [yes] Platíš { phrase-coins } a stavíš pevnost { $province-in }.
       *[no] { $name } platí { phrase-coins } a staví pevnost { $province-in }.
    }
event-buys =
    { $you ->
        [yes]
            { $coins ->
                [0] Bereš si zdarma kartu { $card }.
               *[other] Kupuješ za { phrase-coins } kartu { $card }.
            }
       *[no]
            { $coins ->
                [0] { $name } si bere zdarma kartu { $card }.
               *[other] { $name } kupuje za { phrase-coins } kartu { $card }.
            }
    }
event-gives-spent =
    { $you ->
        [yes] Jednu z utracených mincí dáváš hráči { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } ti dává jednu z utracených mincí.
               *[no] { $name } dává jednu z utracených mincí hráči { $other }.
            }
    }
event-harvests =
    { $you ->
        [yes]
            { $provinces-count ->
                [0] Ze sklizně získáváš { phrase-coins }.
               *[other] Sklízíš ({ $provinces }) a získáváš { phrase-reward }.
            }
       *[no]
            { $provinces-count ->
                [0] { $name } získává ze sklizně { phrase-coins }.
               *[other] { $name } sklízí ({ $provinces }) a získává { phrase-reward }.
            }
    }
event-leaves-ally =
    { $you ->
        [yes] Rušíš spojenectví s hráčem { $other }.
       *[no]
            { $other-you ->
                [yes] { $name } ruší spojenectví s tebou.
               *[no] { $name } ruší spojenectví s hráčem { $other }.
            }
    }
event-replaces =
    { $you ->
        [yes] Nahrazuješ { $figure-acc } hráče { $owner } { $province-in } svým { $own-ins }.
       *[no]
            { $owner-you ->
                [yes] { $name } nahrazuje tvého { $figure-acc } { $province-in } svým { $own-ins }.
               *[no] { $name } nahrazuje { $figure-acc } hráče { $owner } { $province-in } svým { $own-ins }.
            }
    }
event-replaces-at-shrine =
    { $you ->
        [yes] Nahrazuješ { $figure-acc } hráče { $owner } ve svatyni { $kami-gen } svým { $own-ins }.
       *[no]
            { $owner-you ->
                [yes] { $name } nahrazuje tvého { $figure-acc } ve svatyni { $kami-gen } svým { $own-ins }.
               *[no] { $name } nahrazuje { $figure-acc } hráče { $owner } ve svatyni { $kami-gen } svým { $own-ins }.
            }
    }
event-kills =
    { $you ->
        [yes]
            { $owner-you ->
                [yes] Zabíjíš { phrase-killed } vlastního klanu { $province-in }.
               *[no] Zabíjíš { phrase-killed } hráče { $owner } { $province-in }.
            }
       *[no]
            { $owner-you ->
                [yes] { $name } zabíjí { phrase-killed } tvého klanu { $province-in }.
               *[no]
                    { $owner-self ->
                        [yes] { $name } zabíjí { phrase-killed } vlastního klanu { $province-in }.
                       *[no] { $name } zabíjí { phrase-killed } hráče { $owner } { $province-in }.
                    }
            }
    }
event-spares =
    { $you ->
        [yes] Dáváš milost všem, kdo by { $province-in } zahynuli.
       *[no] { $name } dává milost všem, kdo by { $province-in } zahynuli.
    }
event-goes-next =
    { $you ->
        [yes]
            { $other-you ->
                [yes] Určuješ, že na řadě jsi ty.
               *[no] Určuješ, že na řadě je { $other }.
            }
       *[no]
            { $other-you ->
                [yes] { $name } určuje, že na řadě jsi ty.
               *[no]
                    { $other-self ->
                        [yes] { $name } určuje, že jde na řadu.
                       *[no] { $name } určuje, že na řadě je { $other }.
                    }
            }
    }
event-kami-turn = Začíná { $number }. uctívání bohů.
event-favour =
    { $you ->
        [yes] Získáváš přízeň { $kami-gen }.
       *[no] { $name } získává přízeň { $kami-gen }.
    }
event-war-begins = Začíná válka ({ $season-role }).
event-converts =
    { $you ->
        [yes] Vyměňuješ { phrase-ronin } za stejný počet mincí.
       *[no] { $name } vyměňuje { phrase-ronin } za stejný počet mincí.
    }
event-token-discarded = { $province }: nikdo tam nemá sílu, žeton se odhazuje.
event-unopposed =
    { $you ->
        [yes] Bez boje bereš žeton válečné provincie { $province }.
       *[no] { $name } bez boje bere žeton válečné provincie { $province }.
    }
event-allied-claim =
    { $you ->
        [yes] { $province }: se spojencem nebojuješ a žeton bereš ty.
       *[no]
            { $other-you ->
                [yes] { $province }: se spojencem nebojuješ a žeton bere { $name }.
               *[no] { $province }: spojenci spolu nebojují a žeton bere { $name }.
            }
    }
event-battle = Bitva o { $province-acc }. Účastníci: { $participants }.
event-bids =
    { $you ->
        [yes] Nabízíš: Seppuku { $seppuku }, Braní zajatců { $hostage }, Najmutí rónina { $ronin }, Císařské básně { $poets }.
       *[no] { $name } nabízí: Seppuku { $seppuku }, Braní zajatců { $hostage }, Najmutí rónina { $ronin }, Císařské básně { $poets }.
    }
event-wins-advantage =
    { $you ->
        [yes] Získáváš výhodu { $advantage }.
       *[no] { $name } získává výhodu { $advantage }.
    }
event-declines-advantage =
    { $you ->
        [yes] Výhodu { $advantage } nevyužíváš.
       *[no] { $name } výhodu { $advantage } nevyužívá.
    }
event-commits-seppuku =
    { $you ->
        [yes] Pácháš seppuku { $province-in } a zabíjíš { phrase-figures }.
       *[no] { $name } páchá seppuku { $province-in } a zabíjí { phrase-figures }.
    }
event-captures =
    { $you ->
        [yes] Bereš do zajetí { $figure-acc } hráče { $owner } { $province-in }.
       *[no]
            { $owner-you ->
                [yes] { $name } bere do zajetí tvého { $figure-acc } { $province-in }.
               *[no] { $name } bere do zajetí { $figure-acc } hráče { $owner } { $province-in }.
            }
    }
event-hires =
    { $you ->
        [yes] Najímáš róniny a síla tvého klanu roste o { $force }.
       *[no] { $name } najímá róniny a síla klanu roste o { $force }.
    }
event-fights =
    { $you ->
        [yes] Bojuješ o { $province-acc } se silou { $force }.
       *[no] { $name } bojuje o { $province-acc } se silou { $force }.
    }
event-wins-battle =
    { $you ->
        [yes] Vyhráváš bitvu o { $province-acc } se silou { $force }.
       *[no] { $name } vyhrává bitvu o { $province-acc } se silou { $force }.
    }
event-pays-bid =
    { $you ->
        [yes] Za své nabídky platíš { phrase-coins }.
       *[no] { $name } platí za své nabídky { phrase-coins }.
    }
event-reparation =
    { $you ->
        [yes] Na reparacích platíš hráči { $other } { phrase-coins }.
       *[no]
            { $other-you ->
                [yes] { $name } ti na reparacích platí { phrase-coins }.
               *[no] { $name } platí na reparacích hráči { $other } { phrase-coins }.
            }
    }
event-cleanup = Konec období ({ $season-role }): mince, róninové i figurky ze svatyní se vracejí.
event-winter-begins = Začíná zima: sčítají se body.
event-scores =
    { $you ->
        [yes] Získáváš { phrase-points }: { $item }.
       *[no] { $name } získává { phrase-points }: { $item }.
    }
event-wins =
    { $you ->
        [yes] Vítězíš, celkem máš { phrase-points }.
       *[no] Vítězí { $name }, celkem má { phrase-points }.
    }

## Co ještě přijde

chain-recruit =
    { $player-you ->
        [yes] Verbuješ
       *[no] { $player } verbuje
    }
chain-marshal =
    { $player-you ->
        [yes] Přesouváš figurky
       *[no] { $player } přesouvá figurky
    }
chain-train =
    { $player-you ->
        [yes] Můžeš koupit kartu
       *[no] { $player } může koupit kartu
    }
chain-build = Může se stavět pevnost
chain-card = Koupená karta: { $card }
chain-shrine = Svatyně { $kami-gen }
chain-advantage = { $advantage }
chain-outcome = Výsledek bitvy
chain-reparations = Válečné reparace

## Odmítnutí

refusal-allied-already = Jeden z vás už spojence má.
refusal-bid-too-high = Tolik mincí už nemáš.
refusal-daimyo-immune = Daimjóa ani Júrei nelze nahradit.
refusal-daimyo-no-hostage = Daimjóa ani Júrei nelze vzít do zajetí.
refusal-has-moved = V tomto mandátu se už { $piece } { $province-in } pohnout nemůže.
refusal-card-not-waiting = Karta { $card } už na působení nečeká.
refusal-has-one-already = Minci z toho, co přebývá, už má { $player }.
refusal-hit-already = Jednou Zradou smíš nahradit jen jednu figurku každého hráče.
refusal-must-promise = Tady je třeba něco slíbit.
refusal-no-bushi-there = Není tam samuraj, kterého lze zabít.
refusal-no-coin-for-toll = Na mýtné nemáš minci.
refusal-no-deal-with-oneself = Návrh nemůžeš podat sobě.
refusal-no-loser = Mezi poraženými této bitvy není { $player }.
refusal-no-stronghold-left = Všechny tvoje pevnosti jsou na mapě.
refusal-no-stronghold-there = Nemáš pevnost { $province-in }.
refusal-no-such-offer = Takový návrh není.
refusal-no-such-shrine = V této hře není svatyně { $kami-gen }.
refusal-no-target-there = Není tam nic, co lze nahradit.
refusal-nobody-has-coins = Žádný soupeř nemá minci.
refusal-not-adjacent = { $province } není sousední provincie.
refusal-not-drawn = { $mandate } není mezi dílky, které máš v ruce.
refusal-not-fitting = Sem se nehodí { $figure }.
refusal-not-in-play = V této hře není svatyně { $kami-gen }.
refusal-not-in-reserve = Takovou figurku v rezervě nemáš.
refusal-not-in-this-window = Teď lze podávat návrhy jen aktivnímu hráči.
refusal-not-involved = { $player } teď na řadě být nemůže.
refusal-not-now = Spojenectví se uzavírají jen při čajovém obřadu.
refusal-not-on-offer = Karta { $card } není vyložená.
refusal-not-to-be-killed = Démon nenávisti zabíjí jen samuraje nebo kněze tohoto hráče.
refusal-not-to-be-taken = Taková figurka jiného hráče v provincii není.
refusal-not-to-oneself = Minci nemůžeš dát sobě.
refusal-not-yours = { $figure } tvému klanu nepatří.
refusal-nothing-fits = Figurku toho druhu v rezervě nemáš.
refusal-nothing-offered = Návrh by byl prázdný.
refusal-nothing-there = Nemáš { $province-in } nic takového k přesunu.
refusal-nothing-to-pay-with = Kdo má platit, nemá mince ani róniny.
refusal-nowhere-to-go = Cesta { $province-from } ti teď nevede nikam.
refusal-route-closed = Námořní trasa { $province-to } je ti v tomto tahu zavřená.
refusal-shrine-not-open = Na figurky ve svatyních dosáhne jen Stezka nespravedlivých.
refusal-stronghold-too-dear = Na pevnost nemáš dost mincí.
refusal-too-dear =
    { $coins ->
        [one] Karta { $card } stojí { phrase-coins }, a žádnou nemáš.
       *[other] Karta { $card } stojí { phrase-coins }, a tolik nemáš.
    }
refusal-too-many-offers = Tři tvoje návrhy už jsou otevřené.
refusal-too-much = To je víc, než je v rezervě, nebo víc, než lze teď nabídnout.

## Nastavení hry

option-set = Karty ročních období
option-set-archway = Brána
option-set-horseman = Jezdec
option-set-teapot = Čajová konvice
option-set-random = vylosovaná
option-set-help = Která sada se přidá k základním kartám. Pro první hru je vhodná Brána.
option-shrines = Svatyně
option-shrines-random = vylosované
option-shrines-beginner = čtyři pro první hru
option-shrines-help = Kteří čtyři ze sedmi bohů mají svatyni a v jakém pořadí.
option-negotiation = Vyjednávání
option-negotiation-free = návrhy kdykoli
option-negotiation-windows = návrhy v určených chvílích
option-negotiation-off = bez návrhů
option-negotiation-help = Jak se vyjednává: návrhy kdykoli, návrhy v určených chvílích, nebo vůbec ne; pak se spojenci hledají tajnou volbou.
option-simultaneous-order = Pořadí současných schopností
option-simultaneous-order-ask-highest-honor = určuje hráč s nejvyšší ctí
option-simultaneous-order-honor-order = vždy podle cti
option-simultaneous-order-help = Kde působí karty několika hráčů najednou a na pořadí záleží.
option-gift-needs-acceptance = Dary je třeba přijmout
option-gift-needs-acceptance-help = Zda dar změní majitele, až když je přijat.
option-oni-of-souls-requires-battle = Démon duší boduje jen po bitvě
option-oni-of-souls-requires-battle-help = Jinak boduje i žeton vzatý bez boje.
option-lone-player-counts-as-lowest-honor = Kdo je v provincii sám, má v ní nejnižší čest
option-lone-player-counts-as-lowest-honor-help = Týká se to Démona lebek a Démona krve.
option-ninja-may-target-own-bushi = Stezka nindži smí zabít i vlastního samuraje
option-ninja-may-target-own-bushi-help = Jinak jen cizí samuraje.
option-merchant-pays-per-richer-player = Cesta kupce vynáší za každého bohatšího hráče
option-merchant-pays-per-richer-player-help = Jinak jednu minci za každou událost.
option-koi-conversion-triggers-merchant = Výměna klanu Ryby spouští Cestu kupce
option-koi-conversion-triggers-merchant-help = Zda se mince za róniny počítají jako vzaté ze zásoby.
option-serpent-tolls-turtle-strongholds = Stezka hada vybírá mýtné i za pevnosti Želvy
option-serpent-tolls-turtle-strongholds-help = Zda se platí mýtné za pevnosti, které se přesouvají po moři.
option-serpent-tolls-dragonfly = Stezka hada vybírá mýtné i od Vážky
option-serpent-tolls-dragonfly-help = Zda Vážka platí mýtné mezi provinciemi, které spojuje námořní trasa.
option-reparation-remainder-max-one-each = Přebývající mince reparací: nejvýš jedna pro každého poraženého
option-reparation-remainder-max-one-each-help = Jinak smí vítěz dát jednomu i několik.
option-new-stronghold-moves-same-marshal = Nová pevnost se smí pohnout v témže Přesunu
option-new-stronghold-moves-same-marshal-help = Pak se staví před přesuny; záleží na tom u Želvy.
option-clans-of-three = Klany
option-clans-of-three-random = vylosované
option-clans-of-three-koi-lotus-turtle = Ryba, Lotos a Želva
option-clans-of-three-koi-lotus-dragonfly = Ryba, Lotos a Vážka
option-clans-of-three-koi-lotus-bonsai = Ryba, Lotos a Bonsaj
option-clans-of-three-koi-turtle-dragonfly = Ryba, Želva a Vážka
option-clans-of-three-koi-turtle-bonsai = Ryba, Želva a Bonsaj
option-clans-of-three-koi-dragonfly-bonsai = Ryba, Vážka a Bonsaj
option-clans-of-three-lotus-turtle-dragonfly = Lotos, Želva a Vážka
option-clans-of-three-lotus-turtle-bonsai = Lotos, Želva a Bonsaj
option-clans-of-three-lotus-dragonfly-bonsai = Lotos, Vážka a Bonsaj
option-clans-of-three-turtle-dragonfly-bonsai = Želva, Vážka a Bonsaj
option-clans-of-three-help = Které klany hrají; sedí v pořadí podle cti.
option-clans-of-four = Klany
option-clans-of-four-random = vylosované
option-clans-of-four-koi-lotus-turtle-dragonfly = Ryba, Lotos, Želva a Vážka
option-clans-of-four-koi-lotus-turtle-bonsai = Ryba, Lotos, Želva a Bonsaj
option-clans-of-four-koi-lotus-dragonfly-bonsai = Ryba, Lotos, Vážka a Bonsaj
option-clans-of-four-koi-turtle-dragonfly-bonsai = Ryba, Želva, Vážka a Bonsaj
option-clans-of-four-lotus-turtle-dragonfly-bonsai = Lotos, Želva, Vážka a Bonsaj
option-clans-of-four-help = Které klany hrají; sedí v pořadí podle cti.

## Kde ve hře jsme

chapter-turn = { $season }, krok { $turn } z { $turns }
chapter-phase = { $season }, { $phase }
chapter-winter = Zima
part-season = { $season }
phase-season-setup = příprava ročního období
phase-tea-ceremony = čajový obřad
phase-political = politická fáze
phase-war = válka
phase-cleanup = úklid ročního období
phase-winter = zima
season-spring = Jaro
    .role = jaro
    .in = na jaře
season-summer = Léto
    .role = léto
    .in = v létě
season-autumn = Podzim
    .role = podzim
    .in = na podzim
season-winter = Zima
    .role = zima
    .in = v zimě
turn-mandate = Mandát
turn-kami = Bohové

## Co se navrhuje a slibuje

term-coins =
    { $you ->
        [yes] dáš hráči { $other } { phrase-coins }
       *[no]
            { $other-you ->
                [yes] { $name } ti dá { phrase-coins }
               *[no] { $name } dá hráči { $other } { phrase-coins }
            }
    }
term-ronin =
    { $you ->
        [yes] dáš hráči { $other } { phrase-ronin }
       *[no]
            { $other-you ->
                [yes] { $name } ti dá { phrase-ronin }
               *[no] { $name } dá hráči { $other } { phrase-ronin }
            }
    }
term-alliance =
    { $you ->
        [yes] uzavřete spojenectví
       *[no]
            { $other-you ->
                [yes] uzavřete spojenectví
               *[no] uzavřou spojenectví
            }
    }
term-promise =
    { $you ->
        [yes] slíbíš hráči { $other } { $promise }
       *[no]
            { $other-you ->
                [yes] { $name } ti slíbí { $promise }
               *[no] { $name } slíbí hráči { $other } { $promise }
            }
    }
promise-none = nic neslíbit
promise-play-mandate = zahrát { $mandate-acc }
promise-do-not-play-mandate = nezahrát { $mandate-acc }
promise-stay-out-of-province = zůstat mimo { $province-acc }
promise-leave-advantage = nenabídnout nic na { $advantage-acc } { $province-in }
promise-spare-in-betray = ušetřit při Zradě druhou stranu
promise-leave-shrine = přenechat svatyni { $kami-gen } ostatním
promise-pay-later = zaplatit později { phrase-given }
kind-promise-none = Nic
kind-promise-play-mandate = Zahrát mandát
kind-promise-do-not-play-mandate = Nezahrát mandát
kind-promise-stay-out-of-province = Zůstat mimo provincii
kind-promise-leave-advantage = Nenabídnout nic na válečnou výhodu
kind-promise-spare-in-betray = Ušetřit při Zradě druhou stranu
kind-promise-leave-shrine = Přenechat svatyni ostatním
kind-promise-pay-later = Zaplatit později
status-open = otevřený
status-kept = splněný
status-broken = porušený
status-undecidable = nelze posoudit
template-alliance-plain = Spojenectví
template-alliance-i-pay = Spojenectví a platím já
template-alliance-you-pay = Spojenectví a platí druhá strana
template-i-pay-for-promise = Platím za slib druhé strany
template-you-pay-for-promise = Druhá strana platí za můj slib
template-promise-for-promise = Slib za slib
template-gift = Dar
source-hostages = návrat zajatců

## Odkud jsou body

item-harvests = sklizně
item-kami = bohové
item-virtues = ctnosti
item-upgrades = vylepšení
item-monsters = monstra
item-seppuku = seppuku
item-hostages = zajatci
item-poets = Císařské básně
item-winter-upgrades = zimní vylepšení
item-tokens = žetony válečných provincií
item-set = různé provincie
item-taken = vzali ostatní
reason-list = { $names }
reason-tokens =
    { $n ->
        [one] { $n } žeton válečné provincie
        [few] { $n } žetony válečných provincií
       *[other] { $n } žetonů válečných provincií
    }
reason-set =
    { $provinces-count ->
        [one] { $provinces-count } provincie: { $provinces }
        [few] { $provinces-count } provincie: { $provinces }
       *[other] { $provinces-count } provincií: { $provinces }
    }
reason-one = { $card }
reason-oni-owned =
    { $n ->
        [one] { $card } za { $n } démona
        [few] { $card } za { $n } démony
       *[other] { $card } za { $n } démonů
    }
reason-monster-owned =
    { $n ->
        [one] { $card } za { $n } monstrum
        [few] { $card } za { $n } monstra
       *[other] { $card } za { $n } monster
    }
reason-distinct-virtue-owned =
    { $n ->
        [one] { $card } za { $n } ctnost
        [few] { $card } za { $n } ctnosti
       *[other] { $card } za { $n } ctností
    }
reason-own-stronghold-on-map =
    { $n ->
        [one] { $card } za { $n } pevnost
        [few] { $card } za { $n } pevnosti
       *[other] { $card } za { $n } pevností
    }
reason-season-with-alliance = { $card } za { $n } roční období se spojencem

## Názvy

province-hokkaido = Hokkaidó
    .in = v Hokkaidó
    .to = do Hokkaidó
    .from = z Hokkaidó
    .acc = Hokkaidó
province-oshu = Óšú
    .in = v Óšú
    .to = do Óšú
    .from = z Óšú
    .acc = Óšú
province-edo = Edo
    .in = v Edu
    .to = do Eda
    .from = z Eda
    .acc = Edo
province-kyoto = Kjóto
    .in = v Kjótu
    .to = do Kjóta
    .from = z Kjóta
    .acc = Kjóto
province-kansai = Kansai
    .in = v Kansai
    .to = do Kansai
    .from = z Kansai
    .acc = Kansai
province-nagato = Nagato
    .in = v Nagatu
    .to = do Nagata
    .from = z Nagata
    .acc = Nagato
province-shikoku = Šikoku
    .in = v Šikoku
    .to = do Šikoku
    .from = ze Šikoku
    .acc = Šikoku
province-kyushu = Kjúšú
    .in = v Kjúšú
    .to = do Kjúšú
    .from = z Kjúšú
    .acc = Kjúšú
route-r1 = Hokkaidó–Óšú
route-r2 = Hokkaidó–Kansai
route-r3 = Hokkaidó–Kjúšú
route-r4 = Kansai–Kjúšú
route-r5 = Kansai–Šikoku
route-r6 = Šikoku–Kjúšú
clan-koi = Ryba
    .gen = Ryby
    .gloss = Na začátku války se tvoji róninové změní v mince; získáš-li Najmutí rónina, přidá každá mince v rezervě sílu 1.
    .role = Vír v potoce
clan-lotus = Lotos
    .gen = Lotosu
    .gloss = Ve svém tahu skryješ dílek lícem dolů a oznámíš kterýkoli z pěti mandátů.
    .role = Tahání za nitky
clan-turtle = Želva
    .gen = Želvy
    .gloss = Tvoje pevnosti mají každá sílu 1 a přesouvají se, kdykoli přesouváš figurky.
    .role = Krunýř věčnosti
clan-dragonfly = Vážka
    .gen = Vážky
    .gloss = Figurky vyvoláváš a přesouváš do kterékoli provincie.
    .role = Lehká křídla
clan-bonsai = Bonsaj
    .gen = Bonsaje
    .gloss = Cokoli kupuješ, stojí nejvýš 1 minci, ještě před slevou.
    .role = Posvátný dar
figure-bushi = samuraj
    .acc = samuraje
    .ins = samurajem
    .gen = samurajů
figure-shinto = kněz
    .acc = kněze
    .ins = knězem
    .gen = kněží
figure-daimyo = daimjó
    .acc = daimjóa
    .ins = daimjóem
    .gen = daimjóů
figure-stronghold = pevnost
    .acc = pevnost
figure-komainu = Komainu
    .acc = Komainu
    .ins = monstrem Komainu
    .gloss = Síla 1; je to i kněz, takže smí po vyvolání do svatyně.
figure-oni-of-skulls = Démon lebek
    .acc = Démona lebek
    .ins = Démonem lebek
    .gloss = Síla 1, nebo 3 tam, kde máš nejnižší čest.
figure-yurei = Júrei
    .acc = Júrei
    .ins = monstrem Júrei
    .gloss = Síla 2; je to i daimjó: nelze ho nahradit ani zajmout.
figure-oni-of-blood = Démon krve
    .acc = Démona krve
    .ins = Démonem krve
    .gloss = Síla 2, nebo 4 tam, kde máš nejnižší čest.
figure-oni-of-souls = Démon duší
    .acc = Démona duší
    .ins = Démonem duší
    .gloss = Síla 1; žeton válečné provincie, kde stojí, ti vynese 2 body za každého tvého démona.
figure-oni-of-hate = Démon nenávisti
    .acc = Démona nenávisti
    .ins = Démonem nenávisti
    .gloss = Síla 1; kam vstoupí, zabije samuraje nebo kněze každého hráče s vyšší ctí, než máš ty.
figure-oni-of-spite = Démon zášti
    .acc = Démona zášti
    .ins = Démonem zášti
    .gloss = Síla 1; kam vstoupí, vezmeš 2 body každému, kdo tam má sílu a má vyšší čest než ty.
figure-river-dragon = Říční drak
    .acc = Říčního draka
    .ins = Říčním drakem
    .gloss = Síla 5.
monster-komainu = Komainu
monster-oni-of-skulls = Démon lebek
monster-yurei = Júrei
monster-oni-of-blood = Démon krve
monster-oni-of-souls = Démon duší
monster-oni-of-hate = Démon nenávisti
monster-oni-of-spite = Démon zášti
monster-river-dragon = Říční drak
mandate-recruit = Verbování
    .acc = Verbování
    .gloss = Každý vyvolá figurku u každé své pevnosti; bonus: o jednu figurku víc.
mandate-marshal = Přesun
    .acc = Přesun
    .gloss = Každý přesune libovolné figurky o krok; bonus: pevnost za 3 mince.
mandate-train = Výcvik
    .acc = Výcvik
    .gloss = Každý smí koupit kartu ročního období; bonus: sleva 1 mince.
mandate-harvest = Sklizeň
    .acc = Sklizeň
    .gloss = Každý získá minci; bonus: odměny provincií, kde máš největší sílu.
mandate-betray = Zrada
    .acc = Zradu
    .gloss = Aktivní hráč opustí spojence a nahradí figurky dvou jiných hráčů.
kami-amaterasu = Amaterasu
    .gen = Amaterasu
    .gloss = Vystoupíš na vrchol stupnice cti.
kami-fujin = Fúdžin
    .gen = Fúdžina
    .gloss = Dva přesuny tvých figurek.
kami-hachiman = Hačiman
    .gen = Hačimana
    .gloss = Získáš 2 róniny.
kami-raijin = Raidžin
    .gen = Raidžina
    .gloss = Vyvoláš samuraje v kterékoli provincii.
kami-ryujin = Rjúdžin
    .gen = Rjúdžina
    .gloss = Koupíš kartu ročního období za plnou cenu.
kami-susanoo = Susanoo
    .gen = Susanoa
    .gloss = Získáš bod za každou svou pevnost na mapě.
kami-tsukuyomi = Cukujomi
    .gen = Cukujomi
    .gloss = Získáš 2 mince.
advantage-seppuku = Seppuku
    .acc = Seppuku
    .gloss = Zabiješ tam všechny své figurky: za každou bod a čest.
advantage-hostage = Braní zajatců
    .acc = Braní zajatců
    .gloss = Vezmeš figurku jiného hráče a s ní bod.
advantage-ronin = Najmutí rónina
    .acc = Najmutí rónina
    .gloss = Každý tvůj rónin přidá sílu 1.
advantage-poets = Císařské básně
    .acc = Císařské básně
    .gloss = Bod za každou figurku zabitou v bitvě.
set-core = Základní karty
set-archway = Brána
set-horseman = Jezdec
set-teapot = Čajová konvice
type-upgrade = Vylepšení
type-virtue = Ctnost
type-monster = Monstrum
type-war-upgrade = Válečné vylepšení
type-winter-upgrade = Zimní vylepšení
card-komainu = Komainu
    .gloss = Síla 1; je to i kněz, takže smí po vyvolání do svatyně.
card-oni-of-skulls = Démon lebek
    .gloss = Síla 1, nebo 3 tam, kde máš nejnižší čest.
card-path-of-the-lion = Stezka lva
    .gloss = Tvůj daimjó má o 1 větší sílu.
card-righteousness = Poctivost
    .gloss = Získej 1 bod za každou svou figurku, která je zabita, ať jakkoli.
card-way-of-the-shogun = Cesta šóguna
    .gloss = Na začátku války získej 3 mince.
card-path-of-the-serpent = Stezka hada
    .gloss = Od hráče, který použije námořní trasu, smíš žádat 1 minci; kdo nezaplatí, neprojde.
card-respect = Úcta
    .gloss = Když v bitvě bereš zajatce, smíš vzít ještě jednoho.
card-way-of-bushido = Cesta bušidó
    .gloss = Na začátku války získej 2 mince a 2 body za každou svou různou ctnost.
card-way-of-the-ronin = Cesta rónina
    .gloss = Na začátku války získej 2 róniny.
card-yurei = Júrei
    .gloss = Síla 2; je to i daimjó: nelze ho nahradit ani zajmout.
card-form-of-the-kitsune = Podoba kicune
    .gloss = V zimě získej 3 body za každou svou pevnost na mapě.
card-form-of-the-phoenix = Podoba fénixe
    .gloss = V zimě získej 3 body za každou svou různou ctnost.
card-path-of-the-dragon = Stezka draka
    .gloss = Tvůj daimjó má o 3 větší sílu.
card-river-dragon = Říční drak
    .gloss = Síla 5.
card-way-of-the-moneylender = Cesta lichváře
    .gloss = Na začátku války získej 5 mincí.
card-benevolence = Laskavost
    .gloss = Když platíš za kartu nebo pevnost, smíš jednu z mincí dát jinému hráči a získat čest a 2 body.
card-path-of-the-kenin = Stezka kenina
    .gloss = Po vyvolání smíš umístit ještě 1 samuraje ke kterékoli své pevnosti.
card-path-of-the-light = Stezka světla
    .gloss = Na konci každého Verbování smíš umístit 1 kněze do kterékoli svatyně.
card-justice = Spravedlnost
    .gloss = Když zabiješ figurky hráče s nižší ctí, získej 3 body, za každého takového hráče.
card-path-of-the-samurai = Stezka samuraje
    .gloss = Na konci každého Verbování smíš umístit 1 samuraje do kterékoli provincie.
card-oni-of-blood-archway = Démon krve
    .gloss = Síla 2, nebo 4 tam, kde máš nejnižší čest.
card-oni-of-souls-archway = Démon duší
    .gloss = Síla 1; žeton válečné provincie, kde stojí, ti vynese 2 body za každého tvého démona.
card-form-of-the-beast = Podoba bestie
    .gloss = V zimě získej 3 body za každé své monstrum, ať je kdekoli.
card-way-of-the-katana = Cesta katany
    .gloss = Během války mají tvoji samurajové sílu 2.
card-oni-of-hate-archway = Démon nenávisti
    .gloss = Síla 1; kam vstoupí, zabije samuraje nebo kněze každého hráče s vyšší ctí, než máš ty.
card-oni-of-spite-archway = Démon zášti
    .gloss = Síla 1; kam vstoupí, vezmeš 2 body každému, kdo tam má sílu a má vyšší čest než ty.
card-courage = Odvaha
    .gloss = Získej 2 body, kdykoli bereš žeton válečné provincie.
card-path-of-the-ninja = Stezka nindži
    .gloss = Po vyvolání smíš zabít kteréhokoli samuraje na mapě; pokud ano, ztrať čest.
card-way-of-the-righteous = Cesta spravedlivých
    .gloss = Na začátku války vezmi 1 minci každému hráči s nižší ctí.
card-mercy = Milosrdenství
    .gloss = Když máš zabít figurky jiných, smíš je všechny ušetřit a získat 2 body.
card-path-of-the-monkey = Stezka opice
    .gloss = Po vyvolání smíš vzít 1 minci nejbohatšímu soupeři, nebo všem stejně bohatým; pokud ano, ztrať čest.
card-oni-of-blood-horseman = Démon krve
    .gloss = Síla 2, nebo 4 tam, kde máš nejnižší čest.
card-form-of-the-demon = Podoba démona
    .gloss = V zimě získej 3 body za každého svého démona, ať je kdekoli.
card-path-of-the-spirit = Stezka ducha
    .gloss = Po vyvolání získej 2 mince a 2 body, máš-li ze všech nejvyšší čest.
card-oni-of-hate-horseman = Démon nenávisti
    .gloss = Síla 1; kam vstoupí, zabije samuraje nebo kněze každého hráče s vyšší ctí, než máš ty.
card-oni-of-spite-horseman = Démon zášti
    .gloss = Síla 1; kam vstoupí, vezmeš 2 body každému, kdo tam má sílu a má vyšší čest než ty.
card-honesty = Upřímnost
    .gloss = Máš-li spojence, získej 2 body, kdykoli vybereš jiný mandát než Zradu.
card-path-of-the-patron = Stezka mecenáše
    .gloss = Po vyvolání získej 2 mince, mají-li aspoň dva hráči nižší čest než ty.
card-path-of-the-warlord = Stezka vojevůdce
    .gloss = Po vyvolání získej 1 minci.
card-loyalty = Věrnost
    .gloss = Máš-li spojence, získej o 1 bod víc, kdykoli získáváš body; ne v zimě.
card-way-of-the-merchant = Cesta kupce
    .gloss = Když hráč bohatší než ty bere mince ze zásoby, vezmi si také 1.
card-oni-of-souls-teapot = Démon duší
    .gloss = Síla 1; žeton válečné provincie, kde stojí, ti vynese 2 body za každého tvého démona.
card-form-of-the-kindred = Podoba spřízněných
    .gloss = V zimě získej 3 body za každé období, ve kterém je uzavřeno tvoje spojenectví, i zrazené.
card-path-of-the-unrighteous = Stezka nespravedlivých
    .gloss = Při Zradě smíš nahradit o jednu figurku víc, i téhož hráče a i kněze ve svatyni.
card-oni-of-hate-teapot = Démon nenávisti
    .gloss = Síla 1; kam vstoupí, zabije samuraje nebo kněze každého hráče s vyšší ctí, než máš ty.
