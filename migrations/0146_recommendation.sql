-- The next action that was told last as a recommendation: one at a time for each account.
create unique index activity_recommended on activity (user_id) where about = 'next' and settled_by is null;
