-- Spreadsheets of people who were booked elsewhere: what each import made, so that it can be undone for a day.

create table passenger_imports (
  id text primary key,
  operator_id text not null references operators (user_id) on delete cascade,
  imported_by text references users (id) on delete set null,
  imported_at timestamptz(3) not null,
  bookings integer not null check (bookings > 0),
  travellers integer not null check (travellers > 0),
  undone_at timestamptz(3)
);

create index passenger_imports_operator_id on passenger_imports (operator_id, imported_at desc);
create index passenger_imports_imported_by on passenger_imports (imported_by);

alter table phone_bookings
  add column import_id text references passenger_imports (id) on delete set null,
  -- The operator's own reference: the same booking is not made twice.
  add column import_reference text;

create index phone_bookings_import_id on phone_bookings (import_id);
create unique index phone_bookings_import_reference on phone_bookings (operator_id, lower(import_reference));
