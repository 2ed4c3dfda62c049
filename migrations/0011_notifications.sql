-- What people are told and what has happened around them; words come from the catalogues, so only kinds and values lie here.

create table notifications (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  -- A path of ours that the notification leads to.
  link text check (link like '/%'),
  created_at timestamptz not null,
  read_at timestamptz
);

create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create table activity (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  link text check (link like '/%'),
  created_at timestamptz not null
);

create index activity_newest on activity (user_id, created_at desc, id desc);
