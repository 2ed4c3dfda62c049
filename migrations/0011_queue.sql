-- Sale windows: the fair queue before some packages of an operator (docs/queue.md).

create table sale_windows (
  id text primary key default gen_random_uuid()::text,
  operator_id text not null references users (id) on delete cascade,
  state text not null default 'announced' check (state in ('announced', 'open', 'paused', 'closed')),
  opens_at timestamptz not null,
  opened_at timestamptz,
  paused_at timestamptz,
  -- Whole pauses that are over.
  paused_seconds integer not null default 0 check (paused_seconds >= 0),
  closed_at timestamptz,
  close_reason text check (close_reason in ('sold_out', 'ended')),
  admit_per_minute integer not null check (admit_per_minute > 0),
  admitted_minutes integer not null check (admitted_minutes > 0),
  -- Every so many-th admission goes to the step-free lane; null for no lane.
  step_free_every integer check (step_free_every > 1),
  -- Published with the announcement; the secret itself is wrapped until the opening.
  commitment text not null,
  sealed_seed bytea not null,
  -- Which public randomness the draw takes, fixed with the announcement; null: none.
  beacon_round text,
  server_seed text,
  ticket_root text,
  beacon text,
  seed text,
  drawn integer not null default 0,
  -- The highest rank given so far.
  last_rank integer not null default 0,
  last_arrival_at timestamptz,
  admitted integer not null default 0,
  -- Its buyers are part of a demonstration.
  simulated boolean not null default false,
  created_at timestamptz not null default now(),
  -- Up to which ticket, by id, those whom the end of a window left standing have been told: a job that runs twice tells once.
  told_until text not null default '',
  -- Who had joined is settled since then: whoever comes now is not drawn, and need not wait for the draw.
  entries_fixed_at timestamptz,
  -- Nobody waits before this rank.
  front_rank integer not null default 1,
  check ((state = 'closed') = (closed_at is not null)),
  check (state = 'announced' or state = 'closed' or opened_at is not null)
);

create index sale_windows_operator_id on sale_windows (operator_id);
create index sale_windows_live on sale_windows (opens_at) where state <> 'closed';

create table sale_window_packages (
  window_id text not null references sale_windows (id) on delete cascade,
  package_id text not null references packages (id) on delete cascade,
  primary key (window_id, package_id)
);

create index sale_window_packages_package_id on sale_window_packages (package_id);

-- Packages and windows name each other.
alter table packages add foreign key (sale_window_id) references sale_windows (id) on delete set null;

create table queue_tickets (
  -- Opaque, drawn by the server: what the public lists call an entry.
  id text primary key,
  window_id text not null references sale_windows (id) on delete cascade,
  user_id text references users (id) on delete set null,
  family_id text references family_groups (id) on delete set null,
  seats integer not null check (seats > 0),
  step_free boolean not null default false,
  state text not null default 'waiting'
    check (state in ('waiting', 'admitted', 'completed', 'left', 'lapsed', 'ended')),
  joined_at timestamptz not null,
  -- Null until drawn or counted in.
  rank integer check (rank > 0),
  admitted_at timestamptz,
  turn_ends_at timestamptz,
  -- Since when it does not wait any more.
  departed_at timestamptz,
  booking_id text references bookings (id) on delete set null,
  -- Households of a demonstration: they wait and decide like others, and take no seats.
  simulated boolean not null default false,
  -- Told once, whichever node notices it.
  near_told_at timestamptz,
  check ((state = 'waiting') = (departed_at is null))
);

create index queue_tickets_user_id on queue_tickets (user_id);
create index queue_tickets_family_id on queue_tickets (family_id);
create index queue_tickets_booking_id on queue_tickets (booking_id);
create index queue_tickets_unranked on queue_tickets (window_id, joined_at, id) where rank is null and state = 'waiting';
create index queue_tickets_turn on queue_tickets (window_id, turn_ends_at) where state = 'admitted';
create index queue_tickets_departed on queue_tickets (window_id, departed_at) where departed_at is not null;
create index queue_tickets_admitted on queue_tickets (window_id, admitted_at) where admitted_at is not null;
create unique index queue_tickets_rank on queue_tickets (window_id, rank) where rank is not null;

-- The opening draw writes a million ranks in seconds: as narrow rows of their own, and not each ticket anew in all its indexes.
-- Here are those who were drawn; a ticket keeps the rank of whoever came after the opening. No foreign keys: each would be
-- looked up a million times; the rows go with their window.
create table queue_ranks (
  window_id text not null,
  rank integer not null,
  ticket_id text not null,
  step_free boolean not null,
  primary key (window_id, rank)
);

create index queue_ranks_lane on queue_ranks (window_id, rank) where step_free;
create index queue_ranks_ticket_id on queue_ranks using hash (ticket_id);

create function ranks_go_with_window() returns trigger language plpgsql as $$
begin
  delete from queue_ranks where window_id = old.id;
  return null;
end
$$;

create trigger sale_windows_forget_ranks after delete on sale_windows
  for each row execute function ranks_go_with_window();

