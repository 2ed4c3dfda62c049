-- An approval by a person holds for whom, beside which passport and for which Hajj it was given; that is kept with the sealed
-- verdict. Approvals of before are bound to what is so now, at the next look at their papers.
insert into verdicts_due (user_id)
select distinct user_id from documents where reviewed_at is not null and status = 'verified' and sealed_analysis is not null
on conflict do nothing;
