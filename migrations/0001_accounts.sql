-- People who sign in, their sessions, the licensed operators among them, and the append-only record of who did what.

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
  created_at timestamptz not null default now()
);

-- What can be typed to sign in: usernames and email addresses, each of one account alone, whatever the case.
create table sign_in_names (
  name text primary key,
  user_id text not null references users (id) on delete cascade
);

create index sign_in_names_user_id on sign_in_names (user_id);

-- In order of the names, so that two registrations that want the same two never wait for each other.
create function keep_sign_in_names() returns trigger language plpgsql as $$
begin
  delete from sign_in_names where user_id = new.id;
  insert into sign_in_names (name, user_id)
    select distinct lower(typed), new.id from unnest(array[new.username, new.email]) as typed order by 1;
  return null;
end
$$;

create trigger users_keep_sign_in_names after insert or update of username, email on users
  for each row execute function keep_sign_in_names();

create table sessions (
  -- SHA-256 of the cookie's token; the token itself is nowhere.
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table operators (
  user_id text primary key references users (id) on delete cascade,
  company_name text not null,
  licence_scheme text,
  licence_number text,
  licence_register_url text,
  -- Null: not verified; packages stay drafts.
  licence_verified_at timestamptz,
  constraint verified_licence_has_a_number check (licence_verified_at is null or licence_number is not null)
);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No reference: the record outlives the account.
  actor_id text,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);

create index audit_subject on audit (subject_type, subject_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();
