-- One passport, one person: a keyed digest of the issuing state and number of a passport whose lines were trusted, and in
-- which order passports became known. It goes with its document.
alter table documents add column passport_digest bytea;
alter table documents add column passport_place bigint;
alter table documents add constraint a_known_passport_has_its_place check ((passport_digest is null) = (passport_place is null));
create sequence passport_places owned by documents.passport_place;
create index documents_passport_digest on documents (passport_digest) where passport_digest is not null;

-- What was read before gets its digest when it is judged the next time.
insert into verdicts_due (user_id)
select distinct user_id from documents where type = 'passport' and sealed_analysis is not null
on conflict do nothing;

-- A passport is compared with those of the household.
create function verdicts_of_member_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(coalesce(new.user_id, (select user_id from travellers where id = new.traveller_id)));
  return null;
end $$;

create trigger member_moves_verdicts
  after insert on family_members
  for each row execute function verdicts_of_member_are_due();
