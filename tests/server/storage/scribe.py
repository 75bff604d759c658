"""A process that writes moves at every running table and says which are stored, until it is killed."""

import asyncio
import sys
from datetime import UTC, datetime
from itertools import count

from chabudai.server.storage import Store, StoredMove, StoredTable


async def write_at(store: Store, table: StoredTable) -> None:
    for n in count(1):
        move = StoredMove(n=n, seat=0, action=f"take {n}", at=datetime.now(UTC))
        await store.add_moves(table, [move], [None], [0])
        print(table.id, n, flush=True)


async def write(url: str) -> None:
    store = Store(url)
    await store.open()
    await asyncio.gather(*[write_at(store, table) for table in await store.running_tables()])


asyncio.run(write(sys.argv[1]))
