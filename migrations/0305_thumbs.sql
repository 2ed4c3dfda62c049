-- Whether an answer helped, as its owner says, and what it was about: staff count by matter, without a word of it.

alter table assistant_messages
  -- The act of an answer; null: nothing was understood.
  add column act text,
  add column thumb text check (thumb in ('up', 'down')),
  add check (thumb is null or (role = 'assistant' and reply_to is not null));

-- Of answers given before: the matter that the next turn may lean on.
update assistant_messages set act = dialogue ->> 'act' where role = 'assistant' and reply_to is not null;

create index assistant_messages_thumbs on assistant_messages (created_at) where thumb is not null;
