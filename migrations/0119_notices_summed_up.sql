-- When a notice was looked at for its reader's daily summary. Null: not yet, so one that is committed late is in the next.
-- notice_settings.summed_up_to stays where the summary was chosen: what came before had its own mail.
alter table notifications add column summed_at timestamptz;
update notifications set summed_at = summed_up_to from notice_settings
where notice_settings.user_id = notifications.user_id and created_at <= summed_up_to;
