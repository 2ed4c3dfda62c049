-- Second opinions of another model on uploads whose owner let the page be sent, by the words of that version.

create table second_opinions (
  document_id text primary key references documents (id) on delete cascade,
  -- Where the page goes, as it was shown.
  host text not null,
  text_version text not null,
  consented_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'given', 'failed')),
  -- What was said, sealed like what was read.
  sealed_opinion bytea,
  constraint a_given_opinion_has_words check ((state = 'given') = (sealed_opinion is not null))
);
