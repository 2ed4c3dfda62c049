-- Who keeps seats without paying is counted by person, and by network while the address is not confirmed.

-- A mailbox as people share it out: what stands behind a plus sign, and capitals, make no other one.
create function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(lower(email), '\+[^@]*@', '@')
$$;

create index users_confirmed_mailbox on users (mailbox_of(email)) where email_verified_at is not null;

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
