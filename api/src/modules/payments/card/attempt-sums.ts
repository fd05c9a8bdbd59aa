import type { Scope } from "../../../core/mutation/scope.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { type Payable, payableColumns, type PayableRef } from "../payable/payable.ts";

/** How often somebody tried to pay this online. Under the lock of what is paid it cannot change. */
export async function attemptCount(scope: Scope, { kind, id }: PayableRef): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*)::int as count from card_attempts where ${raw(payableColumns[kind])} = ${id}`,
  );
  return row?.count ?? 0;
}

/** What references of attempts begin with: the number of a contract, the id of a reservation. */
export const attemptSubject = ({ ref, words }: Payable): string =>
  ref.kind === "contract" ? words.name : ref.id;
