-- What staff call off at a suspended operator is told as theirs, not as the operator's.
alter table bookings drop constraint bookings_cancel_reason_check;
alter table bookings add constraint bookings_cancel_reason_check check (cancel_reason in
  ('by_pilgrim', 'by_operator', 'by_staff', 'hold_expired', 'approval_overdue', 'nusuk_reference_missing',
   'payment_overdue', 'seats_unproven'));
-- So far such a booking stood as ended by the operator; the audit knows who did it.
update bookings set cancel_reason = 'by_staff'
where cancel_reason = 'by_operator' and exists (
  select from audit join users on users.id = audit.actor_id
  where audit.subject_type = 'booking' and audit.subject_id = bookings.id
    and audit.action in ('booking.call_off', 'booking.decline') and users.role = 'staff');
