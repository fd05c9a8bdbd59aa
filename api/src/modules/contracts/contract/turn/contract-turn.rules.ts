import type { Cop } from "../../../../core/cop.ts";
import type { Capability } from "../../../accounts/permissions.rules.ts";
import {
  type Step,
  type TeamMember,
  type Turn,
  turnOf,
  turnOfClient,
  turnOfFirst,
  turnOfOffice,
} from "../../../accounts/turn/turn.rules.ts";
import type { ContractStatus } from "../contract.lifecycle.ts";

/**
 * Facts that decide the turn of a contract: who does the next step; each `…At` is an instant, null when
 * nothing waits.
 */
export interface ContractTurnFacts {
  readonly status: ContractStatus;
  /** The client's name. */
  readonly client: string;
  readonly seller: TeamMember | null;
  readonly leader: TeamMember | null;
  readonly manager: TeamMember | null;
  readonly office: readonly TeamMember[];
  /** True when data of its travellers are missing and the trip has not begun. */
  readonly lacksTravellers: boolean;
  /** True when it changed after it was sent. */
  readonly outdated: boolean;
  /** True when the client objected to a change of their e-mail. */
  readonly emailDenied: boolean;
  /** Time of the client's open cancellation request; null without one. */
  readonly cancellationAt: string | null;
  /** Overdue balance of its client in COP; `overdueAt` is the start of the oldest. */
  readonly overdue: Cop;
  readonly overdueAt: string | null;
  /** Amount in COP of its payments that await verification; `awaitingAt` is the time of the oldest. */
  readonly awaiting: Cop;
  readonly awaitingAt: string | null;
  readonly awaitsConversion: boolean;
  readonly openItems: number;
  /** True when some of those items are not bought yet: the others only have payments due. */
  readonly toBuy: boolean;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly signedAt: string | null;
}

/** Permission that a person of the office needs for each step that belongs first to the sale. */
export const contractOffice = {
  send: "sendContracts",
  cancellation: "cancelContracts",
  passengers: "editAnyQuote",
  items: "createContracts",
} as const satisfies Record<string, Capability>;

type People = Pick<ContractTurnFacts, "seller" | "leader" | "manager" | "office">;

/**
 * Returns the turn for a step of the sale: its seller's, else its leader's or manager's, else the
 * office's.
 */
function turnOfSale({ seller, leader, manager, office }: People, capability: Capability, step: Step): Turn {
  const one = seller ?? leader ?? manager;
  return one ? turnOf(one, step) : turnOfOffice(capability, office, step);
}

/** Returns the turn to answer a client's cancellation request. */
export const cancellationTurn = (people: People, since: string | null): Turn =>
  turnOfSale(people, contractOffice.cancellation, {
    step: "responder la solicitud de cancelación",
    since,
  });

/** Returns the turn to make the items of a contract. */
export const itemsTurn = ({ seller, leader, manager, office, signedAt }: ContractTurnFacts): Turn =>
  turnOfFirst([seller, leader, manager], contractOffice.items, office, {
    step: "crear sus ítems",
    since: signedAt,
  });

/**
 * Returns the turn of a contract: who does the next step; null when nothing waits, or only payments of
 * purchases are left for their due dates.
 */
export function contractTurn(facts: ContractTurnFacts): Turn | null {
  const { status, client, seller, leader, manager, office, signedAt } = facts;
  const sale = [seller, leader, manager];
  if (status === "cancelled") return null;
  if (facts.cancellationAt) return cancellationTurn(facts, facts.cancellationAt);
  if (facts.emailDenied && (status === "draft" || status === "active"))
    return turnOfOffice("confirmContractEmails", office, {
      step: "revisar el cambio de correo del cliente",
      since: null,
    });
  if (status === "active")
    return facts.outdated
      ? turnOfFirst(sale, contractOffice.send, office, { step: "enviarlo de nuevo", since: null })
      : turnOfClient(client, { step: "firmarlo", since: facts.sentAt });
  if (facts.overdue > 0 && status !== "draft")
    return facts.awaiting >= facts.overdue
      ? turnOfOffice("verifyPayments", office, { step: "verificar el pago", since: facts.awaitingAt })
      : turnOfClient(client, { step: "pagar lo vencido", since: facts.overdueAt });
  if (facts.lacksTravellers)
    return turnOfSale(facts, contractOffice.passengers, {
      step: "completar los datos de los pasajeros",
      since: signedAt ?? facts.createdAt,
    });
  if (status === "draft")
    return turnOfFirst(sale, contractOffice.send, office, { step: "enviarlo", since: facts.createdAt });
  if (status === "completed") return null;
  if (facts.awaitsConversion) return itemsTurn(facts);
  if (facts.openItems === 0)
    return turnOfOffice("completeContracts", office, { step: "completarlo", since: signedAt });
  return facts.toBuy ? turnOfOffice("buy", office, { step: "comprar los servicios", since: signedAt }) : null;
}
