-- What is kept for Nusuk by an account that nobody has confirmed goes to others where few places are left.
alter table bookings drop constraint bookings_cancel_reason_check;
alter table bookings add constraint bookings_cancel_reason_check check (cancel_reason in
  ('by_pilgrim', 'by_operator', 'by_staff', 'hold_expired', 'approval_overdue', 'nusuk_reference_missing',
   'address_unconfirmed', 'payment_overdue', 'seats_unproven'));
