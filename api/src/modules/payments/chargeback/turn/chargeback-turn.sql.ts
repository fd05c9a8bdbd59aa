import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { officeSql } from "../../../accounts/turn/turn.sql.ts";

/** Returns the SQL that builds the facts ({@link ChargebackTurnFacts}) of a claim as `jsonb`. */
export const chargebackTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")}, 'office', ${officeSql}, 'createdAt', ${row("createdAt")})`;
