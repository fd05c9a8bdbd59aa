import type { RefusalWords } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { paymentLifecycle, type PaymentStatus } from "../payment/payment.lifecycle.ts";
import { chargebackLifecycle, type ChargebackStatus } from "./chargeback.lifecycle.ts";

/** What acts look at of a case. */
export interface ChargebackState {
  readonly status: ChargebackStatus;
}

const answered: RefusalWords = ["CONFLICT", "Este caso ya se respondió."];

/** What can be done with a case, by whom and when; the provider's word needs nobody. */
export const chargebackActs = acts<ChargebackState>(chargebackLifecycle)({
  /** Answers the client: the claim proceeds, or not. */
  decide: { may: "answerChargebacks", from: ["abierto"], otherwise: answered },
  /** Notes that the client gave it up. */
  drop: { may: "answerChargebacks", from: ["abierto"], to: "desistido", otherwise: answered },
  /** Notes something, with a file or without. */
  note: { may: "openChargebacks", from: "any" },
});

/** What a claim looks at of a payment. */
export interface ClaimableState {
  readonly status: PaymentStatus;
  readonly tipoPago: string;
  /** Whether a case of it is open. */
  readonly enReclamo: boolean;
}

/** What can be claimed of a payment. */
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
