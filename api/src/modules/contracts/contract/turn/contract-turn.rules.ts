import { today } from "../../../../core/colombia/days.ts";
import { spokenDay, spokenInstant, travellersText } from "../../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import type { Capability } from "../../../accounts/permissions.rules.ts";
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
import { CANCELLATION_DECIDED } from "../cancellation-decided.rules.ts";
import { type ContractStatus, hasSignature } from "../contract.lifecycle.ts";

/**
 * Facts that determine whose turn a contract is. Each `…At` is an instant, null when that step is not
 * pending.
 */
export interface ContractTurnFacts {
  readonly status: ContractStatus;
  /** The client's name. */
  readonly client: string;
  readonly seller: TeamMember | null;
  readonly leader: TeamMember | null;
  readonly manager: TeamMember | null;
  readonly office: readonly TeamMember[];
  /** Number of travellers whose data are missing; 0 once the trip has begun, and for a completed contract. */
  readonly lackingTravellers: number;
  /** Number of the addendum that the client has to sign; null without one. */
  readonly addendum: number | null;
  readonly addendumAt: string | null;
  /** True when the contract changed after it was sent. */
  readonly outdated: boolean;
  /** Time of the contract's last change; null when it is unchanged since its creation. */
  readonly changedAt: string | null;
  /** True when the client objected to a change of e-mail; `deniedAt` is the first objection. */
  readonly emailDenied: boolean;
  readonly deniedAt: string | null;
  /**
   * Time until which signing is blocked because the contract's e-mail was changed, unless the client
   * confirms the change; null when it is not blocked.
   */
  readonly emailHeldUntil: string | null;
  /** Ids of the people who changed the e-mail and therefore cannot confirm it. */
  readonly emailChangers: readonly number[];
  /** Time of the client's open cancellation request; null without one. */
  readonly cancellationAt: string | null;
  /**
   * Time at which the contract was signed through a link that its maker also used, pending review; null when
   * none is pending.
   */
  readonly reviewAt: string | null;
  /** Ids of the makers of links whose use is pending review. */
  readonly reviewedLinksOf: readonly number[];
  /** Overdue balance of the client in COP; `overdueAt` is the oldest due date. */
  readonly overdue: Cop;
  readonly overdueAt: string | null;
  /** Amount in COP of the payments that await verification; `awaitingAt` is the time of the oldest. */
  readonly awaiting: Cop;
  readonly awaitingCount: number;
  readonly awaitingAt: string | null;
  readonly awaitsConversion: boolean;
  readonly openItems: number;
  /** True when some of the pending items are not bought yet; false when only their payments are due. */
  readonly toBuy: boolean;
  /**
   * Amount in COP that was paid before the cancellation and for which no refund was decided; `undecidedAt`
   * is the time since when.
   */
  readonly undecided: Cop;
  readonly undecidedAt: string | null;
  /**
   * Time at which the client withdrew from tickets, while the airline has yet to state the amount it keeps;
   * otherwise null.
   */
  readonly airlineAt: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly signedAt: string | null;
}

/** Permission that office staff need for each step that belongs primarily to the sale's sellers. */
export const contractOffice = {
  send: "sendContracts",
  cancellation: "cancelContracts",
  passengers: "editAnyQuote",
  items: "createContracts",
  review: "decideQuotes",
  refund: "decideRefunds",
} as const satisfies Record<string, Capability>;

