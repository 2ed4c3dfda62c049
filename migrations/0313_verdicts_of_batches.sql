-- Whose verdicts a batch of bookings concerns is asked once for all of it, and no longer once a booking and once a seat; and
-- a household's people are found by an index, where "or" made each hold read everybody's.

drop trigger booking_moves_verdicts on bookings;
drop trigger naming_moves_verdicts on booking_travellers;
drop function verdicts_of_named_are_due();

-- As 0302 says of one: who booked, whom they name, the household they are for, or that of who booked where they are for none.
create function verdicts_of_bookings(ids text[]) returns void language sql as $$
  insert into verdicts_due (user_id)
  select concerned.user_id from (
    select booking.user_id from bookings booking where booking.id = any(ids)
    union
    select t.user_id from booking_travellers named join travellers t on t.id = named.traveller_id
    where named.booking_id = any(ids)
    union
    select coalesce(member.user_id, t.user_id) from (
      select booking.family_id as group_id from bookings booking
      where booking.id = any(ids) and booking.family_id is not null
      union
      select maker.group_id from bookings booking join family_members maker on maker.user_id = booking.user_id
      where booking.id = any(ids) and booking.family_id is null
    ) household
    join family_members member on member.group_id = household.group_id
    left join travellers t on t.id = member.traveller_id
  ) concerned
  where exists (select from documents where documents.user_id = concerned.user_id)
  -- Always in this order: two batches never wait for each other in a circle.
  order by 1
  on conflict (user_id) do update set mark = gen_random_uuid()
$$;

create or replace function verdicts_of_booking(id text) returns void language sql as $$
  select verdicts_of_bookings(array[id])
$$;

create function verdicts_of_made_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_of_bookings((select array_agg(id) from made));
  return null;
end $$;

create function verdicts_of_named_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_of_bookings((select array_agg(distinct booking_id) from named));
  return null;
end $$;

create trigger booking_begins_verdicts
  after insert on bookings referencing new table as made
  for each statement execute function verdicts_of_made_are_due();

create trigger booking_moves_verdicts
  after update of phase, departure_date, return_date, nusuk_reference on bookings
  for each row execute function verdicts_of_booking_are_due();

create trigger naming_moves_verdicts
  after insert on booking_travellers referencing new table as named
  for each statement execute function verdicts_of_named_are_due();
