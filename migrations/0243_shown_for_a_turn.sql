-- A passport that was read and awaits a person counts once, too, when seats of a turn are kept with it. Beside one that is
-- verified it counts for nothing: whoever has another's passport does not shut its bearer out.
alter table queue_known drop constraint queue_known_kind_check;
alter table queue_known add constraint queue_known_kind_check check (kind in ('passport', 'mailbox', 'shown'));
