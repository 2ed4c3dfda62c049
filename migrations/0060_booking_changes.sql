-- What is changed on a booking that stands: rooms whose difference is being paid, and what leaving cost.

-- Kept by the terms for people who have left: part of total_minor beside the parts.
alter table bookings add column kept_minor bigint not null default 0 check (kept_minor >= 0);

-- The rooms that a charge pays the difference of; they take the place of the booking's parts when it has come.
create table room_changes (
  payment_id text primary key references payments (id) on delete cascade,
  booking_id text not null references bookings (id) on delete cascade,
  -- The new parts, each with its price, terms, room and travellerIds.
  parts jsonb not null,
  created_at timestamptz not null default now()
);

create index room_changes_booking_id on room_changes (booking_id);

-- Whoever leaves a booking is judged by their own days again.
create function verdicts_of_left_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(t.user_id) from travellers t where t.id = old.traveller_id;
  return null;
end $$;

create trigger leaving_moves_verdicts
  after delete on booking_travellers
  for each row execute function verdicts_of_left_are_due();
