# Příkazová řádka: nápověda, hra v terminálu, simulace, soubory partií.

## Nápověda

cli-help = Hraj, hosti a simuluj: { $games }.
cli-help-usage = Použití:
cli-help-commands = Příkazy
cli-help-arguments = Argumenty
cli-help-options = Přepínače
cli-help-examples = Příklady
cli-help-example-play = hra v tomto terminálu proti botům
cli-help-example-serve = hry v prohlížeči pro všechny ve tvé síti
cli-help-play = Hrát v terminálu proti botům.
cli-help-games = Vypsat hry, počty hráčů a nastavení her.
cli-help-simulate = Nechat boty odehrát mnoho partií a spočítat, kdo vítězí.
cli-help-replay = Vypsat uloženou partii tah po tahu.
cli-help-verify = Přehrát soubory partií a ověřit, že každá událost souhlasí.
cli-help-bench = Změřit, jak rychle hry běží.
cli-help-new-game = Vytvořit kostru nové hry, jejíž testy už procházejí.
cli-help-version = Ukázat verzi.
cli-help-lang = Jazyk všech textů; jinak jazyk tvého systému.
cli-help-game = Hra, jak ji vypíše „chabudai games“.
cli-help-seats = Počet hráčů. Výchozí: 4, nebo nejbližší počet, který hra dovoluje.
cli-help-bots = Boti: jedno jméno pro všechna ostatní místa, nebo jméno pro každé. Výchozí: greedy.
cli-help-seat = Tvoje místo, počítáno od 1. Výchozí: 1, v uložené partii tvoje dřívější.
cli-help-name = Tvoje jméno u stolu. Výchozí: Hráč.
cli-help-seed = Semínko náhody: stejné semínko dá stejnou hru. Výchozí: náhodné.
cli-help-option = Nastavení hry (viz „chabudai games“) ve tvaru název=hodnota; lze opakovat.
cli-help-save = Kam partii uložit, až skončí nebo až odejdeš. Výchozí: chabudai-HRA-….json v této složce, když odejdeš.
cli-help-resume = Uložená partie, ve které chceš pokračovat.
cli-help-number-of-games = Kolik partií. Výchozí: 1000.
cli-help-lineup = Boti, kteří hrají, třeba random,greedy; místa si střídají partii od partie. Výchozí: random.
cli-help-jobs = Kolik procesů; výsledky na tom nezávisí. Výchozí: 1.
cli-help-out = Soubor pro všechny výsledky: .csv, .jsonl nebo .parquet.
cli-help-file = Soubor partie.
cli-help-step = Ukázat pozici po tolika tazích místo celého průběhu.
cli-help-eyes = Ukázat, co vidělo toto místo (výchozí: co viděl divák).
cli-help-bench-game = Jen tato hra; lze opakovat. Výchozí: všechny.
cli-help-seconds = Jak dlouho každé měření trvá. Výchozí: 2.
cli-help-new-name = Název nové hry, třeba my_game.
cli-help-new-players = Přesně pro tolik hráčů, 2 až 4. Výchozí: dva až čtyři hráči.
cli-help-into = Kopie zdrojů Chabudai, do které se hra uloží. Výchozí: tato složka.
cli-help-flag-help = Ukázat tuto nápovědu.
cli-help-flag-install-completion = Nainstalovat doplňování do tvého shellu.
cli-help-flag-show-completion = Ukázat doplňování pro tvůj shell, ke zkopírování nebo úpravě.

## Co v nápovědě zastupuje hodnotu

cli-metavar-command = PŘÍKAZ …
cli-metavar-game = HRA
cli-metavar-file = SOUBOR
cli-metavar-files = SOUBOR …
cli-metavar-folder = SLOŽKA
cli-metavar-name = JMÉNO
cli-metavar-bots = BOT,…
cli-metavar-option = NÁZEV=HODNOTA

## Co je na příkazu špatně

