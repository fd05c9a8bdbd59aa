import { describe, expect, it } from "vitest";
import { spokenDay } from "../../api/src/core/colombia/spoken.ts";
import { START, TODAY } from "../support/calendar.ts";
import {
  ADMIN,
  ASESOR,
  CONTADOR,
  GERENTE,
  LIDER,
  OWNER,
  permissions,
} from "../../api/src/modules/accounts/permissions.rules.ts";
import { isTurnOf, type TeamMember, type Turn } from "../../api/src/modules/accounts/turn/turn.rules.ts";
import {
  contractTurns,
  type ContractTurnFacts,
} from "../../api/src/modules/contracts/contract/turn/contract-turn.rules.ts";
import { claimTurns, type ClaimTurnFacts } from "../../api/src/modules/claims/claim/turn/claim-turn.rules.ts";
import {
  dossierTurns,
  type DossierTurnFacts,
} from "../../api/src/modules/dossiers/turn/dossier-turn.rules.ts";
import {
  invoiceTurns,
  type InvoiceTurnFacts,
} from "../../api/src/modules/invoices/invoice/turn/invoice-turn.rules.ts";
import {
  paymentTurns,
  type PaymentTurnFacts,
} from "../../api/src/modules/payments/payment/turn/payment-turn.rules.ts";
import {
  chargebackTurns,
  type ChargebackTurnFacts,
} from "../../api/src/modules/payments/chargeback/turn/chargeback-turn.rules.ts";
import {
  contractWaits,
  type ContractWaitFacts,
} from "../../api/src/modules/payments/refund/turn/contract-waits.rules.ts";
import {
  refundTurns,
  type RefundTurnFacts,
} from "../../api/src/modules/payments/refund/turn/refund-turn.rules.ts";
import { quoteTurns, type QuoteTurnFacts } from "../../api/src/modules/quotes/quote/turn/quote-turn.rules.ts";
import {
  reservationTurns,
  type ReservationTurnFacts,
} from "../../api/src/modules/reservations/turn/reservation-turn.rules.ts";

const member = (id: number, name: string, role: number): TeamMember => ({ id, name, role });
const seller = member(2, "Ana", ASESOR);
const leader = member(3, "Luz", LIDER);
const manager = member(4, "Gil", GERENTE);
const office = [member(5, "Ada", ADMIN), member(6, "Cleo", CONTADOR), member(7, "Olga", OWNER)];

/** `Ana: enviarla al cliente · b`, or `Administración [Ada, Olga]: …`. */
const one = (turn: Turn): string => {
  const people = turn.people.length > 0 ? ` [${turn.people.map(({ name }) => name).join(", ")}]` : "";
  return `${turn.who}${people}: ${turn.step}${turn.since ? ` · ${turn.since}` : ""}`;
};

/** All that waits, in order: `Ana: enviarla al cliente · b | …`; null when nothing does. */
const said = (turns: readonly Turn[]): string | null => turns.map(one).join(" | ") || null;

const quote: QuoteTurnFacts = {
  status: "pending",
  joined: false,
  client: "María",
  seller,
  leader,
  manager,
  makerId: 2,
  office,
  reviewAt: null,
  reviewedLinksOf: [],
  departed: false,
  discount: 0,
  outdated: false,
  drafts: 0,
  discountAt: "d",
  offerIsOver: false,
  departureIsPast: false,
  openings: 0,
  reason: null,
  signed: false,
  askedAt: null,
  persons: 3,
  complete: 3,
  since: "s",
};

