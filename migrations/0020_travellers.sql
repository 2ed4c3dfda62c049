-- People who travel, who of them is on which booking, and whose each document is.

create table travellers (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  relationship text not null check (relationship in
    ('self', 'spouse', 'mother', 'father', 'daughter', 'son', 'sister', 'brother', 'grandmother', 'grandfather', 'other')),
  -- As in the passport, Latin; one-name people have no given names.
  surname text not null check (surname <> ''),
  given_names text not null default '',
  birth_date date,
  sex text check (sex in ('F', 'M', 'X')),
  -- ISO 3166-1 alpha-2
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  country_of_residence text check (country_of_residence ~ '^[A-Z]{2}$'),
  -- E.164
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  emergency_name text,
  emergency_phone text check (emergency_phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Health data: sealed, and there only with a consent, whose text and time are kept beside it.
  sealed_needs bytea,
  needs_consent_version text,
  needs_consented_at timestamptz,
  biometrics_done_on date,
  -- The end of what visitors add to a shared demonstration account; null: stays.
  delete_at timestamptz,
  created_at timestamptz not null default now(),
  constraint an_emergency_contact_is_whole check ((emergency_name is null) = (emergency_phone is null)),
  constraint needs_stand_on_a_consent check (
    (sealed_needs is null) = (needs_consent_version is null) and (sealed_needs is null) = (needs_consented_at is null))
);

create index travellers_user_id on travellers (user_id, created_at);
-- The owner travels once.
create unique index travellers_one_self on travellers (user_id) where relationship = 'self';
create index travellers_delete_at on travellers (delete_at) where delete_at is not null;

create table booking_travellers (
  booking_id text not null,
  -- The part whose seat the person has.
  position integer not null,
  traveller_id text not null references travellers (id) on delete cascade,
  -- Nobody has two seats of one booking.
  primary key (booking_id, traveller_id),
  foreign key (booking_id, position) references booking_parts (booking_id, position) on delete cascade
);

create index booking_travellers_part on booking_travellers (booking_id, position);
create index booking_travellers_traveller_id on booking_travellers (traveller_id);

-- Whose the document is; null: the account's owner, who is not among the travellers.
alter table documents add column traveller_id text references travellers (id) on delete cascade;
create index documents_traveller_id on documents (traveller_id) where traveller_id is not null;

-- The answers of the welcome: null until told. Who skipped it is not asked again.
alter table users add column travels_alone boolean;
alter table users add column welcome_skipped boolean not null default false;
