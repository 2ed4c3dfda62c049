-- Tickets: one a traveller of a booking, made when first asked for. What it is worth, the booking says at each check.

create table tickets (
  id uuid primary key,
  booking_id text not null references bookings (id) on delete cascade,
  traveller_id text not null references travellers (id) on delete cascade,
  issued_at timestamptz not null,
  -- However often it is printed, the code on it stays the same.
  constraint one_ticket_a_traveller unique (booking_id, traveller_id)
);

create index tickets_traveller_id on tickets (traveller_id);
