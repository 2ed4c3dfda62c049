-- What staff do so that somebody stops: an account or an operator suspended, a licence withdrawn, a package taken down.
-- A row holds from made_at until ended_at; where a second person of staff was there, somebody else confirms it by confirm_by.
create table measures (
  id text primary key default gen_random_uuid()::text,
  kind text not null check (kind in ('account', 'operator', 'licence', 'package')),
  -- The account's, operator's, licence's or package's id.
  subject_id text not null,
  -- Whose account, licence or package it is.
  concerns text not null references users on delete cascade,
  -- In the words of who took it, for whom it concerns to read.
  reason text not null check (reason <> ''),
  made_by text references users on delete set null,
  made_at timestamptz not null,
  -- Null where nobody else was there to confirm it.
  confirm_by timestamptz,
  confirmed_by text references users on delete set null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- Null beside an end: it ended by itself, unconfirmed.
  ended_by text references users on delete set null,
  -- On the market before, and back there when it ends.
  paused_packages text[] not null default '{}'
);
create unique index one_measure_stands on measures (kind, subject_id) where ended_at is null;
create index measures_concerns on measures (concerns);
create index measures_made_by on measures (made_by);
create index measures_confirmed_by on measures (confirmed_by);
create index measures_ended_by on measures (ended_by);

alter table licences drop constraint licences_status_check;
alter table licences add constraint licences_status_check
  check (status in ('submitted', 'approved', 'returned', 'replaced', 'expired', 'withdrawn'));
