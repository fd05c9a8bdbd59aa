import type { Work } from "../../../../core/mutation/work.ts";
import type { Answered } from "../../../payments/payment/suspicion/ask-reason.ts";
import { BankProposal } from "../proposal.entity.ts";
import { assignMovement } from "./assign-movement.ts";
import { backPayment } from "./back-payment.ts";

interface Args extends Answered {
  readonly id: string;
}

const GONE = "Esta propuesta ya no está: alguien asignó el movimiento o el pago. Actualiza la lista.";

/** Does what is proposed: backs the payment, or registers the one that the amount of a plan waits for. */
export async function acceptProposal(work: Work, { id, ...answered }: Args): Promise<string> {
  const { movement, payment, contract } = await work.find(BankProposal, { id }, GONE);
  if (payment)
    return backPayment(work, {
      movementId: movement.id,
      paymentId: payment.id,
      ...answered,
      origin: "propuesta",
    });
  const ref = { kind: "contract", id: contract?.id ?? "" } as const;
  return assignMovement(work, { id: movement.id, ref, input: answered });
}
