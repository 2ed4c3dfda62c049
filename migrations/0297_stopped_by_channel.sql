-- What was told of a suspended operator so far gets the channel of its booking, by which its words go now.
update notifications set params = params || jsonb_build_object('channel', coalesce(
  (select channel from bookings where '/bookings/' || bookings.id = notifications.link), 'any'))
where kind = 'operator_stopped';