cli-error-command = Příkaz „{ $command }“ neexistuje. Příkazy: { $accepted }.
cli-did-you-mean = Měl to být „{ $word }“?
cli-error-no-command = Chybí příkaz. Všechny vypíše „chabudai --help“.
cli-error-flag = „{ $command }“ nemá přepínač { $flag }. Jeho přepínače: { $accepted }.
cli-error-flag-value = { $flag } potřebuje hodnotu.
cli-error-flag-alone = { $flag } žádnou hodnotu nemá.
cli-error-missing = Chybí { $what }. Co je potřeba, ukáže „{ $command } --help“.
cli-error-extra = Argument „{ $argument }“ je navíc. Co je přípustné, ukáže „{ $command } --help“.
cli-error-usage = Tomuto příkazu nelze rozumět. Co je přípustné, ukáže „{ $command } --help“.
cli-error-number = { $flag } potřebuje celé číslo, ne „{ $value }“.
cli-error-least = { $flag } musí být aspoň { $least }, ne { $value }.
cli-error-most = { $flag } smí být nejvýš { $most }, ne { $value }.
cli-error-seconds = { $flag } potřebuje počet sekund větší než 0 a nejvýše 3600, ne „{ $value }“.
cli-error-option-form = Nastavení { $option } potřebuje hodnotu: { $option }=…, přípustné: { $accepted }.
cli-error-no-game = Která hra? Na výběr: { $accepted }.
cli-error-seat = Místo { $number } tu není: místa se počítají od 1 do { $most }.
cli-error-bots = Počet jmenovaných botů: { $given }, míst pro ně: { $needed }. Jmenuj jednoho pro všechna místa, nebo jednoho pro každé.
cli-error-with-resume = { $flag } nelze použít s --resume: uložená partie to už určila.
cli-error-match-game = { $file } je partie hry { $found }, ne { $wanted }. Spusť: { $command }
cli-error-step = Tah { $step } v partii není: poslední má číslo { $most } a 0 je začátek.
cli-error-unwritable = Soubor { $file } nelze zapsat: { $reason }. Zvol jiný soubor.
cli-error-overwrite = { $file } není soubor partie a zůstává, jak je. Zvol jiný soubor.
cli-error-worker = Některý pracovní proces zanikl, možná pro nedostatek paměti; nic se nezapsalo. Zkus menší --jobs.
cli-error-internal = Chyba je na naší straně ({ $kind }: { $detail }). S CHABUDAI_DEBUG=1 se ukážou podrobnosti.
cli-error-new-game-name = „{ $name }“ nemůže být jméno hry. Přípustné: malá písmena a–z, číslice a podtržítka, na začátku písmeno.
cli-error-new-game-exists = Hra „{ $name }“ už existuje. Je potřeba jméno, které ještě není zabrané.
cli-error-new-game-folder = { $folder } není kopie zdrojů Chabudai (chybí src/chabudai/games). Spusť příkaz v ní, nebo ji uveď pomocí --into.
cli-error-clause = Pravidlo „{ $clause }“ neexistuje. Všechna vypíše „pravidla“.
cli-error-choice = Volba { $number } tu není: jsou číslovány od 1 do { $most }.
cli-error-typed = „{ $text }“ není volba ani příkaz. Napiš číslo, nebo „{ $help }“.


## Slova, která lze při hře napsat, ukazované první

cli-word-undo = zpět, vzít-zpět
cli-word-undo-help = vzít zpět svou poslední volbu
cli-word-act = jednat
cli-word-act-help = kdykoli podat návrh, odpovědět na něj nebo změnit trvalý pokyn
cli-act-no-step = „{ $text }“ mezi nimi není. Napiš číslo.
cli-act-nothing = (Enter: zrušit)
cli-may-act = Kdykoli můžeš napsat „{ $word }“: { $words }
cli-word-why = proč
cli-word-why-help = proč volba není dovolená: její číslo, nebo akce slovy
cli-word-log = průběh
cli-word-log-help = vše, co se stalo
cli-word-board = stůl, plán
cli-word-board-help = znovu ukázat herní plán
cli-word-players = hráči
cli-word-players-help = co kdo má, kartu po kartě
cli-word-rules = pravidla, pravidlo
cli-word-rules-help = pravidla, nebo jedno z nich podle čísla
cli-word-save = uložit, ulož
cli-word-save-help = uložit partii, do souboru podle tvé volby, pokud ho napíšeš
cli-word-resume = pokračovat, načíst
cli-word-resume-help = pokračovat místo toho v uložené partii
cli-word-help = nápověda, pomoc
cli-word-help-help = tento seznam
cli-word-quit = konec, odejít
cli-word-quit-help = odejít; partie se uloží

## Při hře