describe("who does the next step of a quote", () => {
  it.each<[string, Partial<QuoteTurnFacts>, string | null]>([
    ["pending", {}, "Ana: calcular el viaje · s"],
    [
      "pending, of nobody",
      { seller: null, leader: null, manager: null },
      "Administración [Ada, Olga]: asignarle un asesor · s",
    ],
    ["joined to another", { joined: true }, null],
    ["completed", { status: "completed" }, "Ana: enviarla al cliente · s"],
    [
      "completed, its trip changed",
      { status: "completed", outdated: true, discount: 5 },
      "Ana: confirmar el precio otra vez · s",
    ],
    ["completed, with a discount", { status: "completed", discount: 15 }, "Luz: aprobar el descuento · d"],
    ["with one beyond a leader", { status: "completed", discount: 15.01 }, "Gil: aprobar el descuento · d"],
    [
      "with one on the leader's own",
      { status: "completed", discount: 5, seller: leader },
      "Gil: aprobar el descuento · d",
    ],
    [
      "with one that the leader made",
      { status: "completed", discount: 5, makerId: 3 },
      "Gil: aprobar el descuento · d",
    ],
    [
      "with one and nobody above",
      { status: "completed", discount: 5, leader: null, manager: null },
      "Administración [Ada, Olga]: aprobar el descuento · d",
    ],
    ["sent", { status: "sent" }, "María (cliente): responder la propuesta · s"],
    [
      "sent, and asked about",
      { status: "sent", askedAt: "q" },
      "Ana: responder la pregunta del cliente · q | María (cliente): responder la propuesta · s",
    ],
    ["sent, its time over", { status: "sent", offerIsOver: true }, "Ana: recotizar el viaje · s"],
    [
      "asked about, its seller gone",
      { status: "sent", askedAt: "q", seller: null, leader: null, manager: null },
      "Administración [Ada, Olga]: responder la pregunta del cliente · q | " +
        "María (cliente): responder la propuesta · s",
    ],
    [
      "waiting for passengers",
      { status: "pending_passengers", complete: 0 },
      "María (cliente): completar los datos de los pasajeros · s",
    ],
    [
      "approved, 2 of 3 complete",
      { status: "approved", complete: 2 },
      "Ana: completar los pasajeros (van 2 de 3) · s",
    ],
    ["approved", { status: "approved" }, "Gil: convertirla en contrato · s"],
    [
      "approved, without a manager",
      { status: "approved", manager: null },
      "Administración [Ada, Olga]: convertirla en contrato · s",
    ],
    ["rejected", { status: "rejected" }, "Ana: proponer otra opción · s"],
    ["to be quoted again", { status: "requote" }, "Ana: cambiarla y actualizar el precio · s"],
    ["expired", { status: "expired" }, "Ana: recotizar el viaje · s"],
    ["converted", { status: "converted" }, null],
    ["rejected, its day over", { status: "rejected", departed: true }, null],
    ["expired, its day over", { status: "expired", departed: true }, null],
    [
      "decided upon where its seller works, and asked about",
      { status: "pending_passengers", reviewAt: "d", reviewedLinksOf: [2], askedAt: "q" },
      "Luz: revisar la decisión del cliente · d | Ana: responder la pregunta del cliente · q | " +
        "María (cliente): completar los datos de los pasajeros · s",
    ],
    [
      "decided upon by a link of its leader",
      { status: "pending_passengers", reviewAt: "d", reviewedLinksOf: [3] },
      "Gil: revisar la decisión del cliente · d | María (cliente): completar los datos de los pasajeros · s",
    ],
    [
      "decided upon, and nobody above",
      { status: "pending_passengers", reviewAt: "d", leader: null, manager: null },
      "Administración [Ada, Olga]: revisar la decisión del cliente · d | " +
        "María (cliente): completar los datos de los pasajeros · s",
    ],
    [
      "approved where its seller works",
      { status: "approved", reviewAt: "d", reviewedLinksOf: [2] },
      "Luz: revisar la decisión del cliente · d | Gil: convertirla en contrato · s",
    ],
    [
      "decided upon where its seller works, and signed",
      { status: "converted", reviewAt: "d", signed: true },
      null,
    ],
  ])("that is %s", (_, change, who) => expect(said(quoteTurns({ ...quote, ...change }))).toBe(who));

  it("says of passengers whose documents may still be lacking that their data are complete", () =>
    expect(quoteTurns({ ...quote, status: "approved" })[0]?.sentence).toBe(
      "El cliente aceptó y los datos de los pasajeros están completos.",
    ));
});

const contract: ContractTurnFacts = {
  status: "draft",
  client: "María",
  seller,
  leader,
  manager,
  office,
  outdated: false,
  changedAt: "h",
  emailDenied: false,
  deniedAt: "d",
  emailHeldUntil: null,
  emailChangers: [],
  cancellationAt: null,
  reviewAt: null,
  reviewedLinksOf: [],
  lackingTravellers: 0,
  addendum: null,
  addendumAt: null,
  toBuy: true,
  overdue: 0,
  overdueAt: null,
  awaiting: 0,
  awaitingCount: 1,
  awaitingAt: null,
  awaitsConversion: false,
  openItems: 2,
  undecided: 0,
  undecidedAt: "u",
  airlineAt: null,
  createdAt: "c",
  sentAt: "s",
  signedAt: "g",
};
const OVERDUE_AT = START.toISOString();
const late = { overdue: 10, overdueAt: OVERDUE_AT };

