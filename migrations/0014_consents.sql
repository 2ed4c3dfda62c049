-- Every consent that was given, with the words of its version, and when it ended: written where the consent itself is kept, by
-- the database, so that no code can give or end one without a record.

create table consents (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in
    ('needs_kept', 'needs_shared', 'portrait_shown', 'second_opinion', 'wishes_counted', 'assistant_model')),
  -- The traveller, the member of a group, or the document that it is about; no reference: the record outlives it.
  subject_id text not null,
  -- Null: the words have no versions.
  text_version text,
  -- Who gets to see something by it; null: nobody but us.
  recipient text,
  given_at timestamptz not null,
  ended_at timestamptz check (ended_at >= given_at)
);

create index consents_user_id on consents (user_id, given_at);
create unique index one_consent_stands on consents (kind, subject_id) where ended_at is null;

create function end_consent(ended_kind text, ended_subject text) returns void language sql as $$
  update consents set ended_at = greatest(now(), given_at)
  where kind = ended_kind and subject_id = ended_subject and ended_at is null;
$$;

create function record_needs_consent() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if tg_op = 'UPDATE' and new.needs_consented_at is not distinct from old.needs_consented_at
      and new.user_id = old.user_id then return new; end if;
    perform end_consent('needs_kept', old.id);
    if tg_op = 'DELETE' then return old; end if;
  end if;
  if new.needs_consented_at is not null then
    insert into consents (user_id, kind, subject_id, text_version, given_at)
    values (new.user_id, 'needs_kept', new.id, new.needs_consent_version, new.needs_consented_at);
  end if;
  return new;
end
$$;

create trigger needs_consent_is_recorded after insert or update or delete on travellers
  for each row execute function record_needs_consent();

-- Of a member without an account, the one who entered them has agreed.
create function record_sharing_consent() returns trigger language plpgsql as $$
declare
  agreed_by text;
  shown_to text;
begin
  if tg_op = 'DELETE' then
    perform end_consent('needs_shared', old.id), end_consent('portrait_shown', old.id);
    return old;
  end if;
  select coalesce(new.user_id, (select user_id from travellers where id = new.traveller_id)) into agreed_by;
  select name into shown_to from family_groups where id = new.group_id;
  if tg_op = 'INSERT' or new.needs_shared_at is distinct from old.needs_shared_at then
    perform end_consent('needs_shared', new.id);
    insert into consents (user_id, kind, subject_id, text_version, recipient, given_at)
    select agreed_by, 'needs_shared', new.id, new.needs_shared_version, shown_to, new.needs_shared_at
    where new.needs_shared_at is not null;
  end if;
  if tg_op = 'INSERT' or new.portrait_shown_at is distinct from old.portrait_shown_at then
    perform end_consent('portrait_shown', new.id);
    insert into consents (user_id, kind, subject_id, recipient, given_at)
    select agreed_by, 'portrait_shown', new.id, shown_to, new.portrait_shown_at
    where new.portrait_shown_at is not null;
  end if;
  return new;
end
$$;

create trigger sharing_consent_is_recorded after insert or update or delete on family_members
  for each row execute function record_sharing_consent();

create function record_opinion_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform end_consent('second_opinion', old.document_id);
    return old;
  end if;
  insert into consents (user_id, kind, subject_id, text_version, recipient, given_at)
  select user_id, 'second_opinion', new.document_id, new.text_version, new.host, new.consented_at
  from documents where id = new.document_id;
  return new;
end
$$;

create trigger opinion_consent_is_recorded after insert or delete on second_opinions
  for each row execute function record_opinion_consent();

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
