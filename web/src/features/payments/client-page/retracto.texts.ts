import { formatCop } from "@travesia/api/cop";
import { formatDay } from "../../../ui/days.ts";
import type { RetractoTerms } from "./RetractoTerms.tsx";

/** Texts about a retracto, beside its figures. */
export const retractoTexts = {
  tickets: "Tus tiquetes aéreos",
  choose: "¿Qué quieres devolver?",
  pickOne: "Elige qué devuelves: todo el viaje, o todo menos el vuelo.",
  all: "Todo el viaje",
  allButFlight: "Todo menos el vuelo",
} as const;

/** Returns the sentence about the amount that is refunded in full, and by which date. */
export const servicesLine = ({ services, servicesBy, tickets }: RetractoTerms): string => {
  if (services > 0)
    return (
      `Te devolvemos ${formatCop(services)}${tickets > 0 ? " de lo que no es tiquete aéreo" : ""} ` +
      `a más tardar el ${formatDay(servicesBy)}.`
    );
  return tickets > 0
    ? "Lo que has pagado corresponde a los tiquetes aéreos."
    : "Aún no hemos recibido pagos tuyos, así que no hay dinero por devolver.";
};

/** Returns the sentence about the result of cancelling the whole trip. */
export const allLine = ({ services, servicesBy, tickets }: RetractoTerms): string =>
  "El contrato se cancela y pierdes el vuelo. " +
  (services > 0
    ? `Te devolvemos ${formatCop(services)} a más tardar el ${formatDay(servicesBy)}; `
    : "No queda dinero por devolver: ") +
  `los ${formatCop(tickets)} de los tiquetes no vuelven.`;

/** Returns the sentence about the result of cancelling everything but the flight. */
export const flightLine = ({ services, servicesBy, tickets, flightPrice }: RetractoTerms): string => {
  const left = flightPrice - tickets;
  return (
    `Viajas con tus tiquetes y el contrato sigue por ${formatCop(flightPrice)}. ` +
    (services > 0 ? `Te devolvemos ${formatCop(services)} a más tardar el ${formatDay(servicesBy)}. ` : "") +
    (left > 0 ? `Te quedan ${formatCop(left)} por pagar del vuelo.` : "No te queda nada por pagar.")
  );
};
