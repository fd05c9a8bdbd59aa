import type { ChargebackShow } from "../../../graphql/schema.generated.ts";

const shows: readonly ChargebackShow[] = ["abiertos", "en_plazo", "vencidos", "cerrados", "todos"];

/** Returns the filter of the claims in the address; by default the ones waiting for an answer. */
export const chargebackShowOf = (estado: string | undefined): ChargebackShow =>
  shows.find((show) => show === estado) ?? "abiertos";
