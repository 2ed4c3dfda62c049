-- How people wish to be told, the browsers that show notices, and what waits to be told.

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
  topic text not null check (topic in ('bookings', 'payments', 'documents', 'household', 'places', 'voices', 'customers', 'licence', 'account')),
  app boolean not null,
  push boolean not null,
  mail text not null check (mail in ('now', 'daily', 'off')),
  -- How its mails came before a link in one of them ended them; null where their owner chose.
  mail_before text check (mail_before in ('now', 'daily')),
  primary key (user_id, topic),
  constraint what_was_before_has_ended check (mail_before is null or mail = 'off')
);

-- False: its owner wishes no such notices in the app; it still waits for its mail or summary.
alter table notifications add column in_app boolean not null default true;

-- What is told later: after quiet hours, or by mail once it was not read for a while.
create table notice_deliveries (
  notification_id text not null references notifications (id) on delete cascade,
  channel text not null check (channel in ('push', 'mail')),
  due_at timestamptz not null,
  primary key (notification_id, channel)
);

create index notice_deliveries_due_at on notice_deliveries (due_at);
