import { listOrder } from "../../../core/list/order.rules.ts";

/** Kind of a bank line: incoming or outgoing money, a reversal, or the tax on movements (4×1000). */
export type MovementKind = "abono" | "cargo" | "reversion" | "gravamen";

/** Spanish names of the kinds. */
export const movementKindLabels: Readonly<Record<MovementKind, string>> = {
  abono: "Abono",
  cargo: "Cargo",
  reversion: "Reversión",
  gravamen: "4×1000",
};

/** Pattern of the tax on movements of money (Estatuto Tributario, art. 871), as banks write it. */
const tax = /\bgmf\b|gravamen|4\s*[x×*]\s*(?:1[.,]?000|mil)\b|cuatro por mil|impto?\.?\s*4/i;
const reversal = /\brev(?:ers\w*|\.)?(?=\s|$)|\bdevoluci[oó]n\b|\banulaci[oó]n\b|\bextorno\b/i;

/** Reason for which a movement below one peso is set aside on import. */
export const LESS_THAN_A_PESO = "Menos de un peso";

/** Returns the kind of a line, from its words and the sign of its amount. */
export function movementKind(text: string, amount: number): MovementKind {
  if (amount < 0 && tax.test(text)) return "gravamen";
  if (reversal.test(text)) return "reversion";
  return amount < 0 ? "cargo" : "abono";
}

/** Orders of the list of imported files. */
export const importOrder = listOrder({
  name: "BankImportOrder",
  columns: { createdAt: "plain", filename: "text", lines: "plain", fresh: "plain" },
  first: { by: "createdAt", direction: "desc" },
});

/** Orders of the list of movements. */
export const movementOrder = listOrder({
  name: "BankMovementOrder",
  columns: { day: "plain", amount: "plain" },
  first: { by: "day", direction: "desc" },
});