describe("who does the next step of a contract", () => {
  it.each<[string, Partial<ContractTurnFacts>, string | null]>([
    ["a draft", {}, "Luz: enviarlo · c"],
    [
      "with an addendum to sign, bought and paid",
      { status: "completed", addendum: 2, addendumAt: "a" },
      "María (cliente): firmar el otrosí · a",
    ],
    ["a draft of a manager", { seller: manager, leader: null }, "Gil: enviarlo · c"],
    [
      "a draft without who may send it",
      { leader: null, manager: null },
      "Administración [Ada, Olga]: enviarlo · c",
    ],
    ["with its client", { status: "active" }, "María (cliente): firmarlo · s"],
    ["changed since it was sent", { status: "active", outdated: true }, "Luz: enviarlo de nuevo · h"],
    [
      "at an address that the client denied",
      { status: "active", emailDenied: true },
      "El propietario [Olga]: revisar el cambio de correo del cliente · d",
    ],
    [
      "at an address that its only owner changed and the client denied",
      { status: "active", emailDenied: true, emailChangers: [7] },
      "El propietario: revisar el cambio de correo del cliente · d",
    ],
    [
      "at an address that was changed an hour ago",
      { status: "active", emailHeldUntil: "2026-11-29T10:00:00Z" },
      "María (cliente): confirmar el cambio desde su correo anterior · s",
    ],
    ["signed", { status: "signed" }, "Administración [Ada, Olga]: comprar los servicios · g"],
    [
      "signed, without items",
      { status: "signed", awaitsConversion: true, openItems: 0 },
      "Gil: crear sus servicios por comprar · g",
    ],
    ["signed, all bought", { status: "signed", openItems: 0 }, "Administración [Ada, Olga]: completarlo · g"],
    [
      "signed and late",
      { status: "signed", ...late },
      `María (cliente): pagar lo vencido · ${OVERDUE_AT} | ` +
        "Administración [Ada, Olga]: comprar los servicios · g",
    ],
    [
      "late, its payment reported",
      { status: "signed", ...late, awaiting: 10, awaitingAt: "p" },
      "Contabilidad [Ada, Cleo, Olga]: verificar el pago · p | Administración [Ada, Olga]: comprar los servicios · g",
    ],
    [
      "late, a part of it reported",
      { status: "signed", ...late, awaiting: 9, awaitingAt: "p" },
      `María (cliente): pagar lo vencido · ${OVERDUE_AT} | ` +
        "Administración [Ada, Olga]: comprar los servicios · g",
    ],
    [
      "to be cancelled, says its client",
      { status: "signed", ...late, cancellationAt: "k" },
      "Administración [Ada, Olga]: responder la solicitud de cancelación · k",
    ],
    [
      "a draft, its travellers incomplete",
      { lackingTravellers: 2, signedAt: null },
      "Luz: enviarlo · c | Ana: completar los datos de los pasajeros · c",
    ],
    [
      "a draft, its travellers incomplete, and a manager's to send",
      { lackingTravellers: 2, signedAt: null, seller: null, leader: null },
      "Gil: enviarlo · c | Gil: completar los datos de los pasajeros · c",
    ],
    [
      "with its client, its travellers incomplete",
      { status: "active", lackingTravellers: 2 },
      "María (cliente): firmarlo · s",
    ],
    [
      "signed, its travellers incomplete",
      { status: "signed", lackingTravellers: 2 },
      "Ana: completar los datos de los pasajeros · g",
    ],
    [
      "completed, its travellers incomplete and nobody sells it",
      { status: "completed", lackingTravellers: 2, seller: null, leader: null, manager: null },
      "Administración [Ada, Olga]: completar los datos de los pasajeros · g",
    ],
    [
      "signed by the link that its seller used",
      { status: "completed", reviewAt: "r", reviewedLinksOf: [2] },
      "Luz: revisar la firma del cliente · r",
    ],
    [
      "signed by the link that its leader used",
      { status: "completed", reviewAt: "r", reviewedLinksOf: [3] },
      "Gil: revisar la firma del cliente · r",
    ],
    [
      "signed by such a link, and nobody above",
      { status: "completed", reviewAt: "r", reviewedLinksOf: [2], leader: null, manager: null },
      "Administración [Ada, Olga]: revisar la firma del cliente · r",
    ],
    ["signed by such a link, and cancelled", { status: "cancelled", reviewAt: "r" }, null],
    ["signed, all bought and to be paid by its days", { status: "signed", openItems: 1, toBuy: false }, null],
    ["completed", { status: "completed" }, null],
    [
      "completed and late",
      { status: "completed", ...late },
      `María (cliente): pagar lo vencido · ${OVERDUE_AT}`,
    ],
    ["cancelled", { status: "cancelled", ...late }, null],
    [
      "cancelled, its money not decided",
      { status: "cancelled", undecided: 10 },
      "Gil: decidir cuánto se devuelve · u",
    ],
    [
      "cancelled, its money not decided and nobody manages it",
      { status: "cancelled", undecided: 10, manager: null },
      "Administración [Ada, Olga]: decidir cuánto se devuelve · u",
    ],
    [
      "taken back, and its airline has not said what it keeps",
      { status: "cancelled", airlineAt: "t" },
      "Gil: registrar lo que retiene la aerolínea · t",
    ],
  ])("that is %s", (_, change, who) => expect(said(contractTurns({ ...contract, ...change }))).toBe(who));
});

