-- Saved payment plans: dated steps, each of one payer, paid through the gateway for a booking or checked off for a wallet.
create table payment_plans (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  title text not null check (title <> ''),
  target text not null check (target in ('operator', 'wallet')),
  -- Null: of a wallet, or nothing is booked yet.
  booking_id text references bookings (id) on delete cascade,
  owed_minor bigint not null check (owed_minor > 0),
  owed_currency text not null,
  -- What it costs is the sum of its steps; what the owner's own order of methods would have cost stands beside it.
  baseline_minor bigint not null check (baseline_minor >= 0),
  home_currency text not null,
  rates_as_of date,
  saved_at timestamptz not null
);

create index payment_plans_user_id on payment_plans (user_id, saved_at);
create index payment_plans_booking_id on payment_plans (booking_id) where booking_id is not null;

create table payment_plan_steps (
  id text primary key default gen_random_uuid()::text,
  plan_id text not null references payment_plans (id) on delete cascade,
  position integer not null,
  due_on date not null,
  -- An account that pays it; null: the owner does, in the name of somebody without one where a name is there.
  payer_id text references users (id) on delete set null,
  payer_name text check (payer_name <> ''),
  -- As it was described when the plan was saved.
  method_type text,
  method_brand text,
  method_last_four text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  cost_minor bigint not null check (cost_minor >= 0),
  -- Checked off: paid outside Rihla. What was paid here is found by the payments that name the step.
  done_at timestamptz,
  asked_on date,
  reminded_on date,
  constraint a_plan_counts_its_steps unique (plan_id, position)
);

create index payment_plan_steps_payer_id on payment_plan_steps (payer_id) where payer_id is not null;
create index payment_plan_steps_due on payment_plan_steps (due_on) where done_at is null;

-- Several payers on one booking: who paid, for which step, and the reference rate of that moment in the payer's currency.
alter table payments
  add column payer_id text references users (id) on delete set null,
  add column step_id text references payment_plan_steps (id) on delete set null,
  add column home jsonb;

create index payments_payer_id on payments (payer_id) where payer_id is not null;
create index payments_step_id on payments (step_id) where step_id is not null;
-- A step is paid once, however many devices its payer has.
create unique index payments_one_charge_a_step on payments (step_id)
  where kind = 'charge' and status in ('pending', 'completed', 'held');
