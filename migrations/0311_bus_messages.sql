-- What was said with a transaction and is not told yet: a node sends its rows by NOTIFY as soon as they stand, in a transaction of
-- its own. NOTIFY within the transaction held one lock of the whole database over its flush, so that no two shared one.
-- Unlogged: a crash of the database cuts every node off, and whoever was cut off asks for everything anew. A sender names the rows by
-- their ids, so that dead ones cost it nothing, and autovacuum's defaults clear a table of this size within a minute.
create unlogged table bus_messages (
  id bigint generated always as identity primary key,
  channel text not null check (octet_length(channel) between 1 and 63),
  -- PostgreSQL refuses to send 8,000 bytes.
  message text not null check (octet_length(message) < 8000)
) with (
  -- Giving an emptied end back to the disk locks out who sells.
  vacuum_truncate = false
);
