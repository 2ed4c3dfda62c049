-- Conversations with the assistant, one an account, and the answers that staff give in them.

create table assistant_messages (
  -- Order of the conversation: written under a lock of the account, a question and its answer side by side.
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  -- Who was asked: it only weighs what is meant.
  agent text not null check (agent in ('document_checker', 'queue_master', 'payment_pro', 'tour_advisor')),
  role text not null check (role in ('user', 'assistant', 'staff')),
  content text not null check (content <> ''),
  locale text not null,
  actions jsonb not null default '[]' check (jsonb_typeof(actions) = 'array'),
  citations jsonb not null default '[]' check (jsonb_typeof(citations) = 'array'),
  -- Another agent, whose question it was.
  answered_by text,
  -- The page's own name of a question: one that is sent again is answered with what was answered.
  client_id text,
  -- The question that this answers.
  reply_to bigint references assistant_messages (id) on delete cascade,
  -- The letter that the conversation was given to staff with; its answer comes here too.
  contact_message_id text references contact_messages (id) on delete set null,
  created_at timestamptz not null,
  -- Worded by a configured language model, with its owner's consent.
  by_model boolean not null default false,
  -- What the next short question may lean on: the matter, what was asked of it, and what was shown.
  dialogue jsonb,
  -- The act of an answer; null: nothing was understood.
  act text,
  -- Whether an answer helped, as its owner says: staff count by matter, without a word of it.
  thumb text check (thumb in ('up', 'down')),
  unique (user_id, client_id),
  check (thumb is null or (role = 'assistant' and reply_to is not null))
);

create index assistant_messages_reply_to on assistant_messages (reply_to);
create index assistant_messages_contact_message_id on assistant_messages (contact_message_id);
create index assistant_messages_created_at on assistant_messages (created_at);
create index assistant_messages_of_account on assistant_messages (user_id, id);
create index assistant_messages_thumbs on assistant_messages (created_at) where thumb is not null;

-- In the same transaction as the answer by mail, so that neither comes without the other.
create function answer_in_conversation() returns trigger language plpgsql as $$
begin
  insert into assistant_messages (user_id, agent, role, content, locale, contact_message_id, created_at)
  select user_id, agent, 'staff', new.answer, locale, null, new.answered_at
  from assistant_messages where contact_message_id = new.id
  limit 1;
  return new;
end
$$;

create trigger staff_answer_in_conversation after update of answer on contact_messages
  for each row when (old.answer is null and new.answer is not null) execute function answer_in_conversation();
