-- What operators sell, who looked at it, and what pilgrims wish for.

-- Seats live in one row per package: whoever changes them locks it first.
create table packages (
  id text primary key default gen_random_uuid()::text,
  operator_id text not null references operators (user_id) on delete cascade,
  title text not null check (title <> ''),
  description text not null default '',
  status text not null default 'draft' check (status in ('draft', 'listed', 'paused', 'closed')),
  -- Per person in the cheapest room.
  price_minor bigint not null check (price_minor > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  capacity integer not null check (capacity > 0),
  -- The last line of defence against overselling; nobody ever relies on it firing.
  available_slots integer not null check (available_slots between 0 and capacity),
  nights integer not null check (nights > 0),
  distance_metres integer not null check (distance_metres >= 0),
  accommodation_type text not null
    check (accommodation_type in ('Standard', 'Deluxe', 'VIP', 'Presidential Suite')),
  channels text[] not null default '{nusuk,operator}'
    check (channels <@ array['nusuk', 'operator'] and cardinality(channels) > 0),
  departure_city text not null,
  departure_date date not null,
  return_date date not null check (return_date > departure_date),
  hijri_year integer not null,
  -- [{type, supplementMinor}] and {approval, cancellation: [{daysBefore, refundPercent}]}
  room_types jsonb not null,
  terms jsonb not null,
  makkah_hotel text,
  madinah_hotel text,
  mina_camp text,
  shifting boolean,
  accessible boolean,
  flights boolean,
  meals text,
  guide_languages text[] not null default '{}',
  release_date date,
  operator_reference text,
  -- Kept when a package is duplicated: reviews and bookings count for the series.
  series_id text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The class of the camp in Mina as the operator sells it; null: not stated.
  camp_class text check (camp_class in ('A+', 'A', 'B', 'C', 'D')),
  -- [{fromPeople, percent}], off each person's price where so many book together.
  group_discounts jsonb not null default '[]',
  -- Both change only under the package's lock, so whoever sells sees at once what is not for sale.
  waiting_parties integer not null default 0 check (waiting_parties >= 0),
  kept_seats integer not null default 0,
  -- Every change that an operator makes to a package counts one version on: whoever writes over another's work is told.
  version integer not null default 1 check (version > 0),
  -- The one window in which a package is sold now, if any.
  sale_window_id text,
  constraint nights_match_the_dates check (nights = return_date - departure_date),
  constraint one_package_per_reference unique (operator_id, operator_reference),
  constraint kept_seats_are_free check (kept_seats between 0 and available_slots)
);

create index packages_listed on packages (status) where status = 'listed';
create index packages_series_id on packages (series_id);
create index packages_waited_for on packages (id) where waiting_parties > 0 or kept_seats > 0;
create index packages_sale_window_id on packages (sale_window_id) where sale_window_id is not null;

-- What was changed, by whom, and how the seats went up and down.
create table package_changes (
  package_id text not null references packages (id) on delete cascade,
  version integer not null check (version > 0),
  at timestamptz not null,
  actor_id text references users (id) on delete set null,
  action text not null
    check (action in ('create', 'duplicate', 'import', 'change', 'publish', 'pause', 'close')),
  -- By the names of the contract.
  fields text[] not null default '{}',
  seats_from integer check (seats_from > 0),
  seats_to integer check (seats_to > 0),
  primary key (package_id, version),
  constraint seats_have_both_ends check ((seats_from is null) = (seats_to is null))
);

create index package_changes_actor_id on package_changes (actor_id);

-- Pictures of packages: what is kept is what we have drawn anew, without anything that was hidden in the upload.
create table package_images (
  id text primary key,
  package_id text not null references packages (id) on delete cascade,
  position integer not null check (position >= 0),
  -- What is to be seen, for who cannot see it.
  alt text not null check (alt <> '' and length(alt) <= 200),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  file_id text not null unique,
  file_key bytea not null,
  created_at timestamptz not null,
  constraint one_image_a_place unique (package_id, position)
);

-- How often a package was looked at, a day (UTC). Nothing here names or marks anybody.
create table package_views (
  package_id text not null references packages (id) on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (package_id, day)
);

-- Who has been counted today, as a hash with the day's salt: both are deleted when the day is over, and then nobody,
-- not even whoever has the whole database, can tell who looked.
create table view_salts (
  day date primary key,
  salt bytea not null
);

create table view_marks (
  day date not null,
  package_id text not null references packages (id) on delete cascade,
  visitor bytea not null,
  primary key (day, package_id, visitor)
);

create index view_marks_package_id on view_marks (package_id);

-- Wishes that a pilgrim lets operators count.
create table shared_wishes (
  user_id text primary key references users (id) on delete cascade,
  wishes jsonb not null check (jsonb_typeof(wishes) = 'object' and wishes <> '{}'),
  consent_version text not null,
  updated_at timestamptz not null
);

create index shared_wishes_updated_at on shared_wishes (updated_at);

-- The one number of a day that an operator reads of each package. Fewer than five are nobody, here already: what is not kept
-- cannot be shown.
create table wish_counts (
  operator_id text not null references users (id) on delete cascade,
  package_id text not null references packages (id) on delete cascade,
  day date not null,
  households integer not null check (households >= 0 and households % 5 = 0),
  primary key (operator_id, day, package_id)
);

create index wish_counts_package_id on wish_counts (package_id);
