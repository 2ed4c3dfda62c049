-- Up to which ticket, by id, those whom the end of a window left standing have been told: a job that runs twice tells once.
alter table sale_windows add column told_until text not null default '';
