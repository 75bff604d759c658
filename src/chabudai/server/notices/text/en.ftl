# What is sent to people by mail. Nothing that happened at a table is ever in it.

mail-confirm-subject = Chabudai: is this your address?
mail-confirm =
    Someone, probably you, wants mail from Chabudai sent to this address for the account “{ $account }”.

    If that is right, open this page and press the button there. The link works for two days:

    { $link }

    If it was not you, do nothing, and you will not hear from us again.
mail-reset-subject = Chabudai: a new password
mail-reset =
    A new password was asked for, for the account “{ $account }”.

    Open this page and choose one. The link works once, for an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.

notice-turn = Your turn
notice-time = Time is running out
notice-invited = You are invited
notice-offer = An offer for you
notice-over = The game is over
notice-chat = Someone wrote to you
notice-with = with { $people }
notice-alone = at your table
notice-guest = guest
notice-former = former player
notice-several = { $count ->
    [one] { $count } game calls you
   *[other] { $count } games call you
}
notice-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
notice-foot = You choose what you are told, and how, on this page: { $link }
notice-test-title = Chabudai reaches you
notice-test = This is the test you asked for. Notices will look like this one.
digest-subject = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
digest-over = games that are over
