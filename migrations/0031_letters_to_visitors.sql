-- Letters to people without an account: where they go lies sealed in the letter itself.
alter table outgoing_mails alter column user_id drop not null;
