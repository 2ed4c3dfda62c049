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
