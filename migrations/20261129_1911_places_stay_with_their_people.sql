-- A household's place is of whoever joined for it once the household is dissolved. Who joined and goes, or whose account goes,
-- leaves it to somebody who stands there, an administrator first: else it would be given to them, or to nobody. Of a sale that
-- is over the place stays with who joined for it.
create or replace function places_follow_members() returns trigger language plpgsql as $$
declare
  was text := coalesce('user:' || old.user_id, 'traveller:' || old.traveller_id);
  becomes text;
  without text[];
begin
  if tg_op = 'UPDATE' then
    becomes := coalesce('user:' || new.user_id, 'traveller:' || new.traveller_id);
    if becomes = was then return null; end if;
    insert into queue_people (window_id, person, ticket_id)
      select window_id, becomes, ticket_id from queue_people where person = was on conflict do nothing;
    update queue_known known set person = becomes where person = was and exists (
      select from queue_people stands
      where stands.window_id = known.window_id and stands.person = becomes and stands.ticket_id = known.ticket_id
    );
    with gone as (delete from queue_people where person = was returning window_id, ticket_id)
    select array_agg(ticket_id) into without from gone where not exists (
      select from queue_people stands
      where stands.window_id = gone.window_id and stands.person = becomes and stands.ticket_id = gone.ticket_id
    );
  -- A household that is dissolved leaves its place to whoever joined for it.
  elsif exists (select from family_groups where id = old.group_id) then
    -- Tickets before their people, as a round of the queue takes them.
    update queue_tickets ticket set user_id = (
      select heir.user_id from family_members heir
      where heir.group_id = old.group_id and heir.user_id is not null
      order by not exists (
        select from queue_people stands where stands.ticket_id = ticket.id and stands.person = 'user:' || heir.user_id
      ), heir.role, heir.joined_at, heir.id limit 1
    )
    from sale_windows sale
    where ticket.family_id = old.group_id and old.user_id is not null and coalesce(ticket.user_id, old.user_id) = old.user_id
      and ticket.state in ('waiting', 'admitted', 'completed') and sale.id = ticket.window_id and sale.state <> 'closed';
    with gone as (
      delete from queue_people stands using queue_tickets ticket
      where stands.person = was and ticket.id = stands.ticket_id
        and ticket.family_id = old.group_id and ticket.state = 'waiting'
      returning stands.ticket_id
    )
    select array_agg(ticket_id) into without from gone;
  end if;
  update queue_tickets ticket set seats = least(seats, greatest(1, (
    select count(*) from queue_people stands where stands.ticket_id = ticket.id
  ))) where id = any(without);
  return null;
end
$$;
