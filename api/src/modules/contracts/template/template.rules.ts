import type { TripType } from "../../quotes/quote/quote.enums.ts";

/** The templates that every agency begins with, by their kinds of trips. */
export const baseTemplates = {
  nacional: "Plan nacional",
  internacional: "Plan internacional",
  hotel: "Solo hotel",
} as const;

/** Returns the kind of trip whose template a contract is made with: any other, or none, is a national one. */
export const templateTripOf = (tripType: TripType | null): keyof typeof baseTemplates =>
  tripType !== null && tripType !== "operadorLlano" ? tripType : "nacional";

export const NO_TEMPLATE = "Plantilla no encontrada";

/** Characters that clauses may have. */
export const MOST_CLAUSES = 200_000;
