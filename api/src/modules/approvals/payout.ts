import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import type { PayoutKind } from "./approval.enums.ts";

/** Amount, payee and account of a payment as it would be made now; `monto` in COP. */
export interface Payout {
  readonly monto: number;
  /** Digest of the receiving account. */
  readonly account: string;
  readonly maskedAccount: string;
  readonly payee: string;
  readonly concept: string;
  /** True when the payment is due to be made. */
  readonly payable: boolean;
}

/**
 * Returns the payment that would be made now, from the current state in this transaction; null when there is
 * no such record.
 */
export async function payoutOf(work: Work, kind: PayoutKind, id: string): Promise<Payout | null> {
  const [row] = await work.rows<Payout>(
    sql`select monto, account, masked_account as "maskedAccount", payee, concept, payable
      from payout_of(${kind}, ${id})`,
  );
  return row ? { ...row, monto: Number(row.monto) } : null;
}
