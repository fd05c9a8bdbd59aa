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

/** Facts of a refund that determine which acts are possible. */
export interface RefundState extends SecondPersonState {
  readonly status: RefundStatus;
  readonly reason: keyof typeof refundReasonLabels;
  /** Id of the staff member who opened the refund; null when staff did not open it. */
  readonly createdById: number | null;
  readonly hasAccount: boolean;
  /** Id of the staff member who entered the account; null when the client did. */
  readonly accountById: number | null;
  readonly contractId: string | null;
  /** Id of the user account of the client who receives the money. */
  readonly clientId: number | null;
}

/** Names of the facts in {@link RefundState}, for selecting them in a query. */
export const refundFacts = [
  ...(["status", "reason", "createdById", "hasAccount", "accountById"] as const),
  ...(["contractId", "clientId"] as const),
  ...secondPersonFacts,
] as const;

/**
 * Returns whether the viewer is the client who receives the money, by user account or by the payment link.
 */
const isClient = ({ contractId, clientId }: RefundState, { viewer, link }: Caller): boolean =>
  (viewer !== null && viewer.id === clientId) ||
  (link?.purpose === "payment" && link.recordId === contractId);

const own = (id: number | null, { viewer }: Caller): boolean =>
  viewer !== null && viewer.id === id && !may(viewer.role, "decideOwn");

/**
 * Conditions that prevent the person who opened a refund, or entered its account, from paying it: every
 * outgoing payment is checked by two people.
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

const settled = ({ status }: Pick<RefundState, "status">): RefusalWords =>
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
  /** Enters the account that receives the money, on the client's behalf. */
  setAccount: { may: "readRefunds", from: ["abierta"], otherwise: settled },
  /** Shows the full account to the person who pays the refund; the history records it. */
  showAccount: {
    may: "payRefunds",
    from: ["abierta"],
    otherwise: settled,
    unless: [[({ hasAccount }) => !hasAccount, "Falta la cuenta del cliente: pídesela o escríbela."]],
  },
  /** Requests the receiving account from the client by e-mail. */
  askAccount: {
    may: "readRefunds",
    from: ["abierta"],
    otherwise: settled,
    unless: [[({ hasAccount }) => hasAccount, "El cliente ya dio su cuenta."]],
  },
  changeDue: { may: "payRefunds", from: ["abierta"], otherwise: settled },
  /**
   * Annuls a refund that was opened in error; a refund required by law or by a separate booking cannot be
   * annulled.
   */
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
  /** Lets the client enter the account that receives the money. */
  giveAccount: {
    may: null,
    from: ["abierta"],
    facts: ["clientId"],
    otherwise: settled,
    unless: [[(refund, caller) => !isClient(refund, caller), NO_PERMISSION, "FORBIDDEN"]],
  },
});

/** Name of an act on refunds. */
export type RefundAct = (typeof refundActs.names)[number];
