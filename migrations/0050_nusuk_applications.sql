-- The official number of each application of a booking, and the reminders that were sent about it.

create table booking_references (
  booking_id text not null references bookings (id) on delete cascade,
  -- Up to eight people are one application, nine or ten are two.
  application integer not null check (application between 0 and 1),
  reference text not null check (btrim(reference) <> ''),
  recorded_at timestamptz not null,
  primary key (booking_id, application),
  constraint each_application_has_its_own_number unique (booking_id, reference)
);

-- `bookings.nusuk_reference` stays as the whole: all numbers, once all are there.
insert into booking_references (booking_id, application, reference, recorded_at)
select id, 0, nusuk_reference, updated_at from bookings where btrim(nusuk_reference) <> '';

-- Each is sent once, however many nodes look.
create table booking_reminders (
  booking_id text not null references bookings (id) on delete cascade,
  kind text not null check (kind in ('answer', 'reference_14', 'reference_7', 'reference_1')),
  sent_at timestamptz not null,
  primary key (booking_id, kind)
);
