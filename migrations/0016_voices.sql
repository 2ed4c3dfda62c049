-- What travellers say, what pilgrims ask before they book, and problems with bookings.

create table reviews (
  id text primary key default gen_random_uuid()::text,
  -- One review a booking, after the trip.
  booking_id text not null unique references bookings (id) on delete cascade,
  package_id text not null references packages (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  body text not null default '',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- The operator's, once.
  answer text check (answer <> ''),
  answered_at timestamptz,
  -- By staff; the author reads why. What is hidden counts in no rating.
  hidden_at timestamptz,
  hidden_reason text check (hidden_reason <> ''),
  constraint an_answered_review_has_its_time check ((answer is null) = (answered_at is null)),
  constraint a_hidden_review_says_why check ((hidden_at is null) = (hidden_reason is null))
);

create index reviews_package_id on reviews (package_id);

create table review_reports (
  id text primary key default gen_random_uuid()::text,
  review_id text not null references reviews (id) on delete cascade,
  -- Null: the account is gone.
  reporter_id text references users (id) on delete set null,
  reason text not null
    check (reason in ('not_a_traveller', 'offensive', 'personal_data', 'advertising', 'untrue', 'other')),
  note text not null default '',
  created_at timestamptz(3) not null,
  due_at timestamptz not null check (due_at > created_at),
  decision text check (decision in ('kept', 'hidden')),
  decided_at timestamptz,
  constraint a_decided_report_has_its_time check ((decision is null) = (decided_at is null)),
  constraint one_report_a_reader unique (review_id, reporter_id)
);

create index review_reports_reporter_id on review_reports (reporter_id);
create index review_reports_open on review_reports (due_at) where decided_at is null;

create table enquiries (
  id text primary key default gen_random_uuid()::text,
  package_id text not null references packages (id) on delete cascade,
  -- Whoever erases the account erases the questions.
  user_id text not null references users (id) on delete cascade,
  question text not null check (question <> ''),
  -- As the asker chose; only what is answered is shown to others, and never with a name.
  is_public boolean not null,
  created_at timestamptz(3) not null,
  answer text check (answer <> ''),
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text check (hidden_reason <> ''),
  constraint an_answered_enquiry_has_its_time check ((answer is null) = (answered_at is null)),
  constraint a_hidden_enquiry_says_why check ((hidden_at is null) = (hidden_reason is null))
);

-- The same words of the same asker are the same question, however often they are sent.
create unique index one_question_once on enquiries (package_id, user_id, md5(question));
create index enquiries_user_id on enquiries (user_id);
create index enquiries_waiting on enquiries (created_at) where answered_at is null and hidden_at is null;

-- The operator first, then staff, then an outcome; every step dated.
create table problems (
  id text primary key default gen_random_uuid()::text,
  -- What people quote.
  number bigint generated always as identity (start with 1001) unique,
  booking_id text not null references bookings (id) on delete cascade,
  kind text not null check (kind in
    ('accommodation', 'transport', 'guide', 'meals', 'documents', 'payment', 'refund', 'conduct', 'other')),
  happened_on date not null,
  state text not null check (state in ('with_operator', 'answered', 'with_staff', 'settled', 'decided')),
  state_since timestamptz(3) not null,
  due_at timestamptz(3),
  constraint only_an_open_problem_is_due check ((state in ('settled', 'decided')) = (due_at is null))
);

create index problems_booking_id on problems (booking_id);
-- One at a time, so that both sides know which one they speak of.
create unique index problems_one_open on problems (booking_id) where state not in ('settled', 'decided');
create index problems_due on problems (due_at) where state in ('with_operator', 'answered');
create index problems_with_staff on problems (due_at) where state = 'with_staff';

create table problem_steps (
  problem_id text not null references problems (id) on delete cascade,
  position integer not null check (position >= 0),
  event text not null check (event in ('raise', 'answer', 'escalate', 'settle', 'run_out', 'rest', 'decide')),
  by text not null check (by in ('pilgrim', 'operator', 'staff', 'product')),
  at timestamptz(3) not null,
  -- Emptied when the account that wrote them is erased.
  words text check (words <> ''),
  outcome text check (outcome in ('upheld', 'partly_upheld', 'not_upheld')),
  primary key (problem_id, position),
  constraint only_a_decision_has_an_outcome check ((event = 'decide') = (outcome is not null))
);

-- One picture may lie beside a problem: what the pilgrim saw.
create table problem_pictures (
  id text primary key default gen_random_uuid()::text,
  problem_id text not null unique references problems (id) on delete cascade,
  file_id text not null unique,
  -- Wrapped; whoever erases it has shredded the file.
  file_key bytea not null,
  created_at timestamptz(3) not null
);
