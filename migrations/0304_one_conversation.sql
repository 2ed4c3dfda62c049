-- One conversation an account: the agent that was asked only weighs what is meant.

-- A page's name of a question holds for the account. Where two agents were sent the same one, the newest keeps it.
update assistant_messages set client_id = null
where exists (
  select from assistant_messages newer
  where newer.user_id = assistant_messages.user_id
    and newer.client_id = assistant_messages.client_id
    and newer.id > assistant_messages.id
);

alter table assistant_messages
  drop constraint assistant_messages_user_id_agent_client_id_key,
  add unique (user_id, client_id);
drop index assistant_messages_of_conversation;
create index assistant_messages_of_account on assistant_messages (user_id, id);
