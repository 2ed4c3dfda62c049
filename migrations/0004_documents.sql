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
  constraint a_file_has_its_key check ((file_id is null) = (file_key is null)),
  constraint only_a_pending_document_waits_for_a_person check (not needs_review or status = 'pending'),
  constraint a_decided_document_is_done check (status = 'pending' or stage = 'done')
);

create index documents_user_id on documents (user_id, uploaded_at desc);
create index documents_delete_at on documents (delete_at) where delete_at is not null;
