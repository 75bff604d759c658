"""`python -m chabudai` is the command `chabudai`."""

if __name__ == "__main__":  # the processes of the bots read this module too, and need no command line
    from chabudai.cli.main import run

    run()
