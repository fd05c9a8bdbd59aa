import { about, type Caller, type Condition, exampleFacts } from "../../../core/acts.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import type { Month } from "../../../core/colombia/days.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { closedMonthText, inClosedMonth } from "../../closing/closing.rules.ts";
import { REFUNDED } from "../refund/refund.rules.ts";
import { type PaymentStatus, paymentLifecycle } from "./payment.lifecycle.ts";
import { isInReview } from "./decision/review.rules.ts";

/** Facts of a payment that determine which acts are possible. */
export interface PaymentState {
  readonly status: PaymentStatus;
  /** Amount in COP. */
  readonly monto: Cop;
  /** Amount that the client withheld, in COP; it counts as the amount does. */
  readonly retenido: Cop;
  /** Contract that is paid; null for a reservation. */
  readonly contractId: string | null;
  /** Id of the person who registered the payment; null when the card provider did. */
  readonly createdById: number | null;
  /** Note of the decision; for a pending payment, the note that it is in review. */
  readonly decisionNote: string | null;
  /** Balance of the contract or reservation that is paid, in COP. */
  readonly saldoPendiente: Cop;
  /** True when only the card provider decides on the payment. */
  readonly esperaProveedor: boolean;
  /** Month of the payment day when that month is closed; otherwise null. */
  readonly mesCerrado: Month | null;
  /** True when a refund to the client depends on this payment; null for viewers outside the staff. */
  readonly sustentaDevolucion: boolean | null;
  /** True when amounts kept of its cancelled contract depend on it; null for viewers outside the staff. */
  readonly sustentaRetenido: boolean | null;
}

/** Names of the facts in {@link PaymentState}, for selecting them in a query. */
export const paymentFacts = [
  "status",
  "monto",
  "retenido",
  "contractId",
  "createdById",
  "decisionNote",
  "saldoPendiente",
  "esperaProveedor",
  "mesCerrado",
  "sustentaDevolucion",
  "sustentaRetenido",
] as const;

const isOwn = ({ createdById }: PaymentState, { viewer }: Caller): boolean =>
  viewer !== null && viewer.id === createdById;
/** Condition that prevents the person who registered a payment from deciding on it. */
const anotherDecides: Condition<PaymentState> = [
  (payment, caller) => isOwn(payment, caller) && !may(caller.viewer?.role, "decideOwn"),
  "No puedes verificar un pago que registraste.",
  "FORBIDDEN",
];

/** Condition that prevents people from deciding while the card provider's decision is pending. */
const providerDecides: Condition<PaymentState> = [
  ({ esperaProveedor }) => esperaProveedor,
  "El proveedor de pagos aún no confirma este pago: se verifica o se rechaza solo.",
];

const countsInClosedMonth: Condition<PaymentState> = [
  ({ status, mesCerrado }) => status === "verified" && mesCerrado !== null,
  about<Pick<PaymentState, "mesCerrado">>({ mesCerrado: exampleFacts.month }, ({ mesCerrado }) =>
    closedMonthText(mesCerrado ?? ""),
  ),
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
        ({ monto, retenido, saldoPendiente }) => monto + retenido > saldoPendiente,
        about(
          { saldoPendiente: exampleFacts.amount },
          ({ saldoPendiente }) => `El monto supera el saldo pendiente (${formatCop(saldoPendiente)}).`,
        ),
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
  /** Attaches the file that proves the payment, or replaces it. */
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
  /** States the amount that the client withheld: it lowers the balance and is not money. */
  withhold: {
    may: "registerPayments",
    from: ["pending", "verified"],
    unless: [
      [({ contractId }) => contractId === null, "Lo retenido se registra en pagos de un contrato."],
      [
        (payment, caller) =>
          !may(caller.viewer?.role, "verifyPayments") &&
          (payment.status === "verified" || !isOwn(payment, caller)),
        NO_PERMISSION,
        "FORBIDDEN",
      ],
      [
        (payment, caller) =>
          payment.status === "verified" && isOwn(payment, caller) && !may(caller.viewer?.role, "decideOwn"),
        "Lo retenido en un pago verificado lo registra otra persona, no quien registró el pago.",
        "FORBIDDEN",
      ],
    ],
  },
  /** Corrects the means and the receiving account. For a verified payment these are figures of its month. */
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
    facts: ["mesCerrado", "sustentaDevolucion", "sustentaRetenido"],
    otherwise: ["CONFLICT", "Solo se puede reversar un pago verificado."],
    unless: [
      inClosedMonth,
      [
        ({ sustentaDevolucion }) => sustentaDevolucion === true,
        "No se puede reversar: ese dinero ya se devolvió al cliente.",
      ],
      [
        ({ sustentaRetenido }) => sustentaRetenido === true,
        "No se puede reversar: parte de ese dinero se retuvo al cancelar. Anula primero lo retenido.",
      ],
    ],
  },
});

/** Name of an act on payments. */
export type PaymentAct = (typeof paymentActs.names)[number];
