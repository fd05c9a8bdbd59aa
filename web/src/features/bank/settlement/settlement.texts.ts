import { acquirerLabels } from "@travesia/api/bank/settlement/settlement-labels.rules";
import type { Acquirer } from "../../../graphql/schema.generated.ts";

const formatCount = (count: number): string => count.toLocaleString("es-CO");

/** Texts about settlements of acquirers. */
export const settlementTexts = {
  title: "Liquidaciones de tarjetas y QR",
  none: "Importa el informe de Wompi, Bold o tu banco: un abono respalda todos sus pagos, sin la comisión.",
  report: (acquirer: Acquirer) => `Es el informe de ventas de ${acquirerLabels[acquirer]}.`,
  import: (count: number) => `Importar ${formatCount(count)}`,
  nothingFresh: "Todo lo del informe ya estaba.",
  undo: "Deshacer liquidación",
  undone: "Deshicimos la liquidación",
  undoAbout:
    "Sus pagos dejan de tener respaldo y sus movimientos vuelven a esperar. Lo verificado sigue verificado. Puedes importar el informe de nuevo.",
  undoneBy: (who: string, day: string) => `Deshecha por ${who}, ${day}`,
  open: "Ver",
  close: "Cerrar",
  transactions: "Transacciones",
  movements: "Movimientos del banco",
  noMovements: "Ningún movimiento todavía.",
  choosePayment: "¿Qué pago es?",
  paymentChosen: "La transacción tiene su pago",
  chooseDeposit: "¿Qué movimiento es?",
  depositChosen: "El movimiento es de la liquidación",
  itIs: "Es este pago",
  isDeposit: "Es este movimiento",
  known: "Ya estaba en otro informe",
  noPayment: "Sin pago registrado",
  unsettled: "Pagos con tarjeta o en línea sin ver en el banco",
} as const;

/** Names of the amounts of a settlement, in the order in which they are taken off. */
export const settledNames = [
  ["gross", "Ventas"],
  ["fee", "Comisión"],
  ["feeVat", "IVA de la comisión"],
  ["withheldRenta", "Retefuente"],
  ["withheldIva", "ReteIVA"],
  ["withheldIca", "ReteICA"],
  ["other", "Impoconsumo y otros"],
  ["net", "Abono"],
] as const;

/** Returns the counts of a report: `3 transacciones nuevas · 2 con su pago · 1 ya estaba`. */
export function reportCounts({
  transactions,
  fresh,
  found,
}: {
  readonly transactions: readonly unknown[];
  readonly fresh: number;
  readonly found: number;
}): string {
  const known = transactions.length - fresh;
  return [
    fresh === 1 ? "1 transacción nueva" : `${formatCount(fresh)} transacciones nuevas`,
    `${formatCount(found)} con su pago`,
    ...(known === 0 ? [] : [known === 1 ? "1 ya estaba" : `${formatCount(known)} ya estaban`]),
  ].join(" · ");
}

/** Returns the sentence about the result of an imported report. */
export function settledText({
  ids,
  verified,
  refused,
}: {
  readonly ids: readonly unknown[];
  readonly verified: number;
  readonly refused: readonly string[];
}): string {
  if (ids.length === 0) return "Todo lo del informe ya estaba: nada cambió";
  const done = verified === 1 ? "1 pago verificado" : `${formatCount(verified)} pagos verificados`;
  return [`Liquidación importada; ${done}`, ...refused].join(". ");
}
