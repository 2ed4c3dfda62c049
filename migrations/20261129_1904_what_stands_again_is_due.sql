-- What lay under a file that is gone stands again, of whatever type, and nothing has judged it meanwhile. A passport or a photo
-- that is gone also speaks against nobody else's any more, whoever took it: its owner, the traveller whose row is deleted, an
-- account that is erased, its end. The verdicts of its account and of those with the same passport are due.
create or replace function verdicts_beside_deleted_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(concerned.user_id) from (
    -- Of an account that is erased with its papers nothing is due.
    select gone.user_id from gone join users on users.id = gone.user_id
    union
    select other.user_id from gone join documents other on other.passport_digest = gone.passport_digest
    join users on users.id = other.user_id
    where other.replaced_by is null
    order by 1
  ) concerned;
  return null;
end $$;
