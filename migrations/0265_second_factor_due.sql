-- From when on a desk asks for a second factor: fourteen days after a licence was approved first, or an account of staff was
-- made (src/server/platform/records/second-factor-due.ts). Null: of nobody. Whoever has such a desk already has as long from now.
alter table users add column second_factor_due timestamptz;
update users set second_factor_due = now() + interval '14 days'
where not demo and (
  role = 'staff'
  or exists (select from operators where operators.user_id = users.id and licence_verified_at is not null)
);
