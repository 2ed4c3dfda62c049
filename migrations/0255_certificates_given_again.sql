-- A health certificate that is verified and too early for the travel has to be given again, from this day on.
alter table documents add column renew_from date;
