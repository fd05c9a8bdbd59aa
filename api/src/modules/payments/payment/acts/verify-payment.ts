import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { askOfDuplicates } from "../duplicate/duplicate.ts";
import { findPayment } from "../payment.access.ts";
import { acceptPayment, declinePayment } from "../decision/payment-decision.ts";
import type { VerifyPaymentInput } from "../payment.inputs.ts";
import { lockWithPayable } from "../payment-payable.ts";
import { refuseUnexplained } from "../payment.rules.ts";
import { refusePaymentAct } from "../payment-state.ts";

/**
 * Decides on a payment that awaits verification, never twice: it counts from now on, or is rejected with a
 * reason.
 * @throws Refusal CONFLICT when another payment may be this one and nobody accepted that.
 */
export async function verifyPayment(
  work: Work,
  { id, input }: { id: string; input: VerifyPaymentInput },
): Promise<string> {
  if (!work.viewer) throw forbidden();
  const status = input.status ?? "verified";
  refuseUnexplained(status, input.observaciones);
  const payment = await findPayment(work, id);
  const payable = await lockWithPayable(work, payment);
  await refusePaymentAct(work, payment, status === "verified" ? "verify" : "reject");
  const note = input.observaciones?.trim() || null;
  if (status === "rejected") {
    await declinePayment(work, payment, payable, note ?? "");
    return payment.id;
  }
  const { referenciaPago, bancoOrigen, comprobanteSha256: sha256 } = payment;
  const signs = { id, referenciaPago, bancoOrigen, sha256 };
  const duplicates = await askOfDuplicates(work, signs, input.aceptaDuplicado === true);
  await acceptPayment(work, payment, payable, { note, duplicates });
  return payment.id;
}
