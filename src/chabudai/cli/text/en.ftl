# The command line: help, playing in the terminal, simulation, match files.

## Help

cli-help = Play, host and simulate { $games }.
cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-examples = Examples
cli-help-example-play = a game in this terminal, against bots
cli-help-example-serve = games in the browser, for everyone on your network
cli-help-play = Play a game in the terminal, against bots.
cli-help-games = List the games, their players and their options.
cli-help-simulate = Let bots play many games and count who wins.
cli-help-replay = Print a saved game, move by move.
cli-help-verify = Replay match files and check that every event matches.
cli-help-bench = Measure how fast the games run.
cli-help-new-game = Create the skeleton of a new game, with passing tests.
cli-help-version = Show the version.
cli-help-lang = Language of all texts. Default: the language of your system.
cli-help-game = A game, as listed by “chabudai games”.
cli-help-seats = Number of players. Default: 4, or the nearest number that the game allows.
cli-help-bots = The bots: one name for all other seats, or a name for each. Default: greedy.
cli-help-seat = Your seat, counted from 1. Default: 1, or your old one in a saved game. In some games it decides whom you play.
cli-help-name = Your name at the table. Default: Player.
cli-help-seed = Random seed: the same seed gives the same game. Default: random.
cli-help-option = A game option (see “chabudai games”), as name=value; repeatable.
cli-help-save = Where to save the game when it ends or you leave. Default: chabudai-GAME-….json in this folder, when you leave.
cli-help-resume = A saved game to continue.
cli-help-number-of-games = How many games. Default: 1000.
cli-help-lineup = The bots that play, such as random,greedy; they change seats from game to game. Default: random.
cli-help-jobs = How many processes; the results do not depend on it. Default: 1.
cli-help-out = A file for all results: .csv, .jsonl or .parquet.
cli-help-file = A match file.
cli-help-step = Show the position after this many moves instead of the whole story.
cli-help-eyes = Show what this seat saw (default: what a spectator saw).
cli-help-bench-game = Only this game; repeatable. Default: all of them.
cli-help-seconds = How long each measurement takes. Default: 2.
cli-help-new-name = The name of the new game, such as my_game.
cli-help-new-players = For exactly so many players, 2 to 4. Default: two to four players.
cli-help-into = The Chabudai checkout it is put into. Default: the current folder.
cli-help-flag-help = Show this help.
cli-help-flag-install-completion = Install completion for your shell.
cli-help-flag-show-completion = Show completion for your shell, to copy it or change it.

## What stands for a value in the help

cli-metavar-command = COMMAND …
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-files = FILE …
cli-metavar-folder = FOLDER
cli-metavar-name = NAME
cli-metavar-bots = BOT,…
cli-metavar-option = NAME=VALUE

## What is wrong with a command line

cli-error-command = There is no command “{ $command }”. Commands: { $accepted }.
cli-did-you-mean = Did you mean “{ $word }”?
cli-error-no-command = A command is missing. “chabudai --help” lists them.
cli-error-flag = “{ $command }” has no option { $flag }. Its options: { $accepted }.
cli-error-flag-value = { $flag } needs a value.
cli-error-flag-alone = { $flag } takes no value.
cli-error-missing = { $what } is missing. “{ $command } --help” shows what is needed.
cli-error-extra = Unexpected argument “{ $argument }”. “{ $command } --help” shows what is accepted.
cli-error-usage = This command line cannot be understood. “{ $command } --help” shows what is accepted.
cli-error-number = { $flag } takes a whole number, not “{ $value }”.
cli-error-least = { $flag } must be { $least } or more, not { $value }.
cli-error-most = { $flag } must be { $most } or less, not { $value }.
cli-error-seconds = { $flag } takes a number of seconds from above 0 to 3600, not “{ $value }”.
cli-error-option-form = The option { $option } needs a value: { $option }=…, accepted: { $accepted }.
cli-error-no-game = Which game? Available: { $accepted }.
cli-error-seat = There is no seat { $number }: seats are counted from 1 to { $most }.
cli-error-bots =
    { $given ->
        [one] { $given } bot was named for { $needed } seats: name one for all of them or one for each.
       *[other] { $given } bots were named for { $needed } seats: name one for all of them or one for each.
    }
