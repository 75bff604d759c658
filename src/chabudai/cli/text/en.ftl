# The command line: help, playing in the terminal, simulation, match files.

## Help

cli-help = Board games around one low table: play, simulate, replay.
cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-play = Play a game in the terminal, against bots.
cli-help-games = List the games, their players and their options.
cli-help-simulate = Let bots play many games and count who wins.
cli-help-replay = Tell a match again from its file.
cli-help-verify = Play match files again and check that everything happens as they say.
cli-help-bench = Measure how fast the games run.
cli-help-new-game = Begin a new game: a folder that already passes the laws.
cli-help-version = Show the version.
cli-help-lang = Language of all texts; without it, the language of your system.
cli-help-game = A game, as listed by “chabudai games”.
cli-help-seats = Number of players; 4 unless the game says otherwise.
cli-help-bots = The bots: one name for all other seats (greedy if not given), or a name for each.
cli-help-seat = Your seat, counted from 1.
cli-help-name = Your name at the table.
cli-help-seed = A number that fixes all chance; without it nobody can foresee the match.
cli-help-option = An option of the game, as name=value; may be repeated.
cli-help-save = Where the match is saved when it ends or you leave.
cli-help-resume = A saved match to go on with.
cli-help-number-of-games = How many games; 1000 if not given.
cli-help-lineup = The bots that play, such as random,greedy; they change seats from game to game.
cli-help-jobs = How many processes; the results do not depend on it.
cli-help-out = A file for all results: .csv, .jsonl or .parquet.
cli-help-file = A match file.
cli-help-step = Show the position after this many moves instead of the whole story.
cli-help-eyes = See the match as this seat saw it; otherwise as a spectator.
cli-help-bench-game = Only this game; may be repeated.
cli-help-seconds = How long each measurement takes.
cli-help-new-name = The name of the new game, such as my_game.
cli-help-into = The folder it is put into.
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
cli-metavar-language = en|cs|hu

## What is wrong with a command line

cli-error-command = There is no command “{ $command }”. Commands: { $accepted }.
cli-error-no-command = A command is missing. “chabudai --help” lists them.
cli-error-flag = “{ $command }” has no option { $flag }. Its options: { $accepted }.
cli-error-flag-value = { $flag } needs a value.
cli-error-flag-alone = { $flag } takes no value.
cli-error-missing = { $what } is missing. “{ $command } --help” shows what is needed.
cli-error-extra = “{ $argument }” is too much for “{ $command }”. “{ $command } --help” shows what it takes.
cli-error-usage = This command line cannot be understood. “{ $command } --help” shows what is accepted.
cli-error-number = { $flag } takes a whole number, not “{ $value }”.
cli-error-least = { $flag } cannot be { $value }: { $least } is the least.
cli-error-most = { $flag } cannot be { $value }: { $most } is the most.
cli-error-seconds = { $flag } takes a number of seconds from above 0 to 3600, not “{ $value }”.
cli-error-option-form = The option { $option } needs a value: { $option }=…, accepted: { $accepted }.
cli-error-no-game = Which game? Available: { $accepted }.
cli-error-seat = There is no seat { $number }: seats are counted from 1 to { $most }.
cli-error-bots =
    { $given ->
        [one] { $given } bot was named for { $needed } seats: name one for all of them or one for each.
       *[other] { $given } bots were named for { $needed } seats: name one for all of them or one for each.
    }
cli-error-with-resume = { $flag } cannot be used with --resume: the saved match has already fixed it.
cli-error-step = There is no move { $step }: the match has { $most }, and 0 is the start.
cli-error-unwritable = { $file } cannot be written: { $reason }. Name another file.
cli-error-overwrite = { $file } is something else than a match file and is left alone. Name another file.
cli-error-worker = A process of the simulation died, perhaps for lack of memory; nothing was written. Try fewer --jobs.
cli-error-internal = Something broke on our side ({ $kind }: { $detail }). With CHABUDAI_DEBUG=1 the details are shown.
cli-error-new-game-name = “{ $name }” cannot be the name of a game. Accepted: small letters a–z, digits and underscores, beginning with a letter.
cli-error-new-game-exists = There is already a game called “{ $name }”. A name that is not taken is needed.
cli-error-new-game-folder = { $folder } is not a checkout of Chabudai: it has no folder src/chabudai/games. Run this at the root of a checkout.
cli-error-clause = The rules have no clause “{ $clause }”. Refusals name theirs in brackets.
cli-error-choice = There is no choice { $number }: they are numbered from 1 to { $most }.


