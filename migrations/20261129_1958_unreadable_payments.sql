-- A payment of which the gateway no longer lets us see what came: staff are told of it.
alter table payment_differences drop constraint payment_differences_kind_check;
alter table payment_differences add constraint payment_differences_kind_check check (kind in
  ('missing_here', 'missing_there', 'amount_differs', 'ledger_differs', 'account_differs', 'unreadable', 'refund_failed'));
