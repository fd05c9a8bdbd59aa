import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { isOnePicture, openedPrint } from "../../../core/storage/picture-print.ts";
import type { Payment } from "./payment.entity.ts";

/** Payments of the same amount or reference, the newest, whose pictures are compared at most. */
const COMPARED = 24;

/** A payment as far as it says whose pictures to compare: one that is registered, or that is about to be. */
export type Paid =
  { readonly id: string } | { readonly monto: number; readonly referenciaPago?: string | null | undefined };

/** Amounts and references of one statement's `own`, by which payments may be one another. */
const sameMoney: Fragment = sql`p.proof_print is not null and p.id is distinct from own.id
  and p.status <> 'rejected'
  and (p.monto = own.monto or lower(p.referencia_pago) = lower(own.referencia_pago))`;

const ownOf = (paid: Paid): Fragment =>
  "id" in paid
    ? sql`select id, monto, referencia_pago from payments where id = ${paid.id}::uuid`
    : sql`select null::uuid as id, ${paid.monto}::bigint as monto,
        ${paid.referenciaPago?.trim() || null}::text as referencia_pago`;

/**
 * Returns the payments of the same amount or reference whose picture is this one's, saved again, cropped or
 * photographed: of others no picture says anything, because the receipts of one bank look alike. It takes up
 * to half a second of one core, and is asked while nothing is locked.
 */
export async function printedAlike(scope: Scope, print: string, paid: Paid): Promise<readonly string[]> {
  const rows = await scope.rows<{ id: string; print: string }>(
    sql`select p.id, p.proof_print as print from (${ownOf(paid)}) own join payments p on ${sameMoney}
      order by p.id desc limit ${COMPARED}`,
  );
  const own = rows.length > 0 ? await openedPrint(print) : null;
  const alike: string[] = [];
  for (const row of rows) if (own && isOnePicture(await openedPrint(row.print), own)) alike.push(row.id);
  return alike;
}

/** Returns those of the payments found by picture that may still be this one, newest first. */
export async function stillPrintedAlike(
  work: Work,
  { id, monto, referenciaPago }: Payment,
  found: readonly string[],
): Promise<readonly string[]> {
  if (found.length === 0) return [];
  const rows = await work.rows<{ id: string }>(
    sql`select p.id from (select ${id}::uuid as id, ${monto}::bigint as monto,
        ${referenciaPago}::text as referencia_pago) own
      join payments p on ${sameMoney} and p.id = any(${[...found]}::uuid[]) order by p.id desc`,
  );
  return rows.map((row) => row.id);
}
