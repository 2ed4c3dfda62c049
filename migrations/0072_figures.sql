-- What sums over an operator's bookings read of their parts, without the terms and price lists that make the rows long.
create index booking_parts_sums on booking_parts (booking_id, position) include (package_id, seats, amount_minor);
