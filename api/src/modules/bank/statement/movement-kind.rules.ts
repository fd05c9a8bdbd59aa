import type { Cop } from "../../../core/cop.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** What a line of a bank is: money that came in or left, a reversal, or the tax on movements (4×1000). */
export type MovementKind = "abono" | "cargo" | "reversion" | "gravamen";

/** What the kinds are called. */
export const movementKindLabels: Readonly<Record<MovementKind, string>> = {
  abono: "Abono",
  cargo: "Cargo",
  reversion: "Reversión",
  gravamen: "4×1000",
};

/** The tax on movements of money (Estatuto Tributario, art. 871), as banks write it. */
const tax = /\bgmf\b|gravamen|4\s*[x×*]\s*(?:1[.,]?000|mil)\b|cuatro por mil|impto?\.?\s*4/i;
const reversal = /\brev(?:ers\w*|\.)?(?=\s|$)|\bdevoluci[oó]n\b|\banulaci[oó]n\b|\bextorno\b/i;

/** What a line is by its words and the sign of its amount. */
export function movementKind(text: string, amount: Cop): MovementKind {
  if (amount < 0 && tax.test(text)) return "gravamen";
  if (reversal.test(text)) return "reversion";
  return amount < 0 ? "cargo" : "abono";
}

/** What the list of imported files can be ordered by. */
export const importOrder = listOrder({
  name: "BankImportOrder",
  columns: { createdAt: "plain", filename: "text", lines: "plain", fresh: "plain" },
  first: { by: "createdAt", direction: "desc" },
});

/** What the list of movements can be ordered by. */
export const movementOrder = listOrder({
  name: "BankMovementOrder",
  columns: { day: "plain", amount: "plain" },
  first: { by: "day", direction: "desc" },
});
