import { assign } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { howPaid } from "../means/means.rules.ts";
import { receivingAccount } from "../means/receiving-account.ts";
import { findPayment } from "../payment.access.ts";
import type { CorrectPaymentInput } from "../payment.inputs.ts";
import { refusePaymentAct } from "../payment-state.ts";

const KIND_STAYS = "El tipo de un pago verificado no cambia. Elige un medio del mismo tipo.";

/**
 * Corrects the means of a payment and the receiving account of the agency, which stay editable after the
 * payment is verified; absent fields do not change.
 * @throws Refusal CONFLICT for a means of another kind once the payment is verified.
 */
export async function correctPayment(
  work: Work,
  { id, input }: { id: string; input: CorrectPaymentInput },
): Promise<string> {
  const payment = await findPayment(work.forUpdate, id);
  await refusePaymentAct(work, payment, "correct");
  const { medio, tipoPago } = howPaid({ medio: input.medio ?? payment.medio });
  if (payment.status === "verified" && tipoPago !== payment.tipoPago) throw conflict(KIND_STAYS, "medio");
  const account =
    input.cuentaAgenciaId === undefined
      ? payment.cuentaAgencia
      : await receivingAccount(work, input.cuentaAgenciaId);

  const before = { medio: payment.medio, cuentaAgenciaId: payment.cuentaAgencia?.id ?? null };
  work.edit(payment, input.version);
  assign(payment, { medio, tipoPago, cuentaAgencia: account });
  const after = { medio, cuentaAgenciaId: account?.id ?? null };
  work.audit("payment.corrected", payment.id, { before, after });
  return payment.id;
}
