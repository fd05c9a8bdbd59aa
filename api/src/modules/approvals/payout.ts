import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import type { PayoutKind } from "./approval.enums.ts";

/** Amount, payee and account of a payment as it would be made now; `monto` in COP. */
export interface Payout {
  readonly monto: number;
  /** A digest of the account. */
  readonly account: string;
  readonly maskedAccount: string;
  readonly payee: string;
  readonly concept: string;
  /** True when it is waiting to be paid. */
  readonly payable: boolean;
}

/**
 * Returns the payment for a thing, in its present state in this transaction; null when there is no such
 * thing.
 */
export async function payoutOf(work: Work, kind: PayoutKind, id: string): Promise<Payout | null> {
  const [row] = await work.rows<Payout>(
    sql`select monto, account, masked_account as "maskedAccount", payee, concept, payable
      from payout_of(${kind}, ${id})`,
  );
  return row ? { ...row, monto: Number(row.monto) } : null;
}