/** Texts of each step of a contract: the act, the words after `debe`, and the label of its button. */
const steps = {
  cancellation: {
    act: "answerCancellation",
    step: "responder la solicitud de cancelación",
    button: "Responder cancelación",
    urgency: "blocks",
  },
  review: {
    act: "review",
    step: "revisar la firma del cliente",
    button: "Revisar la firma",
    urgency: "blocks",
  },
  email: {
    act: "confirmEmail",
    step: "revisar el cambio de correo del cliente",
    button: "Confirmar el correo del cliente",
    urgency: "blocks",
  },
  held: {
    act: "confirmOwnEmail",
    step: "confirmar el cambio desde su correo anterior",
    button: "Confirmar el correo",
  },
  resend: { act: "send", step: "enviarlo de nuevo", button: "Enviar de nuevo", urgency: "blocks" },
  send: { act: "send", step: "enviarlo", button: "Enviar para firma" },
  sign: { act: "sign", step: "firmarlo", button: "Leer y firmar" },
  verify: { act: "verifyPayment", step: "verificar el pago", button: "Verificar pago", urgency: "term" },
  pay: { act: "pay", step: "pagar lo vencido", button: "Pagar", urgency: "term" },
  passengers: {
    act: "passengers",
    step: "completar los datos de los pasajeros",
    button: "Completar pasajeros",
  },
  items: {
    act: "convert",
    step: "crear sus servicios por comprar",
    button: "Convertir cotización a items",
    urgency: "blocks",
  },
  addendum: { act: "signAddendum", step: "firmar el otrosí", button: "Leer y firmar el otrosí" },
  complete: { act: "complete", step: "completarlo", button: "Completar contrato" },
  buy: { act: "buy", step: "comprar los servicios", button: "Comprar servicios" },
  airline: {
    act: "enterAirlineFigure",
    step: "registrar lo que retiene la aerolínea",
    button: "Registrar lo que retiene la aerolínea",
    urgency: "blocks",
  },
  refund: {
    act: "decideRefund",
    step: "decidir cuánto se devuelve",
    button: "Decidir devolución",
    urgency: "blocks",
  },
} as const satisfies Record<string, Omit<Step, "since" | "sentence">>;

type People = Pick<ContractTurnFacts, "seller" | "leader" | "manager" | "office">;

/**
 * Returns the turn for a step of the sale. It belongs to the seller, else the leader, else the manager, else
 * the office.
 */
function turnOfSale({ seller, leader, manager, office }: People, capability: Capability, step: Step): Turn {
  const one = seller ?? leader ?? manager;
  return one ? turnOf(one, step) : turnOfOffice(capability, office, step);
}

/**
 * Returns the turn for answering a client's cancellation request. It belongs to the people who may cancel
 * contracts; the seller is notified but can only dismiss the notice.
 */
export const cancellationTurn = ({ office }: Pick<People, "office">, since: string | null): Turn =>
  turnOfOffice(contractOffice.cancellation, office, {
    ...steps.cancellation,
    since,
    sentence: "El cliente pidió cancelar el viaje y nadie le ha respondido.",
    clientSentence: `Pediste cancelar el viaje. ${CANCELLATION_DECIDED}`,
  });

/**
 * Returns the turn for reviewing a signature. It never belongs to the maker of the link that was used to
 * sign.
 */
const reviewTurn = ({ leader, manager, office, reviewedLinksOf, reviewAt }: ContractTurnFacts): Turn =>
  turnOfFirst(
    [leader, manager].filter((one) => one && !reviewedLinksOf.includes(one.id)),
    contractOffice.review,
    office,
    {
      ...steps.review,
      since: reviewAt,
      sentence: "El contrato se firmó por un enlace que se usó donde trabaja quien lo compartió.",
    },
  );

/** Returns the turn for creating the items of a contract. */
export const itemsTurn = ({ seller, leader, manager, office, signedAt }: ContractTurnFacts): Turn =>
  turnOfFirst([seller, leader, manager], contractOffice.items, office, {
    ...steps.items,
    since: signedAt,
    sentence: "El contrato está firmado y sus servicios aún no están entre las compras.",
  });

/** Returns the turn for sending a contract that was not sent yet, or changed after it was sent. */
function sendTurn(facts: ContractTurnFacts): Turn {
  const { status, seller, leader, manager, office, createdAt, changedAt } = facts;
  const step: Step =
    status === "active"
      ? {
          ...steps.resend,
          since: changedAt,
          sentence: "El contrato cambió después de enviarse: el cliente no tiene la versión actual.",
          clientSentence: "Tu contrato cambió: te enviaremos la versión nueva para que la firmes.",
        }
      : {
          ...steps.send,
          since: createdAt,
          sentence: "El contrato está en borrador: el cliente no ha recibido esta versión.",
          clientSentence: "Estamos preparando tu contrato: te lo enviaremos para que lo firmes.",
        };
  return turnOfFirst([seller, leader, manager], contractOffice.send, office, step);
}

