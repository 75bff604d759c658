# The frame of every game: refusals of the table and errors. Words of the games stand in their own folders.

nothing = nothing
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
seat-you = you

## Why not?

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = That is not an option now. Choose one from the list.

## Why nobody was asked

forced-only-way = only option

## Games, options, languages

error-game = There is no game called “{ $game }”. Available: { $accepted }.
error-broken-game = { $game } cannot be played yet: { $reason }.
error-bot = There is no bot called “{ $bot }”. Available: { $accepted }.
error-language = The language “{ $language }” is not available. Available: { $accepted }.
error-seats = { $game } takes { $least } to { $most } players, not { $seats }.
error-seats-exact =
    { $most ->
        [one] { $game } takes { $most } player, not { $seats }.
       *[other] { $game } takes { $most } players, not { $seats }.
    }
error-option = { $game } has no option “{ $option }”. Its options: { $accepted }.
error-option-value = The option { $option } cannot be “{ $value }”. Accepted: { $accepted }.

## Actions

error-unknown-action = “{ $action }” is not an action of this game. Type one of the actions listed, just as it is written there.
error-undo-nothing = There is nothing to undo: nobody has acted yet.
error-undo-others = This can no longer be undone: someone else has already acted.
error-answer-too-far = Choose one at a time: the next step is not known yet.
error-undo-seen = This can no longer be undone: something new was revealed.
error-act-unfinished = That is not complete yet: choose the rest first.
error-no-acts = This game has nothing to do out of turn.

## Positions

error-bad-position = The position is wrong at { $path }. Accepted there: { $expected }.
error-no-such-place = The position has nothing at { $path }. A path is made of field names and numbers joined by dots.

## Match files

error-match-unreadable = { $file } cannot be read: { $reason }. A match file is needed.
error-match-not-json = { $file } is not a match file: it is not valid JSON.
error-match-foreign = { $file } is not a match file of Chabudai: the field “chabudai” is missing.
error-match-format = { $file } has match format { $found }. Accepted: { $accepted }.
error-match-field = { $file } lacks the field “{ $field }”, which every match file must have.
error-match-damaged = { $file } is damaged: a field does not hold what it should. A file just as Chabudai wrote it is needed.
error-match-game = { $file } is a match of { $found }, not { $accepted }.
error-match-rules = { $file } was played under version { $found } of the rules. Accepted: { $accepted }.
error-match-otherwise = { $file } was played under version { $found } of the rules, and version { $accepted } plays it otherwise. { $why }
error-match-move = { $file }, move { $number } “{ $move }” is not legal there.
error-match-event = { $file }: event { $number } differs. The file says { $found }, the rules give { $played }.
error-match-digest = { $file }: after move { $number } the position is not the one that the file vouches for.

## Result files

error-results-kind = { $file }: this kind of file is not known. Accepted endings: { $accepted }.
error-results-pyarrow = { $file } needs the package pyarrow: install chabudai[parquet], or write .csv or .jsonl.

## Why a file cannot be used

reason-missing = no such file or folder
reason-forbidden = permission denied
reason-folder = it is a folder
reason-no-folder = part of the path is not a folder
reason-full = the disk is full
reason-read-only = the disk is read-only
reason-long-name = the name is too long
reason-not-text = it is not text in UTF-8

## The table on the web

error-server = Something broke on our side. Your game is saved.
error-unavailable = The database is not answering right now. Nothing acknowledged is lost; we keep trying.
error-bad-request = The message was not understood. Reload the page.
error-bad-origin = The request came from another site and was refused.
error-bad-host = This server is not known under that name. Its host can set CHABUDAI_ORIGIN to the address people type.
error-no-guest = Choose a nickname first.
error-name = A nickname has 1 to { $most } characters.
error-chat = A message has 1 to { $most } characters.
error-no-page = There is nothing here.
error-no-table = There is no such table. It may have been removed.
error-no-game = There is no game called “{ $game }”.
error-no-position = The game has no such position.
error-no-seat = The table has no such seat.
error-table-state = Tables are listed as open or finished, not as “{ $state }”.
error-not-your-seat = You have no seat at this table.
error-not-host = Only the host may do this.
error-bot-plays-on = A bot is playing for you. Take the seat back first.
error-already-started = The game has already started.
error-not-away-long =
    { $seconds ->
        [one] A bot takes over only for someone who has been away for { $seconds } second.
       *[other] A bot takes over only for someone who has been away for { $seconds } seconds.
    }
error-already-over = The game is over.
error-not-started = The game has not started yet.
error-not-running = The game is not running.
error-not-over = The game is not over yet.
error-not-asked = It is not your decision.
error-free-seats = Some seats are still free.
error-seat-taken = The seat is taken.
error-seats-taken = There are already more players than that.
error-table-full = The table is full.
error-many-waiting =
    { $most ->
        [one] You already have { $most } table waiting for players.
       *[other] You already have { $most } tables waiting for players.
    }
error-many-nearby =
    { $most ->
        [one] There is already { $most } table from your network waiting for players.
       *[other] There are already { $most } tables from your network waiting for players.
    }
error-many-running =
    { $most ->
        [one] You already have { $most } game running. Finish it first.
       *[other] You already have { $most } games running. Finish one of them first.
    }
