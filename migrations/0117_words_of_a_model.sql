-- Leave to let a configured language model word the assistant's answers, and which answers it has worded.

alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check check (
  kind in ('needs_kept', 'needs_shared', 'portrait_shown', 'second_opinion', 'wishes_counted', 'assistant_model')
);

alter table assistant_messages add column by_model boolean not null default false;
