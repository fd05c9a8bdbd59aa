import type { TripType } from "../../quotes/quote/quote.enums.ts";

/** Templates that every agency has from the beginning, by kind of trip. */
export const baseTemplates = {
  nacional: "Plan nacional",
  internacional: "Plan internacional",
  hotel: "Solo hotel",
} as const;

/** Returns the kind of trip whose template a contract uses; the national template is the default. */
export const templateTripOf = (tripType: TripType | null): keyof typeof baseTemplates =>
  tripType !== null && tripType !== "operadorLlano" ? tripType : "nacional";

export const NO_TEMPLATE = "Plantilla no encontrada";

/** Maximum number of characters in the clauses. */
export const MOST_CLAUSES = 200_000;
