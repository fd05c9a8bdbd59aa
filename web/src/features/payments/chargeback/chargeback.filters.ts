import type { ChargebackShow } from "../../../graphql/schema.generated.ts";

const shows: readonly ChargebackShow[] = ["abiertos", "en_plazo", "vencidos", "cerrados", "todos"];

/** Returns the claims that an address shows: those waiting for an answer, unless it states otherwise. */
export const chargebackShowOf = (estado: string | undefined): ChargebackShow =>
  shows.find((show) => show === estado) ?? "abiertos";
