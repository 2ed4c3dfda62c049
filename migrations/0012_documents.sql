-- Travel documents. What was read from them is sealed; only states, scores and times stand in the open.

create table documents (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  type text not null check (type in ('passport', 'visa', 'health_certificate', 'photo', 'vaccination')),
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  needs_review boolean not null default false,
  stage text not null default 'received' check (stage in ('received', 'reading', 'checking', 'done')),
  -- Why there is no analysis: the reader's reason for refusing the file, or 'reader_failed' when it broke twice.
  refusal text,
  file_name text not null,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  -- Where the encrypted file lies in the store, and its wrapped key: without the row the file is noise.
  -- First the upload; with the verdict the re-encoded page takes its place.
  file_id text unique,
  file_key bytea,
  verification_score integer check (verification_score between 0 and 100),
  -- The sealed analysis: extracted data, checks with their evidence.
  sealed_analysis bytea,
  attempts integer not null default 0,
  uploaded_at timestamptz not null default now(),
  processed_at timestamptz,
  delete_at timestamptz,
  -- Whose the document is; null: the account's owner, who is not among the travellers.
  traveller_id text references travellers (id) on delete cascade,
  -- When a person decided what the engine could not, and what they wrote to the owner. For whom, beside which passport and for
  -- which Hajj an approval holds is kept with the sealed analysis.
  reviewed_at timestamptz,
  review_reason text,
  -- SHA-256 of the upload: the same file is known when it comes twice.
  content_digest bytea check (length(content_digest) = 32),
  -- When its owner said that the name was read as it is printed.
  name_confirmed_at timestamptz,
  judged_at timestamptz,
  -- The newer document that stands in this one's place: of several of one person and type one stands, the others are its history.
  replaced_by text references documents (id) on delete set null,
  -- The owner says that the name that was read is not the one printed.
  name_disputed_at timestamptz,
  -- One passport, one person: a keyed digest of the issuing state and number of a passport whose lines were trusted, and in
  -- which order passports became known. It goes with its document.
  passport_digest bytea,
  passport_place bigint,
  -- A health certificate that is verified and too early for the travel has to be given again, from this day on.
  renew_from date,
  constraint a_file_has_its_key check ((file_id is null) = (file_key is null)),
  constraint only_a_pending_document_waits_for_a_person check (not needs_review or status = 'pending'),
  constraint a_decided_document_is_done check (status = 'pending' or stage = 'done'),
  constraint a_reason_comes_with_a_review check (review_reason is null or reviewed_at is not null),
  constraint a_known_passport_has_its_place check ((passport_digest is null) = (passport_place is null))
);

create index documents_user_id on documents (user_id, uploaded_at desc);
create index documents_delete_at on documents (delete_at) where delete_at is not null;
create index documents_traveller_id on documents (traveller_id) where traveller_id is not null;
create index documents_replaced_by on documents (replaced_by) where replaced_by is not null;
create index documents_for_review on documents (uploaded_at) where needs_review and replaced_by is null;
create index documents_judged_at on documents (judged_at) where sealed_analysis is not null;
create index documents_passport_digest on documents (passport_digest) where passport_digest is not null;

create sequence passport_places owned by documents.passport_place;

-- Second opinions of another model on uploads whose owner let the page be sent, by the words of that version.
create table second_opinions (
  document_id text primary key references documents (id) on delete cascade,
  -- Where the page goes, as it was shown.
  host text not null,
  text_version text not null,
  consented_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'given', 'failed')),
  -- What was said, sealed like what was read.
  sealed_opinion bytea,
  constraint a_given_opinion_has_words check ((state = 'given') = (sealed_opinion is not null))
);

-- A household's papers that were handed in together and wait for a yes; then they are documents like any other.
create table intake_papers (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  -- Made by the sender: sent twice, it is one paper.
  client_key text not null,
  content_digest bytea not null,
  file_name text not null,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  -- Null once the file could not be read.
  file_id text unique,
  -- Wrapped; whoever erases it has shredded the file.
  file_key bytea,
  stage text not null default 'received' check (stage in ('received', 'reading', 'done')),
  refusal text,
  attempts integer not null default 0,
  -- What was seen and a small picture, sealed; null where nothing could be read.
  sealed_reading bytea,
  received_at timestamptz(3) not null,
  delete_at timestamptz(3) not null,
  unique (user_id, client_key),
  unique (user_id, content_digest),
  check ((file_id is null) = (file_key is null))
);

create index intake_papers_delete_at on intake_papers (delete_at);

-- How often people approved a document in spite of a rule that was open: counts alone, of nobody's document.
create table review_agreement (
  type text not null,
  rule_id text not null,
  outcome text not null check (outcome in ('fail', 'warning', 'not_checked')),
  approved integer not null default 0,
  rejected integer not null default 0,
  primary key (type, rule_id, outcome)
);
