/** Statements for phones that people gave themselves: another phone is not given unless that is said anew. */
export const givenPhones: readonly string[] = [
  `create function forget_given_phone() returns trigger language plpgsql as $$
   begin
     new.phone_given_at := null;
     return new;
   end $$`,
  `create trigger users_forget_given_phone before update of phone on users for each row
   when (new.phone is distinct from old.phone and new.phone_given_at is not distinct from old.phone_given_at)
   execute function forget_given_phone()`,
];
