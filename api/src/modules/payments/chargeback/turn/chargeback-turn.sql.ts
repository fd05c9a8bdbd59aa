import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { officeSql } from "../../../accounts/turn/turn.sql.ts";

/**
 * Returns the facts that decide who answers a claim for the reversal of a payment, as `jsonb`:
 * `ChargebackTurnFacts`.
 */
export const chargebackTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")}, 'office', ${officeSql}, 'createdAt', ${row("createdAt")})`;
