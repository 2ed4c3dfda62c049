-- Papers are judged for the journey that their dates are told of: of whoever belongs to a household, also one that the
-- household has booked with seats that nobody is named for yet (src/server/features/bookings/travels.repository.ts).

-- Whose papers a booking's days, its names or its end concern: who booked, whom it names, and the household it is for.
create function verdicts_of_booking(id text) returns void language plpgsql as $$
begin
  perform verdicts_are_due(concerned.user_id) from (
    select booking.user_id from bookings booking where booking.id = $1
    union
    select t.user_id from booking_travellers named join travellers t on t.id = named.traveller_id
    where named.booking_id = $1
    union
    select coalesce(member.user_id, t.user_id) from bookings booking
    join family_members member on member.group_id = booking.family_id
    left join travellers t on t.id = member.traveller_id
    where booking.id = $1
    order by 1
  ) concerned;
end $$;

create or replace function verdicts_of_booking_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_of_booking(new.id);
  return null;
end $$;

-- The last seat that is named closes the journey to everybody else of the household.
create or replace function verdicts_of_named_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_of_booking(new.booking_id);
  return null;
end $$;

-- Whoever leaves a booking is judged by their own days again, and their seat is open.
create or replace function verdicts_of_left_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(t.user_id) from travellers t where t.id = old.traveller_id;
  perform verdicts_of_booking(old.booking_id);
  return null;
end $$;