cli-error-with-resume = { $flag } cannot be used with --resume: the saved game has already fixed it.
cli-error-match-game = { $file } is a match of { $found }, not { $wanted }. Run: { $command }
cli-error-step = There is no move { $step }: the game has { $most }, and 0 is the start.
cli-error-unwritable = { $file } cannot be written: { $reason }. Name another file.
cli-error-overwrite = { $file } is not a match file and is left alone. Name another file.
cli-error-worker = A worker process died, perhaps out of memory; nothing was written. Try fewer --jobs.
cli-error-internal = Something broke on our side ({ $kind }: { $detail }). With CHABUDAI_DEBUG=1 the details are shown.
cli-error-new-game-name = “{ $name }” cannot be the name of a game. Accepted: small letters a–z, digits and underscores, beginning with a letter.
cli-error-new-game-exists = There is already a game called “{ $name }”. A name that is not taken is needed.
cli-error-new-game-folder = { $folder } is not a Chabudai checkout (no src/chabudai/games). Run this in the checkout, or name it with --into.
cli-error-clause = There is no rule “{ $clause }”. “rules” lists all of them.
cli-error-choice = There is no choice { $number }: they are numbered from 1 to { $most }.
cli-error-typed = “{ $text }” is not a choice or a command. Type a number, or “{ $help }”.


## The words a player may type, the one shown first

cli-word-undo = undo, back
cli-word-undo-help = undo your last choice
cli-word-act = act
cli-word-act-help = make or answer an offer, or change a standing order, at any time
cli-act-no-step = “{ $text }” is none of these. Type a number.
cli-act-nothing = (press Enter to cancel)
cli-may-act = Type “{ $word }” at any time: { $words }
cli-word-why = why
cli-word-why-help = why a choice is not allowed: its number, or an action in text
cli-word-log = log
cli-word-log-help = everything that has happened
cli-word-board = board, table
cli-word-board-help = draw the board again
cli-word-players = players
cli-word-players-help = what everyone has, card by card
cli-word-rules = rules, rule
cli-word-rules-help = the rules, or one of them by its number
cli-word-save = save
cli-word-save-help = save the game, to a file of your choice if you name one
cli-word-resume = resume, load
cli-word-resume-help = continue a saved game instead
cli-word-help = help, ?
cli-word-help-help = this list
cli-word-quit = quit, exit, q
cli-word-quit-help = leave; the game is saved

## While one plays

