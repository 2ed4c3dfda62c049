-- One person counts once in a line, over all accounts and households.

-- By what those who have had a turn are known. Each digest stands once in a window, whoever brings it; it goes with the
-- person's place, so that whoever's turn was not used may stand there again.
create table queue_known (
  window_id text not null,
  person text not null,
  ticket_id text not null references queue_tickets (id) on delete cascade,
  -- Of an accepted passport (keyed, as in documents), or of a confirmed mailbox without what stands behind a plus sign.
  kind text not null check (kind in ('passport', 'mailbox')),
  digest bytea not null,
  primary key (window_id, kind, digest),
  foreign key (window_id, person) references queue_people (window_id, person) on delete cascade
);
create index queue_known_person on queue_known (window_id, person);
create index queue_known_ticket_id on queue_known (ticket_id);

-- A household's place follows its people: whoever gets an account stands there as that account, or, where that account
-- stands in the line by itself already, there alone; whoever leaves while the household waits may take a place alone. The
-- place never has more seats than people.
create function places_follow_members() returns trigger language plpgsql as $$
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

create trigger members_move_their_places
  after update of user_id, traveller_id or delete on family_members
  for each row execute function places_follow_members();
