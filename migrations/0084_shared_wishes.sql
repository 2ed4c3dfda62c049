-- Wishes that a pilgrim lets operators count, and the one number of a day that an operator reads of each package.

create table shared_wishes (
  user_id text primary key references users (id) on delete cascade,
  wishes jsonb not null check (jsonb_typeof(wishes) = 'object' and wishes <> '{}'),
  consent_version text not null,
  updated_at timestamptz not null
);
create index shared_wishes_updated_at on shared_wishes (updated_at);

-- Fewer than five are nobody, here already: what is not kept cannot be shown.
create table wish_counts (
  operator_id text not null references users (id) on delete cascade,
  package_id text not null references packages (id) on delete cascade,
  day date not null,
  households integer not null check (households >= 0 and households % 5 = 0),
  primary key (operator_id, day, package_id)
);
create index wish_counts_package_id on wish_counts (package_id);

alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('needs_kept', 'needs_shared', 'portrait_shown', 'second_opinion', 'wishes_counted'));

create function record_wishes_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.consent_version = old.consent_version and new.user_id = old.user_id then return new; end if;
  if tg_op <> 'INSERT' then
    perform end_consent('wishes_counted', old.user_id);
    if tg_op = 'DELETE' then return old; end if;
  end if;
  insert into consents (user_id, kind, subject_id, text_version, given_at)
  values (new.user_id, 'wishes_counted', new.user_id, new.consent_version, new.updated_at);
  return new;
end
$$;

create trigger wishes_consent_is_recorded after insert or update or delete on shared_wishes
  for each row execute function record_wishes_consent();
