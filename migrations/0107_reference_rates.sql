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
