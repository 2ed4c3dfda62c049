-- What a notice is about, where that ends or is decided later: `paper:…`, `turn:…`, `hold:…`. What came of it is said beside
-- it, by the kind of the notice that told of it; null: nothing yet.
alter table notifications add column about text, add column settled_by text;
alter table activity add column about text, add column settled_by text;
create index notifications_open on notifications (user_id, about) where about is not null and settled_by is null;
create index activity_open on activity (user_id, about) where about is not null and settled_by is null;

-- Somebody without an account whose name stands in it: it goes with them.
alter table notifications add column names_traveller_id text references travellers (id) on delete cascade;
alter table activity add column names_traveller_id text references travellers (id) on delete cascade;
create index notifications_names_traveller_id on notifications (names_traveller_id) where names_traveller_id is not null;
create index activity_names_traveller_id on activity (names_traveller_id) where names_traveller_id is not null;
