-- Travel documents. What was read from them is sealed; only states, scores and times stand in the open.

create table documents (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  type text not null check (type in ('passport', 'visa', 'health_certificate', 'photo', 'vaccination')),
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  needs_review boolean not null default false,
  stage text not null default 'received' check (stage in ('received', 'reading', 'checking', 'done')),
  -- Why the file could not be read at all: an error code of the contract.
  refusal text,
  file_name text not null,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  -- The wrapped key of the encrypted file, which lies in the store under this row's id: without the row the file is noise.
  file_key bytea,
  -- Keyed hash of the upload, to recognise the same file again.
  fingerprint bytea not null,
  verification_score integer check (verification_score between 0 and 100),
  -- The sealed analysis: extracted data, checks with their evidence.
  sealed_analysis bytea,
  attempts integer not null default 0,
  uploaded_at timestamptz not null default now(),
  processed_at timestamptz,
  delete_at timestamptz,
  constraint only_a_pending_document_waits_for_a_person check (not needs_review or status = 'pending'),
  constraint a_decided_document_is_done check (status = 'pending' or stage = 'done')
);

create index documents_user_id on documents (user_id, uploaded_at desc);
create index documents_delete_at on documents (delete_at) where delete_at is not null;
