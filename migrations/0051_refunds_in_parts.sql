-- A charge may be given back in several parts (a cheaper room, then one person less); together never more than it took.

drop index payments_one_refund;
create index payments_refunds on payments (refunds_payment_id) where refunds_payment_id is not null;

create function refunds_stay_within_their_charge() returns trigger language plpgsql as $$
begin
  -- Of two refunds at once the second waits here, and then sees the first.
  perform from payments where id = new.refunds_payment_id for no key update;
  if (select sum(amount_minor) from payments where refunds_payment_id = new.refunds_payment_id and status <> 'failed')
     > (select amount_minor from payments where id = new.refunds_payment_id) then
    raise exception 'more than payment % took would be given back', new.refunds_payment_id;
  end if;
  return null;
end
$$;

create trigger refunds_stay_within_their_charge after insert on payments
  for each row when (new.refunds_payment_id is not null) execute function refunds_stay_within_their_charge();
