-- A hold whose seats wait for the outcome of a payment is live past its own time, and counts with the account's others. Else as
-- before: each account is locked, and behind `offset 0` its own bookings alone are read.
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
        select phase, hold_expires_at, sheltered_until, offered from bookings where bookings.user_id = users.id offset 0
      ) own where own.phase = 'held' and greatest(own.hold_expires_at, own.sheltered_until) > at and not own.offered
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
