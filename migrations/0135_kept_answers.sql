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
