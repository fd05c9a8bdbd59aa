import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { officeSql } from "../../../accounts/turn/turn.sql.ts";
import { approvedBySql, needsSecondPersonSql } from "../../../approvals/payout.sql.ts";
import { paidForSql } from "../../payable/paid-for.sql.ts";

const asked = (row: RowColumns, column: "asked_by_id" | "created_at"): Fragment =>
  sql`(select a.${raw(column)} from payout_approvals a
    where a.kind = 'refund' and a.subject_id = ${row("id")} and a.status = 'waiting')`;

/**
 * Returns the SQL of the id of the person who requested approval to pay a refund, while the request is
 * pending.
 */
export const approvalAskedBySql = (row: RowColumns): Fragment => asked(row, "asked_by_id");

/** Returns the SQL that builds the facts ({@link RefundTurnFacts}) of a refund as `jsonb`. */
export const refundTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")}, 'client', ${paidForSql(row)}->'client_trip'->>'nombre_cliente',
  'office', ${officeSql}, 'createdById', ${row("createdBy")}, 'createdAt', ${row("createdAt")},
  'accountAt', ${row("accountAt")}, 'accountById', ${row("accountBy")},
  'needsSecondPerson', ${needsSecondPersonSql("refund")(row)},
  'approvedById', ${approvedBySql("refund")(row)},
  'askedById', ${approvalAskedBySql(row)}, 'askedAt', ${asked(row, "created_at")})`;
