-- Licensed operators: their licences with their history, what they tell of themselves, and who works for them.

create table operators (
  user_id text primary key references users (id) on delete cascade,
  company_name text not null,
  licence_scheme text,
  licence_number text,
  licence_register_url text,
  -- Null: not verified; packages stay drafts.
  licence_verified_at timestamptz,
  licence_party text,
  licence_valid_until date,
  -- The operator's own account at the gateway, to which pilgrims pay.
  stripe_account text constraint an_account_of_stripe check (stripe_account ~ '^acct_[A-Za-z0-9]{1,60}$'),
  constraint verified_licence_has_a_number check (licence_verified_at is null or licence_number is not null),
  constraint a_known_licence_scheme
    check (licence_scheme in ('atol', 'abta', 'iata', 'nusuk_provider', 'nusuk_agent', 'other')),
  constraint verified_licence_has_a_scheme check (licence_verified_at is null or licence_scheme is not null)
);

create table licences (
  id text primary key default gen_random_uuid()::text,
  operator_id text not null references operators (user_id) on delete cascade,
  scheme text not null check (scheme in ('atol', 'abta', 'iata', 'nusuk_provider', 'nusuk_agent', 'other')),
  -- Whose agent this operator is, or what another register is called; null for the rest.
  party text check (party <> ''),
  number text not null check (number <> ''),
  register_url text not null check (register_url ~ '^https://'),
  company_name text not null check (company_name <> ''),
  valid_until date not null,
  status text not null default 'submitted'
    check (status in ('submitted', 'approved', 'returned', 'replaced', 'expired', 'withdrawn')),
  -- Why it was returned, word for word for the operator.
  reason text check (reason <> ''),
  -- The re-encoded first page of what was sent along; without the row the file is noise.
  file_id text unique,
  file_key bytea,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  constraint a_licence_file_has_its_key check ((file_id is null) = (file_key is null)),
  constraint a_party_where_the_scheme_has_one check ((party is not null) = (scheme in ('nusuk_agent', 'other'))),
  constraint only_a_returned_licence_has_a_reason check ((reason is not null) = (status = 'returned')),
  constraint a_decided_licence_has_its_time check ((decided_at is null) = (status = 'submitted'))
);

create index licences_operator_id on licences (operator_id, submitted_at desc);
create unique index one_licence_waits on licences (operator_id) where status = 'submitted';
create unique index one_licence_holds on licences (operator_id) where status = 'approved';
create index licences_queue on licences (submitted_at) where status = 'submitted';

-- Which words about its coming end a licence has had: each once, however often the job runs.
create table licence_reminders (
  licence_id text not null references licences (id) on delete cascade,
  days integer not null check (days > 0),
  sent_at timestamptz not null,
  primary key (licence_id, days)
);

-- What an operator tells of itself. No row: nothing was said yet.
create table company_profiles (
  operator_id text primary key references operators (user_id) on delete cascade,
  address text not null,
  phones text[] not null check (cardinality(phones) <= 3),
  email text check (email <> ''),
  about text not null,
  -- Counts the changes: nobody writes over what they have not seen.
  version integer not null check (version > 0)
);

-- The terms that an operator's next packages begin with.
create table standard_terms (
  operator_id text primary key references operators (user_id) on delete cascade,
  terms jsonb not null,
  version integer not null check (version > 0)
);

-- Employees with their rights.
create table team_members (
  -- An account of its own with the role operator; employed by one operator at a time.
  user_id text primary key references users (id) on delete cascade,
  operator_id text not null references operators (user_id) on delete cascade,
  rights text[] not null
    check (rights <@ array['packages', 'bookings', 'groups', 'money', 'analytics', 'voices']),
  joined_at timestamptz not null,
  constraint nobody_employs_themselves check (user_id <> operator_id)
);

create index team_members_operator_id on team_members (operator_id, joined_at);

-- Invitations into the team.
create table team_invitations (
  id text primary key default gen_random_uuid()::text,
  operator_id text not null references operators (user_id) on delete cascade,
  -- For the account of this address alone: a link that was passed on opens nothing.
  email text not null check (email <> ''),
  rights text[] not null
    check (rights <@ array['packages', 'bookings', 'groups', 'money', 'analytics', 'voices']),
  -- SHA-256 of the link's end; the link itself is nowhere but in the sealed mail.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  accepted_at timestamptz,
  accepted_by text references users (id) on delete set null,
  withdrawn_at timestamptz,
  constraint a_used_team_invitation_is_not_withdrawn check (accepted_at is null or withdrawn_at is null)
);

create index team_invitations_operator_id on team_invitations (operator_id, created_at);
create index team_invitations_accepted_by on team_invitations (accepted_by) where accepted_by is not null;
create index team_invitations_expires_at on team_invitations (expires_at);
