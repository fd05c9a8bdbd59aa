import type { Condition } from "../../core/acts.ts";
import { hoursAfter } from "../../core/colombia/days.ts";
import { ended } from "../../core/colombia/spoken.ts";
import { type Capability, may } from "../accounts/permissions.rules.ts";
import { listOrder } from "../../core/list/order.rules.ts";

/** Refusal of a payment above the owner's limit that no second person has approved. */
export const NEEDS_SECOND_PERSON = "Falta la aprobación de una segunda persona.";

export const payoutKindLabels = {
  commission: "Comisión",
  purchase: "Compra",
  installment: "Cuota a proveedor",
  refund: "Devolución",
} as const;

type Kind = keyof typeof payoutKindLabels;

/** Capability required to make payments of each kind, and to approve them as the second person. */
export const payoutCapabilities: Readonly<Record<Kind, Capability>> = {
  commission: "payCommissions",
  purchase: "buy",
  installment: "buy",
  refund: "payRefunds",
};

/** Returns the kinds of payments that a role makes. */
export const paidKinds = (role: number | null | undefined): Kind[] =>
  (Object.keys(payoutCapabilities) as Kind[]).filter((kind) => may(role, payoutCapabilities[kind]));

/** State of the second person's approval, for the acts that pay. */
export interface SecondPersonState {
  /** True when the amount is above the limit from which the owner requires a second person. */
  readonly needsSecondPerson?: boolean | null | undefined;
  /** Person who approved exactly this amount to exactly this account; null while there is none. */
  readonly approvedById?: number | null | undefined;
}

/** Names of the facts in {@link SecondPersonState}, for selection in a query. */
export const secondPersonFacts = ["needsSecondPerson", "approvedById"] as const;

/**
 * Condition that refuses a payment that needs a second person's approval, unless a person other than the
 * payer approved it.
 */
export const withoutSecondPerson: Condition<SecondPersonState> = [
  ({ needsSecondPerson, approvedById = null }, { viewer }) =>
    Boolean(needsSecondPerson) && (approvedById === null || approvedById === viewer?.id),
  NEEDS_SECOND_PERSON,
];

/** Hours for which a changed account is displayed with a warning. */
const RECENT_HOURS = 72;

/** Last change of an account that receives money. */
export interface AccountChange {
  readonly payee: string;
  /**
   * True when the change replaced an earlier account; false when the account was entered for the first time.
   */
  readonly replaced: boolean;
  /** True when the account was changed within {@link RECENT_HOURS}. */
  readonly recent: boolean;
  /** True when the payer changed the account. */
  readonly own: boolean;
  /** Person who changed the account; null when unknown. */
  readonly by: string | null;
}

/** Returns whether an account that was changed at an instant still needs a warning. */
export const changedLately = (at: Date, now: Date): boolean => at > hoursAfter(now, -RECENT_HOURS);

/** Returns the warning displayed before a payment to a changed account; null when none is needed. */
export function accountWarning({ payee, replaced, recent, own, by }: AccountChange): string | null {
  const mine = replaced ? "cambiaste" : "registraste";
  if (own)
    return `${ended(`Tú ${mine} la cuenta de ${payee}`)} Pide a otra persona que la revise antes de pagar.`;
  if (!recent) return null;
  const who = by ? ` (la ${replaced ? "cambió" : "registró"} ${by})` : "";
  const changed = `La cuenta de ${payee} ${replaced ? "cambió" : "se registró"} hace menos de 3 días${who}.`;
  return `${changed} Confírmala por un canal conocido antes de pagar.`;
}

/** Orders of the list of approvals. */
export const approvalOrder = listOrder({
  name: "PayoutApprovalOrder",
  columns: { createdAt: "plain", monto: "plain" },
  first: { by: "createdAt", direction: "desc" },
});
