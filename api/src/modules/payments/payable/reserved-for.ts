import type { Cop } from "../../../core/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { spokenForOf } from "../../contracts/plan/awaiting.sql.ts";
import { payableColumns, type PayableRef } from "./payable.ts";

/**
 * Returns the part of its balance that is spoken for, in COP. Under the lock of the paid record it cannot
 * change.
 */
export async function reservedFor(scope: Scope, { kind, id }: PayableRef): Promise<Cop> {
  const [row] = await scope.rows<{ sum: string }>(
    sql`select ${spokenForOf(payableColumns[kind], id)}::text as sum`,
  );
  return Number(row?.sum ?? 0);
}
