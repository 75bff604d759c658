# Rising Sun na stránce pravidel.

board-aim = Veď klan jarem, létem a podzimem: hledej spojence, hraj mandáty a získávej válečné provincie. Kdo má po zimě nejvíc bodů, vyhrává.
learn-drawn-tea = Každé roční období začíná čajem: dva, kteří se dohodnou, jsou spojenci do příštího čaje, nebo dokud jeden druhého nezradí.
learn-shows-tea = Tři klany kolem stolu. Rybu a Želvu spojuje červená šňůra.
learn-drawn-track = Následuje sedm mandátů. Aktivní hráč si vezme čtyři dílky a jeden zahraje; provedou ho všichni a aktivní hráč a jeho spojenec mají bonus. Mezitím bohové odměňují své uctívače.
learn-shows-track = Politická stupnice v létě: čaj, Verbování, Výcvik a Přesun jsou odehrané, zbývají čtyři mandáty a trojí uctívání bohů, potom válka.
learn-drawn-march = Figurky se vyvolávají u pevností a přesouvají se z provincie do provincie. Každá má sílu 1, neříká-li karta něco jiného.
learn-shows-march = Střed mapy. Tah vede z Kjóta do Kansai.
learn-drawn-bids = Ve válečných provinciích nabízejí účastníci tajně mince na čtyři výhody. Vyhrává největší síla; mince vítěze připadnou poraženým.
learn-shows-bids = Nabídky tří klanů o Kansai. Lotos vyhrál Seppuku a Císařské básně, Želva zajatce, Ryba róniny a bitvu.
learn-drawn-set = V zimě bodují žetony válečných provincií, nejvíc ty z různých provincií dohromady.
learn-shows-set = Žetony válečných provincií Edo, Kansai a Kjóto: tři různé provincie přinášejí 10 bodů.
learn-drawn-map = Osm provincií spojených po souši nebo po moři a čtyři svatyně. Čísla na černých kotoučích jsou pořadí bitev.
learn-shows-map = Mapa s figurkami tří klanů a pod ní čtyři svatyně.
learn-icon-coin = mince
learn-icon-ronin = róninové
learn-icon-points = body
learn-icon-honor = čest: rozhoduje remízy
learn-icon-alliance = spojenectví
learn-icon-war = válka, žetony válečných provincií
learn-icon-kami = svatyně, uctívání bohů
learn-icon-route = námořní trasa
learn-icon-stronghold = pevnost
learn-icon-monster = monstrum
