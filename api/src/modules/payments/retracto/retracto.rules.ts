import { addDays, type Day, daysBetween, hoursAfter } from "../../../core/colombia/days.ts";
import { type Cop, sum } from "../../../core/colombia/cop.ts";
import type { FiguresOn } from "../../content/legal-figure/legal-figure.rules.ts";

/** Cancellation reason of a contract from which the client withdrew. */
export const WITHDRAWN_BY_CLIENT = "Retracto ejercido por el cliente";

/** Labels of the choices of a withdrawal. */
export const retractoChoiceLabels = { todo: "Todo el viaje", sin_vuelo: "Todo menos el vuelo" } as const;

/**
 * Facts from which the terms of a withdrawal are computed: the contract's payments, and the air tickets
 * already bought.
 */
export interface RetractoFacts {
  /** Sum of the verified payments, in COP. */
  readonly paid: Cop;
  /**
   * Price at which the bought tickets were sold, in COP; 0 without tickets, or when the trip has only a total
   * price.
   */
  readonly tickets: Cop;
  /** Time at which the first ticket was bought; null without tickets. */
  readonly ticketsBoughtAt: Date | null;
  readonly departure: Day;
  readonly international: boolean;
  readonly travellers: number;
  /** True when the contract includes anything besides the flight. */
  readonly hasOtherServices: boolean;
}

/** Facts of a withdrawal as Postgres returns them, with times as text. */
export type StoredRetractoFacts = Omit<RetractoFacts, "ticketsBoughtAt"> & {
  readonly ticketsBoughtAt: string | null;
};

/** Returns the facts of a withdrawal with the purchase time converted to a Date. */
export const readFacts = ({ ticketsBoughtAt, ...facts }: StoredRetractoFacts): RetractoFacts => ({
  ...facts,
  ticketsBoughtAt: ticketsBoughtAt === null ? null : new Date(ticketsBoughtAt),
});

/** Terms of a withdrawal at a given time; amounts in COP. */
export interface RetractoTerms {
  /** Part of the payments that is not for tickets and is refunded in full. */
  readonly services: Cop;
  readonly servicesBy: Day;
  /** Part of the payments that is for bought tickets. */
  readonly tickets: Cop;
  /** Time until which the airline refunds the tickets; null without tickets. */
  readonly ticketsUntil: Date | null;
  /** Number of hours after the purchase within which the airline refunds tickets. */
  readonly hours: number;
  /** Number of days before the flight from which the airline no longer refunds tickets. */
  readonly daysBefore: number;
  /** True when the airline refunds the tickets now. */
  readonly ticketsReturn: boolean;
  /** Day by which the client must have the airline's refund; null when the airline refunds nothing. */
  readonly ticketsBy: Day | null;
  /** Maximum that the airline may keep. */
  readonly mostKept: Cop;
  /** True when the client can choose between cancelling everything and keeping only the flight. */
  readonly chooses: boolean;
}

/**
 * Returns the maximum that an airline may keep of returned tickets: a percentage of their price, and for
 * domestic flights at most a fixed amount per traveller. The fixed amount for international flights is in
 * dollars and is not applied.
 */
function mostKept(
  { tickets, international, travellers }: Pick<RetractoFacts, "tickets" | "international" | "travellers">,
  figures: FiguresOn,
): Cop {
  const share = Math.floor((tickets * figures.tiquetes_porcentaje) / 100);
  return international ? share : Math.min(share, figures.tiquetes_tope_nacional * travellers);
}

/**
 * Returns the terms of a withdrawal at a given time. Payments are attributed to the tickets first, because
 * tickets are the part that cannot be refunded in full.
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

/** Payment of a plan, with the fields needed to reduce the plan to a lower price. */
interface Step {
  readonly descripcion: string;
  readonly fechaVencimiento: Day;
  readonly monto: Cop;
}

/**
 * Returns the first payments of a plan up to a price; the last payment is reduced when only part of it fits.
 */
export function planWithin(lines: readonly Step[], price: Cop): Step[] {
  let left = price;
  return lines.flatMap(({ descripcion, fechaVencimiento, monto }) => {
    const kept = Math.min(monto, left);
    left -= kept;
    return kept > 0 ? [{ descripcion, fechaVencimiento, monto: kept }] : [];
  });
}
