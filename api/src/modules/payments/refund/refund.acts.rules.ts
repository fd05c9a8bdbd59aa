import type { Caller, Condition, RefusalWords } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import {
  secondPersonFacts,
  type SecondPersonState,
  withoutSecondPerson,
} from "../../approvals/approval.rules.ts";
import { refundLifecycle, type RefundStatus } from "./refund.lifecycle.ts";
import type { refundReasonLabels } from "./refund.rules.ts";

/** Facts of a refund that its acts check. */
export interface RefundState extends SecondPersonState {
  readonly status: RefundStatus;
  readonly reason: keyof typeof refundReasonLabels;
  /** Id of the person who opened it; null unless a person of the office did. */
  readonly createdById: number | null;
  readonly hasAccount: boolean;
  /** Id of the person of the office who entered the account; null when the client did. */
  readonly accountById: number | null;
  readonly contractId: string | null;
  /** The account of the client who gets the money. */
  readonly clientId: number | null;
}

/** The names of the facts in {@link RefundState}, as a read selects them. */
export const refundFacts = [
  ...(["status", "reason", "createdById", "hasAccount", "accountById"] as const),
  ...(["contractId", "clientId"] as const),
  ...secondPersonFacts,
] as const;

/** Returns whether the viewer gets the money: by their account, or by the link to pay. */
const isClient = ({ contractId, clientId }: RefundState, { viewer, link }: Caller): boolean =>
  (viewer !== null && viewer.id === clientId) ||
  (link?.purpose === "payment" && link.recordId === contractId);

const own = (id: number | null, { viewer }: Caller): boolean =>
  viewer !== null && viewer.id === id && !may(viewer.role, "decideOwn");

/**
 * Conditions that block the person who opened a refund, or entered its account, from paying it: two people
 * check each outgoing payment.
 */
const anotherPays: readonly Condition<RefundState>[] = [
  [
    ({ createdById }, caller) => own(createdById, caller),
    "No puedes pagar una devolución que abriste.",
    "FORBIDDEN",
  ],
  [
    ({ accountById }, caller) => own(accountById, caller),
    "No puedes pagar a una cuenta que tú escribiste.",
    "FORBIDDEN",
  ],
];

const settled = ({ status }: RefundState): RefusalWords =>
  status === "pagada"
    ? ["CONFLICT", "Esta devolución ya se pagó."]
    : ["CONFLICT", "Esta devolución está anulada."];

/** Acts on a refund, with their capabilities, statuses and conditions. */
export const refundActs = acts<RefundState>(refundLifecycle)({
  pay: {
    may: "payRefunds",
    from: ["abierta"],
    to: "pagada",
    otherwise: settled,
    facts: secondPersonFacts,
    unless: [
      ...anotherPays,
      [({ hasAccount }) => !hasAccount, "Falta la cuenta del cliente: pídesela o escríbela."],
      withoutSecondPerson,
    ],
  },
  /** Writes down the account that receives the money, for the client. */
  setAccount: { may: "readRefunds", from: ["abierta"], otherwise: settled },
  /** Shows the whole account to the person who pays, which the history keeps. */
  showAccount: {
    may: "payRefunds",
    from: ["abierta"],
    otherwise: settled,
    unless: [[({ hasAccount }) => !hasAccount, "Falta la cuenta del cliente: pídesela o escríbela."]],
  },
  /** Asks the client by mail for the account that receives the money. */
  askAccount: {
    may: "readRefunds",
    from: ["abierta"],
    otherwise: settled,
    unless: [[({ hasAccount }) => hasAccount, "El cliente ya dio su cuenta."]],
  },
  changeDue: { may: "payRefunds", from: ["abierta"], otherwise: settled },
  /** Annuls a refund that was opened in error; a refund that the law or a separate booking requires stays. */
  annul: {
    may: "decideRefunds",
    from: ["abierta"],
    to: "anulada",
    otherwise: settled,
    unless: [
      [
        ({ reason }) => reason !== "cancelacion",
        "Solo se anula lo que se acordó devolver al cancelar: este dinero es del cliente.",
      ],
    ],
  },
  /** The client enters the account that receives the money. */
  giveAccount: {
    may: null,
    from: ["abierta"],
    facts: ["clientId"],
    otherwise: settled,
    unless: [[(refund, caller) => !isClient(refund, caller), NO_PERMISSION, "FORBIDDEN"]],
  },
});

/** The name of an act of refunds. */
export type RefundAct = (typeof refundActs.names)[number];
