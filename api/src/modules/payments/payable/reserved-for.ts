import type { Cop } from "../../../core/colombia/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { spokenForOf } from "../../contracts/plan/awaiting.sql.ts";
import { payableColumns, type PayableRef } from "./payable.ts";

/**
 * Returns the part of a record's balance that is reserved by pending payments and open attempts, in COP. It
 * cannot change while the paid record is locked.
 */
export async function reservedFor(scope: Scope, { kind, id }: PayableRef): Promise<Cop> {
  const [row] = await scope.rows<{ sum: string }>(
    sql`select ${spokenForOf(payableColumns[kind], id)}::text as sum`,
  );
  return Number(row?.sum ?? 0);
}
