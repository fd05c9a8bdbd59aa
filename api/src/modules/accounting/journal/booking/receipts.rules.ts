import { spokenDay } from "../../../../core/colombia/spoken.ts";
import type { FreeFact, PaymentFact, ReversalFact, ReviewFact } from "../facts.type.ts";
import type { Entry, EntryLine } from "../journal.type.ts";
import { type Books, creditClient, debitClient } from "../books.rules.ts";
import { credit, debit, mirrored, netOf } from "../lines.rules.ts";

/** Returns the beginning of a detail: of a late fact it names the day that it is about. */
export const since = (late: string | null): string => (late === null ? "" : `Del ${spokenDay(late)}: `);

/** Movements 1 to 3, 6, 16, 17, 24 and 34: money of a client. */
export function bookPayment(books: Books, fact: PaymentFact): Entry {
  const sale = books.sale(fact.sale);
  const said = { party: fact.party, contract: fact.contract, detail: `${since(fact.late)}Pago del cliente` };
  const received = [...fact.places, ...fact.withheld].flatMap(({ key, amount }) => debit(key, amount, said));
  const withheld = fact.withheld.reduce((sum, { amount }) => sum + amount, 0);
  const whole = fact.amount + withheld;
  const client = creditClient(sale, whole, said);
  // Centavos by which the bank differs from a payment in whole pesos.
  const odd = netOf(received) - whole;
  const adjusted = odd > 0 ? credit("ajuste.ingreso", odd, said) : debit("ajuste.gasto", -odd, said);
  const taken = [...received, ...adjusted];
  books.payments.set(fact.record.id, { lines: taken, amount: whole });
  return {
    type: fact.late ? "AJ" : "RC",
    number: fact.late ? null : fact.number,
    day: fact.day,
    record: fact.record,
    lines: [...taken, ...client],
  };
}

/** Movement 25: a payment that was reversed is exchanged, debit and credit. */
export function bookReversal(books: Books, fact: ReversalFact): Entry {
  const { payments } = books;
  const payment = payments.get(fact.payment) ?? { lines: [], amount: 0 };
  const said = { party: fact.party, contract: fact.contract, detail: `${since(fact.late)}Pago anulado` };
  const back: EntryLine[] = mirrored(payment.lines).map((line) => ({ ...line, ...said }));
  return {
    type: "AJ",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [...debitClient(books.sale(fact.sale), payment.amount, said), ...back],
  };
}

/** Movement 5: money that was received, and whose owner nobody knows; negative once it is known. */
export function bookFree(_: Books, fact: FreeFact): Entry {
  const detail = `${since(fact.late)}${fact.amount < 0 ? "Ingreso identificado" : "Ingreso sin identificar"}`;
  const said = { party: fact.party, contract: null, detail };
  return {
    type: fact.late ? "AJ" : "NB",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [
      ...debit(fact.place, fact.amount, said),
      ...credit("recibido.sin_identificar", fact.amount, said),
    ],
  };
}

/** Movement 5, of a payment in review. */
export function bookReview(_: Books, fact: ReviewFact): Entry {
  const said = { party: fact.party, contract: null, detail: `${since(fact.late)}Pago en revisión` };
  return {
    type: fact.late ? "AJ" : "NB",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [
      ...debit(fact.place, fact.amount, said),
      ...credit("recibido.sin_identificar", fact.amount, said),
    ],
  };
}
