-- A place in line is for the people whom it named: whoever was renamed after the draw, or had somebody else take over the
-- place, is compared with them.

alter table queue_people add column surname text, add column given_names text, add column birth_date date,
  -- They have told no record of themselves: the name is the one that they signed up with.
  add column of_account boolean not null default false,
  add constraint named_whole check ((surname is null) = (given_names is null));
create index queue_people_person on queue_people (person);

create function told_of(person text)
  returns table (surname text, given_names text, birth_date date, of_account boolean) language sql stable as $$
  select own.surname, own.given_names, own.birth_date, false from travellers own
    where person like 'user:%' and own.user_id = substr(person, 6) and own.relationship = 'self'
  union all
  select u.last_name, u.first_name, null, true from users u
    where person like 'user:%' and u.id = substr(person, 6)
      and not exists (select from travellers own where own.user_id = u.id and own.relationship = 'self')
  union all
  select entered.surname, entered.given_names, entered.birth_date, false from travellers entered
    where person like 'traveller:%' and entered.id = substr(person, 11)
$$;

create function named_as_they_come() returns trigger language plpgsql as $$
begin
  if new.surname is null then
    select * into new.surname, new.given_names, new.birth_date, new.of_account from told_of(new.person);
    new.of_account := coalesce(new.of_account, false);
  end if;
  return new;
end
$$;

create trigger people_are_named before insert on queue_people for each row execute function named_as_they_come();

update queue_people set (surname, given_names, birth_date, of_account) = (
  select told.surname, told.given_names, told.birth_date, told.of_account from told_of(person) told
) where exists (select from told_of(person));

-- Until the draw nobody knows whose place is worth what: they may be named anew.
create function names_follow_until_the_draw() returns trigger language plpgsql as $$
declare
  one record;
begin
  if tg_op = 'DELETE' then one := old; else one := new; end if;
  if tg_op = 'DELETE' and old.relationship <> 'self' then
    with gone as (delete from queue_people where person = 'traveller:' || old.id returning ticket_id)
    update queue_tickets ticket set seats = least(seats, greatest(1, (
      select count(*) from queue_people stands
      where stands.ticket_id = ticket.id and stands.person <> 'traveller:' || old.id
    ))) where id in (select ticket_id from gone) and state = 'waiting';
    return null;
  end if;
  update queue_people stands set (surname, given_names, birth_date, of_account) = (
    select told.surname, told.given_names, told.birth_date, told.of_account from told_of(stands.person) told
  ) from sale_windows sale
  where stands.person = case when one.relationship = 'self' then 'user:' || one.user_id else 'traveller:' || one.id end
    and sale.id = stands.window_id and sale.state = 'announced'
    and exists (select from told_of(stands.person));
  return null;
end
$$;

create trigger travellers_are_named
  after insert or delete or update of surname, given_names, birth_date, relationship, user_id on travellers
  for each row execute function names_follow_until_the_draw();

-- As before; whoever takes a place over after the draw stands there as the person who was named.
create or replace function places_follow_members() returns trigger language plpgsql as $$
declare
  was text := coalesce('user:' || old.user_id, 'traveller:' || old.traveller_id);
  becomes text;
  without text[];
begin
  if tg_op = 'UPDATE' then
    becomes := coalesce('user:' || new.user_id, 'traveller:' || new.traveller_id);
    if becomes = was then return null; end if;
    insert into queue_people (window_id, person, ticket_id, surname, given_names, birth_date, of_account)
      select stands.window_id, becomes, stands.ticket_id, told.surname, told.given_names, told.birth_date,
        coalesce(told.of_account, false)
      from queue_people stands join sale_windows sale on sale.id = stands.window_id
      left join lateral (select stands.surname, stands.given_names, stands.birth_date, stands.of_account) told
        on sale.state <> 'announced'
      where stands.person = was on conflict do nothing;
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

-- Of whom something was changed while they sit on a seat won in a turn: looked at once a minute, as `turn_seats` is. Written
-- without waiting for anybody.
create table turn_seats_due (
  id bigint generated always as identity primary key,
  traveller_id text not null
);

create function turn_seat_is_due(traveller text) returns void language sql as $$
  insert into turn_seats_due (traveller_id) select traveller where exists (
    select from booking_travellers seated join queue_tickets ticket on ticket.booking_id = seated.booking_id
    where seated.traveller_id = traveller
  )
$$;

create function turn_seats_are_due() returns trigger language plpgsql as $$
begin
  perform turn_seat_is_due(case tg_table_name when 'travellers' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'traveller_id' end);
  return null;
end
$$;

create trigger travellers_are_asked_anew after update of surname, given_names, birth_date on travellers
  for each row when ((old.surname, old.given_names, old.birth_date) is distinct from (new.surname, new.given_names, new.birth_date))
  execute function turn_seats_are_due();
create trigger seats_are_asked_anew after update of traveller_id on booking_travellers
  for each row when (old.traveller_id is distinct from new.traveller_id) execute function turn_seats_are_due();
create trigger passports_are_asked_anew after update of passport_digest on documents
  for each row when (new.passport_digest is not null and old.passport_digest is distinct from new.passport_digest)
  execute function turn_seats_are_due();
