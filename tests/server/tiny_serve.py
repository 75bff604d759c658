"""`seeded_serve` with the tiny game of the tests on the table, as if a club had put its folder among the others.

The client is the one that was built for everybody: it knows nothing of this game.
"""

import sys
from pathlib import Path

import chabudai

TESTS = Path(__file__).resolve().parents[1]  # where the folder `stones` lies, the only package there
chabudai.games.__path__.append(str(TESTS))  # type: ignore[attr-defined]  # here: the processes of the bots read this too

if __name__ == "__main__":
    from seeded_serve import serve

    sys.exit(serve(Path(sys.argv[1]), sys.argv[2:]))
