-- Which verdicts on documents have to be judged again, and what moves them.

-- One row a person, so that whoever changes a booking never waits for documents.
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

create function verdicts_of_member_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(coalesce(new.user_id, (select user_id from travellers where id = new.traveller_id)));
  return null;
end $$;

-- Papers are judged for the journey that their dates are told of
-- (src/server/features/bookings/travellers/travels.repository.ts). So a booking's days, its names and its end concern who
-- booked, whom it names, and the household it is for, or that of who booked where it is for none: seats may be open that nobody
-- is named for yet, or that somebody has left. Asked once for a whole batch; a household's people are found by an index, where
-- "or" made each hold read everybody's.
create function verdicts_of_bookings(ids text[]) returns void language sql as $$
  insert into verdicts_due (user_id)
  select concerned.user_id from (
    select booking.user_id from bookings booking where booking.id = any(ids)
    union
    select t.user_id from booking_travellers named join travellers t on t.id = named.traveller_id
    where named.booking_id = any(ids)
    union
    select coalesce(member.user_id, t.user_id) from (
      select booking.family_id as group_id from bookings booking
      where booking.id = any(ids) and booking.family_id is not null
      union
      select maker.group_id from bookings booking join family_members maker on maker.user_id = booking.user_id
      where booking.id = any(ids) and booking.family_id is null
    ) household
    join family_members member on member.group_id = household.group_id
    left join travellers t on t.id = member.traveller_id
  ) concerned
  where exists (select from documents where documents.user_id = concerned.user_id)
  -- Always in this order: two batches never wait for each other in a circle.
  order by 1
  on conflict (user_id) do update set mark = gen_random_uuid()
$$;

create function verdicts_of_booking(id text) returns void language sql as $$
  select verdicts_of_bookings(array[id])
$$;

create function verdicts_of_made_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_of_bookings((select array_agg(id) from made));
  return null;
end $$;

create function verdicts_of_booking_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_of_booking(new.id);
  return null;
end $$;

-- The last seat that is named closes the journey to everybody else of the household.
create function verdicts_of_named_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_of_bookings((select array_agg(distinct booking_id) from named));
  return null;
end $$;

-- Whoever leaves a booking is judged by their own days again, and their seat is open.
create function verdicts_of_left_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(t.user_id) from travellers t where t.id = old.traveller_id;
  perform verdicts_of_booking(old.booking_id);
  return null;
end $$;

-- A passport or a photo that is gone speaks against nobody else's any more, whoever took it: its owner, the traveller whose row
-- is deleted, an account that is erased, its end. The verdicts of its account and of those with the same passport are due.
create function verdicts_beside_deleted_are_due() returns trigger language plpgsql as $$
begin
  perform verdicts_are_due(concerned.user_id) from (
    -- Of an account that is erased with its papers nothing is due.
    select gone.user_id from gone join users on users.id = gone.user_id where gone.type in ('passport', 'photo')
    union
    select other.user_id from gone join documents other on other.passport_digest = gone.passport_digest
    join users on users.id = other.user_id
    where other.replaced_by is null
    order by 1
  ) concerned;
  return null;
end $$;

-- A rule depends on the days of the journey, on whether Nusuk has booked it, and on whose document it is.
create trigger booking_begins_verdicts
  after insert on bookings referencing new table as made
  for each statement execute function verdicts_of_made_are_due();

create trigger booking_moves_verdicts
  after update of phase, departure_date, return_date, nusuk_reference on bookings
  for each row execute function verdicts_of_booking_are_due();

create trigger naming_moves_verdicts
  after insert on booking_travellers referencing new table as named
  for each statement execute function verdicts_of_named_are_due();

create trigger leaving_moves_verdicts
  after delete on booking_travellers
  for each row execute function verdicts_of_left_are_due();

-- A passport is compared with the traveller's record, day of birth and sex included.
create trigger traveller_moves_verdicts
  after insert or update of surname, given_names, nationality, birth_date, sex on travellers
  for each row execute function verdicts_of_user_are_due();

create trigger account_name_moves_verdicts
  after update of first_name, last_name on users
  for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function verdicts_of_account_are_due();

-- A passport is compared with those of the household.
create trigger member_moves_verdicts
  after insert on family_members
  for each row execute function verdicts_of_member_are_due();

create trigger deleted_moves_verdicts
  after delete on documents referencing old table as gone
  for each statement execute function verdicts_beside_deleted_are_due();