cli-player = Player
cli-welcome = Choose by number. “{ $help }” lists everything else you can type.
cli-help-choice = Type the number of a choice, or an action such as “{ $example }”, or a word:
cli-undone = Undone.
cli-why-what = Which one? Add its number, such as “{ $word } { $example }”.
cli-why-legal = That is allowed.
cli-resume-what = Which saved game? Add its file, such as “{ $word } match.json”.
cli-saved = Saved to { $file }. To continue: { $command }
cli-saved-finished = Saved to { $file }. To see it again: { $command }
cli-left-at-once = Nothing was chosen, so nothing was saved.
cli-score-sheet = Score sheet
cli-total = Total
cli-you-win =
    { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
cli-wins =
    { $points ->
        [one] { $winner } wins with { $points } point.
       *[other] { $winner } wins with { $points } points.
    }
cli-shared-win =
    { $points ->
        [one] Shared victory with { $points } point: { $winners }.
       *[other] Shared victory with { $points } points: { $winners }.
    }

## Games

cli-game-line = by { $designer }, { $least } to { $most } players, { $stage }
cli-game-line-exact =
    { $most ->
        [one] by { $designer }, { $most } player, { $stage }
       *[other] by { $designer }, { $most } players, { $stage }
    }
cli-game-options = Options (the first value is the default; * = default when people play)
cli-option-seats =
    { $most ->
        [one] Only for { $seats } player.
       *[other] Only for { $seats } players.
    }
cli-option-beside = Only with { $option }={ $value }.
cli-stage-alpha = alpha
cli-stage-beta = beta
cli-stage-stable = stable
cli-on = on
cli-off = off

## Simulation

cli-simulate-progress = Playing
cli-simulate-by-bot = Bot
cli-simulate-by-seat = Seat
cli-simulate-by-role = Role
cli-simulate-games = Games
cli-simulate-mean = Mean score
cli-simulate-wins = Wins
cli-simulate-interval = 95% interval
cli-simulate-line =
    { $games ->
        [one] { $games } game, seed { $seed }: { $length } decisions per game, { $speed } games/s.
       *[other] { $games } games, seed { $seed }: { $length } decisions per game, { $speed } games/s.
    }
cli-simulate-written =
    { $games ->
        [one] Wrote { $games } game ({ $rows } rows) to { $file }.
       *[other] Wrote { $games } games ({ $rows } rows) to { $file }.
    }
cli-simulate-partial = Interrupted: these are partial results, { $games } of { $asked } games.

## Replay and verify

cli-replay-rules = rules version { $version }
cli-replay-seed =
    { $moves ->
        [one] { $moves } move, seed { $seed }
       *[other] { $moves } moves, seed { $seed }
    }
cli-replay-step = After move { $step } of { $moves }
cli-replay-unfinished = The game is not finished.
cli-replay-stored = It cannot be played again under the present rules. This is what its file says:
cli-verify-ok =
    { $moves ->
        [one] OK: { $file }, { $moves } move.
       *[other] OK: { $file }, { $moves } moves.
    }
cli-verify-failed = FAILED: { $why }
cli-older-agrees = Written under rules version { $then }, plays the same under version { $now }.

## New games

cli-new-game-files =
    { $files ->
        [one] { $files } file was written:
       *[other] { $files } files were written:
    }
cli-new-game-next = Next: “chabudai play { $game }” starts a game of it; docs/adding-a-game.md says how to make it yours.
cli-bench-mode = Mode
cli-bench-games = Games / s
cli-bench-decisions = Decisions / s
cli-bench-simulations = Playouts / s
cli-bench-clone = Clone, µs
cli-bench-determinize = Determinize, µs
cli-bench-bytes = State, bytes
cli-bench-mode-plain = plain
cli-bench-mode-compiled = compiled
cli-bench-mode-ratio = ratio
cli-bench-mode-missing = not compiled
cli-presses = Decisions and clicks per turn (greedy bot, { $games } games)
cli-presses-seats = Players
cli-presses-decisions = Decisions
cli-presses-every = Confirm every choice
cli-presses-final = Only final choices
cli-presses-never = Never

## serve

cli-help-serve = Start the web server (Ctrl+C stops it).
cli-help-host = The address to listen on; 0.0.0.0 lets others on the network in. Default: 127.0.0.1, this machine only.
cli-help-port = The port to listen on, 0 for any free one. Default: 8000.
cli-help-data = The folder where games are kept. Default: chabudai-data. With DATABASE_URL=postgresql://… they are kept in that database.
cli-metavar-host = HOST
cli-serve-open = Chabudai is running at { $address }
cli-serve-others = Others on your network type { $address }
cli-serve-no-page = The web client is not built, so browsers see no page. In a checkout, “make client” builds it.
cli-serve-kept = Games are kept in { $place }. Ctrl+C stops the server; nothing is lost.
cli-help-work = Run a background worker (bot moves, clean-up, archiving) for servers that share PostgreSQL (DATABASE_URL).
cli-work-open = Working for the tables in DATABASE_URL. Ctrl+C stops it; jobs it has begun go to other workers.
cli-error-server-extra = The web server needs “{ $module }”, which is not installed. Install chabudai[server,postgresql].

## backup

cli-help-backup = Copy all games to a file, even while the server is running. For PostgreSQL use pg_dump.
cli-help-backup-file = File to write. To restore, copy it into a data folder as chabudai.sqlite3.
cli-backup-done = Copied to { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.

## person

cli-metavar-action = list|reset|remove|invite

cli-help-person = People with an account here: list them, reset a password, remove one, invite one.
cli-help-person-action = What to do. Reset and invite print a link to pass on.
cli-help-person-name = The name a person logs in with, for reset and remove.
cli-person-account = Logs in as
cli-person-name = Shown as
cli-person-seats = Seats
cli-person-seen = Last here
cli-person-none = Nobody has an account here.
cli-person-invited = For one new account, within two weeks: { $link }
cli-person-reset = For a new password, once, within an hour: { $link }
cli-person-removed = { $name } is removed. The games stay.
cli-error-person-action = “{ $action }” is none of { $accepted }.
cli-error-person-name = Name the person: chabudai person { $action } NAME
cli-error-person-no-name = “chabudai person { $action }” takes no name.

## push-key

cli-help-push-key = Make the key by which browsers know that notices are this server’s.
cli-push-key = Set this once, and keep it: with another key every browser must be asked again.
