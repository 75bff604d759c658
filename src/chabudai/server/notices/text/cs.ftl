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
