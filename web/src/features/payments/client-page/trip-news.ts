import { addDays, type Day } from "@travesia/api/colombia/days";
import { spokenDay } from "@travesia/api/colombia/spoken";
import { spokenMoment } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

type Own = Pick<OwnContractRecordFragment, "status" | "plan" | "porRegistrar" | "trip">;

/**
 * Returns the number of travellers without a name; 0 when the contract was created without the travellers'
 * form.
 */
export const unnamedTravellers = ({
  quoteId,
  numeroPasajeros,
  travellers,
}: Pick<OwnContractRecordFragment, "quoteId" | "numeroPasajeros" | "travellers">): number =>
  quoteId === null ? 0 : Math.max(numeroPasajeros - travellers.length, 0);

/** Returns whether a trip is cancelled or its last day has passed. */
export const isOver = ({ status, trip }: Pick<Own, "status" | "trip">, today: Day): boolean =>
  status === "cancelled" || (trip.to ?? trip.from) < today;

/** Returns the sentence about the next event of a trip without pending steps; null once the trip is over. */
export function tripNews(contract: Own, today: Day): string | null {
  const { plan, porRegistrar, trip } = contract;
  if (isOver(contract, today)) return null;
  if (trip.from <= today) return ongoing(trip, today);
  // An amount that was reported and awaits verification is not requested again.
  const due = plan.find(({ monto, pagado, porVerificar }) => pagado + porVerificar < monto)?.fechaVencimiento;
  if (porRegistrar > 0 && due) return `Tu próximo pago vence el ${spokenDay(due)}.`;
  const departs = trip.flights[0]?.departs;
  return departs
    ? `Tu vuelo sale el ${spokenMoment(departs)}.`
    : `Tu viaje empieza el ${spokenDay(trip.from)}.`;
}

/** Returns the sentence about the current day of a trip that has begun. */
function ongoing({ days, from, stays }: Own["trip"], today: Day): string {
  const now = days.find(({ dia }) => dia !== null && addDays(from, dia - 1) === today);
  if (now?.titulo) return `Hoy: ${now.titulo}.`;
  const hotel = stays.find(
    (stay) => stay.from !== null && stay.from <= today && today < (stay.until ?? today),
  )?.name;
  return hotel ? `Hoy duermes en ${hotel}.` : "Estás de viaje. Disfrútalo.";
}
