-- Another email address: it stands in the link that was sent to it, and becomes the account's when the link is followed.

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;

alter table one_time_tokens
  add column email text,
  add constraint one_time_tokens_purpose_check
    check (purpose in ('password_reset', 'email_verification', 'email_change')),
  add constraint one_time_tokens_email_check check ((purpose = 'email_change') = (email is not null));
