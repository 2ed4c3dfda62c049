-- One round trip for the two statements that every hold begins with.

-- Lets one account try once at a time, then says what it has done so far. Each statement of a function sees what was
-- committed before it began: the second reads the account as it is after the wait for the first.
create function account_for_hold(account text, attempt_key text, at timestamptz)
returns table (earlier_id text, earlier_hash text, live_holds integer) language plpgsql as $$
begin
  perform 1 from users where id = account for no key update;
  return query
    select attempt.id, attempt.request_hash, (
      select count(*)::integer from bookings hold
      where hold.user_id = users.id and hold.phase = 'held' and hold.hold_expires_at > at and not hold.offered
    )
    from users
    left join bookings attempt on attempt.user_id = users.id and attempt.idempotency_key = attempt_key
    where users.id = account;
end
$$;
