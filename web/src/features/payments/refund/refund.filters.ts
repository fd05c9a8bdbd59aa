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

/** Returns the refunds that an address shows: the owed refunds, unless it states otherwise. */
export const refundShowOf = (estado: string | undefined): RefundShow =>
  shows.find((show) => show === estado) ?? "abiertas";
