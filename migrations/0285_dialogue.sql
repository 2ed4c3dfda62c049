-- What the next short question to the assistant may lean on: its matter, what was asked of it, and what was shown.

alter table assistant_messages add column dialogue jsonb;
