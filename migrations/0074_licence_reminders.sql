-- Which words about its coming end a licence has had: each once, however often the job runs.

create table licence_reminders (
  licence_id text not null references licences (id) on delete cascade,
  days integer not null check (days > 0),
  sent_at timestamptz not null,
  primary key (licence_id, days)
);
