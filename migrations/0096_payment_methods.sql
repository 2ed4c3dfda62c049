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
