# The table page of any game, its replay and its end.

table-title = { $game }
table-title-turn = ● Your turn, { $game }
table-turn-note = Your turn: { $game }
table-loading = Setting the table
table-home = Home
table-skip-to-choices = Skip to your choices

## The bar

table-here = Live, { $here } of { $seats } here
table-here-alone = Solo, saved
table-spectators =
    { $spectators ->
        [one] { $spectators } spectator
       *[other] { $spectators } spectators
    }
table-spectator = Spectator
table-replay = Replay
table-rules = Rules
table-sound = Sound
table-sound-on = Sound on
table-sound-off = Sound off
table-to-day = Switch to day
table-to-night = Switch to night
table-language = Language
table-settings = Settings
table-tools = Table menu
table-log-and-chat = Log and chat
table-standings = Standings

## Players

table-players = Players
table-player-title = { $name }
table-player-before = Previous: { $name }
table-player-next = Next: { $name }
table-of = { $value }/{ $of }
table-you = you
table-guest = guest
table-bot = bot, { $level }
table-away = away
table-away-bot = away, a bot is playing
table-ready = ready
table-points-unit =
    { $points ->
        [one] point
       *[other] points
    }

## The question and the buttons

table-prompt = Your decision
table-your-turn = Your turn
table-waiting-for = Waiting for { $names }
table-forced = { $name } has only one option.
table-forced-you = You have only one option.
table-bots-think =
    { $bots ->
        [one] The bot is thinking.
       *[other] The bots are thinking.
    }
table-others-line = You may plan ahead in the meantime.
table-ready-line = You are ready. You may change your answer until everyone is.
table-away-line = Away from the table: { $names }. The seat stays theirs.
table-watching-line = You are watching. What is hidden stays hidden from you.
table-substituted = A bot is playing for you
table-substituted-line = Sit down again whenever you like.
table-take-back = Take the seat back
table-over = The game is over
table-over-line = The board stays as it was at the end.
table-choose-first = Make a choice
table-choose-next = Choose the next one
table-choose-hint = Choose on the board or in the list.
table-only-choice = Only one choice.
table-sending = Sending …
table-undo = Undo
table-undone = The last move was undone.
table-change-answer = Change my answer
table-skip-bots = Skip the waiting
table-aid-off = No more hints

## The board

table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Whole board
table-look-at-board = Look at the board
table-look-back = Back to the choice
table-outside =
    { $targets ->
        [one] { $targets } more
       *[other] { $targets } more
    }
table-outside-left = Out of sight to the left: { $target }
table-outside-right = Out of sight to the right: { $target }
table-outside-up = Out of sight further up: { $target }
table-outside-down = Out of sight further down: { $target }

## Choices

table-choices = Your choices
table-choices-count =
    { $barred ->
        [0] { $open } available
       *[other] { $open } available, { $barred } not allowed
    }
table-all-choices = All { $choices }
table-choices-gathered = { $gathered } of { $things } chosen
table-gathered-clear = Clear
table-choices-by-the-way = Also possible
table-choices-none = Nothing to choose right now: it is not your turn.
table-choices-watching = You are watching, so there is nothing to choose.
table-choices-laid = All chosen. Send your answer or change it.
table-choices-ready = You have answered; nobody sees it until everyone is ready.
table-choices-empty = Nothing can be done here now. Choose something else, or undo a choice.
table-barred = Not allowed:
table-why = Why not?
table-why-title = Why not: { $choice }?
table-why-clause = Rule
table-why-read = Read it in the rules
table-why-understood = Back to the table
table-why-allowed = That is allowed right now.
table-rules-missing = The rules cannot be read right now.

## What things are

table-explain-keep = Keep it open
table-explain-key = Explain: key i
table-explain-before = Previous
table-explain-next = Next
table-explain-dark = dark
table-explain-light = light
table-explain-costs = Costs
table-explain-does = Does
table-explain-again = Later
table-explain-when = When
table-explain-scores = Scores

## An answer of several choices

table-draft = Your answer
table-draft-unsent = not sent yet
table-draft-sent = sent
table-draft-whole = Your answer is complete
table-draft-line =
    { $picks ->
        [one] { $picks } choice made. Nothing is sent yet.
       *[other] { $picks } choices made. Nothing is sent yet.
    }
table-draft-send =
    { $picks ->
        [one] Send { $picks } choice
       *[other] Send { $picks } choices
    }
table-draft-undo = Undo the last choice
table-draft-undo-none = Nothing is chosen yet.
table-draft-take-back = Undo: { $choice }
table-draft-cut = What came after it does not fit without it, so it was undone too.

## Several things to choose

table-select-exact = { $chosen } of { $most } chosen
table-select-range = { $chosen } chosen, { $least } to { $most } needed
table-select-missing = Choose { $left } more
table-select-send =
    { $chosen ->
        [0] Choose none
        [one] Confirm this one
       *[other] Confirm these { $chosen }
    }

## Beside the question

