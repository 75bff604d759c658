"""`python -m chabudai` is the command `chabudai`."""

from chabudai.cli.main import run

if __name__ == "__main__":
    run()
