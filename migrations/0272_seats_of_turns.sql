-- Seats won in a turn are for the people of that place in line.

-- Who sits there on a passport that awaits a person. It goes once one is verified, or the seat is given up.
create table turn_seats (
  booking_id text not null references bookings (id) on delete cascade,
  traveller_id text not null references travellers (id) on delete cascade,
  -- False: the passport was refused, or is not there any more.
  awaits boolean not null default true,
  -- From then on the seat is for the next in line, unless another passport awaits a person; null: none was refused yet.
  lapses_at timestamptz,
  primary key (booking_id, traveller_id),
  constraint a_refused_one_has_an_end check (awaits or lapses_at is not null)
);
create index turn_seats_traveller_id on turn_seats (traveller_id);

-- Whose seat the operator lets somebody else have, until it is taken.
create table turn_releases (
  booking_id text not null references bookings (id) on delete cascade,
  traveller_id text not null references travellers (id) on delete cascade,
  released_at timestamptz not null,
  primary key (booking_id, traveller_id)
);
create index turn_releases_traveller_id on turn_releases (traveller_id);

alter table bookings drop constraint bookings_cancel_reason_check;
alter table bookings add constraint bookings_cancel_reason_check check (cancel_reason in
  ('by_pilgrim', 'by_operator', 'hold_expired', 'approval_overdue', 'nusuk_reference_missing', 'payment_overdue',
   'seats_unproven'));
