-- Papers are judged for the journey that their dates are told of: of whoever has left a booking that one of their household has
-- made before it, by that booking too, once a seat of it is open (src/server/features/bookings/travels.repository.ts).

-- Whose papers a booking's days, its names or its end concern: who booked, whom it names, the household it is for, or that
-- of who booked where it is for none.
create or replace function verdicts_of_booking(id text) returns void language plpgsql as $$
begin
  perform verdicts_are_due(concerned.user_id) from (
    select booking.user_id from bookings booking where booking.id = $1
    union
    select t.user_id from booking_travellers named join travellers t on t.id = named.traveller_id
    where named.booking_id = $1
    union
    select coalesce(member.user_id, t.user_id) from bookings booking
    join family_members member on member.group_id = booking.family_id or booking.family_id is null and member.group_id in (
      select maker.group_id from family_members maker where maker.user_id = booking.user_id
    )
    left join travellers t on t.id = member.traveller_id
    where booking.id = $1
    order by 1
  ) concerned;
end $$;
