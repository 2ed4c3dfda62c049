-- What the operator has taken off the price of a booking that stands, and given back; no longer in total_minor.
alter table bookings add column reduced_minor bigint not null default 0 check (reduced_minor >= 0);
