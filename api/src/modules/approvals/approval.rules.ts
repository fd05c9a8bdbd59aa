import type { Condition } from "../../core/acts.ts";
import { hoursAfter } from "../../core/colombia/days.ts";
import { ended } from "../../core/colombia/spoken.ts";
import { type Capability, may } from "../accounts/permissions.rules.ts";
import { listOrder } from "../../core/list/order.rules.ts";

/** What a payment above the owner's amount is refused with. */
export const NEEDS_SECOND_PERSON = "Falta la aprobación de una segunda persona.";

export const payoutKindLabels = {
  commission: "Comisión",
  purchase: "Compra",
  installment: "Cuota a proveedor",
  refund: "Devolución",
} as const;

type Kind = keyof typeof payoutKindLabels;

/** Who pays each kind, and so may be the second person. */
export const payoutCapabilities: Readonly<Record<Kind, Capability>> = {
  commission: "payCommissions",
  purchase: "buy",
  installment: "buy",
  refund: "payRefunds",
};

/** The kinds of payments that a role makes. */
export const paidKinds = (role: number | null | undefined): Kind[] =>
  (Object.keys(payoutCapabilities) as Kind[]).filter((kind) => may(role, payoutCapabilities[kind]));

/** What the acts that pay look at of a payment besides what they pay. */
export interface SecondPersonState {
  /** Whether it is above the amount from which the owner asks for a second person. */
  readonly needsSecondPerson?: boolean | null | undefined;
  /** Who approved exactly this amount to exactly this account; null while nobody did. */
  readonly approvedById?: number | null | undefined;
}

/** The names of the facts in {@link SecondPersonState}, as a read selects them. */
export const secondPersonFacts = ["needsSecondPerson", "approvedById"] as const;

/** What keeps money from leaving: nobody but the payer looked at it. */
export const withoutSecondPerson: Condition<SecondPersonState> = [
  ({ needsSecondPerson, approvedById = null }, { viewer }) =>
    Boolean(needsSecondPerson) && (approvedById === null || approvedById === viewer?.id),
  NEEDS_SECOND_PERSON,
];

/** For how long after its change an account is told to be looked at, in hours. */
const RECENT_HOURS = 72;

/** The last change of an account that money goes to. */
export interface AccountChange {
  readonly payee: string;
  /** Whether another account stood there before: without one it was written down for the first time. */
  readonly replaced: boolean;
  /** Whether it was changed within {@link RECENT_HOURS}. */
  readonly recent: boolean;
  /** Whether who pays changed it. */
  readonly own: boolean;
  /** Who changed it, where that is known. */
  readonly by: string | null;
}

/** Whether an account that changed at an instant is still to be looked at. */
export const changedLately = (at: Date, now: Date): boolean => at > hoursAfter(now, -RECENT_HOURS);

/** What is said before money goes to an account that changed; null where nothing has to be. */
export function accountWarning({ payee, replaced, recent, own, by }: AccountChange): string | null {
  const mine = replaced ? "cambiaste" : "registraste";
  if (own)
    return `${ended(`Tú ${mine} la cuenta de ${payee}`)} Pide a otra persona que la revise antes de pagar.`;
  if (!recent) return null;
  const who = by ? ` (la ${replaced ? "cambió" : "registró"} ${by})` : "";
  const changed = `La cuenta de ${payee} ${replaced ? "cambió" : "se registró"} hace menos de 3 días${who}.`;
  return `${changed} Confírmala por un canal conocido antes de pagar.`;
}

/** What the list of approvals can be ordered by. */
export const approvalOrder = listOrder({
  name: "PayoutApprovalOrder",
  columns: { createdAt: "plain", monto: "plain" },
  first: { by: "createdAt", direction: "desc" },
});
