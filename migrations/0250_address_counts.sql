-- Whether an account counts as confirmed although nobody has followed a link to its address: it was made where no mail can be
-- sent, or before an address was asked for. Whoever sets mail up later asks new accounts alone.
alter table users add column address_counts boolean not null default true;
alter table users alter column address_counts set default false;
