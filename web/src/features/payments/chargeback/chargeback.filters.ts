import type { ChargebackShow } from "../../../graphql/schema.generated.ts";

const shows: readonly ChargebackShow[] = ["abiertos", "en_plazo", "vencidos", "cerrados", "todos"];

/** Returns which claims an address shows: those that wait for an answer, unless it says otherwise. */
export const chargebackShowOf = (estado: string | undefined): ChargebackShow =>
  shows.find((show) => show === estado) ?? "abiertos";
