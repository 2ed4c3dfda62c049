-- Bookings that an operator enters for somebody who called, and their claim by a link; money that went to the operator directly.

-- An account that nobody signs in to: it stands in for a caller until the booking is claimed (docs/decisions).
alter table users add column stands_in boolean not null default false;

-- The same as before, but nobody can type the name of a stand-in.
create or replace function keep_sign_in_names() returns trigger language plpgsql as $$
begin
  delete from sign_in_names where user_id = new.id;
  insert into sign_in_names (name, user_id)
    select distinct lower(typed), new.id from unnest(array[new.username, new.email]) as typed
    where not new.stands_in order by 1;
  return null;
end
$$;

create table phone_bookings (
  booking_id text primary key references bookings (id) on delete cascade,
  operator_id text not null references operators (user_id) on delete cascade,
  -- Null once the booking is somebody's.
  stand_in_id text references users (id) on delete set null,
  -- How to reach the caller; emptied with the claim and by the sweep.
  contact_email text,
  contact_phone text,
  -- SHA-256 of the link's code; null: there is no link now. Kept after the claim, to say that it was used.
  link_hash bytea unique,
  link_expires_at timestamptz,
  claimed_at timestamptz,
  -- One attempt of an operator, one booking.
  attempt_key text,
  constraint one_phone_booking_per_attempt unique (operator_id, attempt_key),
  constraint a_link_ends check ((link_hash is null) = (link_expires_at is null)),
  constraint what_is_claimed_has_no_stand_in check (claimed_at is null or stand_in_id is null)
);

create index phone_bookings_stand_in_id on phone_bookings (stand_in_id);

-- What an operator says of money that never passed a gateway: the reference, who wrote it down, and the day.
create table direct_payments (
  payment_id text primary key references payments (id) on delete cascade,
  reference text not null check (reference <> ''),
  recorded_by text references users (id) on delete set null,
  moved_on date not null,
  recorded_at timestamptz(3) not null
);

create index direct_payments_recorded_by on direct_payments (recorded_by);