const payment: PaymentTurnFacts = {
  awaitsDecision: true,
  inReview: false,
  createdById: 2,
  office,
  createdAt: "c",
};

describe("who decides on a payment", () => {
  it.each<[string, Partial<PaymentTurnFacts>, string | null]>([
    ["to be verified", {}, "Contabilidad [Ada, Cleo, Olga]: verificar el pago · c"],
    ["registered by who verifies", { createdById: 6 }, "Contabilidad [Ada, Olga]: verificar el pago · c"],
    ["registered by the owner", { createdById: 7 }, "Contabilidad [Ada, Cleo, Olga]: verificar el pago · c"],
    ["in review", { inReview: true }, "Contabilidad [Ada, Cleo, Olga]: verificar el pago o devolverlo · c"],
    ["decided, or the card provider's", { awaitsDecision: false }, null],
  ])("that is %s", (_, change, who) => expect(said(paymentTurns({ ...payment, ...change }))).toBe(who));
});

const chargeback: ChargebackTurnFacts = { status: "abierto", office, createdAt: "c" };

describe("who answers a claim that a payment be reversed", () => {
  it.each<[string, Partial<ChargebackTurnFacts>, string | null]>([
    ["open", {}, "Contabilidad [Ada, Cleo, Olga]: responderlo · c"],
    ["found right", { status: "procede" }, null],
    ["found wrong", { status: "no_procede" }, null],
    ["given up", { status: "desistido" }, null],
    ["reversed", { status: "reversado" }, null],
  ])("that is %s", (_, change, who) => expect(said(chargebackTurns({ ...chargeback, ...change }))).toBe(who));
});

const refund: RefundTurnFacts = {
  status: "abierta",
  client: "María",
  office,
  createdById: 4,
  createdAt: "c",
  accountAt: "ca",
  accountById: null,
  needsSecondPerson: false,
  approvedById: null,
  askedById: null,
  askedAt: null,
};

describe("who does the next step of a refund", () => {
  it.each<[string, Partial<RefundTurnFacts>, string | null]>([
    ["without an account", { accountAt: null }, "María (cliente): decir a qué cuenta se le devuelve · c"],
    ["to be paid", {}, "Contabilidad [Cleo, Olga]: pagar la devolución · ca"],
    ["opened by an accountant", { createdById: 6 }, "Contabilidad [Olga]: pagar la devolución · ca"],
    [
      "to an account that an accountant wrote",
      { accountById: 6 },
      "Contabilidad [Olga]: pagar la devolución · ca",
    ],
    [
      "large, and nobody asked for its approval",
      { needsSecondPerson: true },
      "Contabilidad [Cleo, Olga]: pedir la aprobación del pago · ca",
    ],
    [
      "large, and waits for its approval",
      { needsSecondPerson: true, askedById: 6, askedAt: "q" },
      "Contabilidad [Olga]: aprobar el pago · q",
    ],
    [
      "large, and approved",
      { needsSecondPerson: true, approvedById: 7 },
      "Contabilidad [Cleo]: pagar la devolución · ca",
    ],
    ["paid", { status: "pagada" }, null],
    ["annulled", { status: "anulada" }, null],
  ])("that is %s", (_, change, who) => expect(said(refundTurns({ ...refund, ...change }))).toBe(who));
});

