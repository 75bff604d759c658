"""`python -m chabudai` is the command `chabudai`."""

from chabudai.cli.main import run

if __name__ == "__main__":  # the processes of the bots import this module too
    run()
