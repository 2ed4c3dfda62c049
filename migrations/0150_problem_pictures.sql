-- One picture may lie beside a problem: what the pilgrim saw.
create table problem_pictures (
  id text primary key default gen_random_uuid()::text,
  problem_id text not null unique references problems (id) on delete cascade,
  file_id text not null unique,
  -- Wrapped; whoever erases it has shredded the file.
  file_key bytea not null,
  created_at timestamptz(3) not null
);
