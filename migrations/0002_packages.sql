-- What operators sell. Seats live in one row per package: whoever changes them locks it first.

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
  constraint nights_match_the_dates check (nights = return_date - departure_date),
  constraint one_package_per_reference unique (operator_id, operator_reference)
);

create index packages_listed on packages (status) where status = 'listed';
create index packages_series_id on packages (series_id);
