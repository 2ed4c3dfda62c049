-- Whose name stands in what others are told; it goes with that account. Null: nobody's.
alter table notifications add column names_id text references users (id) on delete cascade;
alter table activity add column names_id text references users (id) on delete cascade;
create index notifications_names_id on notifications (names_id) where names_id is not null;
create index activity_names_id on activity (names_id) where names_id is not null;

-- What was told before is tied where reader and named still travel, work or pay together.
create temporary table told_of on commit drop as
  with together (reader_id, named_id) as (
    select mine.user_id, other.user_id
    from family_members mine join family_members other on other.group_id = mine.group_id
    where mine.user_id <> other.user_id
    union select operator_id, user_id from team_members
    union select user_id, operator_id from team_members
    union select step.payer_id, plan.user_id
    from payment_plan_steps step join payment_plans plan on plan.id = step.plan_id
    where step.payer_id <> plan.user_id
  )
  select together.*, name
  from together join users on users.id = named_id
  left join travellers self on self.user_id = named_id and self.relationship = 'self'
  cross join lateral (values
    (btrim(users.first_name || ' ' || users.last_name)), (users.first_name), (btrim(self.given_names || ' ' || self.surname))
  ) as called (name)
  where name is not null;
update notifications set names_id = named_id from told_of
where user_id = reader_id and kind ~ '^(household|team|payment_asked)' and name in (params ->> 'name', params ->> 'owner');
update activity set names_id = named_id from told_of
where user_id = reader_id and kind ~ '^(household|team|payment_asked)' and name in (params ->> 'name', params ->> 'owner');
