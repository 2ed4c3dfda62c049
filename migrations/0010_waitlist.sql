-- The waitlist of a sold-out package: who waits in which order.

create table waitlist_entries (
  id text primary key default gen_random_uuid()::text,
  -- The place in line: drawn under the package's lock, so nobody comes in before who is there already.
  place bigint generated always as identity unique,
  package_id text not null references packages (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  family_id text references family_groups (id) on delete set null,
  seats integer not null check (seats between 1 and 10),
  room_type text check (room_type in ('quad', 'triple', 'double')),
  state text not null default 'waiting'
    check (state in ('waiting', 'offered', 'taken', 'declined', 'lapsed', 'left', 'ended')),
  joined_at timestamptz(3) not null default now(),
  -- Since when seats too few for this party were kept for it.
  kept_since timestamptz(3),
  offered_at timestamptz(3),
  ended_at timestamptz(3),
  booking_id text unique references bookings (id) on delete cascade,
  constraint an_offer_is_a_hold check ((state in ('offered', 'taken', 'declined', 'lapsed')) = (booking_id is not null)),
  constraint an_offer_says_when check ((booking_id is not null) = (offered_at is not null)),
  constraint an_ended_wait_says_when check ((state in ('waiting', 'offered')) = (ended_at is null))
);

-- Two devices of one account, two administrators of one household: one place in line.
create unique index waitlist_one_place_an_account on waitlist_entries (user_id, package_id)
  where state in ('waiting', 'offered');
create unique index waitlist_one_place_a_household on waitlist_entries (family_id, package_id)
  where state in ('waiting', 'offered');
create index waitlist_line on waitlist_entries (package_id, place) where state = 'waiting';
create index waitlist_entries_user_id on waitlist_entries (user_id, joined_at desc);
create index waitlist_entries_package_id on waitlist_entries (package_id);
create index waitlist_entries_family_id on waitlist_entries (family_id) where family_id is not null;

-- What becomes of the hold becomes of the offer, whoever ends it: the pilgrim, the sweep, a payment.
create function waitlist_follows_booking() returns trigger language plpgsql as $$
begin
  update waitlist_entries
  set state = case
      when new.phase <> 'cancelled' then 'taken'
      when new.cancel_reason = 'hold_expired' then 'lapsed'
      else 'declined'
    end,
    ended_at = new.updated_at
  where booking_id = new.id and state = 'offered';
  return null;
end
$$;

create trigger offer_ends_with_its_hold after update of phase on bookings
  for each row when (old.offered and old.phase = 'held' and new.phase <> 'held')
  execute function waitlist_follows_booking();
