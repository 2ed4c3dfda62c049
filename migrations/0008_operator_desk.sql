-- The operator's desk: answers to bookings, official numbers, callers and lists of people from elsewhere.

-- Carried out only when its time is over: until then the booking waits as before, and nobody outside the business is told.
create table booking_answers (
  id text primary key default gen_random_uuid()::text,
  booking_id text not null references bookings (id) on delete cascade,
  kind text not null check (kind in ('approve', 'decline')),
  -- For the pilgrim, word for word.
  reason text check (btrim(reason) <> ''),
  given_by text references users (id) on delete set null,
  given_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  -- 'dropped': the booking ended in between, by the pilgrim's own act.
  state text not null default 'waiting' check (state in ('waiting', 'carried_out', 'undone', 'dropped')),
  ended_at timestamptz(3),
  ended_by text references users (id) on delete set null,
  constraint a_decline_has_its_reason check ((kind = 'decline') = (reason is not null)),
  constraint an_ended_answer_says_when check ((state = 'waiting') = (ended_at is null)),
  constraint an_answer_waits_first check (due_at >= given_at)
);

-- Two colleagues at once: one answers, the other is told.
create unique index booking_answers_one_waiting on booking_answers (booking_id) where state = 'waiting';
create index booking_answers_due on booking_answers (due_at) where state = 'waiting';
create index booking_answers_booking_id on booking_answers (booking_id, given_at);
create index booking_answers_given_by on booking_answers (given_by);
create index booking_answers_ended_by on booking_answers (ended_by);

-- The official number of each application of a booking, reported by the pilgrim until the operator has seen it.
-- `bookings.nusuk_reference` is the whole: all numbers, once all are there.
create table booking_references (
  booking_id text not null references bookings (id) on delete cascade,
  -- Up to eight people are one application, nine or ten are two.
  application integer not null check (application between 0 and 1),
  reference text not null check (btrim(reference) <> ''),
  recorded_at timestamptz not null,
  seen_at timestamptz,
  primary key (booking_id, application),
  constraint each_application_has_its_own_number unique (booking_id, reference)
);

-- What was done with an official number.
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

-- Reminders of an answer or a number that is missing: each is sent once, however many nodes look.
create table booking_reminders (
  booking_id text not null references bookings (id) on delete cascade,
  kind text not null check (kind in ('answer', 'reference_14', 'reference_7', 'reference_1')),
  sent_at timestamptz not null,
  primary key (booking_id, kind)
);

-- Spreadsheets of people who were booked elsewhere: what each import made, so that it can be undone for a day.
create table passenger_imports (
  id text primary key,
  operator_id text not null references operators (user_id) on delete cascade,
  imported_by text references users (id) on delete set null,
  imported_at timestamptz(3) not null,
  bookings integer not null check (bookings > 0),
  travellers integer not null check (travellers > 0),
  undone_at timestamptz(3)
);

create index passenger_imports_operator_id on passenger_imports (operator_id, imported_at desc);
create index passenger_imports_imported_by on passenger_imports (imported_by);

-- Bookings that an operator enters for somebody who called, and their claim by a link.
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
  import_id text references passenger_imports (id) on delete set null,
  -- The operator's own reference: the same booking is not made twice.
  import_reference text,
  constraint one_phone_booking_per_attempt unique (operator_id, attempt_key),
  constraint a_link_ends check ((link_hash is null) = (link_expires_at is null)),
  constraint what_is_claimed_has_no_stand_in check (claimed_at is null or stand_in_id is null)
);

create index phone_bookings_stand_in_id on phone_bookings (stand_in_id);
create index phone_bookings_import_id on phone_bookings (import_id);
create unique index phone_bookings_import_reference on phone_bookings (operator_id, lower(import_reference));
