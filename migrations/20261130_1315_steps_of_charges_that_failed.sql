-- A payer who left while their charge was under way kept the step: where it then fails, nothing of it is theirs any more.
-- Locked first, each statement after it with what is committed by then: of a leaving and a failing at once the second sees the
-- first.
create or replace function hand_back_steps(whose text) returns void language sql as $$
  select from payment_plan_steps step join payment_plans plan on plan.id = step.plan_id
  where step.payer_id <> plan.user_id and step.done_at is null
    and step.id in (
      select id from payment_plan_steps where payer_id = whose
      union select own.id from payment_plan_steps own join payment_plans p on p.id = own.plan_id where p.user_id = whose
    )
  order by step.id for no key update of step;

  update payment_plan_steps step set payer_id = null, asked_on = null, reminded_on = null
  from payment_plans plan
  where plan.id = step.plan_id and step.payer_id <> plan.user_id and step.done_at is null
    and step.id in (
      select id from payment_plan_steps where payer_id = whose
      union select own.id from payment_plan_steps own join payment_plans p on p.id = own.plan_id where p.user_id = whose
    )
    and not exists (
      select from payments where payments.step_id = step.id and payments.kind = 'charge' and payments.status <> 'failed'
    )
    and not exists (
      select from family_members payer join family_members owner on owner.group_id = payer.group_id
      where payer.user_id = step.payer_id and owner.user_id = plan.user_id
    )
$$;

create function failed_steps_go_back_to_their_owner() returns trigger language plpgsql as $$
begin
  perform hand_back_steps(new.payer_id);
  return null;
end
$$;

create trigger failed_charges_hand_back_their_steps after update of status on payments
  for each row when (new.kind = 'charge' and new.status = 'failed' and new.step_id is not null and new.payer_id is not null)
  execute function failed_steps_go_back_to_their_owner();

-- Those of charges that have failed before.
select hand_back_steps(payer_id) from payments
where kind = 'charge' and status = 'failed' and step_id is not null and payer_id is not null group by payer_id;