cli-player = Hráč
cli-welcome = Vybírej číslem. Co dalšího lze napsat, vypíše „{ $help }“.
cli-help-choice = Napiš číslo volby, nebo akci, třeba „{ $example }“, nebo slovo:
cli-undone = Vzato zpět.
cli-why-what = Která? Připiš její číslo, třeba „{ $word } { $example }“.
cli-why-legal = To je dovoleno.
cli-resume-what = Která partie? Připiš soubor, třeba „{ $word } partie.json“.
cli-saved = Uloženo do { $file }. Pokračovat lze takto: { $command }
cli-saved-finished = Uloženo do { $file }. Prohlédnout lze takto: { $command }
cli-left-at-once = Nic nebylo zvoleno, takže se nic neukládá.
cli-score-sheet = Přehled bodů
cli-total = Celkem
cli-you-win =
    { $points ->
        [one] Vítězíš: { $points } bod.
        [few] Vítězíš: { $points } body.
       *[other] Vítězíš: { $points } bodů.
    }
cli-wins =
    { $points ->
        [one] Vítězí { $winner }: { $points } bod.
        [few] Vítězí { $winner }: { $points } body.
       *[other] Vítězí { $winner }: { $points } bodů.
    }
cli-shared-win =
    { $points ->
        [one] Společné vítězství, { $points } bod: { $winners }.
        [few] Společné vítězství, { $points } body: { $winners }.
       *[other] Společné vítězství, { $points } bodů: { $winners }.
    }

## Hry

cli-game-line =
    { $most ->
        [few] { $designer }, { $least }–{ $most } hráči, { $stage }
       *[other] { $designer }, { $least }–{ $most } hráčů, { $stage }
    }
cli-game-line-exact =
    { $most ->
        [one] { $designer }, { $most } hráč, { $stage }
        [few] { $designer }, { $most } hráči, { $stage }
       *[other] { $designer }, { $most } hráčů, { $stage }
    }
cli-game-options = Nastavení (výchozí je první hodnota; * = výchozí, když hrají lidé)
cli-option-seats =
    { $most ->
        [one] Jen pro { $seats } hráče.
        [few] Jen pro { $seats } hráče.
       *[other] Jen pro { $seats } hráčů.
    }
cli-option-beside = Jen při { $option }={ $value }.
cli-stage-alpha = alfa
cli-stage-beta = beta
cli-stage-stable = stabilní
cli-on = zapnuto
cli-off = vypnuto

## Simulace

cli-simulate-progress = Hraje se
cli-simulate-by-bot = Bot
cli-simulate-by-seat = Místo
cli-simulate-by-role = Postava
cli-simulate-games = Partie
cli-simulate-mean = Průměr bodů
cli-simulate-wins = Výhry
cli-simulate-interval = 95% interval
cli-simulate-line =
    { $games ->
        [one] { $games } partie, semínko { $seed }: voleb na partii { $length }, partií za sekundu { $speed }.
        [few] { $games } partie, semínko { $seed }: voleb na partii { $length }, partií za sekundu { $speed }.
       *[other] { $games } partií, semínko { $seed }: voleb na partii { $length }, partií za sekundu { $speed }.
    }
cli-simulate-written = Zapsáno do souboru { $file }: partií { $games }, řádků { $rows }.
cli-simulate-partial = Přerušeno: toto jsou částečné výsledky, partie { $games }/{ $asked }.

## Záznam a ověření

cli-replay-rules = pravidla verze { $version }
cli-replay-seed =
    { $moves ->
        [one] { $moves } tah, semínko { $seed }
        [few] { $moves } tahy, semínko { $seed }
       *[other] { $moves } tahů, semínko { $seed }
    }
cli-replay-step = Po tahu { $step }/{ $moves }
cli-replay-unfinished = Partie není dohraná.
cli-replay-stored = Podle současných pravidel ji nelze přehrát. Toto vypráví její soubor:
cli-verify-ok =
    { $moves ->
        [one] OK: { $file }, { $moves } tah.
        [few] OK: { $file }, { $moves } tahy.
       *[other] OK: { $file }, { $moves } tahů.
    }
cli-verify-failed = CHYBA: { $why }
cli-older-agrees = Zapsáno podle pravidel verze { $then }, podle verze { $now } probíhá stejně.

## Nové hry

