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
