-- How often people approved a document in spite of a rule that was open: counts alone, of nobody's document.
create table review_agreement (
  type text not null,
  rule_id text not null,
  outcome text not null check (outcome in ('fail', 'warning', 'not_checked')),
  approved integer not null default 0,
  rejected integer not null default 0,
  primary key (type, rule_id, outcome)
);
