import { addDays, type Day } from "@travesia/api/colombia/days";
import { counted, spokenDay } from "@travesia/api/colombia/spoken";
import { spokenMoment } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

type Own = Pick<
  OwnContractRecordFragment,
  "status" | "addendum" | "travellers" | "plan" | "porRegistrar" | "trip"
>;

/** Returns what a client's trip waits for, in one sentence; null once it is over. */
export function nextThing(contract: Own, today: Day): string | null {
  const { status, addendum, travellers, plan, porRegistrar, trip } = contract;
  if (status === "cancelled" || (trip.to ?? trip.from) < today) return null;
  if (status === "active") return "Falta tu firma: ábrelo desde el enlace que te enviamos.";
  if (addendum) return `Lee y firma el otrosí n.º ${addendum.number}.`;
  if (trip.from <= today) return ongoing(trip, today);
  const lacking = travellers.filter(({ lacks }) => lacks !== null).length;
  if (lacking > 0) return `Completa los datos de ${counted(lacking, "viajero", "viajeros")}.`;
  const due = plan.find(({ monto, pagado }) => pagado < monto)?.fechaVencimiento;
  if (porRegistrar > 0 && due)
    return `${due < today ? "Tu pago venció" : "Tu próximo pago vence"} el ${spokenDay(due)}.`;
  const departs = trip.flights[0]?.departs;
  return departs
    ? `Tu vuelo sale el ${spokenMoment(departs)}.`
    : `Tu viaje empieza el ${spokenDay(trip.from)}.`;
}

/** Returns what today is of a trip that has begun. */
function ongoing({ days, from, stays }: Own["trip"], today: Day): string {
  const now = days.find(({ dia }) => dia !== null && addDays(from, dia - 1) === today);
  if (now?.titulo) return `Hoy: ${now.titulo}.`;
  const hotel = stays.find(
    (stay) => stay.from !== null && stay.from <= today && today < (stay.until ?? today),
  )?.name;
  return hotel ? `Hoy duermes en ${hotel}.` : "Estás de viaje. Disfrútalo.";
}
