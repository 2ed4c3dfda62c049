-- Only a plan's owner and who is in a household with them pay its steps. What a payer who no longer is has not paid is the
-- owner's to settle, as that of an account that is gone; what is paid, or on its way, stays in their name.
create function hand_back_steps(whose text) returns void language sql as $$
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

create function steps_go_back_to_their_owner() returns trigger language plpgsql as $$
begin
  perform hand_back_steps(old.user_id);
  return null;
end
$$;

create trigger members_hand_back_their_steps after delete on family_members
  for each row when (old.user_id is not null) execute function steps_go_back_to_their_owner();

-- Those of who has left before.
select hand_back_steps(user_id) from payment_plans where not is_example group by user_id;
