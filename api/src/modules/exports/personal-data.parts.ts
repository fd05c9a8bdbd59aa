import { labelled, type PersonalPart } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";
import { exportLifecycle } from "./export.lifecycle.ts";
import { exportFormatLabels } from "./export.rules.ts";

/** Lists that a person exported; the files contain other people's data, and are stored for one day. */
export const personalExports: readonly PersonalPart[] = [
  {
    title: "Listados exportados",
    select: (person) => sql`select e.title as "Listado", e.format as "Formato", e.status as "Estado",
        e.row_count as "Filas", e.created_at as "Fecha"
      from list_exports e where e.maker_id = ${person} order by e.created_at`,
    spoken: { Formato: labelled(exportFormatLabels), Estado: labelled(exportLifecycle.labels) },
  },
];