const waiting: ContractWaitFacts = { ...contract, status: "cancelled", refunds: [], payments: [] };

describe("what a cancelled contract waits for", () => {
  it.each<[string, Partial<ContractWaitFacts>, string | null]>([
    ["nothing", {}, null],
    [
      "an account of its client",
      { refunds: [{ ...refund, accountAt: null }] },
      "María (cliente): decir a qué cuenta se le devuelve · c",
    ],
    ["a refund to be paid", { refunds: [refund] }, "Contabilidad [Cleo, Olga]: pagar la devolución · ca"],
    [
      "payments, as one: since the oldest, of all who may",
      {
        payments: [
          { ...payment, createdById: 6, createdAt: "d" },
          { ...payment, createdById: 5 },
        ],
      },
      "Contabilidad [Cleo, Olga, Ada]: verificar el pago · c",
    ],
    [
      "all of them, in order",
      {
        undecided: 10,
        refunds: [refund, { ...refund, accountAt: null, createdAt: "b" }],
        payments: [payment, { ...payment, inReview: true, createdAt: "d" }],
      },
      "Gil: decidir cuánto se devuelve · u | María (cliente): decir a qué cuenta se le devuelve · b | " +
        "Contabilidad [Ada, Cleo, Olga]: verificar el pago · c | " +
        "Contabilidad [Cleo, Olga]: pagar la devolución · ca | " +
        "Contabilidad [Ada, Cleo, Olga]: verificar el pago o devolverlo · d",
    ],
  ])("is %s", (_, change, who) => expect(said(contractWaits({ ...waiting, ...change }))).toBe(who));
});

const invoice: InvoiceTurnFacts = {
  sendingState: "enviada",
  lacksNote: false,
  unsentNotes: false,
  office,
  issuedAt: "i",
};

describe("who does the next step of an invoice", () => {
  it.each<[string, Partial<InvoiceTurnFacts>, string | null]>([
    [
      "to be reviewed",
      { sendingState: "por_revisar" },
      "Contabilidad [Cleo, Olga]: revisarla antes de enviarla · i",
    ],
    ["in the queue", { sendingState: "en_cola" }, null],
    ["tried again", { sendingState: "reintentando" }, null],
    [
      "rejected",
      { sendingState: "rechazada" },
      "Contabilidad [Cleo, Olga]: corregirla: la DIAN la rechazó · i",
    ],
    ["given up", { sendingState: "fallida" }, "Contabilidad [Cleo, Olga]: enviarla de nuevo a la DIAN · i"],
    ["sent", {}, null],
    ["of a cancelled contract", { lacksNote: true }, "Contabilidad [Cleo, Olga]: hacer su nota crédito · i"],
    [
      "of a cancelled contract, its note not sent",
      { lacksNote: true, unsentNotes: true },
      "Contabilidad [Cleo, Olga]: enviar de nuevo su nota crédito · i | " +
        "Contabilidad [Cleo, Olga]: hacer su nota crédito · i",
    ],
  ])("that is %s", (_, change, who) => expect(said(invoiceTurns({ ...invoice, ...change }))).toBe(who));
});

const claim: ClaimTurnFacts = { status: "recibido", name: "María", takenBy: null, office, createdAt: "c" };

describe("who does the next step of a request", () => {
  it.each<[string, Partial<ClaimTurnFacts>, string | null]>([
    ["new", {}, "Administración [Ada, Olga]: responderla · c"],
    ["taken", { status: "en_tramite", takenBy: office[0]! }, "Ada: responderla · c"],
    ["taken by who left", { status: "en_tramite" }, "Administración [Ada, Olga]: responderla · c"],
    ["to be completed", { status: "incompleto", takenBy: office[0]! }, "María: completarla"],
    ["answered", { status: "respondido" }, null],
    ["withdrawn", { status: "desistido" }, null],
    ["closed", { status: "cerrado" }, null],
  ])("that is %s", (_, change, who) => expect(said(claimTurns({ ...claim, ...change }))).toBe(who));
});

