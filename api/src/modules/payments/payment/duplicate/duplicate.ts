import type { Day } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { paidBy } from "../../payable/payable.ts";
import { seekPayable } from "../../payable/payable-kinds.ts";
import { duplicatesOf } from "./duplicate.sql.ts";
import { type OtherPayment, refuseDuplicate } from "./duplicate.rules.ts";

/**
 * Data that identify duplicates: the bank's reference, or the file that proves the payment (SHA-256,
 * hexadecimal).
 */
export interface Signs {
  /** Id of the checked payment; null before it is stored. */
  readonly id: string | null;
  readonly referenciaPago: string | null;
  readonly bancoOrigen: string | null;
  readonly sha256: string | null;
}

interface Other {
  readonly id: string;
  readonly monto: string;
  readonly day: Day;
  readonly contract_id: string | null;
  readonly order_id: string | null;
}

/**
 * Requires a confirmation before the same money is counted twice: CONFLICT unless the duplicate was accepted.
 * REST clients and jobs cannot confirm, so their duplicates are only marked in the queue and the history.
 * Returns the ids of the possible duplicates.
 */
export async function askOfDuplicates(work: Work, signs: Signs, accepted: boolean): Promise<string[]> {
  const { referenciaPago, sha256 } = signs;
  if (referenciaPago === null && sha256 === null) return [];
  const rows = await work.rows<Other>(duplicatesOf(signs));
  if (rows.length > 0 && !accepted && work.origin.channel === "graphql")
    refuseDuplicate(await Promise.all(rows.map((row) => otherPayment(work, row))));
  return rows.map((row) => row.id);
}

/** Returns another payment, limited to the fields that the viewer may see. */
async function otherPayment(
  work: Work,
  { id, monto, day, contract_id, order_id }: Other,
): Promise<OtherPayment> {
  const contract = contract_id === null ? null : { id: contract_id };
  const order = order_id === null ? null : { id: order_id };
  const payable = await seekPayable(work, paidBy({ id, contract, order }));
  return { monto: Number(monto), day, payable: payable && payable.words };
}
