-- A passport is compared with the day of birth and the sex of the traveller's record, too.
drop trigger traveller_moves_verdicts on travellers;

create trigger traveller_moves_verdicts
  after insert or update of surname, given_names, nationality, birth_date, sex on travellers
  for each row execute function verdicts_of_user_are_due();
