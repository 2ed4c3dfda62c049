-- Bookings, the seats they keep, and the money: double entry from the first penny.

create table bookings (
  id text primary key default gen_random_uuid()::text,
  reference text not null unique,
  user_id text not null references users (id) on delete restrict,
  operator_id text not null references operators (user_id) on delete restrict,
  phase text not null
    check (phase in ('held', 'awaiting_approval', 'awaiting_reference', 'confirmed', 'cancelled')),
  -- SPEC's status, always that of the phase.
  status text generated always as (
    case phase
      when 'held' then 'pending'
      when 'awaiting_approval' then 'pending'
      when 'cancelled' then 'cancelled'
      else 'confirmed'
    end
  ) stored,
  channel text check (channel in ('nusuk', 'operator')),
  payment_status text not null default 'pending'
    check (payment_status in ('pending', 'completed', 'failed', 'refunded')),
  total_minor bigint not null check (total_minor > 0),
  currency text not null,
  departure_date date not null,
  return_date date not null,
  hold_expires_at timestamptz,
  -- While a charge is under way the seats wait for its outcome, but not for ever.
  sheltered_until timestamptz,
  approval_due_at timestamptz,
  nusuk_reference text,
  cancel_reason text check (cancel_reason in
    ('by_pilgrim', 'by_operator', 'hold_expired', 'approval_overdue', 'nusuk_reference_missing')),
  cancel_note text,
  -- Where the customer first came from; kept for good.
  source text not null default 'marketplace'
    check (source in ('marketplace', 'direct_link', 'campaign', 'referral', 'phone')),
  -- One attempt, one booking: the same key again gives the same answer.
  idempotency_key text,
  request_hash text not null,
  -- Whole milliseconds: lists are cut into pages by this instant, and JavaScript's is no finer.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint one_booking_per_attempt unique (user_id, idempotency_key),
  constraint a_hold_expires check ((phase = 'held') = (hold_expires_at is not null)),
  constraint only_a_hold_is_sheltered check (phase = 'held' or sheltered_until is null),
  constraint a_wait_for_approval_ends check ((phase = 'awaiting_approval') = (approval_due_at is not null)),
  constraint a_cancelled_booking_says_why check ((phase = 'cancelled') = (cancel_reason is not null)),
  constraint a_secured_booking_has_a_channel check (phase in ('held', 'cancelled') or channel is not null)
);

create index bookings_user_id on bookings (user_id, created_at desc, id desc);
create index bookings_operator_id on bookings (operator_id, created_at desc, id desc);
create index bookings_live_holds on bookings (hold_expires_at) where phase = 'held';
create index bookings_approvals_due on bookings (approval_due_at) where phase = 'awaiting_approval';
create index bookings_without_reference on bookings (id) where phase = 'awaiting_reference';

create table booking_parts (
  booking_id text not null references bookings (id) on delete cascade,
  position integer not null,
  package_id text not null references packages (id) on delete restrict,
  room_type text check (room_type in ('quad', 'triple', 'double')),
  seats integer not null check (seats > 0),
  amount_minor bigint not null check (amount_minor > 0),
  -- The package's terms as they were agreed; a later change of the package does not reach them.
  terms jsonb not null,
  primary key (booking_id, position)
);

create index booking_parts_package_id on booking_parts (package_id);

create table payments (
  id text primary key default gen_random_uuid()::text,
  booking_id text not null references bookings (id) on delete restrict,
  kind text not null check (kind in ('charge', 'refund')),
  status text not null check (status in ('pending', 'completed', 'failed')),
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
  constraint one_charge_per_attempt unique (booking_id, idempotency_key),
  constraint a_refund_names_its_charge check ((kind = 'refund') = (refunds_payment_id is not null)),
  constraint a_settled_payment_says_when check ((status = 'pending') = (settled_at is null))
);

-- A charge is given back once, in full or in part.
create unique index payments_one_refund on payments (refunds_payment_id) where status <> 'failed';
create index payments_pending on payments (created_at) where status = 'pending';
-- Two payers at once: one charge at a time on a booking.
create unique index payments_one_pending_charge on payments (booking_id) where kind = 'charge' and status = 'pending';

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

create table reviews (
  id text primary key default gen_random_uuid()::text,
  -- One review a booking, after the trip.
  booking_id text not null unique references bookings (id) on delete cascade,
  package_id text not null references packages (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  body text not null default '',
  created_at timestamptz not null default now()
);

create index reviews_package_id on reviews (package_id);
