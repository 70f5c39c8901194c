"""What the bot remembers of itself, by name."""

from bot.store.database import Store


async def get(store: Store, name: str) -> str | None:
    row = await store.read(lambda db: db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone())
    return None if row is None else str(row[0])


async def put(store: Store, name: str, value: str) -> None:
    await store.write(lambda db: db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value)))
