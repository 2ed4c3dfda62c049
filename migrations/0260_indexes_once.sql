-- Every hold writes into each of these: two that began alike are one now, with what the second was asked for included; and the
-- record of acts grows in order of time, for which the ends of its blocks are enough.
create index bookings_departing on bookings (operator_id, departure_date, id) include (status, phase, hold_expires_at, sheltered_until);
drop index bookings_by_departure, bookings_counted;

alter table booking_travellers drop constraint booking_travellers_booking_id_position_fkey;
alter table booking_parts
  drop constraint booking_parts_pkey,
  add constraint booking_parts_pkey primary key (booking_id, position) include (package_id, seats, amount_minor);
alter table booking_travellers
  add constraint booking_travellers_booking_id_position_fkey
  foreign key (booking_id, position) references booking_parts (booking_id, position) on delete cascade;
drop index booking_parts_sums;

drop index audit_at;
create index audit_at on audit using brin (at);
