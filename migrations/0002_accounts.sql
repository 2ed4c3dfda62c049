-- People who sign in, what they sign in with, and their sessions.

create table users (
  id text primary key default gen_random_uuid()::text,
  username text not null check (username <> ''),
  email text not null check (email <> ''),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('pilgrim', 'operator', 'staff')),
  preferred_language text not null default 'en'
    check (preferred_language in ('en', 'ar', 'ur', 'hi', 'bn', 'tr', 'fr', 'id', 'ms', 'fa', 'ru')),
  -- ISO 3166-1 alpha-2; decides who may sell to this person.
  country_of_residence text check (country_of_residence ~ '^[A-Z]{2}$'),
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  email_verified_at timestamptz,
  -- The answers of the welcome: null until told. Who skipped it is not asked again.
  travels_alone boolean,
  welcome_skipped boolean not null default false,
  -- An account that nobody signs in to: it stands in for a caller until the booking is claimed (docs/decisions).
  stands_in boolean not null default false,
  -- Whether an account counts as confirmed although nobody has followed a link to its address: it was made where no mail can be
  -- sent, or before an address was asked for. Whoever sets mail up later asks new accounts alone.
  address_counts boolean not null default false,
  -- Whether the password that is set now is hard enough to guess for papers, lines and desks (src/domain/strong-password.ts):
  -- decided when it is typed, since only its hash is kept. Null: not typed since this was asked; told at the next sign-in.
  password_strong boolean,
  -- From when on a desk asks for a second factor: fourteen days after a licence was approved first, or an account of staff was
  -- made (src/server/platform/records/second-factor-due.ts). Null: of nobody.
  second_factor_due timestamptz
);

-- What can be typed to sign in: usernames and email addresses, each of one account alone, whatever the case.
create table sign_in_names (
  name text primary key,
  user_id text not null references users (id) on delete cascade
);

create index sign_in_names_user_id on sign_in_names (user_id);

-- In order of the names, so that two registrations that want the same two never wait for each other. Nobody can type the name of
-- a stand-in.
create function keep_sign_in_names() returns trigger language plpgsql as $$
begin
  delete from sign_in_names where user_id = new.id;
  insert into sign_in_names (name, user_id)
    select distinct lower(typed), new.id from unnest(array[new.username, new.email]) as typed
    where not new.stands_in order by 1;
  return null;
end
$$;

create trigger users_keep_sign_in_names after insert or update of username, email on users
  for each row execute function keep_sign_in_names();

-- Usernames that a reader cannot tell apart are one: by invisible signs, width, combining marks, or letters of another script
-- that look like Latin ones (Unicode TR39, confusables.txt: the Cyrillic and Greek letters of everyday alphabets). Nothing
-- within one script is folded: "ali1" and "alil" stay two. Names that are there already keep working, so this is an index and no
-- constraint; who registers looks it up under a lock (accounts/registration/registration.ts).
create function name_shape(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(translate(lower(translate(regexp_replace(
    normalize(name, NFKD),
    -- Combining marks of no script of their own, then what is invisible (Default_Ignorable_Code_Point, and U+2800).
    '[\u0300-\u036f\u0485\u0486\u064b-\u0655\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'
      '\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164'
      '\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]',
    '', 'g'),
    'АВЕЅІЈКМНОРСТУХԚԜԌΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
    'ABESIJKMHOPCTYXQWGABEZHIKMNOPTYX')),
    'асԁеһіјӏпорԛгѕԝхуѵүαγινορσυ',
    'acdehijlnopqrswxyvyayivopou'))
$$;

create index users_name_shape on users (name_shape(username));

-- A mailbox as people share it out: what stands behind a plus sign, and capitals, make no other one; one of Gmail is the same
-- whatever dots are put into its name and by whichever of its two domains it is called (docs/sources.md#gmail).
create function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
  select case when lower(email) ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else regexp_replace(lower(email), '\+[^@]*@', '@') end
$$;

create index users_confirmed_mailbox on users (mailbox_of(email)) where email_verified_at is not null;

-- Passkeys beside the password (WebAuthn): the public half of a key that a device keeps.
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

-- The challenges that passkeys answer. Each works once and for minutes; null: for signing in, before anybody is known.
create table passkey_challenges (
  challenge text primary key,
  user_id text references users (id) on delete cascade,
  made_at timestamptz not null
);

create index passkey_challenges_user on passkey_challenges (user_id);

-- A second factor beside the password: a secret that an authenticator app knows too, and codes for when it is lost.
create table second_factors (
  user_id text primary key references users (id) on delete cascade,
  -- Sealed by the master key, bound to the account: a stolen table makes no codes.
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  -- Null until the first right code has shown that an app knows the secret; nothing is asked of anybody before.
  confirmed_at timestamptz,
  -- The step of thirty seconds whose code worked last: neither it nor an earlier one works again (RFC 6238, 5.2).
  last_step integer not null default 0 check (last_step >= 0)
);

create table recovery_codes (
  user_id text not null references second_factors (user_id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  -- Used ones are deleted.
  primary key (user_id, code_hash)
);

create table sessions (
  -- SHA-256 of the cookie's token; the token itself is nowhere.
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The id is for lists and addresses: it opens nothing, unlike the token.
  id text not null default gen_random_uuid()::text,
  browser text not null default 'other'
    check (browser in ('chrome', 'edge', 'firefox', 'safari', 'samsung', 'opera', 'other')),
  system text not null default 'other'
    check (system in ('android', 'ios', 'linux', 'macos', 'windows', 'other')),
  last_used_at timestamptz not null default now(),
  -- Which passkey a session was opened with or made in; null: a password alone, or the key is gone.
  passkey_id text references passkeys (id) on delete set null,
  constraint sessions_id_is_unique unique (id)
);

create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);
create index sessions_passkey on sessions (passkey_id) where passkey_id is not null;

-- Links that work once.
create table one_time_tokens (
  -- SHA-256 of the token in the link; the token itself is nowhere but in the sealed mail.
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('password_reset', 'email_verification', 'email_change')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  -- Another address stands in the link that was sent to it, and becomes the account's when the link is followed.
  email text,
  constraint one_time_tokens_email_check check ((purpose = 'email_change') = (email is not null))
);

create index one_time_tokens_user_id on one_time_tokens (user_id, purpose, created_at);
create index one_time_tokens_expires_at on one_time_tokens (expires_at);

-- Failed sign-ins and refused calls, summed up by the hour: who was tried, from where and with what, so that a guessed
-- password can be looked into. However often somebody fails, it stays one row an hour.
create table refused_tries (
  hour timestamptz not null,
  code text not null,
  -- Null: signed in nowhere, or a name that nobody has; what was typed is not kept.
  account_id text references users on delete cascade,
  -- The address, of IPv6 the first half.
  network text not null,
  browser text not null,
  system text not null,
  tries integer not null check (tries > 0),
  last_at timestamptz not null,
  unique nulls not distinct (hour, code, account_id, network, browser, system)
);

create index refused_tries_account on refused_tries (account_id);
create index refused_tries_network on refused_tries (network, hour);
