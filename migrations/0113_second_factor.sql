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
