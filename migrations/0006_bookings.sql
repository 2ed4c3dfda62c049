-- Bookings, the seats they keep, and who sits there.

create table bookings (
  id text primary key default gen_random_uuid()::text,
  reference text not null unique,
  user_id text not null references users (id) on delete restrict,
  operator_id text not null references operators (user_id) on delete restrict,
  phase text not null check (phase in
    ('held', 'awaiting_approval', 'awaiting_balance', 'awaiting_reference', 'confirmed', 'cancelled')),
  channel text check (channel in ('nusuk', 'operator')),
  payment_status text not null default 'pending'
    check (payment_status in ('pending', 'completed', 'failed', 'refunded')),
  -- Zero where whoever has left was all that a reduced price still asked for: nothing is then to be paid.
  total_minor bigint not null check (total_minor >= 0),
  currency text not null,
  departure_date date not null,
  return_date date not null,
  hold_expires_at timestamptz,
  -- While a charge is under way the seats wait for its outcome, but not for ever.
  sheltered_until timestamptz,
  approval_due_at timestamptz,
  nusuk_reference text,
  -- `by_staff`: what staff call off at a suspended operator is told as theirs. `address_unconfirmed`: what is kept for Nusuk by an
  -- account that nobody has confirmed goes to others where few places are left.
  cancel_reason text check (cancel_reason in
    ('by_pilgrim', 'by_operator', 'by_staff', 'hold_expired', 'approval_overdue', 'nusuk_reference_missing',
     'address_unconfirmed', 'payment_overdue', 'seats_unproven')),
  cancel_note text,
  -- Where the customer first came from; kept for good.
  source text not null default 'marketplace'
    check (source in ('marketplace', 'direct_link', 'campaign', 'referral', 'phone')),
  -- One attempt, one booking: the same key again gives the same answer.
  idempotency_key text,
  request_hash text not null,
  -- Whole milliseconds: lists are cut into pages by this instant, and JavaScript's is no finer.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- The household that a booking is for; null: the account alone.
  family_id text references family_groups (id) on delete set null,
  -- Made by the waitlist: a hold that its pilgrim has been offered and has not asked for.
  offered boolean not null default false,
  -- The campaign's name, or who referred the customer; null where there is none.
  source_tag text check (char_length(source_tag) between 1 and 100),
  -- SPEC's status, always that of the phase.
  status text generated always as (
    case phase
      when 'held' then 'pending'
      when 'awaiting_approval' then 'pending'
      when 'awaiting_balance' then 'pending'
      when 'cancelled' then 'cancelled'
      else 'confirmed'
    end
  ) stored,
  -- Kept by the terms for people who have left: part of total_minor beside the parts.
  kept_minor bigint not null default 0 check (kept_minor >= 0),
  -- Who of the business looks after it.
  assignee_id text references users (id) on delete set null,
  -- What the operator has taken off the price of a booking that stands, and given back; no longer in total_minor.
  reduced_minor bigint not null default 0 check (reduced_minor >= 0),
  -- Every number is there and has been seen: what figures, tickets and their check ask.
  numbers_seen boolean not null default false,
  constraint one_booking_per_attempt unique (user_id, idempotency_key),
  constraint a_hold_expires check ((phase = 'held') = (hold_expires_at is not null)),
  constraint only_a_hold_is_sheltered check (phase = 'held' or sheltered_until is null),
  constraint a_wait_for_approval_ends check ((phase = 'awaiting_approval') = (approval_due_at is not null)),
  constraint a_cancelled_booking_says_why check ((phase = 'cancelled') = (cancel_reason is not null)),
  constraint a_secured_booking_has_a_channel check (phase in ('held', 'cancelled') or channel is not null)
);

create index bookings_user_id on bookings (user_id, created_at desc, id desc);
create index bookings_operator_id on bookings (operator_id, created_at desc, id desc);
create index bookings_live_holds on bookings (hold_expires_at) where phase = 'held';
create index bookings_approvals_due on bookings (approval_due_at) where phase = 'awaiting_approval';
create index bookings_without_reference on bookings (id) where phase = 'awaiting_reference';
create index bookings_family_id on bookings (family_id, created_at desc, id desc) where family_id is not null;
create index bookings_with_balance on bookings (id) where phase = 'awaiting_balance';
create index bookings_assignee_id on bookings (assignee_id, created_at desc, id desc) where assignee_id is not null;
-- The table of a large operator: by departure, and its counts from the index alone.
create index bookings_departing on bookings (operator_id, departure_date, id)
  include (status, phase, hold_expires_at, sheltered_until);

create function refuse_change_of_source() returns trigger language plpgsql as $$
begin
  raise exception 'the first source of a booking is kept for good';
end
$$;

create trigger bookings_keep_their_source before update of source, source_tag on bookings
  for each row when (old.source is distinct from new.source or old.source_tag is distinct from new.source_tag)
  execute function refuse_change_of_source();

create table booking_parts (
  booking_id text not null references bookings (id) on delete cascade,
  position integer not null,
  package_id text not null references packages (id) on delete restrict,
  room_type text check (room_type in ('quad', 'triple', 'double')),
  seats integer not null check (seats > 0),
  amount_minor bigint not null check (amount_minor > 0),
  -- The package's terms as they were agreed; a later change of the package does not reach them.
  terms jsonb not null,
  -- Parts with the same number sleep in one room; null: not placed, the operator arranges it.
  room integer check (room > 0),
  discount_percent integer not null default 0 check (discount_percent between 0 and 100),
  -- What the group discount takes off; amount_minor is what is left to pay.
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  -- {priceMinor, roomTypes} as they were agreed; a later change of the package does not reach them.
  prices jsonb not null,
  -- Included is what sums over an operator's bookings read of their parts, without the terms and price lists that make the rows
  -- long.
  primary key (booking_id, position) include (package_id, seats, amount_minor),
  constraint a_room_is_of_a_kind check (room is null or room_type is not null)
);

