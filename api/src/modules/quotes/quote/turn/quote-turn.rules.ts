import type { RoleNumber } from "../../../accounts/permissions.rules.ts";
import {
  inOrder,
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
import { percentText } from "../seller/percent-text.rules.ts";
import { quoteTasks } from "../task/quote-task.rules.ts";

/** Facts that determine who does the next step of a quote. */
export interface QuoteTurnFacts {
  readonly status: QuoteStatus;
  /** True when the quote was joined to another request. */
  readonly joined: boolean;
  /** Name of the client. */
  readonly client: string;
  readonly seller: TeamMember | null;
  readonly leader: TeamMember | null;
  readonly manager: TeamMember | null;
  readonly makerId: number | null;
  /** Other people of the agency: administration and accounting. */
  readonly office: readonly TeamMember[];
  /** Discount in percent that is not approved yet; 0 when no approval is needed. */
  readonly discount: number;
  /** True when the trip changed after the price was set. */
  readonly outdated: boolean;
  /** Number of options whose price is not confirmed, when there are several. */
  readonly drafts: number;
  /** Time at which the discount was set. */
  readonly discountAt: string;
  /** True when the offer was sent and has expired, even if no job has marked it yet. */
  readonly offerIsOver: boolean;
  /** Number of times that the client opened the offer. */
  readonly openings: number;
  /** Reason for the rejection, or for requesting another offer; null when none was given. */
  readonly reason: string | null;
  /** Time of the latest decision that awaits a review; null when there is none. */
  readonly reviewAt: string | null;
  /** Ids of the creators of the links through which these decisions were made. */
  readonly reviewedLinksOf: readonly (number | null)[];
  /** True when the client signed the contract created from the quote. */
  readonly signed: boolean;
  /** True from the day of departure on. */
  readonly departed: boolean;
  /** True when the day of departure has passed. */
  readonly departureIsPast: boolean;
  /** Time of the client's oldest unanswered question; null when there is none. */
  readonly askedAt: string | null;
  readonly persons: number;
  /** Number of passengers with complete data. */
  readonly complete: number;
  /** Time at which the current status started; for an expired offer, the time at which it expired. */
  readonly since: string | null;
}

/**
 * Returns the nearest person above a sale who may approve its discount; null when only administration may.
 */
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

/** Permission that office staff need for the steps that no seller does. */
export const OFFICE = "editAnyQuote";

/** Step without its start and its sentence. */
type Named = Omit<Step, "since" | "sentence">;

/** Texts of each step of a quote: its act, the words after `debe`, and its button. */
const steps = {
  review: {
    act: "review",
    step: "revisar la decisión del cliente",
    button: "Revisar la decisión",
    urgency: "blocks",
  },
  answer: {
    act: "answer",
    step: "responder la pregunta del cliente",
    button: "Responder pregunta",
    urgency: "blocks",
  },
  assign: { act: "reassign", step: "asignarle un asesor", button: "Asignar cotización", urgency: "blocks" },
  calculate: { act: "calculate", step: "calcular el viaje", button: "Calcular" },
  change: { act: "calculate", step: "cambiarla y actualizar el precio", button: "Calcular" },
  redate: { act: "edit", step: "cambiarle las fechas", button: "Editar cotización" },
  confirm: { act: "calculate", step: "confirmar el precio otra vez", button: "Calcular" },
  discount: {
    act: "approveDiscount",
    step: "aprobar el descuento",
    button: "Aprobar descuento",
    urgency: "blocks",
  },
  send: { act: "send", step: "enviarla al cliente", button: "Enviar cotización" },
  decide: { act: "approve", step: "responder la propuesta", button: "Aceptar la propuesta" },
  fill: {
    act: "passengers",
    step: "completar los datos de los pasajeros",
    button: "Completar pasajeros",
  },
  convert: { act: "convert", step: "convertirla en contrato", button: "Convertir en contrato" },
  propose: { act: "requote", step: "proponer otra opción", button: "Recotizar" },
  requote: { act: "requote", step: "recotizar el viaje", button: "Recotizar" },
} as const satisfies Record<string, Named>;

type People = Pick<QuoteTurnFacts, "seller" | "leader" | "manager" | "office">;

/**
 * Assigns a step of a sale to the quote's seller; without a seller, to the leader, otherwise the manager,
 * otherwise the office.
 */
function turnOfSale({ seller, leader, manager, office }: People, step: Step): Turn {
  const one = seller ?? leader ?? manager;
  return one ? turnOf(one, step) : turnOfOffice(OFFICE, office, step);
}

/**
 * Returns the turn to review a client's decision; it never belongs to the creator of the link through which
 * the decision was made.
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
    {
      ...steps.review,
      since,
      sentence: "La decisión del cliente llegó desde donde trabaja quien compartió el enlace.",
    },
  );

/** Returns the turn to answer a client's question. */
export const answerTurn = (people: People, since: string | null): Turn =>
  turnOfSale(people, {
    ...steps.answer,
    since,
    sentence: "El cliente hizo una pregunta que nadie ha respondido.",
  });

/** Returns the turn to assign a seller to a quote. */
export const assignTurn = ({ office, since }: Pick<QuoteTurnFacts, "office" | "since">): Turn =>
  turnOfOffice(OFFICE, office, { ...steps.assign, since, sentence: "La solicitud no tiene asesor." });

/** Returns the turn to approve a quote's discount. */
export function discountTurn(facts: QuoteTurnFacts): Turn {
  const step: Step = {
    ...steps.discount,
    since: facts.discountAt,
    sentence: `El descuento del ${percentText(facts.discount)} espera aprobación: sin ella no se envía.`,
  };
  const approver = discountApprover(facts);
  return approver ? turnOf(approver, step) : turnOfOffice(OFFICE, facts.office, step);
}

/**
 * Returns the sentence that states how many passengers' data are missing: `Faltan los datos de 1 de 3
 * pasajeros.`
 */
function lackingText({ complete, persons }: Pick<QuoteTurnFacts, "complete" | "persons">): string {
  const some = persons === 1 ? "del pasajero" : `de ${persons - complete} de ${persons} pasajeros`;
  return `El cliente aceptó. Faltan los datos ${some}.`;
}

/** Returns the reason why the price of a quote is not valid. */
const unpricedText = ({ drafts }: Pick<QuoteTurnFacts, "drafts">): string =>
  drafts === 0
    ? "Cambiaron los datos del viaje después de ponerle precio: no se envía hasta confirmarlo otra vez."
    : drafts === 1
      ? "Falta confirmar una opción antes de enviarla."
      : `Faltan por confirmar ${drafts} opciones antes de enviarla.`;

const sentText = (openings: number): string =>
  "El cliente tiene la propuesta. " +
  (openings === 0
    ? "Todavía no la ha abierto."
    : `La abrió ${openings} ${openings === 1 ? "vez" : "veces"}.`);

const because = (text: string, reason: string | null): string => (reason ? `${text} «${reason}»` : text);

const PAST = "La fecha de ida ya pasó: sin otra no se envía.";

/** Returns the turn that the status of a quote requires; null when it requires none. */
function statusTurn(facts: QuoteTurnFacts): Turn | null {
  const { client, seller, leader, manager, office, since, departed, departureIsPast, reason } = facts;
  const sells = (step: Named, sentence: string): Turn => turnOfSale(facts, { ...step, since, sentence });
  const clients = (step: Named, sentence: string): Turn => turnOfClient(client, { ...step, since, sentence });
  switch (facts.offerIsOver ? "expired" : facts.status) {
    case "converted":
      return null;
    case "sent":
      return clients(steps.decide, sentText(facts.openings));
    case "pending_passengers":
      return clients(steps.fill, lackingText(facts));
    case "approved":
      return facts.complete < facts.persons
        ? sells(
            { ...steps.fill, step: `completar los pasajeros (van ${facts.complete} de ${facts.persons})` },
            lackingText(facts),
          )
        : turnOfFirst([seller, leader, manager], quoteTasks.convert, office, {
            ...steps.convert,
            since,
            sentence: "El cliente aceptó y los datos de los pasajeros están completos.",
          });
    case "pending":
      if (!seller) return assignTurn(facts);
      return departureIsPast
        ? sells(steps.redate, PAST)
        : sells(steps.calculate, "La solicitud espera su precio.");
    case "completed": {
      if (departureIsPast) return sells(steps.redate, PAST);
      if (facts.outdated || facts.drafts > 0) return sells(steps.confirm, unpricedText(facts));
      if (facts.discount > 0) return discountTurn(facts);
      return sells(steps.send, "La cotización tiene precio y no se ha enviado.");
    }
    case "requote":
      if (departureIsPast) return sells(steps.redate, because(PAST, reason));
      return sells(steps.change, because("Hay que hacerle otra propuesta al cliente.", reason));
    case "rejected":
      return departed ? null : sells(steps.propose, because("El cliente la rechazó.", reason));
    case "expired":
      return departed ? null : sells(steps.requote, "La propuesta venció.");
  }
}

/**
 * Returns all turns of a quote, in order; empty when nobody has to act. A decision must be reviewed until the
 * client has signed, because the signature, made with the client's own code, confirms it.
 */
export const quoteTurns = (facts: QuoteTurnFacts): readonly Turn[] =>
  inOrder([
    facts.reviewAt !== null && !facts.signed && reviewTurn(facts, facts.reviewedLinksOf, facts.reviewAt),
    facts.askedAt !== null && answerTurn(facts, facts.askedAt),
    facts.joined ? null : statusTurn(facts),
  ]);
