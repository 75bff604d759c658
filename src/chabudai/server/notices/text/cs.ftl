# Co se lidem posílá poštou. Nikdy v tom není nic, co se stalo u stolu.

mail-confirm-subject = Chabudai: je to tvoje adresa?
mail-confirm =
    Někdo, nejspíš ty, chce na tuto adresu posílat poštu z Chabudai pro účet „{ $account }“.

    Jestli je to tak, otevři tuto stránku a stiskni na ní tlačítko. Odkaz platí dva dny:

    { $link }

    Jestli to tak není, nedělej nic a už se neozveme.
mail-reset-subject = Chabudai: nové heslo
mail-reset =
    Někdo požádal o nové heslo k účtu „{ $account }“.

    Otevři tuto stránku a zvol si ho. Odkaz platí jednou, po dobu jedné hodiny:

    { $link }

    Jestli o ně nežádáš ty, nedělej nic: heslo zůstane, jaké je.

notice-turn = Jsi na tahu
notice-time = Dochází čas
notice-invited = Máš pozvání
notice-offer = Nabídka pro tebe
notice-over = Konec hry
notice-chat = Někdo ti píše
notice-with = hrají { $people }
notice-alone = u tvého stolu
notice-guest = host
notice-former = bývalý hráč
notice-several = { $count ->
    [one] Volá tě { $count } hra
    [few] Volají tě { $count } hry
   *[other] Volá tě { $count } her
}
notice-more = { $count ->
    [one] a { $count } další
    [few] a { $count } další
   *[other] a { $count } dalších
}
notice-foot = Co a jak ti posíláme, si zvolíš na této stránce: { $link }
notice-test-title = Chabudai tě zastihne
notice-test = Tohle je zkouška na tvoji žádost. Takhle budou oznámení vypadat.
digest-subject = { $count ->
    [one] čeká na tebe { $count } hra
    [few] čekají na tebe { $count } hry
   *[other] čeká na tebe { $count } her
}
digest-over = dohrané hry
