import type { PersonalPart } from "../../../core/personal-data.ts";
import { sql } from "../../../core/read/sql.ts";

/** What a person put off in their day. */
export const personalPostponed: readonly PersonalPart[] = [
  {
    title: "Pendientes aplazados",
    select: (person) => sql`select kind as "Pendiente", until as "Aplazado hasta"
      from postponed_records where user_id = ${person} order by until, kind`,
  },
];