create index booking_parts_package_id on booking_parts (package_id);

create table booking_travellers (
  booking_id text not null,
  -- The part whose seat the person has.
  position integer not null,
  traveller_id text not null references travellers (id) on delete cascade,
  -- Nobody has two seats of one booking.
  primary key (booking_id, traveller_id),
  foreign key (booking_id, position) references booking_parts (booking_id, position) on delete cascade
);

create index booking_travellers_part on booking_travellers (booking_id, position);
create index booking_travellers_traveller_id on booking_travellers (traveller_id);

-- Lets each of these accounts try once at a time, then says what it has done so far: the one round trip that holds which are
-- asked for at the same moment begin with. Each statement of a function sees what was committed before it began: the last reads
-- the accounts as they are after the wait. Where nobody waits, those that somebody else has locked are left out.
-- A function keeps the plans that it made while the table was empty, until an ANALYZE, and to a table without rows the index of
-- everybody's live holds looks as good as the account's own: each hold would read all of them. Behind `offset 0` the account
-- alone is asked for, which the two indexes that begin with it can serve.
create function accounts_for_holds(accounts text[], attempt_keys text[], at timestamptz, waits boolean)
returns table (account text, earlier_id text, earlier_hash text, live_holds integer, country text)
language plpgsql set enable_seqscan = off as $$
declare
  locked text[];
begin
  if waits then
    select array_agg(mine.id) into locked from (
      select users.id from users where users.id = any(accounts) order by users.id for no key update
    ) mine;
  else
    select array_agg(mine.id) into locked from (
      select users.id from users where users.id = any(accounts) order by users.id for no key update skip locked
    ) mine;
  end if;
  return query
    select users.id, attempt.id, attempt.request_hash, (
      select count(*)::integer from (
        select phase, hold_expires_at, offered from bookings where bookings.user_id = users.id offset 0
      ) own where own.phase = 'held' and own.hold_expires_at > at and not own.offered
    ), users.country_of_residence
    from unnest(accounts, attempt_keys) as asked (id, attempt_key)
    join users on users.id = asked.id
    left join lateral (
      select bookings.id, bookings.request_hash from bookings
      where bookings.user_id = asked.id and bookings.idempotency_key = asked.attempt_key offset 0
    ) attempt on true
    where users.id = any(locked);
end
$$;

-- From where somebody held seats whose address was not confirmed; a day long.
create table hold_networks (
  booking_id text primary key references bookings (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- An address; of IPv6 the network of /64.
  network text not null,
  at timestamptz not null
);

create index hold_networks_network on hold_networks (network, at);
create index hold_networks_user_id on hold_networks (user_id);
create index hold_networks_at on hold_networks (at);

-- One a traveller of a booking, made when first asked for. What it is worth, the booking says at each check.
create table tickets (
  id uuid primary key,
  booking_id text not null references bookings (id) on delete cascade,
  traveller_id text not null references travellers (id) on delete cascade,
  issued_at timestamptz not null,
  -- However often it is printed, the code on it stays the same.
  constraint one_ticket_a_traveller unique (booking_id, traveller_id)
);

create index tickets_traveller_id on tickets (traveller_id);

-- Special needs told to the operator of one journey; without a row it sees nothing of them.
create table needs_told (
  booking_id text not null references bookings (id) on delete cascade,
  traveller_id text not null references travellers (id) on delete cascade,
  consent_version text not null,
  told_at timestamptz not null,
  primary key (booking_id, traveller_id)
);

create index needs_told_traveller_id on needs_told (traveller_id);

-- Whose passport number went out on which list: seen by the traveller's account, and kept as long as the booking.
create table passport_disclosures (
  id bigint generated always as identity primary key,
  booking_id text not null references bookings (id) on delete cascade,
  traveller_id text not null references travellers (id) on delete cascade,
  list text not null check (list in ('manifest', 'nusuk')),
  at timestamptz not null
);

create index passport_disclosures_booking_id on passport_disclosures (booking_id, at);
create index passport_disclosures_traveller_id on passport_disclosures (traveller_id);

-- Never shown to pilgrims.
create table booking_notes (
  id text primary key default gen_random_uuid()::text,
  booking_id text not null references bookings (id) on delete cascade,
  author_id text references users (id) on delete set null,
  body text not null check (btrim(body) <> ''),
  created_at timestamptz(3) not null
);

create index booking_notes_booking_id on booking_notes (booking_id, created_at);
create index booking_notes_author_id on booking_notes (author_id);

-- What an operator and the pilgrim of a booking write to each other.
create table booking_messages (
  id text primary key default gen_random_uuid()::text,
  booking_id text not null references bookings (id) on delete cascade,
  side text not null check (side in ('pilgrim', 'operator')),
  -- Null once the account is gone.
  author_id text references users (id) on delete set null,
  -- Emptied when the account that wrote it is erased.
  body text check (btrim(body) <> ''),
  created_at timestamptz(3) not null,
  -- When the other side first saw it.
  read_at timestamptz(3)
);

create index booking_messages_booking_id on booking_messages (booking_id, created_at, id);
create index booking_messages_unread on booking_messages (booking_id, side) where read_at is null;
create index booking_messages_author_id on booking_messages (author_id);
