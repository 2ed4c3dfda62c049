-- Pictures of packages: what is kept is what we have drawn anew, without anything that was hidden in the upload.
create table package_images (
  id text primary key,
  package_id text not null references packages (id) on delete cascade,
  position integer not null check (position >= 0),
  -- What is to be seen, for who cannot see it.
  alt text not null check (alt <> '' and length(alt) <= 200),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  file_id text not null unique,
  file_key bytea not null,
  created_at timestamptz not null,
  constraint one_image_a_place unique (package_id, position)
);
