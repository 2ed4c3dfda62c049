-- The opening draw writes a million ranks in seconds: as narrow rows of their own, and not each ticket anew in all its indexes.

-- Of those who were drawn. A ticket keeps the rank of whoever came after the opening. No foreign keys: each would be looked up
-- a million times; the rows go with their window.
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

alter table sale_windows
  -- Who had joined is settled since then: whoever comes now is not drawn, and need not wait for the draw.
  add column entries_fixed_at timestamptz,
  -- Nobody waits before this rank.
  add column front_rank integer not null default 1;
update sale_windows set entries_fixed_at = opened_at where opened_at is not null;

drop index queue_tickets_line;
drop index queue_tickets_rank;
create unique index queue_tickets_rank on queue_tickets (window_id, rank) where rank is not null;
