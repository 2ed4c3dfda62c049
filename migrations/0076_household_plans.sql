-- What a household plans together: ranked packages, who pays what, rooms, the shared list; and who was reminded when.

-- Shown to the group only when the person has said so: the face of the verified photo.
alter table family_members add column portrait_shown_at timestamptz;
-- People of one number would share a room; a hold takes it over.
alter table family_members add column room_wish integer check (room_wish between 1 and 10);
-- Counts changes of rooms and shares: who changes an older plan than the one that stands is told so.
alter table family_groups add column plan_version integer not null default 0;

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
