-- Problems with bookings: the operator first, then staff, then an outcome; every step dated.

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
