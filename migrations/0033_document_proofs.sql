-- What a verdict needs to be judged again without reading the file again, and to know the same file when it comes twice.

alter table documents
  -- SHA-256 of the upload.
  add column content_digest bytea check (length(content_digest) = 32),
  -- When its owner said that the name was read as it is printed.
  add column name_confirmed_at timestamptz,
  add column judged_at timestamptz,
  -- Something that the verdict rests on has changed since.
  add column judge_due boolean not null default false;

create index documents_judge_due on documents (id) where judge_due;

create function documents_of_user_are_due() returns trigger language plpgsql as $$
begin
  update documents set judge_due = true
  where user_id = new.user_id and sealed_analysis is not null and not judge_due;
  return null;
end $$;

-- A rule depends on the days of the journey, on whether Nusuk has booked it, and on whose document it is.
create trigger booking_moves_verdicts
  after insert or update of phase, departure_date, return_date, nusuk_reference on bookings
  for each row execute function documents_of_user_are_due();

create trigger traveller_moves_verdicts
  after update of surname, given_names, nationality, birth_date on travellers
  for each row execute function documents_of_user_are_due();

create function documents_of_account_are_due() returns trigger language plpgsql as $$
begin
  update documents set judge_due = true
  where user_id = new.id and sealed_analysis is not null and not judge_due;
  return null;
end $$;

create trigger account_name_moves_verdicts
  after update of first_name, last_name on users
  for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function documents_of_account_are_due();