-- Who stands in line with a live ticket: accounts and travellers without one. Nobody stands there twice.
create table queue_people (
  window_id text not null references sale_windows (id) on delete cascade,
  person text not null,
  ticket_id text not null references queue_tickets (id) on delete cascade,
  primary key (window_id, person)
);

create index queue_people_ticket_id on queue_people (ticket_id);

-- One person counts once in a line, over all accounts and households: by what those who have had a turn are known. Each digest
-- stands once in a window, whoever brings it; it goes with the person's place, so that whoever's turn was not used may stand
-- there again.
create table queue_known (
  window_id text not null,
  person text not null,
  ticket_id text not null references queue_tickets (id) on delete cascade,
  -- Of an accepted passport (keyed, as in documents), or of a confirmed mailbox without what stands behind a plus sign. `shown`:
  -- of a passport that was read and awaits a person; it counts once, too, when seats of a turn are kept with it, and for nothing
  -- beside one that is verified: whoever has another's passport does not shut its bearer out.
  kind text not null check (kind in ('passport', 'mailbox', 'shown')),
  digest bytea not null,
  primary key (window_id, kind, digest),
  foreign key (window_id, person) references queue_people (window_id, person) on delete cascade
);

create index queue_known_person on queue_known (window_id, person);
create index queue_known_ticket_id on queue_known (ticket_id);

-- A household's place follows its people: whoever gets an account stands there as that account, or, where that account
-- stands in the line by itself already, there alone; whoever leaves while the household waits may take a place alone. The
-- place never has more seats than people.
create function places_follow_members() returns trigger language plpgsql as $$
declare
  was text := coalesce('user:' || old.user_id, 'traveller:' || old.traveller_id);
  becomes text;
  without text[];
begin
  if tg_op = 'UPDATE' then
    becomes := coalesce('user:' || new.user_id, 'traveller:' || new.traveller_id);
    if becomes = was then return null; end if;
    insert into queue_people (window_id, person, ticket_id)
      select window_id, becomes, ticket_id from queue_people where person = was on conflict do nothing;
    update queue_known known set person = becomes where person = was and exists (
      select from queue_people stands
      where stands.window_id = known.window_id and stands.person = becomes and stands.ticket_id = known.ticket_id
    );
    with gone as (delete from queue_people where person = was returning window_id, ticket_id)
    select array_agg(ticket_id) into without from gone where not exists (
      select from queue_people stands
      where stands.window_id = gone.window_id and stands.person = becomes and stands.ticket_id = gone.ticket_id
    );
  -- A household that is dissolved leaves its place to whoever joined for it.
  elsif exists (select from family_groups where id = old.group_id) then
    with gone as (
      delete from queue_people stands using queue_tickets ticket
      where stands.person = was and ticket.id = stands.ticket_id
        and ticket.family_id = old.group_id and ticket.state = 'waiting'
      returning stands.ticket_id
    )
    select array_agg(ticket_id) into without from gone;
  end if;
  update queue_tickets ticket set seats = least(seats, greatest(1, (
    select count(*) from queue_people stands where stands.ticket_id = ticket.id
  ))) where id = any(without);
  return null;
end
$$;

create trigger members_move_their_places
  after update of user_id, traveller_id or delete on family_members
  for each row execute function places_follow_members();

-- What was promised, once for each ticket, and what it was promised from; what came of it stands in the ticket.
create table queue_predictions (
  ticket_id text primary key references queue_tickets (id) on delete cascade,
  made_at timestamptz not null,
  place integer not null check (place > 0),
  per_minute integer[] not null,
  minutes integer not null,
  p10 double precision not null,
  p50 double precision not null,
  p90 double precision not null,
  -- Percent; null while it was not known.
  chance integer check (chance between 0 and 100)
);

-- At how many places before the turn somebody is told that it comes near. No row: as most wish it; null: not at all.
create table queue_alerts (
  user_id text primary key references users (id) on delete cascade,
  places integer check (places between 1 and 500)
);

-- Seats won in a turn are for the people of that place in line: who sits there on a passport that awaits a person. It goes once
-- one is verified, or the seat is given up.
create table turn_seats (
  booking_id text not null references bookings (id) on delete cascade,
  -- No reference: the seat is looked after also when its traveller is deleted; nobody keeps an empty seat by it.
  traveller_id text not null,
  -- False: the passport was refused, or is not there any more.
  awaits boolean not null default true,
  -- From then on the seat is for the next in line, unless another passport awaits a person; null: none was refused yet.
  lapses_at timestamptz,
  primary key (booking_id, traveller_id),
  constraint a_refused_one_has_an_end check (awaits or lapses_at is not null)
);

create index turn_seats_traveller_id on turn_seats (traveller_id);

-- Whose seat the operator lets somebody else have, until it is taken.
create table turn_releases (
  booking_id text not null references bookings (id) on delete cascade,
  traveller_id text not null references travellers (id) on delete cascade,
  released_at timestamptz not null,
  primary key (booking_id, traveller_id)
);

create index turn_releases_traveller_id on turn_releases (traveller_id);
