-- The money: plans and who pays their steps, charges and refunds, and the ledger, double entry from the first penny.

-- What somebody pays with, described for planning: brand and last four digits, never a number.
create table payment_methods (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  type text not null check (type in ('visa', 'mastercard', 'amex', 'debit', 'bank_transfer', 'wallet', 'other')),
  brand text not null check (brand <> ''),
  last_four text check (last_four ~ '^[0-9]{4}$'),
  currency text not null check (currency in ('GBP', 'SAR', 'USD', 'EUR', 'AED')),
  limit_minor bigint not null check (limit_minor > 0),
  -- Null: those usual for the type.
  fees jsonb,
  -- The owner's order; the first is the primary one.
  position integer not null,
  created_at timestamptz not null
);

create index payment_methods_user_id on payment_methods (user_id, position);

-- Reference rates that were fetched: units for one US dollar of the currencies that float; riyal and dirham are pegged.
create table reference_rates (
  as_of date not null,
  currency text not null check (currency in ('GBP', 'EUR')),
  -- Millionths.
  per_dollar bigint not null check (per_dollar > 0),
  -- The host that was asked.
  source text not null check (source <> ''),
  fetched_at timestamptz not null,
  primary key (as_of, currency)
);

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
  saved_at timestamptz not null,
  -- A saved plan of the demonstration's example bill: nobody owes it, so nothing that is due is told of it.
  is_example boolean not null default false
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

-- The schedule that was agreed with the deposit. What is paid fills it in order, so no row says whether it is paid.
create table instalments (
  booking_id text not null references bookings (id) on delete cascade,
  position integer not null,
  due_on date not null,
  -- The last day on which the places wait for it.
  kept_until date not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- What the pilgrim was last told about it.
  reminded text check (reminded in ('ahead', 'overdue')),
  primary key (booking_id, position),
  constraint grace_follows_the_date check (kept_until >= due_on)
);

create table payments (
  id text primary key default gen_random_uuid()::text,
  booking_id text not null references bookings (id) on delete restrict,
  kind text not null check (kind in ('charge', 'refund')),
  -- `held`: money came that is not what was asked for; nothing is booked until a person has looked.
  status text not null check (status in ('pending', 'completed', 'failed', 'held')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- What the gateway was asked with and what it answered; never a card number.
  card_token text,
  gateway text not null,
  gateway_reference text,
  failure text,
  -- A refund names the charge that it gives back.
  refunds_payment_id text references payments (id),
  idempotency_key text,
  created_at timestamptz(3) not null default now(),
  settled_at timestamptz(3),
  -- The service fee: of a charge what it brings, of a refund what comes back with it.
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  -- What the payer of a charge chose: the next amount, or everything that was open.
  scope text check (scope in ('next', 'all')),
  -- The account that a charge is paid to, and a refund given back from.
  gateway_account text,
  -- Where its payer completes an open charge, on the gateway's own pages.
  gateway_page text,
  -- What the gateway calls the movement of money itself: a refund names it.
  gateway_movement text,
  -- Several payers on one booking: who paid, for which step, and the reference rate of that moment in the payer's currency.
  payer_id text references users (id) on delete set null,
  step_id text references payment_plan_steps (id) on delete set null,
  home jsonb,
  constraint one_charge_per_attempt unique (booking_id, idempotency_key),
  constraint a_refund_names_its_charge check ((kind = 'refund') = (refunds_payment_id is not null)),
  constraint a_settled_payment_says_when check ((status = 'pending') = (settled_at is null))
);

create index payments_pending on payments (created_at) where status = 'pending';
-- Two payers at once: one charge at a time on a booking.
create unique index payments_one_pending_charge on payments (booking_id) where kind = 'charge' and status = 'pending';
create index payments_refunds on payments (refunds_payment_id) where refunds_payment_id is not null;
create index payments_payer_id on payments (payer_id) where payer_id is not null;
create index payments_step_id on payments (step_id) where step_id is not null;
-- A step is paid once, however many devices its payer has.
create unique index payments_one_charge_a_step on payments (step_id)
  where kind = 'charge' and status in ('pending', 'completed', 'held');

-- A charge may be given back in several parts (a cheaper room, then one person less); together never more than it took.
create function refunds_stay_within_their_charge() returns trigger language plpgsql as $$
begin
  -- Of two refunds at once the second waits here, and then sees the first.
  perform from payments where id = new.refunds_payment_id for no key update;
  if (select sum(amount_minor) from payments where refunds_payment_id = new.refunds_payment_id and status <> 'failed')
     > (select amount_minor from payments where id = new.refunds_payment_id) then
    raise exception 'more than payment % took would be given back', new.refunds_payment_id;
  end if;
  return null;
end
$$;

create trigger refunds_stay_within_their_charge after insert on payments
  for each row when (new.refunds_payment_id is not null) execute function refunds_stay_within_their_charge();

-- The rooms that a charge pays the difference of; they take the place of the booking's parts when it has come.
create table room_changes (
  payment_id text primary key references payments (id) on delete cascade,
  booking_id text not null references bookings (id) on delete cascade,
  -- The new parts, each with its price, terms, room and travellerIds.
  parts jsonb not null,
  created_at timestamptz not null default now()
);

create index room_changes_booking_id on room_changes (booking_id);

-- What an operator says of money that never passed a gateway: the reference, who wrote it down, and the day.
create table direct_payments (
  payment_id text primary key references payments (id) on delete cascade,
  reference text not null check (reference <> ''),
  recorded_by text references users (id) on delete set null,
  moved_on date not null,
  recorded_at timestamptz(3) not null
);

create index direct_payments_recorded_by on direct_payments (recorded_by);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  booking_id text references bookings (id) on delete restrict,
  -- One posting per payment, however often its outcome is reported.
  payment_id text unique references payments (id)
);

