import type { RefusalWords } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { paymentLifecycle, type PaymentStatus } from "../payment/payment.lifecycle.ts";
import { chargebackLifecycle, type ChargebackStatus } from "./chargeback.lifecycle.ts";

/** Facts of a case that its acts check. */
export interface ChargebackState {
  readonly status: ChargebackStatus;
}

const answered: RefusalWords = ["CONFLICT", "Este caso ya se respondió."];

/** Acts of a case, with their capabilities and statuses; a reversal by the provider needs no capability. */
export const chargebackActs = acts<ChargebackState>(chargebackLifecycle)({
  /** Answers the client: the claim proceeds, or not. */
  decide: { may: "answerChargebacks", from: ["abierto"], otherwise: answered },
  /** Notes that the client gave it up. */
  drop: { may: "answerChargebacks", from: ["abierto"], to: "desistido", otherwise: answered },
  /** Notes something, with a file or without. */
  note: { may: "openChargebacks", from: "any" },
});

/** Facts of a payment that a claim checks. */
export interface ClaimableState {
  readonly status: PaymentStatus;
  readonly tipoPago: string;
  /** True when a case of it is open. */
  readonly enReclamo: boolean;
}

/** Claims that are possible on a payment. */
export const claimableActs = acts<ClaimableState>(paymentLifecycle)({
  openChargeback: {
    may: null,
    from: ["verified"],
    facts: ["enReclamo"],
    otherwise: ["CONFLICT", "Solo se reclama la reversión de un pago recibido."],
    unless: [
      [({ tipoPago }) => tipoPago !== "wompi", "La reversión aplica a los pagos hechos en línea."],
      [({ enReclamo }) => enReclamo, "Este pago ya tiene un caso de reversión abierto."],
    ],
  },
});