/**
 * Returns the turn for confirming a change of the client's e-mail. It never belongs to the people who made
 * the change.
 */
const emailTurn = ({ office, emailChangers, deniedAt }: ContractTurnFacts): Turn =>
  turnOfOffice(
    "confirmContractEmails",
    office.filter(({ id }) => !emailChangers.includes(id)),
    {
      ...steps.email,
      since: deniedAt,
      sentence:
        "El cliente dijo que no pidió cambiar su correo: nadie puede firmar hasta que el propietario lo revise.",
      clientSentence: "Estamos revisando el cambio de correo: mientras tanto nadie puede firmar.",
    },
  );

/** Returns the client's turn for signing the contract. */
function signTurn({ client, sentAt, emailHeldUntil }: ContractTurnFacts): Turn {
  if (emailHeldUntil === null)
    return turnOfClient(client, {
      ...steps.sign,
      since: sentAt,
      sentence: "El cliente tiene el contrato. Falta su firma.",
      clientSentence: "Falta tu firma.",
    });
  const from = spokenInstant(new Date(emailHeldUntil));
  return turnOfClient(client, {
    ...steps.held,
    since: sentAt,
    sentence:
      `El correo cambió: se puede firmar desde el ${from}, ` +
      "o antes si el cliente lo confirma desde su correo anterior.",
    clientSentence:
      `Tu correo cambió: puedes firmar desde el ${from}, ` +
      "o antes si lo confirmas desde tu correo anterior.",
  });
}

/** Returns the sentence about the client's overdue balance, minus payments that are not verified yet. */
function overdueText({ overdue, overdueAt, awaiting }: ContractTurnFacts): string {
  const since = overdueAt === null ? "" : ` desde el ${spokenDay(today(new Date(overdueAt)))}`;
  const left = `Tienes vencidos ${formatCop(overdue - awaiting)}${since}.`;
  return awaiting > 0 ? `${left} Además estamos verificando los ${formatCop(awaiting)} que pagaste.` : left;
}

/**
 * Returns the turn for an overdue balance. It belongs to the people who verify payments when pending
 * payments cover the balance, otherwise to the client.
 */
function overdueTurn(facts: ContractTurnFacts): Turn {
  const { client, office, overdue, overdueAt, awaiting, awaitingAt, awaitingCount } = facts;
  const covers = awaitingCount === 1 ? "cubre un pago" : `cubren ${awaitingCount} pagos`;
  if (awaiting >= overdue)
    return turnOfOffice("verifyPayments", office, {
      ...steps.verify,
      since: awaitingAt,
      sentence: `Lo vencido lo ${covers} por ${formatCop(awaiting)} que nadie ha verificado.`,
      clientSentence: `Estamos verificando los ${formatCop(awaiting)} que pagaste.`,
    });
  return turnOfClient(client, {
    ...steps.pay,
    since: overdueAt,
    sentence:
      `El cliente debe ${formatCop(overdue)} que ya se vencieron` +
      (awaiting > 0 ? `; ${formatCop(awaiting)} están por verificar.` : "."),
    clientSentence: overdueText(facts),
  });
}

/** Returns the client's turn for signing an addendum; null without one. */
const addendumTurn = ({ client, addendum, addendumAt }: ContractTurnFacts): Turn | null =>
  addendum === null
    ? null
    : turnOfClient(client, {
        ...steps.addendum,
        since: addendumAt,
        sentence: `El cliente tiene el otrosí n.º ${addendum}. Falta su firma.`,
        clientSentence:
          `Lee y firma el otrosí n.º ${addendum}: ` + "cambia lo acordado y solo vale cuando lo firmas.",
      });

