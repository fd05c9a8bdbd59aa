import type { Caller, Condition } from "../../../core/acts.ts";
import { type Cop, formatCop } from "../../../core/cop.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import type { Month } from "../../../core/colombia/days.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { closedMonthText, inClosedMonth } from "../../closing/closing.rules.ts";
import { REFUNDED } from "../refund/refund.rules.ts";
import { type PaymentStatus, paymentLifecycle } from "./payment.lifecycle.ts";
import { isInReview } from "./decision/review.rules.ts";

/** Facts of a payment that its acts check. */
export interface PaymentState {
  readonly status: PaymentStatus;
  /** Amount in COP. */
  readonly monto: Cop;
  /** Id of the person who registered it; null when the card provider did. */
  readonly createdById: number | null;
  /** The note of its decision; while it is pending, that it is in review. */
  readonly decisionNote: string | null;
  /** Balance of the contract or reservation that it is for, in COP. */
  readonly saldoPendiente: Cop;
  /** True when the card provider decides on it, and nobody else. */
  readonly esperaProveedor: boolean;
  /** The month of its pay day, if it is closed; else null. */
  readonly mesCerrado: Month | null;
  /** True when money refunded to the client rests on it; null for people outside the staff. */
  readonly sustentaDevolucion: boolean | null;
}

/** The names of the facts in {@link PaymentState}, as a read selects them. */
export const paymentFacts = [
  "status",
  "monto",
  "createdById",
  "decisionNote",
  "saldoPendiente",
  "esperaProveedor",
  "mesCerrado",
  "sustentaDevolucion",
] as const;

const isOwn = ({ createdById }: PaymentState, { viewer }: Caller): boolean =>
  viewer !== null && viewer.id === createdById;
/** Condition that blocks the person who registered a payment from deciding on it. */
const anotherDecides: Condition<PaymentState> = [
  (payment, caller) => isOwn(payment, caller) && !may(caller.viewer?.role, "decideOwn"),
  "No puedes verificar un pago que registraste.",
  "FORBIDDEN",
];

/** Condition that blocks people from deciding while the card provider's decision is awaited. */
const providerDecides: Condition<PaymentState> = [
  ({ esperaProveedor }) => esperaProveedor,
  "El proveedor de pagos aún no confirma este pago: se verifica o se rechaza solo.",
];

const countsInClosedMonth: Condition<PaymentState> = [
  ({ status, mesCerrado }) => status === "verified" && mesCerrado !== null,
  ({ mesCerrado }) => closedMonthText(mesCerrado ?? ""),
];

/** Acts on a client's payment, with their capabilities, statuses and conditions. */
export const paymentActs = acts<PaymentState>(paymentLifecycle)({
  verify: {
    may: "verifyPayments",
    from: ["pending"],
    to: "verified",
    facts: ["saldoPendiente", "esperaProveedor", "mesCerrado"],
    unless: [
      anotherDecides,
      providerDecides,
      inClosedMonth,
      [
        ({ monto, saldoPendiente }) => monto > saldoPendiente,
        ({ saldoPendiente }) => `El monto supera el saldo pendiente (${formatCop(saldoPendiente)}).`,
      ],
    ],
  },
  reject: {
    may: "verifyPayments",
    from: ["pending"],
    to: "rejected",
    facts: ["esperaProveedor"],
    unless: [
      anotherDecides,
      providerDecides,
      [isInReview, "El dinero de este pago entró y está en revisión: verifícalo o devuélvelo."],
    ],
  },
  /** Refunds money that was received and cannot be used. */
  refund: {
    may: "refundPayments",
    from: ["pending"],
    to: "rejected",
    asked: REFUNDED,
    unless: [
      anotherDecides,
      [(payment) => !isInReview(payment), "Solo se devuelve un pago en revisión; este espera verificación."],
    ],
  },
  /** Attaches the file that proves it, or another in its place. */
  attach: {
    may: "registerPayments",
    from: ["pending"],
    otherwise: ["CONFLICT", "Solo se puede adjuntar un comprobante mientras el pago está por verificar."],
    unless: [
      [
        (payment, caller) => !isOwn(payment, caller) && !may(caller.viewer?.role, "verifyPayments"),
        NO_PERMISSION,
        "FORBIDDEN",
      ],
    ],
  },
  /** Corrects its means and the account that received it: figures of its month, once it counts. */
  correct: {
    may: "verifyPayments",
    from: ["pending", "verified"],
    facts: ["mesCerrado"],
    unless: [countsInClosedMonth],
  },
  withdraw: {
    may: "registerPayments",
    from: ["pending"],
    to: "rejected",
    asked: "Retirado",
    unless: [
      [
        (payment, caller) => !isOwn(payment, caller),
        "Solo puede retirar un pago quien lo registró.",
        "FORBIDDEN",
      ],
    ],
  },
  reverse: {
    may: "reversePayments",
    from: ["verified"],
    facts: ["mesCerrado", "sustentaDevolucion"],
    otherwise: ["CONFLICT", "Solo se puede reversar un pago verificado."],
    unless: [
      inClosedMonth,
      [
        ({ sustentaDevolucion }) => sustentaDevolucion === true,
        "No se puede reversar: ese dinero ya se devolvió al cliente.",
      ],
    ],
  },
});

/** The name of an act of payments. */
export type PaymentAct = (typeof paymentActs.names)[number];
