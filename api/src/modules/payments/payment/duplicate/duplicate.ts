import type { Day } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { paidBy } from "../../payable/payable.ts";
import { seekPayable } from "../../payable/payable-kinds.ts";
import { duplicatesOf } from "./duplicate.sql.ts";
import { type OtherPayment, refuseDuplicate } from "./duplicate.rules.ts";

/**
 * Signs by which two payments may be the same: the bank's reference, or the file that proves them (SHA-256,
 * hexadecimal).
 */
export interface Signs {
  /** The payment itself, once it exists. */
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
 * Requires a confirmation before the same money counts twice: CONFLICT unless it was accepted. A REST client
 * and a job cannot confirm: for them the mark in the queue and the history are kept. Returns the ids of the
 * other payments.
 */
export async function askOfDuplicates(work: Work, signs: Signs, accepted: boolean): Promise<string[]> {
  const { referenciaPago, sha256 } = signs;
  if (referenciaPago === null && sha256 === null) return [];
  const rows = await work.rows<Other>(duplicatesOf(signs));
  if (rows.length > 0 && !accepted && work.origin.channel === "graphql")
    refuseDuplicate(await Promise.all(rows.map((row) => otherPayment(work, row))));
  return rows.map((row) => row.id);
}

/** Another payment as the viewer may know it. */
async function otherPayment(
  work: Work,
  { id, monto, day, contract_id, order_id }: Other,
): Promise<OtherPayment> {
  const contract = contract_id === null ? null : { id: contract_id };
  const order = order_id === null ? null : { id: order_id };
  const payable = await seekPayable(work, paidBy({ id, contract, order }));
  return { monto: Number(monto), day, payable: payable && payable.words };
}
