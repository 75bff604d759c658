"""`chabudai push-key`: makes the key for web push, as a setting of the server."""

from rich.text import Text

from chabudai.cli.parameters import BadCommand
from chabudai.cli.voice import Voice


def push_key(voice: Voice) -> int:
    """A comment and a setting: what is printed may be appended to a file of settings."""
    try:
        from chabudai.server.notices.web_push import SETTING, new_key
    except ModuleNotFoundError as problem:  # the extras are not installed
        raise BadCommand("cli-error-server-extra", module=str(problem.name)) from None
    voice.out.print(Text(f"# {voice.say('cli-push-key')}\n{SETTING}={new_key()}"), soft_wrap=True)
    return 0
