-- A group whose last administrator's account goes is not left to nobody: whoever joined first takes it over, and a
-- group in which nobody has an account ends.

create function give_family_an_administrator() returns trigger language plpgsql as $$
begin
  -- One at a time, as the service locks it; gone with its group, there is nothing to do.
  perform 1 from family_groups where id = old.group_id for update;
  if not found or exists (select from family_members where group_id = old.group_id and role = 'admin') then
    return null;
  end if;
  update family_members set role = 'admin' where id = (
    select id from family_members where group_id = old.group_id and user_id is not null order by joined_at, id limit 1
  );
  if not found then
    delete from family_groups where id = old.group_id;
  end if;
  return null;
end
$$;

create trigger family_keeps_an_administrator after delete on family_members
  for each row when (old.role = 'admin') execute function give_family_an_administrator();
