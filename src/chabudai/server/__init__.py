"""The table people sit down at: lobby, live tables, storage. It calls the rules and knows none."""
