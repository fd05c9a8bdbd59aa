import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { Answered } from "../../../payments/payment/suspicion/ask-reason.ts";
import { contradictedOf } from "../contradicted.ts";
import { BankProposal } from "../proposal.entity.ts";
import { assignMovement } from "./assign-movement.ts";
import { backPayment } from "./back-payment.ts";

interface Args extends Answered {
  readonly id: string;
  /**
   * True when the proposal is accepted as one of several; then a proposal that the bank's words contradict is
   * refused, because it needs an individual choice.
   */
  readonly among?: boolean;
}

const GONE = "Esta propuesta ya no está: alguien asignó el movimiento o el pago. Actualiza la lista.";

const CONTRADICTED = "Lo que dice el banco señala otra cosa: elige esta propuesta una por una.";

/**
 * Accepts a proposal: assigns the movement to its payment, or registers the payment of a due plan amount.
 * @throws Refusal CONFLICT when it is accepted as one of several and the bank's words now contradict it.
 */
export async function acceptProposal(work: Work, { id, among = false, ...answered }: Args): Promise<string> {
  const { movement, payment, contract } = await work.find(BankProposal, { id }, GONE);
  if (among && (await contradictedOf(work, [id])).length > 0) throw conflict(CONTRADICTED);
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
