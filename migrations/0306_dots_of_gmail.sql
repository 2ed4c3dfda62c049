-- A mailbox of Gmail is one, whatever dots are put into its name and by whichever of its two domains it is called
-- (docs/sources.md#gmail).
drop index users_confirmed_mailbox;

create or replace function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
  select case when lower(email) ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else regexp_replace(lower(email), '\+[^@]*@', '@') end
$$;

create index users_confirmed_mailbox on users (mailbox_of(email)) where email_verified_at is not null;

-- Whoever was known in a line by such a mailbox is known by it on.
insert into queue_known (window_id, person, ticket_id, kind, digest)
  select known.window_id, known.person, known.ticket_id, 'mailbox', sha256(convert_to(mailbox_of(email), 'UTF8'))
  from queue_known known join users on known.person = 'user:' || users.id
  where known.kind = 'mailbox' and lower(email) ~ '@(gmail|googlemail)\.com$'
    and known.digest = sha256(convert_to(regexp_replace(lower(email), '\+[^@]*@', '@'), 'UTF8'))
  on conflict do nothing;
