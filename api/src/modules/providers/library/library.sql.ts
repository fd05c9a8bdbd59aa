import type { RowColumns } from "../../../core/read/sql-field.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Returns the SQL of the normalized name of a service, which is the beginning of its key. */
export const nameKey = (row: RowColumns): Fragment =>
  sql`left(${row("key")}, length(normalize(${row("name")})))`;

/** Returns the SQL of the first picture of a hotel in the agency's library of pictures. */
export const pictureOf = (row: RowColumns): Fragment =>
  sql`case when ${row("kind")} = 'hotel' then (select p.address from agency_pictures p
    where p.removed_at is null and p.kind = 'hotel' and p.key = ${nameKey(row)} order by p.id limit 1) end`;
