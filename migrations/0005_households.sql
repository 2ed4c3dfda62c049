-- People who travel, their family groups, invitations into them, and what a household plans together.

create table travellers (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  relationship text not null check (relationship in
    ('self', 'spouse', 'mother', 'father', 'daughter', 'son', 'sister', 'brother', 'grandmother', 'grandfather', 'other')),
  -- As in the passport, Latin; one-name people have no given names.
  surname text not null check (surname <> ''),
  given_names text not null default '',
  birth_date date,
  sex text check (sex in ('F', 'M', 'X')),
  -- ISO 3166-1 alpha-2
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  country_of_residence text check (country_of_residence ~ '^[A-Z]{2}$'),
  -- E.164
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  emergency_name text,
  emergency_phone text check (emergency_phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Health data: sealed, and there only with a consent, whose text and time are kept beside it.
  sealed_needs bytea,
  needs_consent_version text,
  needs_consented_at timestamptz,
  biometrics_done_on date,
  -- The end of what visitors add to a shared demonstration account; null: stays.
  delete_at timestamptz,
  created_at timestamptz not null default now(),
  -- The day of somebody's last meningitis injection, as told by whoever keeps their papers.
  vaccinated_on date,
  constraint an_emergency_contact_is_whole check ((emergency_name is null) = (emergency_phone is null)),
  constraint needs_stand_on_a_consent check (
    (sealed_needs is null) = (needs_consent_version is null) and (sealed_needs is null) = (needs_consented_at is null))
);

create index travellers_user_id on travellers (user_id, created_at);
-- The owner travels once.
create unique index travellers_one_self on travellers (user_id) where relationship = 'self';
create index travellers_delete_at on travellers (delete_at) where delete_at is not null;

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
  -- Counts changes of rooms and shares: who changes an older plan than the one that stands is told so.
  plan_version integer not null default 0,
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
  -- Shown to the group only when the person has said so: the face of the verified photo.
  portrait_shown_at timestamptz,
  -- People of one number would share a room; a hold takes it over.
  room_wish integer check (room_wish between 1 and 10),
  constraint a_member_is_an_account_or_a_traveller check ((user_id is null) <> (traveller_id is null)),
  constraint an_account_has_a_relationship check ((user_id is null) = (relationship is null)),
  constraint an_administrator_has_an_account check (role = 'member' or user_id is not null),
  constraint sharing_stands_on_a_consent check ((needs_shared_version is null) = (needs_shared_at is null)),
  constraint an_account_is_in_a_group_once unique (group_id, user_id),
  constraint a_traveller_is_in_a_group_once unique (group_id, traveller_id)
);

create index family_members_user_id on family_members (user_id) where user_id is not null;
create index family_members_traveller_id on family_members (traveller_id) where traveller_id is not null;

-- A group whose last administrator's account goes is not left to nobody: whoever joined first takes it over, and a group in
-- which nobody has an account ends.
create function give_family_an_administrator() returns trigger language plpgsql as $$
begin
  -- One at a time, as the service locks it; gone with its group, there is nothing to do.
  perform 1 from family_groups where id = old.group_id for update;
  if not found or exists (select from family_members where group_id = old.group_id and role = 'admin') then
    return null;
  end if;
  update family_members set role = 'admin' where id = (
    select id from family_members where group_id = old.group_id and user_id is not null order by joined_at, id limit 1
  );
  if not found then
    delete from family_groups where id = old.group_id;
  end if;
  return null;
end
$$;

create trigger family_keeps_an_administrator after delete on family_members
  for each row when (old.role = 'admin') execute function give_family_an_administrator();

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

-- One list a member with an account, best first; it goes when the member goes.
create table family_preferences (
  group_id text not null,
  user_id text not null references users (id) on delete cascade,
  position integer not null check (position between 0 and 4),
  package_id text not null references packages (id) on delete cascade,
  primary key (group_id, user_id, position),
  constraint a_list_names_a_package_once unique (group_id, user_id, package_id),
  foreign key (group_id, user_id) references family_members (group_id, user_id) on delete cascade
);

create index family_preferences_user_id on family_preferences (user_id);
create index family_preferences_package_id on family_preferences (package_id);

-- What a member with an account means to pay; without a row an even part.
create table family_shares (
  group_id text not null,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('even', 'percent', 'amount', 'none')),
  -- Minor units of an amount, hundredths of a percent, 0 of the others.
  value bigint not null default 0 check (value >= 0),
  primary key (group_id, user_id),
  constraint a_share_is_of_its_kind check (
    case kind when 'percent' then value <= 10000 when 'amount' then true else value = 0 end),
  foreign key (group_id, user_id) references family_members (group_id, user_id) on delete cascade
);

create index family_shares_user_id on family_shares (user_id);

-- The list that the household shares.
create table family_todos (
  id text primary key default gen_random_uuid()::text,
  group_id text not null references family_groups (id) on delete cascade,
  -- Of our list for Hajj, in the reader's words; null: in the household's own.
  default_key text,
  text text check (text <> ''),
  member_id text references family_members (id) on delete set null,
  due_on date,
  done_at timestamptz,
  done_by text references users (id) on delete set null,
  created_by text references users (id) on delete set null,
  created_at timestamptz not null,
  constraint a_todo_has_words check ((default_key is null) <> (text is null)),
  constraint our_list_is_taken_once unique (group_id, default_key)
);

create index family_todos_group_id on family_todos (group_id, due_on, created_at);
create index family_todos_member_id on family_todos (member_id) where member_id is not null;
create index family_todos_done_by on family_todos (done_by) where done_by is not null;
create index family_todos_created_by on family_todos (created_by) where created_by is not null;

-- Nobody is reminded twice a day, whoever presses and in whichever household.
create table family_reminders (
  user_id text not null references users (id) on delete cascade,
  day date not null,
  group_id text references family_groups (id) on delete set null,
  reminded_by text references users (id) on delete set null,
  primary key (user_id, day)
);

create index family_reminders_day on family_reminders (day);
create index family_reminders_group_id on family_reminders (group_id) where group_id is not null;
create index family_reminders_reminded_by on family_reminders (reminded_by) where reminded_by is not null;
