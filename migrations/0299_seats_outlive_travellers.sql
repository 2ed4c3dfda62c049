-- A seat on a passport that awaits a person is looked after also when its traveller is deleted: nobody keeps an empty seat by it.
alter table turn_seats drop constraint turn_seats_traveller_id_fkey;
