import type { RefusalWords } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { paymentLifecycle, type PaymentStatus } from "../payment/payment.lifecycle.ts";
import { chargebackLifecycle, type ChargebackStatus } from "./chargeback.lifecycle.ts";

/** Facts of a case that determine which acts are possible. */
export interface ChargebackState {
  readonly status: ChargebackStatus;
}

const answered: RefusalWords = ["CONFLICT", "Este caso ya se respondió."];

/**
 * Acts on a case, with their capabilities and statuses; a reversal by the provider requires no capability.
 */
export const chargebackActs = acts<ChargebackState>(chargebackLifecycle)({
  /** Answers the client: accepts or refuses the claim. */
  decide: { may: "answerChargebacks", from: ["abierto"], otherwise: answered },
  /** Records that the client withdrew the claim. */
  drop: { may: "answerChargebacks", from: ["abierto"], to: "desistido", otherwise: answered },
  /** Adds a note, with an optional file. */
  note: { may: "openChargebacks", from: "any" },
});

/** Facts of a payment that determine whether a claim is possible. */
export interface ClaimableState {
  readonly status: PaymentStatus;
  readonly tipoPago: string;
  /** True when the payment has an open case. */
  readonly enReclamo: boolean;
}

/** Claim-related acts on a payment. */
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
