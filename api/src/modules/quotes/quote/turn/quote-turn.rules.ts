import type { RoleNumber } from "../../../accounts/permissions.rules.ts";
import {
  type Step,
  type TeamMember,
  type Turn,
  turnOf,
  turnOfClient,
  turnOfFirst,
  turnOfOffice,
} from "../../../accounts/turn/turn.rules.ts";
import type { QuoteStatus } from "../quote.lifecycle.ts";
import { mayApproveDiscount } from "../seller/quote-authority.rules.ts";
import { quoteTasks } from "../task/quote-task.rules.ts";

/** Facts that decide the turn of a quote: who does the next step. */
export interface QuoteTurnFacts {
  readonly status: QuoteStatus;
  /** True when another request goes on in its place. */
  readonly joined: boolean;
  /** The client's name. */
  readonly client: string;
  readonly seller: TeamMember | null;
  readonly leader: TeamMember | null;
  readonly manager: TeamMember | null;
  readonly makerId: number | null;
  /** Other people of the agency: administration and accounting. */
  readonly office: readonly TeamMember[];
  /** Discount in percent while nobody has approved it; 0 when no approval is needed. */
  readonly discount: number;
  /** True when its price has to be confirmed first. */
  readonly unpriced: boolean;
  /** Time of the latest decision that waits for a review; null when none does. */
  readonly reviewAt: string | null;
  /** Makers of the links by which such decisions came. */
  readonly reviewedLinksOf: readonly (number | null)[];
  /** True when the day of departure has come. */
  readonly departed: boolean;
  /** Time of the client's oldest question without an answer; null when there is none. */
  readonly askedAt: string | null;
  readonly persons: number;
  /** Number of passengers with complete data. */
  readonly complete: number;
  /** Start of its status. */
  readonly since: string | null;
}

/** Returns the nearest person above a sale who may approve its discount; null leaves it to administration. */
const discountApprover = ({
  seller,
  leader,
  manager,
  makerId,
  discount,
}: Pick<QuoteTurnFacts, "seller" | "leader" | "manager" | "makerId" | "discount">): TeamMember | null =>
  [leader, manager].find(
    (one) =>
      one &&
      mayApproveDiscount(one.role as RoleNumber, one.id === seller?.id || one.id === makerId, discount),
  ) ?? null;

/** Permission that a person of the office needs for the steps that no seller does. */
export const OFFICE = "editAnyQuote";

/** Step of the seller in each status in which it is theirs, worded to follow `debe`. */
const sellersStep = {
  pending: "calcular el viaje",
  completed: "enviarla al cliente",
  requote: "cambiarla y actualizar el precio",
  rejected: "proponer otra opción",
  expired: "recotizar el viaje",
} satisfies Partial<Record<QuoteStatus, string>>;

type People = Pick<QuoteTurnFacts, "seller" | "leader" | "manager" | "office">;

/**
 * Gives a step of the sale to the quote's seller; without one to the leader, else the manager, else the
 * office.
 */
function turnOfSale({ seller, leader, manager, office }: People, step: Step): Turn {
  const one = seller ?? leader ?? manager;
  return one ? turnOf(one, step) : turnOfOffice(OFFICE, office, step);
}

/**
 * Returns the turn to review a client's decision; it never falls to the maker of a link by which the decision
 * came.
 */
export const reviewTurn = (
  { leader, manager, office }: People,
  linksOf: readonly (number | null)[],
  since: string | null,
): Turn =>
  turnOfFirst(
    [leader, manager].filter((one) => one && !linksOf.includes(one.id)),
    quoteTasks.review,
    office,
    { step: "revisar la decisión del cliente", since },
  );

/** Returns the turn to answer a client's question. */
export const answerTurn = (people: People, since: string | null): Turn =>
  turnOfSale(people, { step: "responder la pregunta del cliente", since });

/** Returns the turn to assign a seller to a quote. */
export const assignTurn = ({ office, since }: Pick<QuoteTurnFacts, "office" | "since">): Turn =>
  turnOfOffice(OFFICE, office, { step: "asignarle un asesor", since });

/** Returns the turn to approve a quote's discount. */
export function discountTurn(facts: QuoteTurnFacts): Turn {
  const step = { step: "aprobar el descuento", since: facts.since };
  const approver = discountApprover(facts);
  return approver ? turnOf(approver, step) : turnOfOffice(OFFICE, facts.office, step);
}

/** Returns the turn of a quote: who does the next step; null when nothing waits. */
export function quoteTurn(facts: QuoteTurnFacts): Turn | null {
  const { status, joined, client, seller, leader, manager, office, since, askedAt } = facts;
  const sells = (step: string): Turn => turnOfSale(facts, { step, since });
  if (facts.reviewAt) return reviewTurn(facts, facts.reviewedLinksOf, facts.reviewAt);
  if (askedAt) return answerTurn(facts, askedAt);
  if (joined) return null;
  switch (status) {
    case "converted":
      return null;
    case "sent":
      return turnOfClient(client, { step: "responder la propuesta", since });
    case "pending_passengers":
      return turnOfClient(client, { step: "completar los datos de los pasajeros", since });
    case "approved":
      return facts.complete < facts.persons
        ? sells(`completar los pasajeros (van ${facts.complete} de ${facts.persons})`)
        : turnOfFirst([seller, leader, manager], quoteTasks.convert, office, {
            step: "convertirla en contrato",
            since,
          });
    case "pending":
      return seller ? sells(sellersStep.pending) : assignTurn(facts);
    case "completed": {
      if (facts.unpriced) return sells("confirmar el precio otra vez");
      if (facts.discount === 0) return sells(sellersStep.completed);
      return discountTurn(facts);
    }
    case "requote":
      return sells(sellersStep[status]);
    case "rejected":
    case "expired":
      return facts.departed ? null : sells(sellersStep[status]);
  }
}