const reservation: ReservationTurnFacts = {
  status: "pendiente",
  client: "María",
  office,
  awaitingAt: null,
  createdAt: "c",
};

describe("who does the next step of a reservation", () => {
  it.each<[string, Partial<ReservationTurnFacts>, string | null]>([
    ["pending", {}, "María (cliente): pagarla · c"],
    [
      "pending, its payment reported",
      { awaitingAt: "p" },
      "Contabilidad [Ada, Cleo, Olga]: verificar el pago · p",
    ],
    ["paid", { status: "pagada" }, null],
    ["completed", { status: "completada" }, null],
    ["annulled", { status: "anulada" }, null],
    [
      "annulled, a payment in review",
      { status: "anulada", awaitingAt: "p" },
      "Contabilidad [Ada, Cleo, Olga]: verificar el pago · p",
    ],
  ])("that is %s", (_, change, who) =>
    expect(said(reservationTurns({ ...reservation, ...change }))).toBe(who),
  );
});

describe("what a client reads of their contract", () => {
  it("names administration where they want to cancel, which alone cancels", () => {
    expect([...permissions.cancelContracts].sort()).toEqual([ADMIN, OWNER]);
    const [wish] = contractTurns({ ...contract, status: "signed", cancellationAt: "k" });
    expect(wish?.clientSentence).toContain("Lo decide la administración de la agencia");
  });

  it.each<[string, Partial<ContractTurnFacts>, readonly string[]]>([
    ["a draft", {}, ["Estamos preparando tu contrato: te lo enviaremos para que lo firmes."]],
    ["to be signed", { status: "active" }, ["Falta tu firma."]],
    [
      "that they want cancelled",
      { status: "signed", cancellationAt: "k", lackingTravellers: 1 },
      ["Pediste cancelar el viaje. Lo decide la administración de la agencia y te responderemos por correo."],
    ],
    [
      "with things to do, and others for the office",
      { status: "signed", lackingTravellers: 1, addendum: 2, addendumAt: "a" },
      [
        "Completa los datos de 1 viajero.",
        "Lee y firma el otrosí n.º 2: cambia lo acordado y solo vale cuando lo firmas.",
      ],
    ],
    [
      "overdue, of which a part waits",
      { status: "signed", overdue: 500, overdueAt: OVERDUE_AT, awaiting: 200 },
      [
        `Tienes vencidos $ 300 desde el ${spokenDay(TODAY)}. ` +
          "Además estamos verificando los $ 200 que pagaste.",
      ],
    ],
    ["signed where its seller works", { status: "signed", reviewAt: "r" }, []],
    ["whose services the office buys", { status: "signed" }, []],
  ])("%s", (_, change, read) =>
    expect(
      contractTurns({ ...contract, ...change })
        .map(({ clientSentence }) => clientSentence?.replaceAll("\u00a0", " "))
        .filter((sentence) => sentence !== undefined),
    ).toEqual(read),
  );
});

const dossier: DossierTurnFacts = {
  status: "waiting",
  isOver: false,
  isReplaced: false,
  maker: manager,
  since: "s",
};

describe("who does the next step of a dossier", () => {
  it.each<[string, Partial<DossierTurnFacts>, string | null]>([
    ["waiting", {}, null],
    ["being made", { status: "running" }, null],
    ["ready", { status: "ready" }, "Gil: descargarlo · s"],
    ["ready, its time over", { status: "ready", isOver: true }, null],
    ["ready, its client's", { status: "ready", maker: null }, null],
    ["failed", { status: "failed" }, "Gil: pedirlo otra vez · s"],
    ["failed, and asked for again", { status: "failed", isReplaced: true }, null],
    ["expired", { status: "expired" }, null],
    ["stopped", { status: "stopped" }, null],
  ])("that is %s", (_, change, who) => expect(said(dossierTurns({ ...dossier, ...change }))).toBe(who));
});

describe("the turn of the viewer", () => {
  it("is that of the one person, or of each of an office", () => {
    const sent = quoteTurns({ ...quote, status: "completed" })[0]!;
    const bought = contractTurns({ ...contract, status: "signed" })[0]!;
    expect([sent, bought].map((turn) => isTurnOf(turn, seller))).toEqual([true, false]);
    expect(office.map((person) => isTurnOf(bought, person))).toEqual([true, false, true]);
    expect(isTurnOf(sent, null)).toBe(false);
  });
});
