# The pages around the tables. Words of the table page and of the games stand beside them.

## Everywhere

web-app = Chabudai
web-page-title = { $title } · Chabudai
web-brand = Chabudai, home
web-pages = Pages
web-nav-table = Table
web-nav-games = My games
web-nav-replays = Replays
web-nav-rules = Rules
web-skip = Skip to the content
web-more = Menu
web-home = Home
web-close = Close
web-loading = Setting the table
web-try-again = Try again
web-on = on
web-off = off
web-time = { $time }
web-just-now = just now

## You and the others

web-guest = Guest
web-is-guest = guest
web-you = you
web-host = host
web-here = at the table
web-away = away
web-bot = bot
web-bot-level = bot, { $level }
web-level-novice = novice
web-level-steady = steady
web-level-strong = strong
web-level-master = master
web-crest-wave = Wave
web-crest-fan = Fan
web-crest-moon = Moon
web-crest-pine = Pine
web-crest-plum = Plum
web-crest-none = No crest
web-nickname = Nickname
web-nickname-question = What shall we call you?
web-nickname-help = The others at the table see it. No account needed.
web-nickname-take = Take it
web-nickname-change = Change
web-nickname-changed = Changed. Games already begun keep the old one.
web-change-nickname = Change the nickname
web-take-nickname = Nickname

## What went wrong

web-trouble-not-found = There is nothing here
web-trouble-not-found-help = The link may have a typing slip, or the table was closed.
web-trouble-offline = Lost the connection
web-trouble-server = We spilled the tea
web-error-bad-request = The server did not understand that. Reload the page and try again.
web-error-no-guest = Take a nickname first.
web-error-bad-origin = The request came from another site and was refused.
web-error-not-yours = This seat is not yours, so you cannot do that.
web-error-not-found = There is nothing here.
web-error-not-allowed = That cannot be done at this table now.
web-error-stale = Too late: somebody else was quicker.
web-error-illegal = The rules do not allow it.
web-error-bad-undo = This can no longer be undone.
web-error-bad-value = That is not accepted. Try something else.
web-error-too-large = That is too long.
web-error-too-fast = Too fast. Wait a moment.
web-error-other-rules = This match was begun under other rules and can only be viewed.
web-error-server = Something broke on our side. Your game is saved.
web-error-unavailable = The table’s memory is out of reach for the moment. Nothing is lost; we keep trying.
web-error-offline = No answer from the server. Nothing is lost; check your connection and try again.

## Home

