import type { Asker, Condition } from "../../../core/acts.ts";
import { type Cop, formatCop } from "../../../core/cop.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { contractLifecycle, type ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";
import { type PaymentStatus, paymentLifecycle } from "./payment.lifecycle.ts";

/** What acts look at of a payment. */
export interface PaymentState {
  readonly status: PaymentStatus;
  /** In COP. */
  readonly monto: Cop;
  /** Who registered it; null where the card provider did. */
  readonly createdById: number | null;
  /** What of its contract is still to be paid, in COP; null for a payment of no contract. */
  readonly saldoContrato: Cop | null;
}

/** The names of the facts in {@link PaymentState}, as a read selects them. */
export const paymentFacts = ["status", "monto", "createdById", "saldoContrato"] as const;

const isOwn = ({ createdById }: PaymentState, { viewer }: Asker): boolean =>
  viewer !== null && viewer.id === createdById;
/** What one registered another person decides on. */
const anotherDecides: Condition<PaymentState> = [
  (payment, asker) => isOwn(payment, asker) && !may(asker.viewer?.role, "decideOwn"),
  "No puedes verificar un pago que registraste.",
  "FORBIDDEN",
];

/** What can be done with a client's payment, by whom and when. */
export const paymentActs = acts<PaymentState>(paymentLifecycle)({
  verify: {
    may: "verifyPayments",
    from: ["pending"],
    to: "verified",
    unless: [
      anotherDecides,
      [
        ({ monto, saldoContrato }) => saldoContrato !== null && monto > saldoContrato,
        ({ saldoContrato }) => `El monto supera el saldo pendiente (${formatCop(saldoContrato ?? 0)}).`,
      ],
    ],
  },
  reject: { may: "verifyPayments", from: ["pending"], to: "rejected", unless: [anotherDecides] },
  /** Attaches the file that proves it, or another in its place. */
  attach: {
    may: "registerPayments",
    from: ["pending"],
    otherwise: ["CONFLICT", "Solo se puede adjuntar un comprobante mientras el pago está por verificar."],
    unless: [
      [
        (payment, asker) => !isOwn(payment, asker) && !may(asker.viewer?.role, "verifyPayments"),
        NO_PERMISSION,
        "FORBIDDEN",
      ],
    ],
  },
  withdraw: {
    may: "registerPayments",
    from: ["pending"],
    to: "rejected",
    asked: "Retirado",
    unless: [
      [
        (payment, asker) => !isOwn(payment, asker),
        "Solo puede retirar un pago quien lo registró.",
        "FORBIDDEN",
      ],
    ],
  },
  reverse: {
    may: "reversePayments",
    from: ["verified"],
    otherwise: ["CONFLICT", "Solo se puede reversar un pago verificado."],
  },
});

/** The name of an act of payments. */
export type PaymentAct = (typeof paymentActs.names)[number];

/** The statuses in which a contract can be paid: from when it went to the client until it is cancelled. */
const payable: readonly ContractStatus[] = ["active", "signed", "completed"];

/** Whether a contract can be paid. */
export const takesPaymentsAt = (contract: ContractStatus): boolean => payable.includes(contract);

/** What can be done about the payments of a contract, by its status. */
export const paidContractActs = acts<{ readonly status: ContractStatus }>(contractLifecycle)({
  register: {
    may: "registerPayments",
    from: payable,
    otherwise: ({ status }) => [
      "CONFLICT",
      `El contrato está en estado «${contractLifecycle.labels[status]}» y no recibe pagos.`,
    ],
  },
});
