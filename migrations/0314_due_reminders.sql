-- Whose journey was looked at for a reminder of what is due, and which reminders have gone out: each once, however many nodes look.
create table due_reminders (
  user_id text primary key references users (id) on delete cascade,
  looked_on date not null,
  told text[] not null default '{}'
);
