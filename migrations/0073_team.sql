-- Who works for an operator: employees with their rights, and invitations into the team.

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
