import { travellersText } from "@travesia/api/colombia/spoken";
import { type Day, daysBetween } from "@travesia/api/colombia/days";

/** First and last day of a contract's trip; without a last day the trip ends on the first. */
interface TripDays {
  readonly fechaInicioViaje: Day;
  readonly fechaFinViaje: Day | null;
}

/**
 * Returns the sentence about the remaining days until a trip, or about its start or end; without the full
 * stop.
 */
export function tripCountdown({ fechaInicioViaje, fechaFinViaje }: TripDays, today: Day): string {
  const days = daysBetween(today, fechaInicioViaje);
  if (days > 1) return `Faltan ${days} días para el viaje`;
  if (days === 1) return "El viaje es mañana";
  if ((fechaFinViaje ?? fechaInicioViaje) < today) return "El viaje ya terminó";
  return days === 0 ? "El viaje es hoy" : "El viaje ya comenzó";
}

/** Texts of the contract's summary. */
export const glanceTexts = {
  payments: "Ver pagos",
  purchases: "Ver compras",
  travellers: "Ver viajeros",
  nothingDue: "No hay cuotas por pagar.",
  allWaits: "Lo que falta por pagar está por verificar.",
  over: "El contrato está cancelado: el cliente no debe nada más.",
  /** Sentence added while money already received has pending steps. */
  unsettled: "Lo que ya pagó aún tiene pasos pendientes.",
  /** Returns the number of services and, for a binding contract, of the services still to purchase or pay. */
  toBuy: (open: number, all: number, binds: boolean): string => {
    const services = all === 1 ? "1 servicio" : `${all} servicios`;
    if (!binds) return services;
    if (open === 0) return `${services}: todo está comprado y pagado.`;
    return `${services}: ${open === 1 ? "falta 1" : `faltan ${open}`} por comprar o pagar.`;
  },
  /** Returns the number of travellers, and of travellers with missing data. */
  people: (all: number, missing: number): string =>
    missing > 0
      ? `${travellersText(all)}: ${missing === 1 ? "falta 1" : `faltan ${missing}`} por completar.`
      : `${travellersText(all)}.`,
} as const;
