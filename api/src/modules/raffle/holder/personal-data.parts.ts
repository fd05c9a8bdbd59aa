import { formatCop } from "../../../core/colombia/cop.ts";
import { labelled, type PersonalPart } from "../../../core/read/personal-data.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { raffleLifecycle } from "../raffle.lifecycle.ts";
import { heldByAccount, heldByProven } from "./holder.sql.ts";

const numbers = (held: Fragment): Fragment =>
  sql`select r.title as "Rifa", n.value as "Número", n.name as "A nombre de", n.phone as "Teléfono",
      r.price as "Precio", n.is_paid as "Pagado", n.selected_at as "Apartado", r.draw_date::text as "Sorteo",
      r.status as "Estado"
    from raffle_numbers n join raffles r on r.id = n.raffle_id where n.selected_at is not null and ${held}
    order by n.selected_at, n.value`;

/** Personal data in raffles: the numbers that a person holds. */
export const personalNumbers: readonly PersonalPart[] = [
  {
    title: "Números de rifas",
    select: (person) => numbers(heldByAccount(person)),
    proven: (who) => numbers(heldByProven(who)),
    spoken: {
      Precio: (value) => formatCop(Number(value)),
      Pagado: (value) => (value === true ? "Sí" : "No"),
      Estado: labelled(raffleLifecycle.labels),
    },
  },
];
