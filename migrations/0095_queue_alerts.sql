-- At how many places before the turn somebody is told that it comes near. No row: as most wish it; null: not at all.
create table queue_alerts (
  user_id text primary key references users (id) on delete cascade,
  places integer check (places between 1 and 500)
);

-- Told once, whichever node notices it.
alter table queue_tickets add column near_told_at timestamptz;
