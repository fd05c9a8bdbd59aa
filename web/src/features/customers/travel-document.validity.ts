import { documentLabels } from "@travesia/api/colombia/documents";
import { addMonths, type Day } from "@travesia/api/colombia/days";
import type { Tone } from "@travesia/api/look";
import type { PaperValidity } from "../../graphql/schema.generated.ts";
import { formatDay } from "../../ui/days.ts";
import type { TravelDocumentLineFragment } from "./customers.generated.ts";

export const validityTones = {
  valid: "leaf",
  expiring: "sun",
  expired: "clay",
} satisfies Record<PaperValidity, Tone>;

/** Number of months for which many countries require a passport to be valid on arrival. */
const ASKED_MONTHS = 6;

type TravelDocument = Pick<TravelDocumentLineFragment, "holder" | "tipoDocumento" | "expiresOn">;

/**
 * Returns the reason why a document is not valid for the next trip; null if it is valid, or if there is no
 * trip.
 */
export function tripWarning(
  { holder, tipoDocumento, expiresOn }: TravelDocument,
  nextTrip: Day | null,
): string | null {
  if (!nextTrip || !expiresOn) return null;
  const document = `${documentLabels[tipoDocumento] ?? tipoDocumento} de ${holder}`;
  if (expiresOn < nextTrip) return `${document}: vence antes del viaje del ${formatDay(nextTrip)}.`;
  if (tipoDocumento !== "passport" || expiresOn >= addMonths(nextTrip, ASKED_MONTHS)) return null;
  return `${document}: vence menos de seis meses después del viaje del ${formatDay(nextTrip)}.`;
}
