import { type Concept, conceptLabels } from "@travesia/api/bank/outflow/concept.rules";
import { formatCop, sum } from "@travesia/api/cop";

/** Short names of the concepts, for buttons; the others have their full name. */
const short: Partial<Record<Concept, string>> = {
  gastos_bancarios: "Gasto bancario",
  iva: "IVA",
  interes_pagado: "Interés pagado",
  interes_recibido: "Interés recibido",
  retenido: "Retención",
  efectivo: "Efectivo",
};

/** Returns the short name of a concept. */
export const shortConcept = (concept: Concept): string => short[concept] ?? conceptLabels[concept];

/** Texts about explanations of outflows. */
export const conceptTexts = {
  explain: "Explicar…",
  title: "¿Qué se pagó con este dinero?",
  titleIn: "¿De qué es este dinero?",
  search: "Buscar por proveedor, persona, contrato o cliente",
  none: "Nada de lo que la agencia pagó o debe es así.",
  rest: "Concepto de lo que queda",
  whole: "Concepto",
  noConcept: "Ninguno",
  account: "La otra cuenta",
  provider: "Proveedor",
  proof: "Comprobante",
  chooseSomething: "Elige qué se pagó, o un concepto.",
  chooseAccount: "Elige la otra cuenta del traslado.",
  chooseProvider: "Elige el proveedor del anticipo.",
  needsProof: "Adjunta el comprobante de la devolución: se le envía al cliente.",
  paid: "ya está pagado",
  registers: "se registra su pago",
  undo: "Deshacer",
  changeRule: "Cambiar la regla…",
  byRule: "Lo clasificó una regla",
  undone: "El movimiento quedó por explicar",
  makeRule: "Hacer regla",
  notNow: "Ahora no",
  ruleMade: "Regla hecha: actúa desde el siguiente extracto",
  ruleChanged: "Regla cambiada",
  ruleEnded: "Regla terminada",
  rules: "Reglas",
  endRule: "Terminar",
  outflows: "Salidas por explicar",
} as const;

/** Returns how much of a movement the chosen things leave, or how far they go beyond it. */
export function leftOverText(left: number, rest: string | null): string | null {
  if (left > 0)
    return rest ? `${formatCop(left)} quedan como ${rest}.` : `Quedan ${formatCop(left)} por explicar.`;
  return left < 0 ? `Lo elegido pasa del movimiento por ${formatCop(-left)}.` : null;
}

/** Returns the sentence that offers a rule. */
export const ruleOfferText = (name: string, words: string): string =>
  `Diste «${name}» dos veces a «${words}». ¿Que una regla lo haga desde el siguiente extracto?`;

/** Returns the terms of a rule as people read them. */
export const ruleText = (
  name: string,
  { words, minAmount, maxAmount }: { words: string; minAmount: number; maxAmount: number },
): string => `«${words}», de ${formatCop(minAmount)} a ${formatCop(maxAmount)}: ${name}`;

/** Returns the result of explaining a movement, by the amounts of its new parts in COP. */
export const explainedText = (amounts: readonly number[]): string => {
  const parts = amounts.length === 1 ? "" : ` en ${amounts.length} partes`;
  return `${formatCop(Math.abs(sum(amounts)))} explicados${parts}`;
};
