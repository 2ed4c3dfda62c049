-- Where the account lives decides what it may hold: read under its lock, in the round trip that every hold begins with.

drop function account_for_hold(text, text, timestamptz);

create function account_for_hold(account text, attempt_key text, at timestamptz)
returns table (earlier_id text, earlier_hash text, live_holds integer, country text) language plpgsql as $$
begin
  perform 1 from users where id = account for no key update;
  return query
    select attempt.id, attempt.request_hash, (
      select count(*)::integer from bookings hold
      where hold.user_id = users.id and hold.phase = 'held' and hold.hold_expires_at > at and not hold.offered
    ), users.country_of_residence
    from users
    left join bookings attempt on attempt.user_id = users.id and attempt.idempotency_key = attempt_key
    where users.id = account;
end
$$;
