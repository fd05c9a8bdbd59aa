import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { memberOf, officeSql } from "../../../accounts/turn/turn.sql.ts";

/**
 * Returns SQL for the facts from which a request's turn is derived, as `jsonb` in the form of
 * `ClaimTurnFacts`.
 */
export const claimTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")}, 'name', ${row("name")}, 'takenBy', ${memberOf(row("takenBy"))},
  'office', ${officeSql}, 'createdAt', ${row("createdAt")})`;
