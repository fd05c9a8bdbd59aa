import { appendOnly } from "./append-only.ts";

/** The lines of points are never changed, and each starts from the balance that the one before it left. */
export const rewardsBehaviour: readonly string[] = [
  ...appendOnly("point_movements"),
  `create function point_movements_add_up() returns trigger language plpgsql as $$
   begin
     if new.balance <> new.points + coalesce((select balance from point_movements where user_id = new.user_id and ordinal = new.ordinal - 1), 0)
       or (new.ordinal > 1 and not exists (select from point_movements where user_id = new.user_id and ordinal = new.ordinal - 1)) then
       raise exception 'El saldo de puntos no cuadra' using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger point_movements_add_up before insert on point_movements for each row execute function point_movements_add_up()`,
];
