-- A saved plan of the demonstration's example bill: nobody owes it, so nothing that is due is told of it.
alter table payment_plans add column is_example boolean not null default false;
update payment_plans set is_example = true where id = 'demo-plan-operator';
