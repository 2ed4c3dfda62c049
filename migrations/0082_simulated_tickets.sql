-- Households of a demonstration: they wait and decide like others, and take no seats.
alter table queue_tickets add column simulated boolean not null default false;
