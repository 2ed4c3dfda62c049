-- Who has left may have been all that a reduced price still asked for: nothing is then to be paid.
alter table bookings drop constraint bookings_total_minor_check, add check (total_minor >= 0);
