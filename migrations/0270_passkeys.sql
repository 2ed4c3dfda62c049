-- Passkeys beside the password (WebAuthn): the public half of a key that a device keeps, and the challenges it answers.

create table passkeys (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  -- What the device calls it; one key opens one account.
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often it was used, as the device counts: a copy of the key falls behind. 0 where the device does not count.
  uses bigint not null check (uses >= 0),
  transports text[] not null default '{}',
  -- In its owner's words.
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Each works once and for minutes; null: for signing in, before anybody is known.
create table passkey_challenges (
  challenge text primary key,
  user_id text references users (id) on delete cascade,
  made_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);

-- Which passkey a session was opened with or made in; null: a password alone, or the key is gone.
alter table sessions add column passkey_id text references passkeys (id) on delete set null;
create index sessions_passkey on sessions (passkey_id) where passkey_id is not null;
