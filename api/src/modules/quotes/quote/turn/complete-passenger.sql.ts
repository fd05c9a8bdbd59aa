import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";

/** Returns the SQL of whether a passenger's data are complete, the equivalent of `isComplete`. */
export const completeSql = (row: RowColumns): Fragment =>
  sql`(${row("nombre")} <> '' and ${row("apellido")} <> '' and ${row("tipoDocumento")} is not null
    and ${row("fechaNacimiento")} is not null
    and (${row("documentoIdentidad")} is not null or ${row("tipoDocumento")} = 'ms')
    and (not ${row("titular")} or (${row("email")} is not null and ${row("telefono")} is not null)))`;
