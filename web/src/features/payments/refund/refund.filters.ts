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

/** Returns the filter of the refunds in the address; by default the unpaid ones. */
export const refundShowOf = (estado: string | undefined): RefundShow =>
  shows.find((show) => show === estado) ?? "abiertas";
