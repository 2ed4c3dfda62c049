-- Whose verdicts have to be judged again: one row a person, so that whoever changes a booking never waits for documents.

drop trigger booking_moves_verdicts on bookings;
drop trigger traveller_moves_verdicts on travellers;
drop trigger account_name_moves_verdicts on users;
drop function documents_of_user_are_due();
drop function documents_of_account_are_due();
drop index documents_judge_due;
alter table documents drop column judge_due;
create index documents_judged_at on documents (judged_at) where sealed_analysis is not null;

create table verdicts_due (
  user_id text primary key references users (id) on delete cascade,
  -- New with every change: what was judged before the last one does not settle it.
  mark uuid not null default gen_random_uuid()
);

create function verdicts_are_due(owner text) returns void language sql as $$
  insert into verdicts_due (user_id)
  select owner where exists (select from documents where user_id = owner)
  on conflict (user_id) do update set mark = gen_random_uuid()
$$;

create function verdicts_of_user_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(new.user_id);
  return null;
end $$;

create function verdicts_of_account_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(new.id);
  return null;
end $$;

-- The account that booked, and those whose people the booking names: a household is booked by one of it.
create function verdicts_of_booking_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(concerned.user_id) from (
    select new.user_id
    union
    select t.user_id from booking_travellers named join travellers t on t.id = named.traveller_id
    where named.booking_id = new.id
    order by 1
  ) concerned;
  return null;
end $$;

create function verdicts_of_named_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(t.user_id) from travellers t where t.id = new.traveller_id;
  return null;
end $$;

-- A rule depends on the days of the journey, on whether Nusuk has booked it, and on whose document it is.
create trigger booking_moves_verdicts
  after insert or update of phase, departure_date, return_date, nusuk_reference on bookings
  for each row execute function verdicts_of_booking_are_due();

create trigger naming_moves_verdicts
  after insert on booking_travellers
  for each row execute function verdicts_of_named_are_due();

create trigger traveller_moves_verdicts
  after insert or update of surname, given_names, nationality on travellers
  for each row execute function verdicts_of_user_are_due();

create trigger account_name_moves_verdicts
  after update of first_name, last_name on users
  for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function verdicts_of_account_are_due();