## The words a player may type, the one shown first

cli-word-undo = undo, back
cli-word-undo-help = take your last choice back
cli-word-act = act
cli-word-act-help = do something beside the question, in games that have it
cli-act-nothing = (an empty line: nothing after all)
cli-word-why = why
cli-word-why-help = why a choice is barred: its number, or an action in text
cli-word-log = log
cli-word-log-help = all that has happened
cli-word-board = board, table
cli-word-board-help = draw the board again
cli-word-players = players
cli-word-players-help = what everybody has, card by card
cli-word-rules = rules, rule
cli-word-rules-help = the rules, or one clause by its number
cli-word-save = save
cli-word-save-help = save the match, to a file of your choice if you name one
cli-word-resume = resume, load
cli-word-resume-help = go on with a saved match instead
cli-word-help = help, ?
cli-word-help-help = this list
cli-word-quit = quit, exit, q
cli-word-quit-help = leave; the match is saved

## While one plays

cli-player = Player
cli-welcome = Choose by number. “{ $help }” lists everything else you can type.
cli-help-choice = Type the number of a choice, or an action such as “{ $example }”, or a word:
cli-undone = Taken back.
cli-why-what = Why not which one? Add its number, such as “{ $word } { $example }”.
cli-why-legal = You may: nothing bars it.
cli-resume-what = Which match? Add its file, such as “{ $word } match.json”.
cli-saved = Saved to { $file }. To go on: { $command }
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
cli-game-options = options; the first value holds unless you say otherwise
cli-option-seats =
    { $most ->
        [one] Only for { $seats } player.
       *[other] Only for { $seats } players.
    }
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
        [one] { $games } game, seed { $seed }: { $length } decisions a game, { $speed } games a second.
       *[other] { $games } games, seed { $seed }: { $length } decisions a game, { $speed } games a second.
    }
cli-simulate-written =
    { $games ->
        [one] The rows of { $games } game are in { $file }.
       *[other] The rows of { $games } games are in { $file }.
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
cli-replay-unfinished = The match is not finished.
cli-replay-stored = It cannot be played again under the present rules. This is what its file tells:
cli-verify-ok =
    { $moves ->
        [one] OK: { $file }, { $moves } move.
       *[other] OK: { $file }, { $moves } moves.
    }

## New games

cli-new-game-files =
    { $files ->
        [one] { $files } file was written:
       *[other] { $files } files were written:
    }
cli-new-game-next = Next: fill in the rules, then run pytest; “chabudai play { $game }” sits you down at it.
cli-bench-mode = Mode
cli-bench-games = Games / s
cli-bench-decisions = Decisions / s
cli-bench-simulations = Playouts / s
cli-bench-clone = Clone, µs
cli-bench-determinize = Deal anew, µs
cli-bench-bytes = State, bytes
cli-bench-mode-plain = plain
cli-bench-mode-compiled = compiled
cli-bench-mode-ratio = ratio
cli-bench-mode-missing = plain: nothing is compiled here
cli-presses = Decisions and presses a turn, in { $games } games of the bot greedy
cli-presses-seats = Players
cli-presses-decisions = Decisions
cli-presses-every = Confirm every choice
cli-presses-final = Only what is final
cli-presses-never = Never

## serve

cli-help-serve = Open the table to browsers: this machine serves it until you press Ctrl+C.
cli-help-host = The address to listen at; 0.0.0.0 lets others on the network in. Usually 127.0.0.1, this machine only.
cli-help-port = The port to listen at, 0 for any free one. Usually 8000.
cli-help-data = The folder where games are kept. Usually chabudai-data. With DATABASE_URL=postgresql://… they are kept in that database.
cli-metavar-host = HOST
cli-serve-open = The table is laid: { $address }
cli-serve-kept = Games are kept in { $place }. Ctrl+C closes the table; nothing is lost.
cli-help-work = Do what a table does without browsers: think for the bots, clear away, write down. Needs PostgreSQL (DATABASE_URL).
cli-work-open = At work for the tables in DATABASE_URL. Ctrl+C ends it; whatever is begun goes to others.
cli-error-server-extra = The table in the browser needs “{ $module }”, which is not installed. Install chabudai[server,postgresql].

## backup

cli-help-backup = Copy all games to a file, also while the table is open. PostgreSQL is copied with pg_dump.
cli-help-backup-file = The new file. To go back to it, lay it into a data folder as chabudai.sqlite3.
cli-backup-done = Copied to { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
