-- Customer groups: whole bookings of one package together, and the rooms their people sleep in.

create table customer_groups (
  id text primary key default gen_random_uuid()::text,
  operator_id text not null references operators (user_id) on delete cascade,
  package_id text not null references packages (id) on delete cascade,
  name text not null check (btrim(name) <> ''),
  leader text not null default '',
  bus text not null default '',
  note text not null default '',
  size_limit integer not null check (size_limit between 1 and 500),
  -- Every change counts one on, also of bookings and rooms: whoever writes over another's work is told.
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  -- Deleted ones are kept for a day, so that it can be undone.
  deleted_at timestamptz
);

create index customer_groups_operator_id on customer_groups (operator_id);
create unique index customer_groups_one_name on customer_groups (package_id, lower(name)) where deleted_at is null;
create index customer_groups_deleted_at on customer_groups (deleted_at) where deleted_at is not null;

create table group_bookings (
  group_id text not null references customer_groups (id) on delete cascade,
  booking_id text not null references bookings (id) on delete cascade,
  package_id text not null references packages (id) on delete cascade,
  -- False while the group is deleted.
  standing boolean not null default true,
  primary key (group_id, booking_id)
);

-- A booking, and so each traveller, is in one group of a package.
create unique index group_bookings_one_group on group_bookings (package_id, booking_id) where standing;
create index group_bookings_booking_id on group_bookings (booking_id);

create table group_rooms (
  group_id text not null references customer_groups (id) on delete cascade,
  position integer not null check (position >= 0),
  name text not null check (btrim(name) <> ''),
  room_type text not null check (room_type in ('quad', 'triple', 'double')),
  step_free boolean not null default false,
  locked boolean not null default false,
  primary key (group_id, position)
);

create unique index group_rooms_one_name on group_rooms (group_id, lower(name));

create table group_room_people (
  group_id text not null,
  -- Nobody has two beds.
  traveller_id text not null references travellers (id) on delete cascade,
  position integer not null,
  primary key (group_id, traveller_id),
  foreign key (group_id, position) references group_rooms (group_id, position) on delete cascade
);

create index group_room_people_room on group_room_people (group_id, position);
create index group_room_people_traveller_id on group_room_people (traveller_id);

create table group_wishes (
  group_id text not null references customer_groups (id) on delete cascade,
  -- The lesser id first, so that a pair stands once.
  one_id text not null references travellers (id) on delete cascade,
  other_id text not null references travellers (id) on delete cascade,
  kind text not null check (kind in ('together', 'apart')),
  primary key (group_id, one_id, other_id),
  constraint a_pair_is_of_two check (one_id < other_id)
);

create index group_wishes_one_id on group_wishes (one_id);
create index group_wishes_other_id on group_wishes (other_id);
