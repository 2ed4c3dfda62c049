-- Family groups, who is in them, and invitations into them.

create table family_groups (
  id text primary key default gen_random_uuid()::text,
  name text not null check (btrim(name) <> ''),
  group_type text not null default 'family' check (group_type in ('family')),
  max_members integer not null default 8 check (max_members between 4 and 10),
  -- Who may look on beside the members.
  privacy text not null default 'family' check (privacy in ('family', 'extended', 'public')),
  -- The end of the link for those who look on; a new one each time the group is opened to them.
  share_code text unique,
  -- The end of what visitors make on a shared demonstration account; null: stays.
  delete_at timestamptz,
  created_at timestamptz not null default now(),
  constraint only_an_open_group_has_a_link check ((privacy = 'family') = (share_code is null))
);

create index family_groups_delete_at on family_groups (delete_at) where delete_at is not null;

create table family_members (
  id text primary key default gen_random_uuid()::text,
  group_id text not null references family_groups (id) on delete cascade,
  -- Either an account, whose person is its traveller `self`, or a traveller whom another account has entered.
  user_id text references users (id) on delete cascade,
  traveller_id text references travellers (id) on delete cascade,
  role text not null default 'member' check (role in ('admin', 'member')),
  -- Of an account, to whoever invited it; a traveller's own row says what they are to their account.
  relationship text check (relationship in
    ('self', 'spouse', 'mother', 'father', 'daughter', 'son', 'sister', 'brother', 'grandmother', 'grandfather', 'other')),
  -- Health data: shown to the group only with a consent, whose text and time are kept.
  needs_shared_version text,
  needs_shared_at timestamptz,
  joined_at timestamptz not null default now(),
  constraint a_member_is_an_account_or_a_traveller check ((user_id is null) <> (traveller_id is null)),
  constraint an_account_has_a_relationship check ((user_id is null) = (relationship is null)),
  constraint an_administrator_has_an_account check (role = 'member' or user_id is not null),
  constraint sharing_stands_on_a_consent check ((needs_shared_version is null) = (needs_shared_at is null)),
  constraint an_account_is_in_a_group_once unique (group_id, user_id),
  constraint a_traveller_is_in_a_group_once unique (group_id, traveller_id)
);

create index family_members_user_id on family_members (user_id) where user_id is not null;
create index family_members_traveller_id on family_members (traveller_id) where traveller_id is not null;

create table invitations (
  id text primary key default gen_random_uuid()::text,
  group_id text not null references family_groups (id) on delete cascade,
  -- The member without an account whose place it is; null: a new place.
  member_id text references family_members (id) on delete set null,
  -- SHA-256 of the code; the code itself is nowhere but in the answer and in the sealed mail.
  code_hash bytea not null unique,
  -- Mailed to; null: handed over by the inviter.
  email text,
  relationship text not null check (relationship in
    ('spouse', 'mother', 'father', 'daughter', 'son', 'sister', 'brother', 'grandmother', 'grandfather', 'other')),
  invited_by text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  accepted_at timestamptz,
  accepted_by text references users (id) on delete set null,
  withdrawn_at timestamptz,
  constraint a_used_invitation_is_not_withdrawn check (accepted_at is null or withdrawn_at is null)
);

create index invitations_group_id on invitations (group_id, created_at);
create index invitations_member_id on invitations (member_id) where member_id is not null;
create index invitations_invited_by on invitations (invited_by);
create index invitations_accepted_by on invitations (accepted_by) where accepted_by is not null;
create index invitations_expires_at on invitations (expires_at);

-- The household that a booking is for; null: the account alone.
alter table bookings add column family_id text references family_groups (id) on delete set null;
create index bookings_family_id on bookings (family_id, created_at desc, id desc) where family_id is not null;
