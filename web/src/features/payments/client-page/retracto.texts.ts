import { formatCop } from "@travesia/api/cop";
import { waitingText } from "@travesia/api/payments/refund/refund.rules";
import { formatDay } from "../../../ui/days.ts";
import type { RetractoTerms } from "./RetractoTerms.tsx";

/** Texts about a retracto, shown beside its amounts. */
export const retractoTexts = {
  tickets: "Tus tiquetes aéreos",
  choose: "¿Qué quieres devolver?",
  pickOne: "Elige qué devuelves: todo el viaje, o todo menos el vuelo.",
  all: "Todo el viaje",
  allButFlight: "Todo menos el vuelo",
} as const;

/**
 * Returns the sentences about the amount that is refunded in full, with its date, and about the payments that
 * await verification (COP).
 */
export const servicesLine = (terms: RetractoTerms, waiting: number): string => {
  const waits = waitingText(waiting);
  return [...(waits && isUnpaid(terms) ? [] : [paidLine(terms)]), ...(waits ? [waits] : [])].join(" ");
};

const isUnpaid = ({ services, tickets }: RetractoTerms): boolean => services === 0 && tickets === 0;

const paidLine = (terms: RetractoTerms): string => {
  const { services, servicesBy, tickets } = terms;
  if (services > 0)
    return (
      `Te devolvemos ${formatCop(services)}${tickets > 0 ? " de lo que no es tiquete aéreo" : ""} ` +
      `a más tardar el ${formatDay(servicesBy)}.`
    );
  return isUnpaid(terms)
    ? "Aún no hemos recibido pagos tuyos, así que no hay dinero por devolver."
    : "Lo que has pagado corresponde a los tiquetes aéreos.";
};

/**
 * Returns the sentences about the result of cancelling the complete trip, with the payments that await
 * verification (COP).
 */
export const allLine = ({ services, servicesBy, tickets }: RetractoTerms, waiting: number): string => {
  const waits = waitingText(waiting);
  return (
    "El contrato se cancela y pierdes el vuelo. " +
    (services > 0
      ? `Te devolvemos ${formatCop(services)} a más tardar el ${formatDay(servicesBy)}; `
      : "De lo que no es tiquete no hay nada por devolver; ") +
    `los ${formatCop(tickets)} de los tiquetes no vuelven.${waits ? ` ${waits}` : ""}`
  );
};

/** Returns the sentence about the result of cancelling everything except the flight. */
export const flightLine = ({ services, servicesBy, tickets, flightPrice }: RetractoTerms): string => {
  const left = flightPrice - tickets;
  return (
    `Viajas con tus tiquetes y el contrato sigue por ${formatCop(flightPrice)}. ` +
    (services > 0 ? `Te devolvemos ${formatCop(services)} a más tardar el ${formatDay(servicesBy)}. ` : "") +
    (left > 0 ? `Te quedan ${formatCop(left)} por pagar del vuelo.` : "No te queda nada por pagar.")
  );
};
