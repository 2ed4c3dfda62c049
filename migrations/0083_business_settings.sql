-- What an operator tells of itself, and the terms that its next packages begin with. No row: nothing was said yet.

create table company_profiles (
  operator_id text primary key references operators (user_id) on delete cascade,
  address text not null,
  phones text[] not null check (cardinality(phones) <= 3),
  email text check (email <> ''),
  about text not null,
  -- Counts the changes: nobody writes over what they have not seen.
  version integer not null check (version > 0)
);

create table standard_terms (
  operator_id text primary key references operators (user_id) on delete cascade,
  terms jsonb not null,
  version integer not null check (version > 0)
);
