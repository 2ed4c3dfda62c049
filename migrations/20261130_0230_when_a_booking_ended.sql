-- When a booking ended: what changes on it afterwards, as money that goes back weeks later, moves its end no more.
alter table bookings add column cancelled_at timestamptz(3);

update bookings set cancelled_at = updated_at where phase = 'cancelled';

create function keep_when_it_ended() returns trigger language plpgsql as $$
begin
  new.cancelled_at := case when new.phase = 'cancelled' then new.updated_at end;
  return new;
end
$$;

create trigger bookings_are_made_ended before insert on bookings
  for each row when (new.phase = 'cancelled') execute function keep_when_it_ended();
create trigger bookings_keep_when_they_ended before update of phase on bookings
  for each row when (new.phase is distinct from old.phase and 'cancelled' in (new.phase, old.phase))
  execute function keep_when_it_ended();

alter table bookings add constraint a_cancelled_booking_says_when check ((phase = 'cancelled') = (cancelled_at is not null));
