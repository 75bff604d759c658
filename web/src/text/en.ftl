# The pages around the tables. Words of the table page and of the games stand beside them.

## Everywhere

web-app = Chabudai
web-app-description = Four board games at one table, with friends or bots, for an evening or for weeks.
web-page-title = { $title } · Chabudai
web-brand = Chabudai, home
web-pages = Pages
web-nav-table = Play
web-nav-games = My games
web-nav-replays = Replays
web-nav-rules = Rules
web-skip = Skip to the content
web-more = Menu
web-home = Home
web-table = Table
web-close = Close
web-loading = Setting the table
web-try-again = Try again
web-on = on
web-off = off
web-time = { $time }
web-just-now = just now
web-date = { $date }
web-when-moved = last move { $ago }
web-when-laid = created { $ago }
web-when-over = ended { $ago }
web-since = since { $date }
web-counted-title = ({ $count }) { $title }
web-waiting-games =
    { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
web-next-game = Next game: { $game }
web-next-game-since = waits since { $date }
web-next-game-go = Go there
web-next-game-stay = Stay here
web-next-game-of =
    { $count ->
        [one] Next game: { $game }. { $count } waits for you
       *[other] Next game: { $game }. { $count } wait for you
    }

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
web-nickname-take = Use this name
web-nickname-change = Change
web-nickname-changed = Changed. Games already begun keep the old one.
web-change-nickname = Change the nickname
web-take-nickname = Nickname

## What went wrong

web-trouble-not-found = Page not found
web-trouble-not-found-help = There may be a typo in the link, or the table was closed.
web-trouble-offline = Connection lost
web-trouble-server = Something went wrong
web-offline = You are offline
web-offline-help = The table is on the other side. Your games wait there, and nothing is lost.
web-new-version = There is a new version of this page
web-new-version-help = Part of the old one is no longer there. Reload the page: your games go on where they are.
web-reload = Reload
web-error-bad-request = The server did not understand that. Reload the page and try again.
web-error-no-guest = Choose a nickname first.
web-error-bad-origin = The request came from another site and was refused.
web-error-not-yours = Only the player in that seat can do this.
web-error-not-found = There is nothing here.
web-error-not-allowed = That cannot be done at this table right now.
web-error-stale = The game has moved on. Look at the board and choose again.
web-error-illegal = The rules do not allow that.
web-error-bad-undo = This can no longer be undone.
web-error-bad-value = That is not accepted. Try something else.
web-error-too-large = That message is too long.
web-error-too-fast = Too many requests. Wait a moment and try again.
web-error-other-rules = This game was begun under other rules and can only be viewed.
web-error-server = Something broke on our side. Your game is saved.
web-error-unavailable = The database is not answering right now. Nothing is lost; we keep trying.
web-error-offline = No answer from the server. Nothing is lost; check your connection and try again.

## Home

web-hero = Sit down. The table is laid.
web-hero-help = Play at once against bots, or send friends a link. No account needed.
web-games = Games
web-players-range = { $least } to { $most } players
web-players-exact =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
web-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
web-play-bots = Play against bots
web-play-bots-at = Play against bots: { $game }
web-rules-of = { $game } rules
web-waits-for-you = Your game
web-game-with = { $game } with { $names }
web-with = with { $names }
web-your-turn = Your turn
web-others-turn = Waiting for others
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
web-is-running = in progress
web-last-games = Your last games
web-sit-down = Sit down
web-sit-here = Sit here
web-sit-here-at = Sit here: seat { $number }
web-sit-here-as = Sit here: seat { $number }, { $role }
web-watch = Watch

## A new table

web-create-table = Create a table
web-create-table-do = Create the table
web-create-and-start = Create and start
web-create-help = Sit where you like. Friends join by link; bots join right away.
web-all-options = All options
web-game = Game
web-seats = Seats
web-seat-number = Seat { $number }
web-friend = Friend with the link
web-alone = Solo
web-alone-at = Solo: { $game }
web-rival = automated opponent
web-who-may-come = Who can join
web-by-link = Anyone with the link
web-public = Anyone (listed on the home page)
web-options = Options
web-options-of = { $game } options

## My games and replays

web-my-games-help = Every table where you have a seat.
web-games-running =
    { $count ->
        [one] { $count } is running. The one that has waited longest is first.
       *[other] { $count } are running. The one that has waited longest is first.
    }
web-waiting-for-you = Waiting for you
web-ringed-acts = the ringed crest acts
web-look = Look
web-own-note = Your note: nobody else sees it
web-no-games = You have not sat down at any table yet.
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
web-replays-help = Finished games that anyone may watch, move by move and from any player’s point of view.
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
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
web-invited = A seat is free at this table
web-free-seat = Free seat
web-free-seat-host = open to anyone with the link, or to a bot
web-free-seat-guest = open to anyone with the link
web-add-bot = Add a bot
web-remove-person = Ask { $name } to leave the table
web-remove-bot = Remove { $name }
web-level-of = { $name }’s level
web-add-seat = Add a seat
web-remove-seat = Remove the seat
web-invite = Invite
web-invite-link = Invitation link
web-copy-link = Copy the link
web-link-copied = Link copied
web-copy-by-hand = The link is selected. Copy it with your keyboard or menu.
web-invite-help = Anyone with the link can choose a nickname and join. No account needed. Spectators see only public information.
web-chat = Talk while you wait
web-reconnecting = Reconnecting. What you see may be old; nothing is lost.
web-table-closed = This table is closed
web-table-closed-help = Everyone left before the game began.

## Rules

web-rules-title = { $game }: the rules
web-rules-help = As played here, in our own words. Every rule has a number, and refusals cite it.
web-rules-foreign = So far they are written in English only.
web-rules-aim = The aim
web-rules-turn = A turn in pictures
web-rules-legend = What the icons mean
web-chapters = Chapters
web-search-rules = Search the rules
web-rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
web-rules-nothing-found = No rules match your search.
web-clear-search = Show all rules
web-clause = Rule { $clause }
web-came-from-why = This is the rule behind your “Why not?”.
web-back-to-table = Back to the table

## Settings

web-settings = Settings
web-settings-help = Kept on this device.
web-words-and-light = Language and appearance
web-language = Language
web-language-is = Language: { $language }
web-language-help = For everything, including the log
web-theme = Appearance
web-theme-help = Night is a dark theme; pieces keep their colours
web-theme-system = Same as device
web-theme-day = Day
web-theme-night = Night
web-to-day = Switch to day
web-to-night = Switch to night
web-sound-and-notes = Sound and notifications
web-sound = Sounds
web-sound-help = Wood on wood, and a bell when it is your turn
web-sound-is-on = Sound on
web-sound-is-off = Sound off
web-notifications = Tell me when it is my turn
web-notifications-help = A system notification while this tab is in the background
web-notifications-refused = Your browser blocks notifications from this site. You can change that in its settings.
web-wordiness = Screen reader
web-wordiness-help = How much a screen reader announces
web-wordiness-few = Minimal
web-wordiness-some = Normal
web-wordiness-all = Everything
web-patterns = Player patterns
web-patterns-help = Tell players apart without relying on colour
web-loudness = Volume
web-loudness-help = Of the game sounds
web-motion-and-pace = Motion and speed
web-motion = Motion
web-motion-help = Animate pieces, or place them at once and leave a trail
web-motion-system = Same as device
web-motion-full = Full
web-motion-less = Reduced
web-pace = Bot speed
web-pace-help = For tables you create from now on; you can change it at each table
web-care = Confirmation and hints
web-confirm = Confirm with a second press
web-confirm-help = A final choice reveals something hidden or random, so it cannot be undone
web-confirm-every = Every choice
web-confirm-final = Only final choices
web-confirm-never = Never
web-aid = Hints for beginners
web-aid-help = One sentence on what a new kind of decision is good for, in your first three games of each kind

## Account

web-former = former player
web-account = Account
web-account-link = Account and other devices
web-account-help = You can go on without. An account keeps your games and lets you sit down from any device.
web-account-of = Everything about { $name } on this server.
web-keep-games = Keep my games
web-keep-help =
    { $count ->
        [0] Whatever you play will be there on every device you log in from.
        [one] The game you played in this browser goes with you. Nothing changes at the table.
       *[other] The { $count } games you played in this browser go with you. Nothing changes at the tables.
    }
web-keep-passkey = Keep with a passkey
web-or-password = or with a password
web-or = or
web-log-in-name = Name to log in with
web-log-in-name-help = No two people here have the same.
web-password = Password
web-password-help = Eight characters or more.
web-old-password = Password you have now
web-new-password = New password
web-invitation = Invitation
web-invitation-help = New accounts here need an invitation from the host.
web-log-in = Log in
web-log-in-passkey = Log in with a passkey
web-lost-code = Lost it: use a recovery code
web-lost-mail = Lost it: a link by mail
web-back = Back
web-recover = New password by recovery code
web-recovery-code = Recovery code
web-recovery-code-help = One of those you printed. Each works once.
web-set-password-do = Set it and log in
web-mailed-link = New password by mail
web-name-or-mail = Name or mail address
web-send-link = Send the link
web-link-sent = If such an account has a confirmed address, a link is on its way. It works for an hour.
web-you-are-in = You are in as { $name }.
web-signed-out = You have been logged out in this browser. Log in again to play on.
web-other-device = Open on my other device
web-other-device-help = The same seats on a phone or another computer. Both stay open.
web-device-show = Show a code and a link
web-square-code = Square code with the link
web-device-link = Link for the other device
web-device-step-scan = Point the other device’s camera at it, or open the link there.
web-device-step-yes = Here you are asked whether that device is yours.
web-device-step-play = You sit at the same seats there.
web-device-time =
    { $minutes ->
        [one] Works once, for one more minute, and only after your yes here.
       *[other] Works once, for { $minutes } more minutes, and only after your yes here.
    }
web-device-unknown = Unknown browser
web-device-asks = { $device } wants to come in: is it yours?
web-device-asks-help = The other device then plays as you. Say no if you did not just open the link yourself.
web-device-yes = Yes, it is mine
web-device-no = No
web-device-granted = Let in. It will be there in a moment.
web-device-in = Your other device is in.
web-device-over = The time of that link is over.
web-device-refused = Nobody came in. That link no longer works.
web-device-another = Show a new code
web-come-in = Open my games here
web-come-in-help = Press only if you made this link yourself on your other device. Then say yes there.
web-come-in-instead = Here you play as { $name } so far. This browser would then be yours under the other name; keep these games first if you want to come back to them.
web-come-in-do = Open here
web-come-in-not = Not now
web-come-in-waits = You asked to come in as { $name }. Now say yes on your first device.
web-confirm-mail = Confirm the mail address
web-confirm-mail-help = From then on notices and links to a new password may go there.
web-confirm-mail-do = Confirm
web-mail-confirmed = Confirmed.
web-set-password = Choose a new password
web-set-password-help = All other browsers are logged out by it.
web-logs-in-as = You log in as { $account }, whatever the nickname.
web-sessions = Where you are logged in
web-session-here = this browser
web-session-seen = last here { $ago }
web-log-out = Log out
web-log-out-of = Log out: { $device }
web-log-out-everywhere = Log out everywhere
web-logged-out = Logged out. Your games stay where they are.
web-change-password = Change the password
web-first-password = Set a password
web-password-changed = Changed. All other browsers are logged out.
web-passkeys = Passkeys
web-passkeys-help = Log in by finger, face or the code of the device, without a password.
web-passkey-add = Add a passkey
web-passkey-made = made on { $date }
web-passkey-drop = Remove
web-passkey-drop-of = Remove the passkey: { $device }
web-passkey-none = The browser gave no passkey. Nothing was changed.
web-passkey-known = This device already has a passkey of yours.
web-codes = Recovery codes
web-codes-help = Each opens your account once, without phone or mail. They are shown only now; later you see how many are left.
web-codes-whose = { $account } at { $place }
web-codes-copy = Copy
web-codes-copied = Codes copied
web-codes-by-hand = The codes are selected. Copy them with your keyboard or menu.
web-codes-print = Print
web-codes-kept = I have kept them
web-codes-left =
    { $count ->
        [0] None is left. Make new ones before you need them.
        [one] One is left.
       *[other] { $count } are left.
    }
web-codes-renew = Make new codes
web-codes-renew-help = The old ones no longer work then.
web-mail = Mail
web-mail-help = For notices and a lost password. Nobody else sees it.
web-mail-address = Mail address
web-mail-other = Another mail address
web-mail-send = Send a link to confirm
web-mail-pending = A link went to { $mail }. Press it there to confirm the address.
web-mail-remove = Remove
web-merge = Take over the games of the guest?
web-merge-help =
    { $count ->
        [one] In this browser you played as { $name } at one table.
       *[other] In this browser you played as { $name } at { $count } tables.
    }
web-merge-both =
    { $count ->
        [one] At one of them you have a seat of your own. There the guest leaves, and a bot plays on.
       *[other] At { $count } of them you have a seat of your own. There the guest leaves, and a bot plays on.
    }
web-merge-do = Take them over
web-merge-not = Leave them
web-merged =
    { $count ->
        [0] There was nothing to take over.
        [one] One table is yours now.
       *[other] { $count } tables are yours now.
    }
web-delete = Delete the account
web-delete-help = Your name becomes “former player”. Password, passkeys, codes, mail address and all devices are forgotten. Games stay for the others; where one is running, a bot plays on for you. This cannot be undone.
web-delete-do = Delete for good
web-deleted = Your account is gone.

## Inviting
web-by-invitation = Invited people only
web-onlookers = Others can watch
web-onlookers-help = People with the link who are not invited
web-free-seat-invited = for invited people, or a bot
web-invite-people = Invite people
web-played-with = People you have played with
web-played-with-all = All of them are invited.
web-invite-one = Invite { $name }
web-invite-account = The name they log in with
web-invite-do = Invite
web-invite-account-help = If there is such an account, it finds the invitation under My games.
web-make-link = Make a personal link
web-invited-link = Personal link, not used yet
web-invited-link-help = For one person, and shown only now. The first to open it takes it.
web-invited-somebody = Someone
web-invited-by-link = opened a personal link
web-invited-when = invited { $ago }
web-invited-people = Invited
web-withdraw = Withdraw the invitation: { $name }
web-you-are-invited = You are invited
web-you-are-invited-help = This link is for one person. From now on it is yours.
web-take-invitation = Come to the table
web-invited-only = For invited people only
web-invited-only-help = The host invites those who play at this table.
web-invited-heading = Invited
web-invited-by = { $name } invites you
web-decline = Decline

## Muting and blocking
web-about = About { $name }
web-mute = Mute
web-unmute = Unmute
web-block = Block
web-unblock = Unblock
web-block-help = Mute: you do not see what they write, at any table. Block: they also cannot invite you or sit down at a table where you wait. Nobody is told; games under way go on.
web-is-mute = Muted: you do not see what they write.
web-is-block = Blocked: you do not see what they write, and they cannot invite you or sit down where you wait.
web-blocked = Muted and blocked people
web-blocked-help = Only you see this list.
web-undo-block = Undo
web-unblock-one = No longer mute or block { $name }

## Profiles
web-see-profile = See the profile
web-own-profile = What others see of you
web-profile-since = plays since { $since }
web-profile-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
web-profile-won = { $count } won
web-profile-won-share = { $count } won, { $share }
web-best = best
web-by-game = By game
web-no-results = No game played to its end yet
web-recent-games = Games to look at
web-no-recent-games = No public games here yet
web-notices = Notices
web-notices-help = What reaches you, by which way, and how soon. A notice names the game, the part it is in and the time left, never what happened. Of one table at most { $daily } go out in a day.
web-notices-nobody = Notices are for people who sit at a table. Take a nickname first; no account needed.
web-notices-link = Notices when the page is closed
web-way-push = Browser
web-way-mail = Mail
web-way-hook = Webhook
web-notice-turn = Your turn
web-notice-turn-help = a choice waits for you
web-notice-time = Time running out
web-notice-time-help = once, at tables with a clock
web-notice-invited = Invited
web-notice-invited-help = a table asks for you
web-notice-offer = Offer
web-notice-offer-help = a proposal for you
web-notice-over = Finished
web-notice-over-help = a game of yours has ended
web-notice-chat = Named in the chat
web-notice-chat-help = a line at a table calls you by name
web-notice-cell = { $kind }: { $way }
web-notice-delay = { $kind }, { $way }: when
web-notice-at-once = at once
web-notice-try = Try it
web-notice-no-mail-here = not on this server
web-notice-no-mail-here-help = This server sends no mail.
web-notice-no-address = no confirmed address
web-notice-no-address-help = Mail goes to an address that you have given and confirmed.
web-test-send = Send a test
web-test-send-by = Send a test: { $way }
web-test-sending = on its way
web-test-sent = Sent. It should be there in a moment.
web-test-unreachable = There was no answer. Look at the address.
web-test-refused = It was refused. Look at the address.
web-test-gone = There is nobody any more. It was removed.
web-test-too-slow = The answer took too long.
web-test-no-way = Nothing is set up for this way.
web-push-help = Also when this page is closed. Your browser asks you once whether it may.
web-push-subscribe = Notify me in this browser
web-push-refused = The browser said no. Allow notifications for this page in its settings.
web-push-denied = Notifications of this page are blocked in this browser. Allow them in its settings, then come back.
web-push-unsupported = This browser cannot be notified here. On an iPhone, put the page on the home screen first; elsewhere it has to be opened by https.
web-push-none-here = not on this server
web-push-none-here-help = This server pushes nothing: its host has not made keys for it.
web-push-devices =
    { $count ->
        [0] no device yet
        [one] { $count } device
       *[other] { $count } devices
    }
web-push-since = since { $date }
web-push-remove = Remove
web-push-remove-of = Remove: { $device }
web-hook-help = For a channel of your own. Anyone with its address can write there, so it is kept secret and never shown again.
web-hook-none = no address yet
web-hook-shape = Kind of webhook
web-hook-discord = Discord
web-hook-slack = Slack
web-hook-ntfy = ntfy
web-hook-json = Plain JSON
web-hook-address = Address
web-hook-other = Another address
web-hook-address-help = It begins with https:// and is public.
web-hook-key = Key of the text
web-hook-key-help = The JSON has one key, whose value is the text.
web-hook-since = set on { $date }
web-hook-set = Keep this address
web-hook-remove = Remove the webhook
web-digest = Digest
web-digest-help = One mail with all games that wait, instead of a mail for each.
web-digest-every-0 = Single mails
web-digest-every-6 = Every 6 hours
web-digest-every-12 = Every 12 hours
web-digest-every-24 = Once a day
web-digest-hour = At what time
web-quiet = Quiet tables
web-quiet-help = Of a table that is switched on here you get no notices.
web-quiet-at = No notices: { $game }
