-- That the turn comes near is told to each of a household, at the place that they chose: once for each place in line.
create table queue_near_told (
  ticket_id text not null references queue_tickets (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (ticket_id, user_id)
);

create index queue_near_told_user_id on queue_near_told (user_id);

insert into queue_near_told (ticket_id, user_id)
select id, user_id from queue_tickets where near_told_at is not null and user_id is not null;

alter table queue_tickets drop column near_told_at;
