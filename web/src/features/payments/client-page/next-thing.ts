import { addDays, type Day } from "@travesia/api/colombia/days";
import { counted, spokenDay } from "@travesia/api/colombia/spoken";
import { spokenMoment } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

type Own = Pick<
  OwnContractRecordFragment,
  "status" | "addendum" | "travellers" | "numeroPasajeros" | "quoteId" | "plan" | "porRegistrar" | "trip"
>;

/** Thing that a client's trip waits for: its sentence, and the page on which the client does it. */
interface NextThing {
  readonly sentence: string;
  readonly page: "signature" | "passengers" | null;
}

const without = (sentence: string): NextThing => ({ sentence, page: null });

/** Returns how many travellers have no name yet; none where the contract was made without their form. */
export const unnamedTravellers = ({
  quoteId,
  numeroPasajeros,
  travellers,
}: Pick<Own, "quoteId" | "numeroPasajeros" | "travellers">): number =>
  quoteId === null ? 0 : Math.max(numeroPasajeros - travellers.length, 0);

/** Returns what a client's trip waits for; null once it is over. */
export function nextThing(contract: Own, today: Day): NextThing | null {
  const { status, addendum, travellers, plan, porRegistrar, trip } = contract;
  if (status === "cancelled" || (trip.to ?? trip.from) < today) return null;
  if (status === "active")
    return { sentence: "Falta tu firma: ábrelo desde el enlace que te enviamos.", page: "signature" };
  if (addendum) return without(`Lee y firma el otrosí n.º ${addendum.number}.`);
  if (trip.from <= today) return without(ongoing(trip, today));
  const lacking = travellers.filter(({ lacks }) => lacks !== null).length + unnamedTravellers(contract);
  if (lacking > 0) {
    const whose = counted(lacking, "viajero", "viajeros");
    return { sentence: `Completa los datos de ${whose}.`, page: "passengers" };
  }
  // What was reported and waits to be verified is asked of nobody again.
  const due = plan.find(({ monto, pagado, porVerificar }) => pagado + porVerificar < monto)?.fechaVencimiento;
  if (porRegistrar > 0 && due)
    return without(`${due < today ? "Tu pago venció" : "Tu próximo pago vence"} el ${spokenDay(due)}.`);
  const departs = trip.flights[0]?.departs;
  return without(
    departs ? `Tu vuelo sale el ${spokenMoment(departs)}.` : `Tu viaje empieza el ${spokenDay(trip.from)}.`,
  );
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
