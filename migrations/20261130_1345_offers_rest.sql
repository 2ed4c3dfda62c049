-- An offer of the waitlist that nobody can take, because its package may not be sold for a while, rests: its time stands still.
alter table bookings add column rests_since timestamptz(3);

create function offers_rest_no_more() returns trigger language plpgsql as $$
begin
  new.rests_since := null;
  return new;
end
$$;

create trigger bookings_end_their_rest before update of phase on bookings
  for each row when (old.rests_since is not null and new.phase <> 'held') execute function offers_rest_no_more();

update bookings set rests_since = standing.made_at
from (
  select subject_id, min(made_at) as made_at from measures where kind = 'operator' and ended_at is null group by subject_id
) standing
where standing.subject_id = bookings.operator_id and bookings.phase = 'held' and bookings.offered
  and standing.made_at < bookings.hold_expires_at;

alter table bookings add constraint only_an_offer_rests check (rests_since is null or (phase = 'held' and offered));
