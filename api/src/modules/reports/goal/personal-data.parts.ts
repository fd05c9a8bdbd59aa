import { formatCop } from "../../../core/colombia/cop.ts";
import type { PersonalPart } from "../../../core/read/personal-data.ts";
import { sql } from "../../../core/read/sql.ts";

/** Stored data about a person's sales goals. */
export const personalGoals: readonly PersonalPart[] = [
  {
    title: "Metas de ventas",
    select: (person) =>
      sql`select mes as "Mes", monto as "Meta" from sales_goals where user_id = ${person} order by mes`,
    spoken: { Meta: (monto) => formatCop(Number(monto)) },
    kept: "Son parte de los resultados de la agencia.",
  },
];