/**
 * Returns the turn for completing the travellers' data. Before the signature, missing data do not block
 * sending.
 */
function travellersTurn(facts: ContractTurnFacts): Turn {
  const { status, lackingTravellers, signedAt, createdAt } = facts;
  return turnOfSale(facts, contractOffice.passengers, {
    ...steps.passengers,
    ...(hasSignature(status)
      ? { urgency: "blocks", sentence: "Faltan datos de los viajeros: sin ellos no se puede comprar." }
      : { sentence: "Faltan datos de los viajeros: también se completan después de la firma." }),
    since: signedAt ?? createdAt,
    clientSentence: `Completa los datos de ${travellersText(lackingTravellers)}.`,
  });
}

/**
 * Returns the turn for buying the remaining items of a signed contract; null when only payments to providers
 * are due.
 */
function purchaseTurn(facts: ContractTurnFacts): Turn | null {
  const { office, signedAt, lackingTravellers } = facts;
  if (facts.awaitsConversion) return itemsTurn(facts);
  if (facts.openItems === 0)
    return turnOfOffice("completeContracts", office, {
      ...steps.complete,
      since: signedAt,
      sentence: "El contrato está firmado y no le queda nada por comprar ni por pagar a proveedores.",
    });
  // Nothing is bought for people of whom something is missing.
  if (!facts.toBuy || lackingTravellers > 0) return null;
  return turnOfOffice("buy", office, {
    ...steps.buy,
    since: signedAt,
    sentence: "El contrato está firmado y tiene servicios por comprar.",
  });
}

/** Returns the sentence about a cancelled contract's payments without a refund decision; `sum` in COP. */
export const undecidedText = (sum: Cop): string =>
  `De lo que pagó el cliente quedan ${formatCop(sum)} sin decidir si se devuelven.`;

/**
 * Returns the turn for deciding the refund of a cancelled contract. The amount that the airline keeps of its
 * tickets is decided first.
 */
function goesBackTurn(facts: ContractTurnFacts): Turn | null {
  const { manager, office, airlineAt, undecided, undecidedAt } = facts;
  const turn = (step: Step) => turnOfFirst([manager], contractOffice.refund, office, step);
  if (airlineAt !== null)
    return turn({
      ...steps.airline,
      since: airlineAt,
      sentence: "No se ha registrado cuánto retiene la aerolínea de los tiquetes.",
      clientSentence:
        "Falta que la aerolínea diga cuánto retiene de tus tiquetes: te escribiremos al correo.",
    });
  if (undecided <= 0) return null;
  return turn({
    ...steps.refund,
    since: undecidedAt,
    sentence: undecidedText(undecided),
    clientSentence: "Estamos decidiendo cuánto se te devuelve: te escribiremos al correo.",
  });
}

/**
 * Returns the pending turns of a contract, in order. Empty when no step is pending, or only purchases that
 * are not due yet. An open cancellation request is the only turn while it is unanswered. `contractWaits`
 * adds the turns of refunds and payments.
 */
export function contractTurns(facts: ContractTurnFacts): readonly Turn[] {
  const { status } = facts;
  if (status === "cancelled") return inOrder([goesBackTurn(facts)]);
  if (facts.cancellationAt) return [cancellationTurn(facts, facts.cancellationAt)];
  const isSigned = hasSignature(status);
  return inOrder([
    !isSigned && facts.emailDenied && emailTurn(facts),
    status === "active" && !facts.emailDenied && (facts.outdated ? sendTurn(facts) : signTurn(facts)),
    isSigned && facts.reviewAt !== null && reviewTurn(facts),
    isSigned && facts.overdue > 0 && overdueTurn(facts),
    status === "draft" && !facts.emailDenied && sendTurn(facts),
    status !== "active" && facts.lackingTravellers > 0 && travellersTurn(facts),
    isSigned && addendumTurn(facts),
    status === "signed" && purchaseTurn(facts),
  ]);
}
