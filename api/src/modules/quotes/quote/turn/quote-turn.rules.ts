import type { RoleNumber } from "../../../accounts/permissions.rules.ts";
import {
  type TeamMember,
  type Turn,
  turnOf,
  turnOfClient,
  turnOfFirst,
  turnOfOffice,
} from "../../../accounts/turn/turn.rules.ts";
import type { QuoteStatus } from "../quote.lifecycle.ts";
import { mayApproveDiscount } from "../seller/quote-authority.rules.ts";

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
  /** When the client asked what nobody has answered: the oldest such question. */
  readonly askedAt: string | null;
  readonly persons: number;
  /** Passengers of whom nothing is missing. */
  readonly complete: number;
  /** When its status began. */
  readonly since: string | null;
}

/** The nearest person above a sale who may approve its discount; null leaves it to administration. */
export const discountApprover = ({
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

/** What the seller does in each status in which it is theirs, after `debe`. */
const sellersStep = {
  pending: "calcular el viaje",
  completed: "enviarla al cliente",
  requote: "cambiarla y actualizar el precio",
  rejected: "proponer otra opción",
  expired: "recotizar el viaje",
} satisfies Partial<Record<QuoteStatus, string>>;

/** Who does the next step of a quote; null where nothing waits. */
export function quoteTurn(facts: QuoteTurnFacts): Turn | null {
  const { status, joined, client, seller, leader, manager, office, since, askedAt } = facts;
  const sells = (step: string, from = since): Turn => {
    const one = seller ?? leader ?? manager;
    return one
      ? turnOf(one, { step, since: from })
      : turnOfOffice("editAnyQuote", office, { step, since: from });
  };
  if (askedAt) return sells("responder la pregunta del cliente", askedAt);
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
        : turnOfFirst([seller, leader, manager], "createContracts", office, {
            ...{ step: "convertirla en contrato", since },
          });
    case "pending":
      return seller
        ? sells(sellersStep.pending)
        : turnOfOffice("editAnyQuote", office, { step: "asignarle un asesor", since });
    case "completed": {
      if (facts.unpriced) return sells("confirmar el precio otra vez");
      if (facts.discount === 0) return sells(sellersStep.completed);
      const step = { step: "aprobar el descuento", since };
      const approver = discountApprover(facts);
      return approver ? turnOf(approver, step) : turnOfOffice("editAnyQuote", office, step);
    }
    case "requote":
    case "rejected":
    case "expired":
      return sells(sellersStep[status]);
  }
}
