-- Failed sign-ins and refused calls, summed up by the hour: who was tried, from where and with what, so that a guessed
-- password can be looked into. However often somebody fails, it stays one row an hour.
create table refused_tries (
  hour timestamptz not null,
  code text not null,
  -- Null: signed in nowhere, or a name that nobody has; what was typed is not kept.
  account_id text references users on delete cascade,
  -- The address, of IPv6 the first half.
  network text not null,
  browser text not null,
  system text not null,
  tries integer not null check (tries > 0),
  last_at timestamptz not null,
  unique nulls not distinct (hour, code, account_id, network, browser, system)
);
create index refused_tries_account on refused_tries (account_id);
create index refused_tries_network on refused_tries (network, hour);
