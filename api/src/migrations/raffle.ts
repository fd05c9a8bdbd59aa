import { searchText } from "./search-text.ts";

/**
 * Raffles that are drawn or cancelled are never changed, nor are the numbers of a drawn one; `search_text`
 * follows number, name and phone.
 */
export const raffleBehaviour: readonly string[] = [
  `create function refuse_ended_raffle() returns trigger language plpgsql as $$
   begin
     if old.status in ('drawn', 'cancelled') then
       raise exception 'La rifa ya terminó' using errcode = 'restrict_violation';
     end if;
     return coalesce(new, old);
   end $$`,
  `create trigger raffles_end_for_good before update or delete on raffles for each row execute function refuse_ended_raffle()`,
  `create function refuse_drawn_number() returns trigger language plpgsql as $$
   begin
     if exists (select from raffles where id = old.raffle_id and status = 'drawn') then
       raise exception 'La rifa ya se jugó' using errcode = 'restrict_violation';
     end if;
     return coalesce(new, old);
   end $$`,
  // Name and phone may still be taken out of it: whoever asks for that has a right to it.
  `create trigger raffle_numbers_end_with_the_draw before delete or update of raffle_id, value, selected_at, is_paid, paid_at on raffle_numbers
   for each row execute function refuse_drawn_number()`,
  ...searchText("raffle_numbers", ["value", "name", "phone"]),
];
