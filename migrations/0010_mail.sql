-- Mail that waits to be sent, one-time links, and what people see of their own sessions.

alter table users add column email_verified_at timestamptz;

-- Gone once the mail server has taken it; what it says and its links are sealed by the master key.
create table outgoing_mails (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  sealed_letter bytea not null,
  created_at timestamptz not null
);

create index outgoing_mails_user_id on outgoing_mails (user_id);

create table one_time_tokens (
  -- SHA-256 of the token in the link; the token itself is nowhere but in the sealed mail.
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('password_reset', 'email_verification')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);

create index one_time_tokens_user_id on one_time_tokens (user_id, purpose, created_at);
create index one_time_tokens_expires_at on one_time_tokens (expires_at);

-- The id is for lists and addresses: it opens nothing, unlike the token.
alter table sessions
  add column id text not null default gen_random_uuid()::text,
  add column browser text not null default 'other'
    check (browser in ('chrome', 'edge', 'firefox', 'safari', 'samsung', 'opera', 'other')),
  add column system text not null default 'other'
    check (system in ('android', 'ios', 'linux', 'macos', 'windows', 'other')),
  add column last_used_at timestamptz not null default now(),
  add constraint sessions_id_is_unique unique (id);
