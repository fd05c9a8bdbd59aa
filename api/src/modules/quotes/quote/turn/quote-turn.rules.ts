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

/** What tells who does the next step of a quote. */
export interface QuoteTurnFacts {
  readonly status: QuoteStatus;
  /** Whether another request goes on in its place. */
  readonly joined: boolean;
  /** The client's name. */
  readonly client: string;
  readonly seller: TeamMember | null;
  readonly leader: TeamMember | null;
  readonly manager: TeamMember | null;
  readonly makerId: number | null;
  /** Whoever else of the agency there is: administration and accounting. */
  readonly office: readonly TeamMember[];
  /** In percent, as long as nobody approved it; 0 where nothing waits for a yes. */
  readonly discount: number;
  /** Whether its price has to be confirmed first. */
  readonly unpriced: boolean;
  /** When a decision was made that waits for a second look; null where none does. */
  readonly reviewAt: string | null;
  /** Who made the links by which such decisions came. */
  readonly reviewedLinksOf: readonly (number | null)[];
  /** Whether the trip would have begun. */
  readonly departed: boolean;
  /** When the client asked what nobody has answered: the oldest such question. */
  readonly askedAt: string | null;
  readonly persons: number;
  /** Passengers of whom nothing is missing. */
  readonly complete: number;
  /** When its status began. */
  readonly since: string | null;
}

/** The nearest person above a sale who may approve its discount; null leaves it to administration. */
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

/** What one of the office needs for the steps that nobody of a sale does. */
export const OFFICE = "editAnyQuote";

/** What the seller does in each status in which it is theirs, after `debe`. */
const sellersStep = {
  pending: "calcular el viaje",
  completed: "enviarla al cliente",
  requote: "cambiarla y actualizar el precio",
  rejected: "proponer otra opción",
  expired: "recotizar el viaje",
} satisfies Partial<Record<QuoteStatus, string>>;

type People = Pick<QuoteTurnFacts, "seller" | "leader" | "manager" | "office">;

/** The step of whoever sells a quote: its seller, else who leads them, else the office. */
function turnOfSale({ seller, leader, manager, office }: People, step: Step): Turn {
  const one = seller ?? leader ?? manager;
  return one ? turnOf(one, step) : turnOfOffice(OFFICE, office, step);
}

/** Who looks again at what a client decided: nobody who made the link by which it came. */
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

/** Who answers what a client asked. */
export const answerTurn = (people: People, since: string | null): Turn =>
  turnOfSale(people, { step: "responder la pregunta del cliente", since });

/** Who gives a quote its seller. */
export const assignTurn = ({ office, since }: Pick<QuoteTurnFacts, "office" | "since">): Turn =>
  turnOfOffice(OFFICE, office, { step: "asignarle un asesor", since });

/** Who approves the discount of a quote. */
export function discountTurn(facts: QuoteTurnFacts): Turn {
  const step = { step: "aprobar el descuento", since: facts.since };
  const approver = discountApprover(facts);
  return approver ? turnOf(approver, step) : turnOfOffice(OFFICE, facts.office, step);
}

/** Who does the next step of a quote; null where nothing waits. */
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
            ...{ step: "convertirla en contrato", since },
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
