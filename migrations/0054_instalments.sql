-- A price may be paid in parts: the deposit secures the places, the rest has dates.

alter table bookings drop constraint bookings_phase_check;
alter table bookings add constraint bookings_phase_check check
  (phase in ('held', 'awaiting_approval', 'awaiting_balance', 'awaiting_reference', 'confirmed', 'cancelled'));
alter table bookings drop constraint bookings_cancel_reason_check;
alter table bookings add constraint bookings_cancel_reason_check check (cancel_reason in
  ('by_pilgrim', 'by_operator', 'hold_expired', 'approval_overdue', 'nusuk_reference_missing', 'payment_overdue'));

-- SPEC's status, always that of the phase; an expression can be changed in place only from PostgreSQL 17 on.
alter table bookings drop column status;
alter table bookings add column status text generated always as (
  case phase
    when 'held' then 'pending'
    when 'awaiting_approval' then 'pending'
    when 'awaiting_balance' then 'pending'
    when 'cancelled' then 'cancelled'
    else 'confirmed'
  end
) stored;

create index bookings_with_balance on bookings (id) where phase = 'awaiting_balance';

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

-- The service fee: of a charge what it brings, of a refund what comes back with it.
alter table payments add column fee_minor bigint not null default 0 check (fee_minor >= 0);
-- What the payer of a charge chose: the next amount, or everything that was open.
alter table payments add column scope text check (scope in ('next', 'all'));
update payments set fee_minor = abs(entry.amount_minor)
from ledger_entries entry join ledger_transactions posting on posting.id = entry.transaction_id
where entry.account = 'fees' and posting.payment_id = payments.id;
