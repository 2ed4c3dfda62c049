-- The day of somebody's last meningitis injection, as told by whoever keeps their papers.
alter table travellers add column vaccinated_on date;
