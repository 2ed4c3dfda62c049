-- The staff desk: letters, and what staff do so that somebody stops.

-- Letters that programs write are marked where something is odd, closed without an answer, and never lost by a rule alone.
create table contact_messages (
  id text primary key default gen_random_uuid()::text,
  -- The reference that the writer is told.
  number bigint generated always as identity (start with 1001) unique,
  kind text not null check (kind in ('form', 'privacy', 'assistant')),
  -- Null: a visitor. Whoever erases the account erases the letters.
  user_id text references users (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  language text not null,
  -- Of the form it was written in: a form that is sent twice is one message.
  form_id text unique,
  demo boolean not null default false,
  created_at timestamptz not null,
  due_at timestamptz not null check (due_at > created_at),
  answer text check (answer <> ''),
  answered_at timestamptz,
  spam_at timestamptz,
  -- What the desk looks at twice.
  flags text[] not null default '{}' check (flags <@ array['many_links']),
  state text not null generated always as (
    case when answered_at is not null then 'answered' when spam_at is not null then 'spam' else 'open' end
  ) stored,
  constraint an_answer_has_its_time check ((answer is null) = (answered_at is null)),
  constraint spam_gets_no_answer check (spam_at is null or answered_at is null)
);

create index contact_messages_user_id on contact_messages (user_id);
create index contact_messages_answered on contact_messages (answered_at desc) where answered_at is not null;
create index contact_messages_open on contact_messages (due_at) where answered_at is null and spam_at is null;
create index contact_messages_spam on contact_messages (spam_at) where spam_at is not null;
-- What came from the same mailbox before.
create index contact_messages_mailbox on contact_messages (lower(email), created_at);

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
