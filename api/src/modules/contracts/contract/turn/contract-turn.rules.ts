import type { Cop } from "../../../../core/cop.ts";
import {
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
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly signedAt: string | null;
}

/** Who does the next step of a contract; null where nothing waits. */
export function contractTurn(facts: ContractTurnFacts): Turn | null {
  const { status, client, seller, leader, manager, office, signedAt } = facts;
  const sale = [seller, leader, manager];
  if (status === "cancelled") return null;
  if (facts.cancellationAt) {
    const step = { step: "responder la solicitud de cancelación", since: facts.cancellationAt };
    const one = seller ?? leader ?? manager;
    return one ? turnOf(one, step) : turnOfOffice("cancelContracts", office, step);
  }
  if (facts.emailDenied && (status === "draft" || status === "active"))
    return turnOfOffice("confirmContractEmails", office, {
      ...{ step: "revisar el cambio de correo del cliente", since: null },
    });
  if (status === "draft")
    return turnOfFirst(sale, "sendContracts", office, { step: "enviarlo", since: facts.createdAt });
  if (status === "active")
    return facts.outdated
      ? turnOfFirst(sale, "sendContracts", office, { step: "enviarlo de nuevo", since: null })
      : turnOfClient(client, { step: "firmarlo", since: facts.sentAt });
  if (facts.overdue > 0)
    return facts.awaiting >= facts.overdue
      ? turnOfOffice("verifyPayments", office, { step: "verificar el pago", since: facts.awaitingAt })
      : turnOfClient(client, { step: "pagar lo vencido", since: facts.overdueAt });
  if (status === "completed") return null;
  if (facts.awaitsConversion)
    return turnOfFirst(sale, "createContracts", office, { step: "crear sus ítems", since: signedAt });
  return facts.openItems > 0
    ? turnOfOffice("buy", office, { step: "comprar los servicios", since: signedAt })
    : turnOfOffice("completeContracts", office, { step: "completarlo", since: signedAt });
}
