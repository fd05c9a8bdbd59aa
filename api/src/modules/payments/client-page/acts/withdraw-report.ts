import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ownContracts } from "../../../contracts/contract/contract.access.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import { Payment } from "../../payment/payment.entity.ts";
import { lockWithPayable } from "../../payment/payment-payable.ts";
import { refuseWithoutLinkCode } from "../link-code.ts";
import { markWithdrawn } from "../../payment/decision/payment-withdrawal.ts";

const NO_REPORT = "Pago no encontrado";
const DECIDED = "La agencia ya revisó este pago y no se puede retirar.";

/**
 * Withdraws a mistaken report of a client, made through a link or an account, before it is verified; returns
 * the contract.
 */
export async function withdrawReport(
  work: Work,
  { id, code }: { id: string; code?: string | null },
): Promise<string> {
  const contract = ownContracts(work.viewer, work.link) as never;
  const payment = await work.find(Payment, { id, reportedByClient: true, contract }, NO_REPORT);
  const { ref } = await lockWithPayable(work, payment);
  if (payment.status !== "pending") throw conflict(DECIDED);
  await refuseWithoutLinkCode(work, await findOwnContract(work, ref.id), code);
  await markWithdrawn(work, payment, ref);
  return ref.id;
}
