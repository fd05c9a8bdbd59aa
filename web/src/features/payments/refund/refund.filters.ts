import type { RefundShow } from "../../../graphql/schema.generated.ts";

const shows: readonly RefundShow[] = [
  "abiertas",
  "en_plazo",
  "por_pagar",
  "vencidas",
  "pagadas",
  "anuladas",
  "todas",
];

/** Returns which refunds an address shows: those that are owed, unless it says otherwise. */
export const refundShowOf = (estado: string | undefined): RefundShow =>
  shows.find((show) => show === estado) ?? "abiertas";
