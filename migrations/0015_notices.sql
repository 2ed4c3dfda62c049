-- What people are told and what has happened around them, and how they wish to be told; words come from the catalogues, so only
-- kinds and values lie here.

create table notifications (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  -- A path of ours that the notification leads to.
  link text check (link like '/%'),
  created_at timestamptz not null,
  read_at timestamptz,
  -- False: its owner wishes no such notices in the app; it still waits for its mail or summary.
  in_app boolean not null default true,
  -- Whose name stands in what others are told; it goes with that account. Null: nobody's.
  names_id text references users (id) on delete cascade,
  -- When a notice was looked at for its reader's daily summary. Null: not yet, so one that is committed late is in the next.
  -- notice_settings.summed_up_to stays where the summary was chosen: what came before had its own mail.
  summed_at timestamptz,
  -- What a notice is about, where that ends or is decided later: `paper:…`, `turn:…`, `hold:…`. What came of it is said beside
  -- it, by the kind of the notice that told of it; null: nothing yet.
  about text,
  settled_by text,
  -- Somebody without an account whose name stands in it: it goes with them.
  names_traveller_id text references travellers (id) on delete cascade
);

create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_names_id on notifications (names_id) where names_id is not null;
create index notifications_names_traveller_id on notifications (names_traveller_id) where names_traveller_id is not null;
-- A turn or a hold ends for everybody who was told of it, also for whoever has left the household meanwhile.
create index notifications_open on notifications (about, user_id) where about is not null and settled_by is null;

create table activity (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  link text check (link like '/%'),
  created_at timestamptz not null,
  names_id text references users (id) on delete cascade,
  about text,
  settled_by text,
  names_traveller_id text references travellers (id) on delete cascade
);

create index activity_newest on activity (user_id, created_at desc, id desc);
create index activity_names_id on activity (names_id) where names_id is not null;
create index activity_names_traveller_id on activity (names_traveller_id) where names_traveller_id is not null;
create index activity_open on activity (about, user_id) where about is not null and settled_by is null;
-- The next action that was told last as a recommendation: one at a time for each account.
create unique index activity_recommended on activity (user_id) where about = 'next' and settled_by is null;

-- Whose journey was looked at for a reminder of what is due, and which reminders have gone out: each once, however many nodes
-- look.
create table due_reminders (
  user_id text primary key references users (id) on delete cascade,
  looked_on date not null,
  told text[] not null default '{}'
);

create table notice_settings (
  user_id text primary key references users (id) on delete cascade,
  -- By its IANA name, so that summer time comes by itself.
  time_zone text not null default 'UTC',
  -- Minutes of the day by that zone's clock; from a later one to an earlier one goes over midnight.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  summary_at smallint not null default 480 check (summary_at between 0 and 1439),
  -- Null: nothing is put into the summary.
  summary_due_at timestamptz,
  -- What came before has been summed up.
  summed_up_to timestamptz,
  constraint quiet_hours_have_both_ends check ((quiet_from is null) = (quiet_until is null)),
  constraint quiet_hours_end check (quiet_from <> quiet_until),
  constraint a_due_summary_has_a_beginning check (summary_due_at is null or summed_up_to is not null)
);

create index notice_settings_summary_due_at on notice_settings (summary_due_at) where summary_due_at is not null;

-- Where nothing was chosen: everything, at once.
create table notice_choices (
  user_id text not null references users (id) on delete cascade,
  topic text not null check (topic in
    ('bookings', 'payments', 'documents', 'household', 'places', 'voices', 'customers', 'licence', 'account')),
  app boolean not null,
  push boolean not null,
  mail text not null check (mail in ('now', 'daily', 'off')),
  -- How its mails came before a link in one of them ended them; null where their owner chose.
  mail_before text check (mail_before in ('now', 'daily')),
  primary key (user_id, topic),
  constraint what_was_before_has_ended check (mail_before is null or mail = 'off')
);

-- What is told later: after quiet hours, or by mail once it was not read for a while.
create table notice_deliveries (
  notification_id text not null references notifications (id) on delete cascade,
  channel text not null check (channel in ('push', 'mail')),
  due_at timestamptz not null,
  primary key (notification_id, channel)
);

create index notice_deliveries_due_at on notice_deliveries (due_at);

-- The one key pair by which push services know this installation: another one would cut off every browser.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  sealed_private_key bytea not null,
  made_at timestamptz not null
);

create table push_subscriptions (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  -- One a browser; a browser that is signed out, or forgotten by a new password, shows nothing more.
  session_id text not null unique references sessions (id) on delete cascade,
  -- SHA-256 of the address, which itself is a secret: whoever knows it can use up the browser's patience.
  endpoint_hash bytea not null unique,
  sealed_subscription bytea not null,
  created_at timestamptz not null
);

create index push_subscriptions_user_id on push_subscriptions (user_id, created_at);

-- Gone once the mail server has taken it; what it says and its links are sealed by the master key.
create table outgoing_mails (
  id text primary key default gen_random_uuid()::text,
  -- Null: to somebody without an account; where it goes lies sealed in the letter itself.
  user_id text references users (id) on delete cascade,
  sealed_letter bytea not null,
  created_at timestamptz not null
);

create index outgoing_mails_user_id on outgoing_mails (user_id);
