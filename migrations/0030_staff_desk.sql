-- The staff desk: licences with their history, what a person decided about a document, the contact inbox, the search of the record.

create table licences (
  id text primary key default gen_random_uuid()::text,
  operator_id text not null references operators (user_id) on delete cascade,
  scheme text not null check (scheme in ('atol', 'abta', 'iata', 'nusuk_provider', 'nusuk_agent', 'other')),
  -- Whose agent this operator is, or what another register is called; null for the rest.
  party text check (party <> ''),
  number text not null check (number <> ''),
  register_url text not null check (register_url ~ '^https://'),
  company_name text not null check (company_name <> ''),
  valid_until date not null,
  status text not null default 'submitted'
    check (status in ('submitted', 'approved', 'returned', 'replaced', 'expired')),
  -- Why it was returned, word for word for the operator.
  reason text check (reason <> ''),
  -- The re-encoded first page of what was sent along; without the row the file is noise.
  file_id text unique,
  file_key bytea,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  constraint a_licence_file_has_its_key check ((file_id is null) = (file_key is null)),
  constraint a_party_where_the_scheme_has_one check ((party is not null) = (scheme in ('nusuk_agent', 'other'))),
  constraint only_a_returned_licence_has_a_reason check ((reason is not null) = (status = 'returned')),
  constraint a_decided_licence_has_its_time check ((decided_at is null) = (status = 'submitted'))
);

create index licences_operator_id on licences (operator_id, submitted_at desc);
create unique index one_licence_waits on licences (operator_id) where status = 'submitted';
create unique index one_licence_holds on licences (operator_id) where status = 'approved';
create index licences_queue on licences (submitted_at) where status = 'submitted';

alter table operators
  add column licence_party text,
  add column licence_valid_until date;
update operators set
  licence_party = case when lower(licence_scheme) in ('atol', 'abta', 'iata') then null else licence_scheme end,
  licence_scheme = case when lower(licence_scheme) in ('atol', 'abta', 'iata') then lower(licence_scheme) else 'other' end
  where licence_scheme is not null;
alter table operators
  add constraint a_known_licence_scheme
    check (licence_scheme in ('atol', 'abta', 'iata', 'nusuk_provider', 'nusuk_agent', 'other')),
  add constraint verified_licence_has_a_scheme check (licence_verified_at is null or licence_scheme is not null);

alter table documents
  -- When a person decided what the engine could not, and what they wrote to the owner.
  add column reviewed_at timestamptz,
  add column review_reason text,
  add constraint a_reason_comes_with_a_review check (review_reason is null or reviewed_at is not null);
create index documents_for_review on documents (uploaded_at) where needs_review;

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
  state text not null generated always as (case when answered_at is null then 'open' else 'answered' end) stored,
  constraint an_answer_has_its_time check ((answer is null) = (answered_at is null))
);

create index contact_messages_user_id on contact_messages (user_id);
create index contact_messages_open on contact_messages (due_at) where answered_at is null;
create index contact_messages_answered on contact_messages (answered_at desc) where answered_at is not null;

create index audit_actor on audit (actor_id, id);
create index audit_action on audit (action text_pattern_ops, id);
create index audit_at on audit (at);
