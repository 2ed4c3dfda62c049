-- A turn or a hold ends for everybody who was told of it, also for whoever has left the household meanwhile.
drop index notifications_open;
drop index activity_open;
create index notifications_open on notifications (about, user_id) where about is not null and settled_by is null;
create index activity_open on activity (about, user_id) where about is not null and settled_by is null;
