-- Whether the password that is set now is hard enough to guess for papers, lines and desks (src/domain/strong-password.ts):
-- decided when it is typed, since only its hash is kept. Null: not typed since this was asked; told at the next sign-in.
alter table users add column password_strong boolean;
