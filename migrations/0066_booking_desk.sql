-- The operator's desk: answers that can be taken back for a minute, whose booking it is, notes among colleagues.

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

-- Who of the business looks after it.
alter table bookings add column assignee_id text references users (id) on delete set null;
create index bookings_assignee_id on bookings (assignee_id, created_at desc, id desc) where assignee_id is not null;

-- Never shown to pilgrims.
create table booking_notes (
  id text primary key default gen_random_uuid()::text,
  booking_id text not null references bookings (id) on delete cascade,
  author_id text references users (id) on delete set null,
  body text not null check (btrim(body) <> ''),
  created_at timestamptz(3) not null
);

create index booking_notes_booking_id on booking_notes (booking_id, created_at);
create index booking_notes_author_id on booking_notes (author_id);

-- The table of a large operator: by departure, and its counts from the index alone.
create index bookings_by_departure on bookings (operator_id, departure_date, id);
create index bookings_counted on bookings (operator_id, departure_date) include (status, phase, hold_expires_at, sheltered_until);
