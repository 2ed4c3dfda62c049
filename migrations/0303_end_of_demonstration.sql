-- Whoever serves is not the owner of the tables and cannot lift their triggers. The ledger stays append-only for the product;
-- only the end of the demonstration takes rows from it, and those of its own people alone.
create function end_demonstration_ledger() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  alter table ledger_entries disable trigger ledger_entries_are_append_only;
  alter table ledger_transactions disable trigger ledger_transactions_are_append_only;
  delete from ledger_entries where transaction_id in (
    select ledger_transactions.id from ledger_transactions join bookings on bookings.id = booking_id
    where bookings.user_id in (select id from users where demo) or bookings.operator_id in (select id from users where demo)
  );
  delete from ledger_transactions where booking_id in (
    select id from bookings
    where user_id in (select id from users where demo) or operator_id in (select id from users where demo)
  );
  alter table ledger_transactions enable trigger ledger_transactions_are_append_only;
  alter table ledger_entries enable trigger ledger_entries_are_append_only;
end $$;
