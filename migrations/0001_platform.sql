-- What every feature leans on: limits, answers that are kept, messages between nodes, and the record of who did what.

-- Attempts per account (src/server/platform/limits/limits.ts); the shape is the one that rate-limiter-flexible reads and writes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_expire on rate_limits (expire);

-- What a call answered that carried an Idempotency-Key, written in the transaction of what it did. The key itself is not
-- here: the id is its hash with the call and whose it is, and the answer is sealed under it, so that nobody who reads
-- this table learns who did what. Swept a day after.
create table kept_answers (
  id bytea primary key,
  -- Of the key and what was asked for: the same key for something else is refused.
  request bytea not null,
  -- Null only until the transaction that made the row ends.
  sealed_answer bytea,
  kept_at timestamptz not null default now()
);

create index kept_answers_by_age on kept_answers (kept_at);

-- What was said with a transaction and is not told yet: a node sends its rows by NOTIFY as soon as they stand, in a transaction
-- of its own. NOTIFY within the transaction held one lock of the whole database over its flush, so that no two shared one.
-- Unlogged: a crash of the database cuts every node off, and whoever was cut off asks for everything anew. A sender names the
-- rows by their ids, so that dead ones cost it nothing, and autovacuum's defaults clear a table of this size within a minute.
create unlogged table bus_messages (
  id bigint generated always as identity primary key,
  channel text not null check (octet_length(channel) between 1 and 63),
  -- PostgreSQL refuses to send 8,000 bytes.
  message text not null check (octet_length(message) < 8000)
) with (
  -- Giving an emptied end back to the disk locks out who sells.
  vacuum_truncate = false
);

-- Append-only: who did what.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No reference: the record outlives the account.
  actor_id text,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);

create index audit_subject on audit (subject_type, subject_id);
create index audit_actor on audit (actor_id, id);
create index audit_action on audit (action text_pattern_ops, id);
-- The record grows in order of time, for which the ends of the index's blocks are enough.
create index audit_at on audit using brin (at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();