error-stale = The game has moved on. Look at the board and choose again.
error-other-rules = This game was begun under other rules and can only be viewed.
error-pace = The pause before a bot’s move is 0 to { $most } milliseconds.
error-too-large = That message is too long.
error-too-fast = Too many requests. Wait a moment and try again.
error-undo-too-often = This table has used up its undos.
error-undo-watching = You are only watching.
error-data-folder = The folder { $folder } cannot be used: { $reason }. Choose another one with --data.
error-setting = { $name } must be a number above zero, not “{ $value }”.
error-origin-setting = CHABUDAI_ORIGIN must be an address such as https://table.example, not “{ $value }”.
error-metrics-setting = { $name } must be a port of this machine, or an address and a port such as 10.0.0.5:9100, not “{ $value }”.
error-metrics-address = Cannot serve metrics on “{ $value }”. Choose another address in { $name }.
error-log-setting = { $name } must be one of { $accepted }, not “{ $value }”.
error-workers-setting = CHABUDAI_WORKERS must be inside or apart, not “{ $value }”.
error-work-alone = “chabudai work” shares its jobs through PostgreSQL: set DATABASE_URL. With a SQLite file it is not needed: the one process that serves it does everything by itself.
error-port-taken = Something else is already listening on port { $port }. Choose another one with --port.
error-address = Cannot listen on { $host }, port { $port }. Choose another address with --host.

## The database

error-storage-url = DATABASE_URL is not an address we can use. Accepted: { $accepted }.
error-storage-file = The database { $file } cannot be used: { $reason }.
error-storage-server = The database at { $address } cannot be used: { $reason }.
error-storage-driver = PostgreSQL needs the driver psycopg, which is not installed. Install chabudai[postgresql].
error-storage-newer = The database { $address } was written by a newer version of Chabudai. Use that version.
error-backup-server = Games are kept in PostgreSQL: copy them with pg_dump.
error-backup-there = { $file } is already there. Name a new file.
error-backup-nothing = There are no games in { $folder }: { $file } does not exist. Name the folder with --data.
error-backup-file = Cannot write { $file }: { $reason }.
error-storage-taken = Another process already serves the games in { $folder }. A second one needs a folder of its own (--data), or PostgreSQL (DATABASE_URL), which many processes can share.
error-storage-lost = The database did not answer. Whether this was stored is not certain: look at the table again before you repeat it.
error-storage-closed = The table is being closed.
error-storage-conflict = Someone else was quicker. Look at the table again.
error-storage-missing = There is no such table or guest.
reason-not-database = it is not a database
reason-damaged = it is damaged
reason-busy = another program is using it

## Around the games
error-invite-only = This table is for invited people only.
error-not-admitted = You cannot sit down here: at this table the host decides who plays.
error-no-invitation = That invitation is no longer good: it was used, declined or withdrawn.
error-no-person = There is no such person here.
error-many-invited = { $most } people are invited already. Withdraw an invitation first.
error-block-oneself = You cannot mute or block yourself.
error-many-blocked = You have muted or blocked { $most } people already.
error-note = A note has at most { $most } characters.
error-note-changed = This note was changed in another tab or on another device.

## Accounts
error-account-name = A name to log in with does not begin with @.
error-account-taken = That name is taken here. If it is yours, log in instead.
error-password = A password has { $least } to { $most } characters and is not your name.
error-log-in =
    { $left ->
        [0] Name and password do not go together. Further tries need a pause.
        [one] Name and password do not go together. One more try, then there are pauses.
       *[other] Name and password do not go together. { $left } more tries, then there are pauses.
    }
error-recovery =
    { $left ->
        [0] Name and code do not go together. Further tries need a pause.
        [one] Name and code do not go together. One more try, then there are pauses.
       *[other] Name and code do not go together. { $left } more tries, then there are pauses.
    }
error-log-in-pause =
    { $seconds ->
        [one] Too many tries. Wait a second and try again.
       *[other] Too many tries. Wait { $seconds } seconds and try again.
    }
error-busy = Many are logging in at this moment. Try again in a few seconds.
error-registered = You already have an account.
error-no-account = You have no account yet.
error-no-session = That browser is not logged in any more.
error-registration-closed = This server takes no new accounts. You can play as a guest.
error-token = That link was used already, or its time is over. Ask for a new one.
error-nothing-to-merge = There is nothing to take over from a guest.
error-passkey = That passkey cannot be used here.
error-passkey-here = Browsers allow passkeys only on https with a name.
error-many-passkeys = { $most } passkeys are the most one person may have.
error-last-passkey = That is your only way in. Set a password first.
error-mail = That is not a mail address.
error-no-mail = This server sends no mail.
error-registration-setting = CHABUDAI_REGISTRATION must be open, invited or closed, not “{ $value }”.
error-mail-setting = { $name } does not say where mail is sent through. See docs/hosting.md.
error-no-push = This server pushes nothing to browsers.
error-push-key = { $name } is not a push key. “chabudai push-key” makes one.
error-push-contact = { $name } must say where push services reach the host: a mailto: or https: address.
error-push-subscription = This browser gave no address that can be pushed to.
error-notice-hosts = { $name } names hosts, with or without a port, separated by commas: ntfy.lan, 10.0.0.5:8080.
error-notice-setting = There is no such kind, way or time of notices.
error-zone = There is no such time zone.
error-hook = A webhook is a plain https address, without a name and password in it.
error-no-address = There is no such browser or webhook.
error-no-account-of = Nobody logs in as “{ $name }”.