create index ledger_transactions_booking_id on ledger_transactions (booking_id);

create table ledger_entries (
  transaction_id bigint not null references ledger_transactions (id),
  position integer not null,
  -- 'customer:<booking>', 'operator:<operator>', 'fees'
  account text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  primary key (transaction_id, position)
);

create index ledger_entries_account on ledger_entries (account);

create trigger ledger_transactions_are_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();

create trigger ledger_entries_are_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();

create function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries where transaction_id = new.transaction_id
    group by currency having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id;
  end if;
  return null;
end
$$;

create constraint trigger ledger_balances after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_must_balance();

-- Whoever serves is not the owner of the tables and cannot lift their triggers. The ledger stays append-only for the product;
-- only the end of the demonstration takes rows from it, and those of its own people alone.
create function end_demonstration_ledger() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  alter table ledger_entries disable trigger ledger_entries_are_append_only;
  alter table ledger_transactions disable trigger ledger_transactions_are_append_only;
  delete from ledger_entries where transaction_id in (
    select ledger_transactions.id from ledger_transactions join bookings on bookings.id = booking_id
    where bookings.user_id in (select id from users where demo) or bookings.operator_id in (select id from users where demo)
  );
  delete from ledger_transactions where booking_id in (
    select id from bookings
    where user_id in (select id from users where demo) or operator_id in (select id from users where demo)
  );
  alter table ledger_transactions enable trigger ledger_transactions_are_append_only;
  alter table ledger_entries enable trigger ledger_entries_are_append_only;
end $$;

-- Each message of the gateway is worked on once, however often it is sent.
create table gateway_events (
  id text primary key,
  kind text not null,
  account text,
  -- Null: about nothing of ours.
  payment_id text references payments (id) on delete cascade,
  received_at timestamptz not null
);

create index gateway_events_payment_id on gateway_events (payment_id);

-- What does not agree between our books and the gateway's; for staff, once each.
create table payment_differences (
  id text primary key default gen_random_uuid()::text,
  -- No reference: the gateway may know a payment that we do not.
  payment_id text not null,
  kind text not null check (kind in
    ('missing_here', 'missing_there', 'amount_differs', 'ledger_differs', 'account_differs', 'refund_failed')),
  gateway text not null,
  ours_minor bigint,
  theirs_minor bigint,
  ours_currency text,
  theirs_currency text,
  found_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  resolved_by text references users (id) on delete set null,
  note text,
  unique (payment_id, kind),
  constraint what_is_resolved_says_how check ((resolved_at is null) = (note is null))
);

create index payment_differences_open on payment_differences (found_at) where resolved_at is null;
create index payment_differences_resolved_by on payment_differences (resolved_by);

-- The sandbox gateway's own books: what it would remember on its side, keyed by our payment.
-- No reference to our tables: an outside service has none either.
create table sandbox_movements (
  id text primary key,
  outcome text not null check (outcome in ('succeeded', 'declined', 'insufficient_funds')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- A refund names the charge that it gives back.
  charge_id text,
  created_at timestamptz not null default now()
);
