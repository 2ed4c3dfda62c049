-- What an operator and the pilgrim of a booking write to each other.

create table booking_messages (
  id text primary key default gen_random_uuid()::text,
  booking_id text not null references bookings (id) on delete cascade,
  side text not null check (side in ('pilgrim', 'operator')),
  -- Null once the account is gone.
  author_id text references users (id) on delete set null,
  -- Emptied when the account that wrote it is erased.
  body text check (btrim(body) <> ''),
  created_at timestamptz(3) not null,
  -- When the other side first saw it.
  read_at timestamptz(3)
);

create index booking_messages_booking_id on booking_messages (booking_id, created_at, id);
create index booking_messages_unread on booking_messages (booking_id, side) where read_at is null;
create index booking_messages_author_id on booking_messages (author_id);
