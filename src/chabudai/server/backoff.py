"""Backoff: what does not work is tried again after a pause, which grows."""

import asyncio
import random

FIRST, LONGEST = 0.5, 60.0  # seconds


def seconds(failures: int) -> float:
    """How long to wait after so many failures. Not all wait equally long, so that they do not come back at once."""
    return min(FIRST * (1 << min(failures, 16)), LONGEST) * random.uniform(0.5, 1)


async def after(failures: int) -> None:
    await asyncio.sleep(seconds(failures))
