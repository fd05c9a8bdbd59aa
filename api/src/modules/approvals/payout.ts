import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import type { PayoutKind } from "./approval.enums.ts";

/** How much would be paid for a thing now, to whom and where; `monto` in COP. */
export interface Payout {
  readonly monto: number;
  /** A digest of the account. */
  readonly account: string;
  readonly maskedAccount: string;
  readonly payee: string;
  readonly concept: string;
  /** Whether it waits to be paid. */
  readonly payable: boolean;
}

/** What paying a thing comes to, as it stands in this transaction; null where there is no such thing. */
export async function payoutOf(work: Work, kind: PayoutKind, id: string): Promise<Payout | null> {
  const [row] = await work.rows<Payout>(
    sql`select monto, account, masked_account as "maskedAccount", payee, concept, payable
      from payout_of(${kind}, ${id})`,
  );
  return row ? { ...row, monto: Number(row.monto) } : null;
}
