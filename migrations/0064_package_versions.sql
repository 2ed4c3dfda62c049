-- Every change that an operator makes to a package counts one version on: whoever writes over another's work is told.
alter table packages add column version integer not null default 1 check (version > 0);

-- What was changed, by whom, and how the seats went up and down; packages older than this table begin it at their next change.
create table package_changes (
  package_id text not null references packages (id) on delete cascade,
  version integer not null check (version > 0),
  at timestamptz not null,
  actor_id text references users (id) on delete set null,
  action text not null
    check (action in ('create', 'duplicate', 'import', 'change', 'publish', 'pause', 'close')),
  -- By the names of the contract.
  fields text[] not null default '{}',
  seats_from integer check (seats_from > 0),
  seats_to integer check (seats_to > 0),
  primary key (package_id, version),
  constraint seats_have_both_ends check ((seats_from is null) = (seats_to is null))
);

create index package_changes_actor_id on package_changes (actor_id);
