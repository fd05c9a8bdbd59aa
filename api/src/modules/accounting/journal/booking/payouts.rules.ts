import type {
  AirlineFact,
  CommissionFact,
  KeptFact,
  RaffleFact,
  RefundFact,
  SalaryFact,
} from "../facts.type.ts";
import type { Entry } from "../journal.type.ts";
import { type Books, notGivenBack } from "../books.rules.ts";
import { credit, debit, netOf, paidOut } from "../lines.rules.ts";
import { since } from "./receipts.rules.ts";

/** Movement 20, and the first part of 21: money that is refunded to a client. */
export function bookRefund(books: Books, fact: RefundFact): Entry {
  const said = { party: fact.party, contract: fact.contract, detail: `${since(fact.late)}Devolución` };
  if (!fact.ofReview) books.sale(fact.sale).advance -= fact.amount;
  return {
    type: fact.late ? "AJ" : "DV",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [
      ...debit(fact.ofReview ? "recibido.sin_identificar" : "anticipo.cliente", fact.amount, said),
      ...paidOut(fact, fact.amount, said),
    ],
  };
}

/** Second part of movement 21: the airline keeps its money, which is no income of the agency. */
export function bookAirline(books: Books, fact: AirlineFact): Entry {
  const sale = books.sale(fact.sale);
  sale.advance -= fact.amount;
  const flight = sale.bought.find(
    ({ fact: { mandate }, voided, waiting }) => mandate && !voided && waiting > 0,
  );
  if (flight) flight.waiting -= Math.min(flight.waiting, fact.amount);
  const said = { party: fact.party, contract: fact.contract, detail: "La aerolínea retiene en un retracto" };
  const provider = flight?.fact.party ?? fact.party;
  return {
    type: fact.late ? "AJ" : "DV",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [
      ...debit("anticipo.cliente", fact.amount, said),
      ...credit("terceros.por_facturar", fact.amount, { ...said, party: provider }),
    ],
  };
}

const salaryKeys = { accrued: "salario.por_pagar", adjusted: "comision.empleado" } as const;

/** Movements 26 and 28: commissions of an independent person, with the amounts withheld and deducted. */
export function bookCommission(_: Books, fact: CommissionFact): Entry {
  const lines = fact.lines.flatMap(({ contract, amount, retefuente, reteIca, detail, salary }) => {
    const said = { party: fact.party, contract, detail: `${since(fact.late)}${detail}` };
    return [
      ...debit(salary ? salaryKeys[salary] : "comision.independiente", amount, said),
      ...credit("retefuente.comisiones", retefuente, said),
      ...credit("reteica", reteIca, said),
    ];
  });
  const said = { party: fact.party, contract: null, detail: `${since(fact.late)}Pago de comisiones` };
  return {
    type: fact.late ? "AJ" : "CO",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [...lines, ...paidOut(fact, netOf(lines), said)],
  };
}

/** Movement 27: a commission of an employee, which is salary. */
export function bookSalary(_: Books, fact: SalaryFact): Entry {
  const detail = `${since(fact.late)}Comisión de ${fact.contract}, de un empleado`;
  const said = { party: fact.party, contract: fact.contract, detail };
  return {
    type: fact.late ? "AJ" : "CO",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [
      ...debit("comision.empleado", fact.amount, said),
      ...credit("salario.por_pagar", fact.amount, said),
    ],
  };
}

/** Movements 22 and 23: amounts kept of a cancelled contract, for the agency and for its providers. */
export function bookKept(books: Books, fact: KeptFact): Entry {
  const sale = books.sale(fact.sale);
  const whole = fact.penalty + fact.lost;
  sale.advance -= whole;
  const said = {
    party: fact.party,
    contract: fact.contract,
    detail: `${since(fact.late)}Retenido al cancelar`,
  };
  return {
    type: "AJ",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [
      ...debit("anticipo.cliente", whole, said),
      ...credit("ingreso.penalidad", fact.penalty, said),
      ...notGivenBack(sale, fact.lost, said),
    ],
  };
}

/** Movement 30: a number of the raffle. */
export function bookRaffle(_: Books, fact: RaffleFact): Entry {
  const said = { party: fact.party, contract: null, detail: "Número de la rifa" };
  return {
    type: fact.late ? "AJ" : "NB",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [...debit("caja", fact.amount, said), ...credit("rifa.recaudo", fact.amount, said)],
  };
}