web-hero = Sit down. The table is laid.
web-hero-help = Play at once against bots, or send friends a link. No account needed.
web-games = Games
web-players-range = { $least } to { $most } players
web-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
web-play-bots = Play against bots
web-rules-of = Rules of { $game }
web-waits-for-you = Your game
web-game-with = { $game } with { $names }
web-with = with { $names }
web-your-turn = Your turn
web-others-turn = Others are moving
web-in-waiting-room = In the waiting room
web-finished = Finished
web-outdated = ended when the rules changed
web-more-games =
    { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
web-continue = Continue
web-go-there = Open
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Create one, or play against bots.
web-table-of = { $name }’s table
web-free-seats =
    { $count ->
        [0] no free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-is-running = the game is running
web-last-games = Your last games
web-sit-down = Sit down
web-watch = Watch

## A new table

web-create-table = Create a table
web-create-table-do = Create the table
web-create-and-start = Create and start
web-create-help = You sit on the first seat. Friends come with the link, bots sit down at once.
web-all-options = All options
web-game = Game
web-seats = Seats
web-seat-number = Seat { $number }
web-friend = Friend with the link
web-alone = Alone
web-rival = played by the rules
web-who-may-come = Who may come
web-by-link = With the link
web-public = Everybody
web-options = Options
web-options-of = Options of { $game }

## My games and replays

web-my-games-help = Every table where you have a seat.
web-no-games = You have not sat at any table yet.
web-find-table = Find a table
web-to-move = { $names } to move
web-result = Result
web-replay = Replay
web-result-won =
    { $points ->
        [one] { $game }, won with { $points } point
       *[other] { $game }, won with { $points } points
    }
web-result-place =
    { $place ->
        [2] { $game }, 2nd place with { web-points }
        [3] { $game }, 3rd place with { web-points }
       *[other] { $game }, { $place }th place with { web-points }
    }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-replays-help = Finished games that everybody may watch, move by move and with anybody’s eyes.
web-no-replays = No public game has been finished yet.
web-replay-title =
    { $count ->
        [one] { $game }: { $winners } wins with { web-points }
       *[other] { $game }: { $winners } win together with { web-points }
    }
web-replay-no-winner = { $game }

## Waiting room

web-waiting-title = { $game }, waiting room
web-waiting-heading = { $game }, { $name }’s table
web-waiting-for =
    { $count ->
        [one] One seat is still free. The game can start when it is taken.
       *[other] { $count } seats are still free. The game can start when they are taken.
    }
web-all-here-host = Every seat is taken. Start when you like.
web-all-here = Every seat is taken. The host starts the game.
web-leave = Leave
web-start = Start the game
web-start-waits =
    { $count ->
        [one] Start, one seat is free
       *[other] Start, { $count } seats are free
    }
web-invited = A seat is free at this table
web-free-seat = Free seat
web-free-seat-host = for whoever opens the link, or for a bot
web-free-seat-guest = for whoever opens the link
web-add-bot = Add a bot
web-remove-bot = Remove { $name }
web-level-of = Level of { $name }
web-add-seat = Add a seat
web-remove-seat = Remove the seat
web-invite = Invite
web-invite-link = Invitation link
web-copy-link = Copy the link
web-link-copied = Link copied
web-copy-by-hand = The link is marked. Copy it with your keyboard or menu.
web-invite-help = Whoever opens it may sit down with a nickname. No account needed. Spectators see only what is public.
web-chat = Talk while you wait
web-reconnecting = Reconnecting. What you see may be old; nothing is lost.
web-table-closed = This table is closed
web-table-closed-help = Everybody has left it before the game began.

## Rules

web-rules-title = { $game }: the rules
web-rules-help = As played here, in our own words. Every clause has a number, and refusals cite it.
web-rules-foreign = So far they are written in English only.
web-rules-aim = The aim
web-rules-turn = A turn in pictures
web-rules-legend = What the icons mean
web-chapters = Chapters
web-search-rules = Search the rules
web-rules-found =
    { $count ->
        [one] { $count } clause found
       *[other] { $count } clauses found
    }
web-rules-nothing-found = No clause says that.
web-clear-search = Show all clauses
web-clause = Rule { $clause }
web-came-from-why = You came from Why not? This is the rule that decides.
web-back-to-table = Back to the table

## Settings

web-settings = Settings
web-settings-help = Kept on this device.
web-words-and-light = Words and light
web-language = Language
web-language-is = Language: { $language }
web-language-help = of every word, also of the log
web-theme = Appearance
web-theme-help = night is lamp light; pieces keep their colours
web-theme-system = As the device
web-theme-day = Day
web-theme-night = Night
web-to-day = Switch to day
web-to-night = Switch to night
web-sound-and-notes = Sound and notes
web-sound = Sounds
web-sound-help = wood on wood, a bell when it is your turn
web-sound-is-on = Sound on
web-sound-is-off = Sound off
web-notifications = Tell me when it is my turn
web-notifications-help = with a note of your system, while the page is out of sight
web-notifications-refused = Your browser does not allow notes from this page. You can change that in its settings.
web-wordiness = Told aloud
web-wordiness-help = how much readers of the screen are told of the table
web-wordiness-few = The least
web-wordiness-some = As usual
web-wordiness-all = Everything
web-patterns = Strong patterns
web-patterns-help = tells the seats apart without their colours
web-loudness = Loudness
web-loudness-help = of the knock and the bell
web-motion-and-pace = Motion and pace
web-motion = Motion
web-motion-help = pieces move, or jump with a stroke that stays
web-motion-system = As the device
web-motion-full = Moves
web-motion-less = Jumps
web-pace = Pace of bots
web-pace-help = at tables you lay from now on; each table can change it
web-care = Care
web-confirm = Confirm with a second press
web-confirm-help = what is final cannot be taken back: it shows something hidden or random
web-confirm-every = every choice
web-confirm-final = only what is final
web-confirm-never = never
web-aid = Hints in first games
web-aid-help = one sentence about what a new question is good for, in your first three games of each kind
