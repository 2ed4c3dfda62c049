-- The official number is reported by the pilgrim until the operator has seen it; what was done with it is kept, and a picture
-- of the confirmation may lie beside it.

alter table booking_references add column seen_at timestamptz;

-- Every number is there and has been seen: what figures, tickets and their check ask.
alter table bookings add column numbers_seen boolean not null default false;

-- What an operator recorded itself, or brought in a list of its own, it has seen.
update booking_references set seen_at = recorded_at
from bookings
where bookings.id = booking_references.booking_id and (bookings.channel = 'operator' or bookings.request_hash = 'import');
update bookings set numbers_seen = true
where nusuk_reference is not null and (channel = 'operator' or request_hash = 'import');

create table booking_number_changes (
  id bigint generated always as identity primary key,
  booking_id text not null references bookings (id) on delete cascade,
  application integer not null check (application between 0 and 1),
  what text not null check (what in ('record', 'correct', 'see', 'withdraw')),
  side text not null check (side in ('pilgrim', 'operator')),
  actor_id text references users (id) on delete set null,
  before text,
  after text,
  at timestamptz not null,
  constraint something_is_there check (before is not null or after is not null)
);
create index booking_number_changes_booking_id on booking_number_changes (booking_id, id);
create index booking_number_changes_actor_id on booking_number_changes (actor_id) where actor_id is not null;

insert into booking_number_changes (booking_id, application, what, side, actor_id, before, after, at)
select given.booking_id, given.application, 'record',
  case when bookings.channel = 'operator' or bookings.request_hash = 'import' then 'operator' else 'pilgrim' end,
  null, null, given.reference, given.recorded_at
from booking_references given join bookings on bookings.id = given.booking_id;

-- The confirmation as the pilgrim saw it; it goes with the number.
create table booking_number_pictures (
  id text primary key default gen_random_uuid()::text,
  booking_id text not null,
  application integer not null,
  file_id text not null unique,
  -- Wrapped; whoever erases it has shredded the file.
  file_key bytea not null,
  created_at timestamptz not null,
  unique (booking_id, application),
  foreign key (booking_id, application) references booking_references (booking_id, application) on delete cascade
);
