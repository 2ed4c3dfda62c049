-- A function keeps the plans that it made while the table was empty, until an ANALYZE, and to a table without rows the index of
-- everybody's live holds looks as good as the account's own: each hold then read all of them, 16 of a batch's 40 ms after some
-- thousand. Behind `offset 0` the account alone is asked for, which the two indexes that begin with it can serve. That of its
-- live holds is not needed beside them.

create or replace function accounts_for_holds(accounts text[], attempt_keys text[], at timestamptz, waits boolean)
returns table (account text, earlier_id text, earlier_hash text, live_holds integer, country text)
language plpgsql set enable_seqscan = off as $$
declare
  locked text[];
begin
  if waits then
    select array_agg(mine.id) into locked from (
      select users.id from users where users.id = any(accounts) order by users.id for no key update
    ) mine;
  else
    select array_agg(mine.id) into locked from (
      select users.id from users where users.id = any(accounts) order by users.id for no key update skip locked
    ) mine;
  end if;
  return query
    select users.id, attempt.id, attempt.request_hash, (
      select count(*)::integer from (
        select phase, hold_expires_at, offered from bookings where bookings.user_id = users.id offset 0
      ) own where own.phase = 'held' and own.hold_expires_at > at and not own.offered
    ), users.country_of_residence
    from unnest(accounts, attempt_keys) as asked (id, attempt_key)
    join users on users.id = asked.id
    left join lateral (
      select bookings.id, bookings.request_hash from bookings
      where bookings.user_id = asked.id and bookings.idempotency_key = asked.attempt_key offset 0
    ) attempt on true
    where users.id = any(locked);
end
$$;

drop index bookings_held_by;
