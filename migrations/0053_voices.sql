-- What travellers say, what pilgrims ask before they book, who looked at a package, and where a booking first came from.

alter table reviews
  add column edited_at timestamptz,
  -- The operator's, once.
  add column answer text check (answer <> ''),
  add column answered_at timestamptz,
  -- By staff; the author reads why. What is hidden counts in no rating.
  add column hidden_at timestamptz,
  add column hidden_reason text check (hidden_reason <> ''),
  add constraint an_answered_review_has_its_time check ((answer is null) = (answered_at is null)),
  add constraint a_hidden_review_says_why check ((hidden_at is null) = (hidden_reason is null));

create table review_reports (
  id text primary key default gen_random_uuid()::text,
  review_id text not null references reviews (id) on delete cascade,
  -- Null: the account is gone.
  reporter_id text references users (id) on delete set null,
  reason text not null
    check (reason in ('not_a_traveller', 'offensive', 'personal_data', 'advertising', 'untrue', 'other')),
  note text not null default '',
  created_at timestamptz(3) not null,
  due_at timestamptz not null check (due_at > created_at),
  decision text check (decision in ('kept', 'hidden')),
  decided_at timestamptz,
  constraint a_decided_report_has_its_time check ((decision is null) = (decided_at is null)),
  constraint one_report_a_reader unique (review_id, reporter_id)
);

create index review_reports_reporter_id on review_reports (reporter_id);
create index review_reports_open on review_reports (due_at) where decided_at is null;

create table enquiries (
  id text primary key default gen_random_uuid()::text,
  package_id text not null references packages (id) on delete cascade,
  -- Whoever erases the account erases the questions.
  user_id text not null references users (id) on delete cascade,
  question text not null check (question <> ''),
  -- As the asker chose; only what is answered is shown to others, and never with a name.
  is_public boolean not null,
  created_at timestamptz(3) not null,
  answer text check (answer <> ''),
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text check (hidden_reason <> ''),
  constraint an_answered_enquiry_has_its_time check ((answer is null) = (answered_at is null)),
  constraint a_hidden_enquiry_says_why check ((hidden_at is null) = (hidden_reason is null))
);

-- The same words of the same asker are the same question, however often they are sent.
create unique index one_question_once on enquiries (package_id, user_id, md5(question));
create index enquiries_user_id on enquiries (user_id);
create index enquiries_waiting on enquiries (created_at) where answered_at is null and hidden_at is null;

-- How often a package was looked at, a day (UTC). Nothing here names or marks anybody.
create table package_views (
  package_id text not null references packages (id) on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (package_id, day)
);

-- Who has been counted today, as a hash with the day's salt: both are deleted when the day is over, and then nobody,
-- not even whoever has the whole database, can tell who looked.
create table view_salts (
  day date primary key,
  salt bytea not null
);

create table view_marks (
  day date not null,
  package_id text not null references packages (id) on delete cascade,
  visitor bytea not null,
  primary key (day, package_id, visitor)
);

create index view_marks_package_id on view_marks (package_id);

alter table bookings
  -- The campaign's name, or who referred the customer; null where there is none.
  add column source_tag text check (char_length(source_tag) between 1 and 100);

create function refuse_change_of_source() returns trigger language plpgsql as $$
begin
  raise exception 'the first source of a booking is kept for good';
end
$$;

create trigger bookings_keep_their_source before update of source, source_tag on bookings
  for each row when (old.source is distinct from new.source or old.source_tag is distinct from new.source_tag)
  execute function refuse_change_of_source();
