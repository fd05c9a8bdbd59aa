import { labelled, type PersonalPart } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";
import { pointKindLabels } from "./points.rules.ts";

/** Stored data about a person's points; paying customers are identified only by first name and initial. */
export const personalPoints: readonly PersonalPart[] = [
  {
    title: "Movimientos de puntos",
    select: (
      person,
    ) => sql`select m.at as "Fecha", m.kind as "Movimiento", m.points as "Puntos", m.balance as "Saldo",
      m.reason as "Motivo",
       case when c.erased_at is null then split_part(c.name, ' ', 1) || ' ' || left(c.lastname, 1) || '.' end
         as "Cliente"
     from point_movements m left join users c on c.id = m.customer_id where m.user_id = ${person}
     order by m.ordinal`,
    spoken: { Movimiento: labelled(pointKindLabels) },
  },
];
