-- A rejected file takes the place of nothing that waits for a person: what it replaced stands again, or gives way to the newest
-- that waits or is verified. What stands again is judged by today's record.
with again as (
  update documents old set replaced_by = (
    select newer.id from documents newer
    where newer.user_id = old.user_id and newer.traveller_id is not distinct from old.traveller_id
      and newer.type = old.type and newer.stage = 'done' and newer.status <> 'rejected'
      and (newer.uploaded_at, newer.id) > (old.uploaded_at, old.id)
    order by newer.uploaded_at desc, newer.id desc limit 1
  )
  from documents successor
  where successor.id = old.replaced_by and old.status = 'pending' and successor.status = 'rejected'
  returning old.user_id
)
select verdicts_are_due(concerned.user_id) from (select distinct user_id from again order by 1) concerned;
