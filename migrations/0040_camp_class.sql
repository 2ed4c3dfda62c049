-- The class of the camp in Mina as the operator sells it; null: not stated.
alter table packages add column camp_class text check (camp_class in ('A+', 'A', 'B', 'C', 'D'));
