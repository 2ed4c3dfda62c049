-- Card payments by a gateway that answers later: its references, its messages, the operators' accounts, and what differs.

-- The operator's own account at the gateway, to which pilgrims pay.
alter table operators add column stripe_account text
  constraint an_account_of_stripe check (stripe_account ~ '^acct_[A-Za-z0-9]{1,60}$');

-- `held`: money came that is not what was asked for; nothing is booked until a person has looked.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in ('pending', 'completed', 'failed', 'held'));
alter table payments
  -- The account that a charge is paid to, and a refund given back from.
  add column gateway_account text,
  -- Where its payer completes an open charge, on the gateway's own pages.
  add column gateway_page text,
  -- What the gateway calls the movement of money itself: a refund names it.
  add column gateway_movement text;

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
