-- Holds that are asked for at the same moment begin together, in the one round trip that each began with.

drop function account_for_hold(text, text, timestamptz);

-- Lets each of these accounts try once at a time, then says what it has done so far. Each statement of a function sees what was
-- committed before it began: the last reads the accounts as they are after the wait. Where nobody waits, those that somebody
-- else has locked are left out.
create function accounts_for_holds(accounts text[], attempt_keys text[], at timestamptz, waits boolean)
returns table (account text, earlier_id text, earlier_hash text, live_holds integer, country text) language plpgsql as $$
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
      select count(*)::integer from bookings hold
      where hold.user_id = users.id and hold.phase = 'held' and hold.hold_expires_at > at and not hold.offered
    ), users.country_of_residence
    from unnest(accounts, attempt_keys) as asked (id, attempt_key)
    join users on users.id = asked.id
    left join bookings attempt on attempt.user_id = users.id and attempt.idempotency_key = asked.attempt_key
    where users.id = any(locked);
end
$$;
