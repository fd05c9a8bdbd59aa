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

/** What tells who does the next step of a contract; each `…At` is an instant, null where nothing waits. */
export interface ContractTurnFacts {
  readonly status: ContractStatus;
  /** The client's name. */
  readonly client: string;
  readonly seller: TeamMember | null;
  readonly leader: TeamMember | null;
  readonly manager: TeamMember | null;
  readonly office: readonly TeamMember[];
  /** Whether something of its travellers is missing, and the trip has not begun. */
  readonly lacksTravellers: boolean;
  /** Whether it changed after it was sent. */
  readonly outdated: boolean;
  /** Whether the client said that they did not ask for a change of their e-mail. */
  readonly emailDenied: boolean;
  /** When the client asked for it to be cancelled. */
  readonly cancellationAt: string | null;
  /** What its client should have paid by today and has not, and since when, in COP. */
  readonly overdue: Cop;
  readonly overdueAt: string | null;
  /** What of it a payment covers that awaits verification, and since when, in COP. */
  readonly awaiting: Cop;
  readonly awaitingAt: string | null;
  readonly awaitsConversion: boolean;
  readonly openItems: number;
  /** Whether some of those were not bought yet: the others are only paid by their days. */
  readonly toBuy: boolean;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly signedAt: string | null;
}

/** What one of the office needs for each step that somebody of a sale does first. */
export const contractOffice = {
  send: "sendContracts",
  cancellation: "cancelContracts",
  passengers: "editAnyQuote",
  items: "createContracts",
} as const satisfies Record<string, Capability>;

type People = Pick<ContractTurnFacts, "seller" | "leader" | "manager" | "office">;

/** The step of whoever sells a contract: its seller, else who leads them, else the office. */
function turnOfSale({ seller, leader, manager, office }: People, capability: Capability, step: Step): Turn {
  const one = seller ?? leader ?? manager;
  return one ? turnOf(one, step) : turnOfOffice(capability, office, step);
}

/** Who answers a client who wants the contract cancelled. */
export const cancellationTurn = (people: People, since: string | null): Turn =>
  turnOfSale(people, contractOffice.cancellation, {
    step: "responder la solicitud de cancelación",
    since,
  });

/** Who makes the items of a contract. */
export const itemsTurn = ({ seller, leader, manager, office, signedAt }: ContractTurnFacts): Turn =>
  turnOfFirst([seller, leader, manager], contractOffice.items, office, {
    step: "crear sus ítems",
    since: signedAt,
  });

/** Who does the next step of a contract; null where nothing waits, or what was bought is paid by its days. */
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
