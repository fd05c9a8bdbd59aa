import { addDays, type Day, daysBetween, hoursAfter } from "../../../core/colombia/days.ts";
import { type Cop, sum } from "../../../core/cop.ts";
import type { FiguresOn } from "../../content/legal-figure/legal-figure.rules.ts";

/** Reason of a contract from which its client withdrew. */
export const WITHDRAWN_BY_CLIENT = "Retracto ejercido por el cliente";

/** Names of the choices of a retracto. */
export const retractoChoiceLabels = { todo: "Todo el viaje", sin_vuelo: "Todo menos el vuelo" } as const;

/** Facts on which a retracto rests: the contract's money, and its air tickets that were bought. */
export interface RetractoFacts {
  /** Verified payments, in COP. */
  readonly paid: Cop;
  /** Price at which the bought tickets were sold; 0 without any, or when the trip has one price alone. */
  readonly tickets: Cop;
  /** Time at which the first of them was bought; null without any. */
  readonly ticketsBoughtAt: Date | null;
  readonly departure: Day;
  readonly international: boolean;
  readonly travellers: number;
  /** True when the contract promises anything besides the flight. */
  readonly hasOtherServices: boolean;
}

/** Facts of a retracto as Postgres writes them. */
export type StoredRetractoFacts = Omit<RetractoFacts, "ticketsBoughtAt"> & {
  readonly ticketsBoughtAt: string | null;
};

/** Returns the facts of a retracto with the purchase time as a Date. */
export const readFacts = ({ ticketsBoughtAt, ...facts }: StoredRetractoFacts): RetractoFacts => ({
  ...facts,
  ticketsBoughtAt: ticketsBoughtAt === null ? null : new Date(ticketsBoughtAt),
});

/** Terms of a retracto on a day; amounts in COP. */
export interface RetractoTerms {
  /** Part of the money paid that is not for tickets: it is refunded in full. */
  readonly services: Cop;
  readonly servicesBy: Day;
  /** Part of the money paid that is for bought tickets. */
  readonly tickets: Cop;
  /** Time until which the airline refunds them; null without tickets. */
  readonly ticketsUntil: Date | null;
  /** Hours from the purchase of tickets in which the airline refunds them. */
  readonly hours: number;
  /** Days before the flight from which it no longer refunds them. */
  readonly daysBefore: number;
  /** True when the airline refunds them now. */
  readonly ticketsReturn: boolean;
  /** The day by which the client has the airline's refund; null when it refunds nothing. */
  readonly ticketsBy: Day | null;
  /** The most that it may keep. */
  readonly mostKept: Cop;
  /** True when the client chooses between everything, and everything but the flight. */
  readonly chooses: boolean;
}

/**
 * Returns the most that an airline may keep of returned tickets: a share of their price, and within the
 * country at most the fixed amount for each traveller. The fixed amount abroad is in dollars and limits
 * nothing here.
 */
function mostKept(
  { tickets, international, travellers }: Pick<RetractoFacts, "tickets" | "international" | "travellers">,
  figures: FiguresOn,
): Cop {
  const share = Math.floor((tickets * figures.tiquetes_porcentaje) / 100);
  return international ? share : Math.min(share, figures.tiquetes_tope_nacional * travellers);
}

/**
 * Returns the terms of a retracto at a moment. Paid money counts for the tickets first: they are the part
 * that cannot be refunded in full.
 */
export function retractoTerms(
  facts: RetractoFacts,
  figures: FiguresOn,
  now: Date,
  today: Day,
): RetractoTerms {
  const { paid, tickets: price, ticketsBoughtAt, departure, international } = facts;
  const daysBefore = international ? figures.tiquetes_dias_internacional : figures.tiquetes_dias_nacional;
  const ticketsUntil = ticketsBoughtAt && hoursAfter(ticketsBoughtAt, figures.tiquetes_horas);
  const tickets = Math.min(paid, price);
  const ticketsReturn =
    price === 0 ||
    (ticketsUntil !== null && now <= ticketsUntil && daysBetween(today, departure) >= daysBefore);
  return {
    services: sum([paid, -tickets]),
    servicesBy: addDays(today, figures.retracto_devolucion),
    tickets,
    ticketsUntil: price === 0 ? null : ticketsUntil,
    hours: figures.tiquetes_horas,
    daysBefore,
    ticketsReturn: price > 0 && ticketsReturn,
    ticketsBy: tickets > 0 && ticketsReturn ? addDays(today, figures.tiquetes_devolucion) : null,
    mostKept: mostKept(facts, figures),
    chooses: !ticketsReturn && facts.hasOtherServices,
  };
}

/** Payment of a plan, as far as a smaller price cuts it. */
interface Step {
  readonly descripcion: string;
  readonly fechaVencimiento: Day;
  readonly monto: Cop;
}

/** Returns the first payments of a plan up to a price; the last payment that fits in part is cut. */
export function planWithin(lines: readonly Step[], price: Cop): Step[] {
  let left = price;
  return lines.flatMap(({ descripcion, fechaVencimiento, monto }) => {
    const kept = Math.min(monto, left);
    left -= kept;
    return kept > 0 ? [{ descripcion, fechaVencimiento, monto: kept }] : [];
  });
}
