import { describe, expect, it } from "vitest";
import {
  ADMIN,
  ASESOR,
  CONTADOR,
  GERENTE,
  LIDER,
  OWNER,
} from "../../api/src/modules/accounts/permissions.rules.ts";
import { isTurnOf, type TeamMember, type Turn } from "../../api/src/modules/accounts/turn/turn.rules.ts";
import {
  contractTurn,
  type ContractTurnFacts,
} from "../../api/src/modules/contracts/contract/turn/contract-turn.rules.ts";
import { quoteTurn, type QuoteTurnFacts } from "../../api/src/modules/quotes/quote/turn/quote-turn.rules.ts";

const member = (id: number, name: string, role: number): TeamMember => ({ id, name, role });
const seller = member(2, "Ana", ASESOR);
const leader = member(3, "Luz", LIDER);
const manager = member(4, "Gil", GERENTE);
const office = [member(5, "Ada", ADMIN), member(6, "Cleo", CONTADOR), member(7, "Olga", OWNER)];

/** `Ana: enviarla al cliente · b`, or `Administración [Ada, Olga]: …`. */
const said = (turn: Turn | null): string | null => {
  if (!turn) return null;
  const people = turn.people.length > 0 ? ` [${turn.people.map(({ name }) => name).join(", ")}]` : "";
  return `${turn.who}${people}: ${turn.step}${turn.since ? ` · ${turn.since}` : ""}`;
};

const quote: QuoteTurnFacts = {
  ...{ status: "pending", joined: false, client: "María", seller, leader, manager, makerId: 2, office },
  ...{ discount: 0, unpriced: false, askedAt: null, persons: 3, complete: 3, since: "s" },
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
      { status: "completed", unpriced: true, discount: 5 },
      "Ana: confirmar el precio otra vez · s",
    ],
    ["completed, with a discount", { status: "completed", discount: 15 }, "Luz: aprobar el descuento · s"],
    ["with one beyond a leader", { status: "completed", discount: 15.01 }, "Gil: aprobar el descuento · s"],
    [
      "with one on the leader's own",
      { status: "completed", discount: 5, seller: leader },
      "Gil: aprobar el descuento · s",
    ],
    [
      "with one that the leader made",
      { status: "completed", discount: 5, makerId: 3 },
      "Gil: aprobar el descuento · s",
    ],
    [
      "with one and nobody above",
      { status: "completed", discount: 5, leader: null, manager: null },
      "Administración [Ada, Olga]: aprobar el descuento · s",
    ],
    ["sent", { status: "sent" }, "María (cliente): responder la propuesta · s"],
    ["sent, and asked about", { status: "sent", askedAt: "q" }, "Ana: responder la pregunta del cliente · q"],
    [
      "asked about, its seller gone",
      { status: "sent", askedAt: "q", seller: null, leader: null, manager: null },
      "Administración [Ada, Olga]: responder la pregunta del cliente · q",
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
  ])("that is %s", (_, change, who) => expect(said(quoteTurn({ ...quote, ...change }))).toBe(who));
});

const contract: ContractTurnFacts = {
  ...{ status: "draft", client: "María", seller, leader, manager, office },
  ...{ outdated: false, emailDenied: false, cancellationAt: null },
  ...{ overdue: 0, overdueAt: null, awaiting: 0, awaitingAt: null, awaitsConversion: false, openItems: 2 },
  ...{ createdAt: "c", sentAt: "s", signedAt: "g" },
};
const late = { overdue: 10, overdueAt: "o" };

describe("who does the next step of a contract", () => {
  it.each<[string, Partial<ContractTurnFacts>, string | null]>([
    ["a draft", {}, "Luz: enviarlo · c"],
    ["a draft of a manager", { seller: manager, leader: null }, "Gil: enviarlo · c"],
    [
      "a draft without who may send it",
      { leader: null, manager: null },
      "Administración [Ada, Olga]: enviarlo · c",
    ],
    ["with its client", { status: "active" }, "María (cliente): firmarlo · s"],
    ["changed since it was sent", { status: "active", outdated: true }, "Luz: enviarlo de nuevo"],
    [
      "at an address that the client denied",
      { status: "active", emailDenied: true },
      "El propietario [Olga]: revisar el cambio de correo del cliente",
    ],
    ["signed", { status: "signed" }, "Administración [Ada, Olga]: comprar los servicios · g"],
    [
      "signed, without items",
      { status: "signed", awaitsConversion: true, openItems: 0 },
      "Gil: crear sus ítems · g",
    ],
    ["signed, all bought", { status: "signed", openItems: 0 }, "Administración [Ada, Olga]: completarlo · g"],
    ["signed and late", { status: "signed", ...late }, "María (cliente): pagar lo vencido · o"],
    [
      "late, its payment reported",
      { status: "signed", ...late, awaiting: 10, awaitingAt: "p" },
      "Contabilidad [Ada, Cleo, Olga]: verificar el pago · p",
    ],
    [
      "late, a part of it reported",
      { status: "signed", ...late, awaiting: 9, awaitingAt: "p" },
      "María (cliente): pagar lo vencido · o",
    ],
    [
      "to be cancelled, says its client",
      { status: "signed", ...late, cancellationAt: "k" },
      "Ana: responder la solicitud de cancelación · k",
    ],
    [
      "to be cancelled, its seller gone",
      { status: "signed", cancellationAt: "k", seller: null, leader: null, manager: null },
      "Administración [Ada, Olga]: responder la solicitud de cancelación · k",
    ],
    ["completed", { status: "completed" }, null],
    ["completed and late", { status: "completed", ...late }, "María (cliente): pagar lo vencido · o"],
    ["cancelled", { status: "cancelled", ...late }, null],
  ])("that is %s", (_, change, who) => expect(said(contractTurn({ ...contract, ...change }))).toBe(who));
});

describe("one's own turn", () => {
  it("is that of the one person, or of each of an office", () => {
    const sent = quoteTurn({ ...quote, status: "completed" })!;
    const bought = contractTurn({ ...contract, status: "signed" })!;
    expect([sent, bought].map((turn) => isTurnOf(turn, seller))).toEqual([true, false]);
    expect(office.map((person) => isTurnOf(bought, person))).toEqual([true, false, true]);
    expect(isTurnOf(sent, null)).toBe(false);
  });
});
