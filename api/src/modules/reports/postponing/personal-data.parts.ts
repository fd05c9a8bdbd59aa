import type { PersonalPart } from "../../../core/read/personal-data.ts";
import { sql } from "../../../core/read/sql.ts";

/** Stored data about the tasks that a person postponed. */
export const personalPostponed: readonly PersonalPart[] = [
  {
    title: "Pendientes aplazados",
    select: (person) => sql`select kind as "Pendiente", until as "Aplazado hasta"
      from postponed_records where user_id = ${person} order by until, kind`,
  },
];
