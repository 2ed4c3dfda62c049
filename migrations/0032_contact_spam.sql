-- Letters that programs write: marked where something is odd, closed without an answer, and never lost by a rule alone.
alter table contact_messages
  drop column state,
  add column spam_at timestamptz,
  -- What the desk looks at twice.
  add column flags text[] not null default '{}' check (flags <@ array['many_links']),
  add constraint spam_gets_no_answer check (spam_at is null or answered_at is null);
alter table contact_messages
  add column state text not null generated always as (
    case when answered_at is not null then 'answered' when spam_at is not null then 'spam' else 'open' end
  ) stored;

drop index if exists contact_messages_open;
create index contact_messages_open on contact_messages (due_at) where answered_at is null and spam_at is null;
create index contact_messages_spam on contact_messages (spam_at) where spam_at is not null;
-- What came from the same mailbox before.
create index contact_messages_mailbox on contact_messages (lower(email), created_at);