table-beside = Out of turn
table-beside-help = Things you can do at any time, even when it is not your turn
table-beside-news =
    { $news ->
        [one] { $news } thing has happened
       *[other] { $news } things have happened
    }
table-beside-note = News: { $game }
table-beside-whole = Ready to confirm. Nobody has seen it yet.
table-beside-do = Confirm
table-beside-changed = Something has changed. Look at it again.

## Told over the board

table-told-before = Previous
table-told-next = Next
table-told-prompt = What has happened
table-told-go-on = Go on
table-told-join = All at once
# What the reader is asked when this has been told.
table-told-then = Then: { $question }

## Log and chat

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-to = Go to the position after move { $at }
table-chat = Chat
table-chat-empty = Nobody has said anything yet. Bots do not chat.
table-chat-write = Write a message
table-chat-name = Choose a nickname to join the chat
table-chat-send = Send
table-unread =
    { $unread ->
        [one] { $unread } unread message
       *[other] { $unread } unread messages
    }
table-drawer = Choices and log

## Tabs of a phone

table-tabs = Parts of the table
table-tab-board = Board
table-tab-mine = Yours
table-tab-choices = Choices
table-tab-players = Players
table-tab-since = Recap
table-tab-log = Log
table-tab-events = Events
table-tab-eyes = View as
table-tab-tray = Yours
table-tray-unfold = Show your pieces
table-tray-fold = Hide your pieces
table-tray-targets =
    { $targets ->
        [one] { $targets } choice among your pieces
       *[other] { $targets } choices among your pieces
    }
table-mine = Yours
table-tray-of = { $name }

## The tools of the table

table-pace = Bot speed
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-quick = Quick
table-pace-at-once = At once
table-copy-link = Copy the link
table-link-copied = Link copied
table-link-not-copied = The link could not be copied. You can find it in the address bar.
table-leave = Leave the table
table-leave-question = Leave the table?
table-leave-help = A bot takes over and knows only what you knew. You can take the seat back at any time.
table-leave-now = Leave
table-stay = Stay
table-seed-hash = Fingerprint of the random seed
table-seed-promise = All randomness was fixed before the first move. When the game is over the seed is published, and anyone can check that it has this fingerprint.
table-seed = Random seed
table-seed-fits = The seed has the fingerprint that was shown from the start.
table-seed-misfits = The seed does not have the fingerprint that was shown from the start.
table-seed-verify = Check the whole game yourself: download the match file and run
table-seed-unread = The seed could not be read.

## The line to the server

table-reconnecting =
    { $seconds ->
        [one] Reconnecting, { $seconds } second so far.
       *[other] Reconnecting, { $seconds } seconds so far.
    }
table-reconnecting-help = What you see may be old; nothing is lost.
table-try-now = Try now
table-line-lost = Connection lost
table-line-lost-help = Nothing is lost: every move that was confirmed is safe. We keep trying.
table-line-lost-reason = No connection right now. Your choice stays as it is.
table-bot-stalled = A bot is stuck. We keep retrying; nothing is lost.
table-back-again =
    { $moves ->
        [0] You are back at the table.
        [one] You are back at the table. { $moves } move was played in the meantime.
       *[other] You are back at the table. { $moves } moves were played in the meantime.
    }

## The end

table-won = { $name } wins
table-won-you = You win
table-won-shared = Shared victory: { $names }
table-won-together = Tied on points and on every tie-break.
table-margin =
    { $points ->
        [one] { $points } point ahead of { $name }.
       *[other] { $points } points ahead of { $name }.
    }
table-tie-break = As many points as { $name }; the tie-break decided.
table-n-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
table-n-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
table-took = finished after { table-n-moves }, { table-n-minutes }
table-took-moves = finished after { table-n-moves }
table-winner = winner
table-ranking = Ranking
table-score-sheet = Score sheet
table-total = Total
table-rematch = Play again, same table
table-rematch-offered = Join the rematch
table-see-board = Look at the board
table-share = Share
table-keep = Save and share
table-download = Download the match file
table-gains = Where the points came from
table-gain-rest = everything else
table-gain-most = Best turn in the chart: { $from } → { $to } ({ $when })
table-gain-move = move { $at }
table-gain-others = on { $name }’s turn
table-gain-bot = a bot
table-show-move = Show move { $at }
table-chart = If the game had ended then
table-chart-points = Points after each move
table-lead-changes =
    { $changes ->
        [0] The lead never changed.
        [one] The lead changed once.
       *[other] The lead changed { $changes } times.
    }
