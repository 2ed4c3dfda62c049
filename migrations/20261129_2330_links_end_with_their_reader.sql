-- An administrator reads the link for those who look on: once they no longer administer, or belong, another one stands. Gone
-- with its group, there is nothing to do.
create function onlookers_get_another_link() returns trigger language plpgsql as $$
begin
  update family_groups set share_code = replace(gen_random_uuid()::text, '-', '')
  where id = old.group_id and share_code is not null;
  return null;
end
$$;

create trigger links_end_with_their_administrator after delete on family_members
  for each row when (old.role = 'admin') execute function onlookers_get_another_link();
create trigger links_end_with_administration after update of role on family_members
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function onlookers_get_another_link();
