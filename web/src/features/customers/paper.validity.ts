import { documentLabels } from "@travesia/api/colombia/documents";
import { addMonths, type Day } from "@travesia/api/colombia/days";
import type { Tone } from "@travesia/api/look";
import type { PaperValidity } from "../../graphql/schema.generated.ts";
import { formatDay } from "../../ui/days.ts";
import type { CustomerPaperLineFragment } from "./customers.generated.ts";

export const validityTones = {
  valid: "leaf",
  expiring: "sun",
  expired: "clay",
} satisfies Record<PaperValidity, Tone>;

/** Months for which many countries ask that a passport be good when one arrives. */
const ASKED_MONTHS = 6;

type Paper = Pick<CustomerPaperLineFragment, "holder" | "tipoDocumento" | "expiresOn">;

/** Why a document is not good for the next trip; null where it is, or where there is no trip. */
export function tripWarning(
  { holder, tipoDocumento, expiresOn }: Paper,
  nextTrip: Day | null,
): string | null {
  if (!nextTrip || !expiresOn) return null;
  const paper = `${documentLabels[tipoDocumento] ?? tipoDocumento} de ${holder}`;
  if (expiresOn < nextTrip) return `${paper}: vence antes del viaje del ${formatDay(nextTrip)}.`;
  if (tipoDocumento !== "passport" || expiresOn >= addMonths(nextTrip, ASKED_MONTHS)) return null;
  return `${paper}: vence menos de seis meses después del viaje del ${formatDay(nextTrip)}.`;
}
