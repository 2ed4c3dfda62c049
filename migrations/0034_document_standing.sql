-- Of several files of one person and type one stands; the others are its history.

alter table documents
  -- The newer document that stands in this one's place.
  add column replaced_by text references documents (id) on delete set null,
  -- The owner says that the name that was read is not the one printed.
  add column name_disputed_at timestamptz;

create index documents_replaced_by on documents (replaced_by) where replaced_by is not null;
drop index documents_for_review;
create index documents_for_review on documents (uploaded_at) where needs_review and replaced_by is null;
