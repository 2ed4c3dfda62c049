-- An invitation for somebody's place ends with that place, whichever way it goes: without its member it would be one for a new
-- place, and let in whoever has the code. In one statement with letting go of the member: a second change of the same row would
-- ask for the household, which is locked before accounts and travellers.
create function invitations_end_with_their_place() returns trigger language plpgsql as $$
begin
  update invitations set member_id = null, withdrawn_at = greatest(now(), created_at)
  where member_id = old.id and accepted_at is null and withdrawn_at is null;
  return old;
end
$$;

create trigger members_take_their_invitations before delete on family_members
  for each row execute function invitations_end_with_their_place();