cli-new-game-files =
    { $files ->
        [one] Zapsán { $files } soubor:
        [few] Zapsány { $files } soubory:
       *[other] Zapsáno { $files } souborů:
    }
cli-new-game-next = Dál: k nové hře tě posadí „chabudai play { $game }“ a docs/adding-a-game.md říká, jak z ní udělat svou.
cli-bench-mode = Běh
cli-bench-games = Partie / s
cli-bench-decisions = Volby / s
cli-bench-simulations = Dohrání / s
cli-bench-clone = Kopie, µs
cli-bench-determinize = Nové rozdání, µs
cli-bench-bytes = Stav, bajty
cli-bench-mode-plain = prostý
cli-bench-mode-compiled = přeložený
cli-bench-mode-ratio = poměr
cli-bench-mode-missing = prostý: není přeloženo
cli-presses = Rozhodnutí a kliknutí na tah (bot greedy, počet partií: { $games })
cli-presses-seats = Hráčů
cli-presses-decisions = Rozhodnutí
cli-presses-every = Potvrdit každou volbu
cli-presses-final = Jen konečné
cli-presses-never = Nikdy

## serve

cli-help-serve = Spustit webový server (Ctrl+C ho zastaví).
cli-help-host = Adresa, na které se naslouchá; 0.0.0.0 pustí i ostatní v síti. Výchozí: 127.0.0.1, jen tento počítač.
cli-help-port = Port, na kterém se naslouchá, 0 znamená kterýkoli volný. Výchozí: 8000.
cli-help-data = Složka, kde se uchovávají partie. Výchozí: chabudai-data. S DATABASE_URL=postgresql://… jsou v té databázi.
cli-metavar-host = ADRESA
cli-serve-open = Chabudai běží na { $address }
cli-serve-others = Ostatní ve tvé síti napíšou { $address }
cli-serve-no-page = Webový klient není sestavený, takže prohlížeče neuvidí žádnou stránku. V kopii zdrojů ho sestaví „make client“.
cli-serve-kept = Partie se uchovávají zde: { $place }. Ctrl+C stůl zavře; nic se neztratí.
cli-help-work = Spustit pracovní proces na pozadí (tahy botů, úklid, archivace) pro servery, které sdílejí PostgreSQL (DATABASE_URL).
cli-work-open = Pracuje se pro stoly v DATABASE_URL. Ctrl+C skončí; co je začato, převezmou jiní.
cli-error-server-extra = Stůl v prohlížeči potřebuje „{ $module }“, který není nainstalovaný. Nainstaluj chabudai[server,postgresql].

## backup

cli-help-backup = Zkopíruje všechny partie do souboru, i když je stůl otevřený. PostgreSQL se kopíruje pomocí pg_dump.
cli-help-backup-file = Soubor, který se zapíše. Obnovíš ho tak, že ho zkopíruješ do složky s daty jako chabudai.sqlite3.
cli-backup-done = Zkopírováno do { $file }: { $tables ->
    [one] 1 stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}.

## person

cli-metavar-action = list|reset|remove|invite

cli-help-person = Lidé, kteří tu mají účet: vypsat, obnovit heslo, odebrat, pozvat.
cli-help-person-action = Co udělat. Reset a invite vypíšou odkaz, který předáš dál.
cli-help-person-name = Přihlašovací jméno, pro reset a remove.
cli-person-account = Přihlašuje se jako
cli-person-name = Jméno
cli-person-seats = Místa
cli-person-seen = Naposledy tu
cli-person-none = Účet tu nikdo nemá.
cli-person-invited = Pro jeden nový účet, do dvou týdnů: { $link }
cli-person-reset = Pro nové heslo, jednou, do hodiny: { $link }
cli-person-removed = Účet { $name } je odebrán. Hry zůstávají.
cli-error-person-action = „{ $action }“ není nic z { $accepted }.
cli-error-person-name = Uveď jméno: chabudai person { $action } JMÉNO
cli-error-person-no-name = K „chabudai person { $action }“ žádné jméno nepatří.

## push-key

cli-help-push-key = Vytvoří klíč, podle kterého prohlížeče poznají, že oznámení jsou z tohoto serveru.
cli-push-key = Nastav ho jednou a nech si ho: s jiným klíčem by se musel každý prohlížeč ptát znovu.
