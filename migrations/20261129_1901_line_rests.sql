-- Since when a line rests: nothing of its sale can be had, and what can come back keeps it from ending. Null while it goes on.
alter table sale_windows add column rests_since timestamptz;
