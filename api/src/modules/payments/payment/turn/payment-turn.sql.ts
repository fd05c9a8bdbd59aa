import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { officeSql } from "../../../accounts/turn/turn.sql.ts";

/** Returns the SQL that builds the facts ({@link PaymentTurnFacts}) of a payment as `jsonb`. */
export const paymentTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'awaitsDecision', ${row("awaitsDecision")}, 'inReview', ${row("inReview")},
  'createdById', ${row("createdBy")}, 'office', ${officeSql}, 'createdAt', ${row("createdAt")})`;