table-chart-axis = moves
table-chart-front = in the lead
table-chart-bot-end = from move { $first }
table-chart-bot-until = moves { $first } to { $last }
table-chart-label = Chart of the points everyone would have had if the game had ended after each move, and of who was in the lead. The tables below give the same numbers.
table-chart-points-label = Chart of everyone’s points after each move, and of who was in the lead. The tables below give the same numbers.
table-chart-numbers = The same as a table
table-chart-by-rounds = By rounds
table-chart-by-moves = By moves
table-move = Move
table-stand-in-end = A bot took over for { $name } from move { $first } to the end of the game.
table-stand-in-until = A bot took over for { $name } from move { $first } to move { $last }.
table-stand-in-sometime = A bot took over for { $name } at the end of the game.
table-stood-in-end = a bot took over from move { $first }
table-stood-in-until = a bot took over from move { $first } to { $last }
table-stood-in-sometime = a bot took over
table-rematch-title = Rematch
table-rematch-here = still here
table-rematch-away = away, will be invited
table-rematch-alone = Nobody to wait for: the game begins at once.
table-rematch-invites = Everyone who played sees the invitation on this page.
table-rematch-start = Begin at once
table-rematch-invite = Invite everyone again

## The replay

table-replay-title = Replay, { $game }
table-replay-running = { $game }, in progress
table-replay-finished = { $game }, finished { $ago }
table-replay-at = { $at } of { $end }
table-replay-slider = Move
table-replay-start = The beginning
table-replay-unseen = A choice hidden from this player.
table-back-to-game = Back to the game
table-back-to-result = To the result
table-events = Events
table-eyes = View as
table-eyes-help = A finished game can be viewed as any player, hidden cards included.
table-eyes-spectator = As a spectator
table-eyes-seat = As a player
table-link-here = Link to here
table-first = To the beginning
table-step-back = One step back
table-play = Play
table-pause = Pause
table-step-on = One step forward
table-last = To the end
table-speed = Speed

## A table of older rules

table-older-ended = This game ended when its rules changed
table-older-ended-help = It was begun under version { $then } of the rules of { $game }; version { $now } is played now. A game goes on under newer rules only if they would have played all of it as it was played, so nobody has won. What happened until then is kept here.
table-older-finished-help = It was played under version { $then } of the rules of { $game }; version { $now } is played now. Its board cannot be shown again, but its story is kept here.
table-older-differs =
    { $move ->
        [0] The rules of now already set the table up otherwise.
       *[other] The rules of now play move { $move } otherwise than it was played.
    }
table-older-live = Older rules
table-older-again = New game, same people
table-older-points = Points until then
table-older-story = What happened
table-older-story-lost = Nothing was kept of its story.

## Coming and going, keys

table-coming-left = { $name } has left. A bot takes over.
table-coming-back = { $name } is playing again.
table-coming-away = { $name } is away.
table-coming-here = { $name } is here.
table-stand-in = Let a bot play for { $name }
table-stand-in-wait = { $name } is away. In { $seconds } s a bot may take over.
table-reconnecting-now = Reconnecting …
table-keys = Keyboard
table-key-choose = choose from the list
table-key-walk = move through the list
table-key-confirm = confirm
table-key-undo = undo
table-key-why = why not?
table-key-explain = explain what you point at
table-key-zoom = zoom in, zoom out, the whole board
table-key-log = the log
table-key-chat = write in the chat
table-key-keys = this list
table-key-escape = close, leave a field, drop the choice

## What the others did meanwhile

table-moves = { $name } moves.
table-since = Since your turn
table-since-start = Before your turn
table-since-press = Press a line to see that position
table-since-forecast = if it ended now
table-since-points = points
table-since-play = Play all these moves
table-since-fold = Collapse
table-since-turns =
    { $count ->
        [one] { $count } turn by others
       *[other] { $count } turns by others
    }
table-since-who = { $name }
table-since-did = { $name } { $did }.
table-since-brought = { $name } { $did }: { $brought }.
table-since-past = Earlier position
table-since-of = { $number } of { $count }:
table-since-step = To move { $number }
table-since-back = Back to my turn
table-since-then = The board after { $name }’s move, not the current one
table-log-yours = your last turn
table-log-new =
    { $lines ->
        [one] { $lines } new line in the log
       *[other] { $lines } new lines in the log
    }

## Without eyes

table-board-in-words = The board in words
table-told-asked = must choose
table-told-standing = { $name }: { $points } { $points ->
        [one] point
       *[other] points
    }{ $more }.
table-told-choices =
    { $choices ->
        [one] { $choices } choice.
       *[other] { $choices } choices.
    }
table-told-barred = Not allowed: { $choice }.
table-told-may-choose = may be chosen
table-told-borders = next to { $places }
table-told-nothing-since = Nothing has happened since your turn.
table-key-since = announce what happened since your turn
table-key-standings = announce everyone’s score
table-key-may-do = announce your options
table-key-board = the board in words

## The private note
table-note = My note
table-note-there = My note, something is written
table-note-write = Write what you want to remember
table-note-only-you = Only you can read this.
table-note-saving = Saving …
table-note-saved = Saved. Only you can read this.
table-note-left =
    { $left ->
        [one] one character left
       *[other] { $left } characters left
    }
table-note-changed = This note was changed in another tab or on another device:
table-note-emptied = It was emptied.
table-note-both = Keep both
table-note-mine = Keep what is here
table-note-other = Take the other
