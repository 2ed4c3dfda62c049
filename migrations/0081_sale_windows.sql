-- Sale windows: the fair queue before some packages of an operator (docs/queue.md).

create table sale_windows (
  id text primary key default gen_random_uuid()::text,
  operator_id text not null references users (id) on delete cascade,
  state text not null default 'announced' check (state in ('announced', 'open', 'paused', 'closed')),
  opens_at timestamptz not null,
  opened_at timestamptz,
  paused_at timestamptz,
  -- Whole pauses that are over.
  paused_seconds integer not null default 0 check (paused_seconds >= 0),
  closed_at timestamptz,
  close_reason text check (close_reason in ('sold_out', 'ended')),
  admit_per_minute integer not null check (admit_per_minute > 0),
  admitted_minutes integer not null check (admitted_minutes > 0),
  -- Every so many-th admission goes to the step-free lane; null for no lane.
  step_free_every integer check (step_free_every > 1),
  -- Published with the announcement; the secret itself is wrapped until the opening.
  commitment text not null,
  sealed_seed bytea not null,
  -- Which public randomness the draw takes, fixed with the announcement; null: none.
  beacon_round text,
  server_seed text,
  ticket_root text,
  beacon text,
  seed text,
  drawn integer not null default 0,
  -- The highest rank given so far.
  last_rank integer not null default 0,
  last_arrival_at timestamptz,
  admitted integer not null default 0,
  -- Its buyers are part of a demonstration.
  simulated boolean not null default false,
  created_at timestamptz not null default now(),
  check ((state = 'closed') = (closed_at is not null)),
  check (state = 'announced' or state = 'closed' or opened_at is not null)
);
create index sale_windows_operator_id on sale_windows (operator_id);
create index sale_windows_live on sale_windows (opens_at) where state <> 'closed';

create table sale_window_packages (
  window_id text not null references sale_windows (id) on delete cascade,
  package_id text not null references packages (id) on delete cascade,
  primary key (window_id, package_id)
);
create index sale_window_packages_package_id on sale_window_packages (package_id);

-- The one window in which a package is sold now, if any.
alter table packages add column sale_window_id text references sale_windows (id) on delete set null;
create index packages_sale_window_id on packages (sale_window_id) where sale_window_id is not null;

create table queue_tickets (
  -- Opaque, drawn by the server: what the public lists call an entry.
  id text primary key,
  window_id text not null references sale_windows (id) on delete cascade,
  user_id text references users (id) on delete set null,
  family_id text references family_groups (id) on delete set null,
  seats integer not null check (seats > 0),
  step_free boolean not null default false,
  state text not null default 'waiting'
    check (state in ('waiting', 'admitted', 'completed', 'left', 'lapsed', 'ended')),
  joined_at timestamptz not null,
  -- Null until drawn or counted in.
  rank integer check (rank > 0),
  admitted_at timestamptz,
  turn_ends_at timestamptz,
  -- Since when it does not wait any more.
  departed_at timestamptz,
  booking_id text references bookings (id) on delete set null,
  check ((state = 'waiting') = (departed_at is null))
);
create unique index queue_tickets_rank on queue_tickets (window_id, rank);
create index queue_tickets_user_id on queue_tickets (user_id);
create index queue_tickets_family_id on queue_tickets (family_id);
create index queue_tickets_booking_id on queue_tickets (booking_id);
create index queue_tickets_unranked on queue_tickets (window_id, joined_at, id) where rank is null and state = 'waiting';
create index queue_tickets_line on queue_tickets (window_id, rank) where state = 'waiting';
create index queue_tickets_turn on queue_tickets (window_id, turn_ends_at) where state = 'admitted';
create index queue_tickets_departed on queue_tickets (window_id, departed_at) where departed_at is not null;
create index queue_tickets_admitted on queue_tickets (window_id, admitted_at) where admitted_at is not null;

-- Who stands in line with a live ticket: accounts and travellers without one. Nobody stands there twice.
create table queue_people (
  window_id text not null references sale_windows (id) on delete cascade,
  person text not null,
  ticket_id text not null references queue_tickets (id) on delete cascade,
  primary key (window_id, person)
);
create index queue_people_ticket_id on queue_people (ticket_id);

-- What was promised, once for each ticket, and what it was promised from; what came of it stands in the ticket.
create table queue_predictions (
  ticket_id text primary key references queue_tickets (id) on delete cascade,
  made_at timestamptz not null,
  place integer not null check (place > 0),
  per_minute integer[] not null,
  minutes integer not null,
  p10 double precision not null,
  p50 double precision not null,
  p90 double precision not null,
  -- Percent; null while it was not known.
  chance integer check (chance between 0 and 100)
);
