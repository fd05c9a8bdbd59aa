import { unaccented } from "../../../core/colombia/plain.ts";
import { type Concept, ruled } from "./concept.rules.ts";

/**
 * Words by which banks name a concept, the most specific first; whole words, for a provider of `TRANSPORTES`
 * or `SERVICIOS` charges no `PORTES` and no `SERVICIO`.
 */
const named: readonly (readonly [Concept, RegExp])[] = [
  ["gmf", /\bgmf\b|\bgravamen\b|4\s*x\s*(?:1[.,]?000|mil)\b|cuatro por mil/],
  ["iva", /\biva\b/],
  ["retenido", /\brete ?(?:ncion|fuente|fte)|\brtefte\b/],
  ["interes_recibido", /\b(?:interes(?:es)?|rendimientos?)\b/],
  ["interes_pagado", /\binteres(?:es)?\b/],
  [
    "gastos_bancarios",
    /\b(?:comision(?:es)?|cuota (?:de )?manejo|cobro|servicio|portes|chequera|talonario)\b/,
  ],
  ["traslado", /\btraslado\b|\bentre cuentas\b/],
  ["efectivo", /\b(?:efectivo|corresponsal|cajero)\b/],
  ["anticipo", /\banticipo\b/],
];
const out: readonly Concept[] = ["gastos_bancarios", "gmf", "iva", "interes_pagado", "retenido"];
const into: readonly Concept[] = ["interes_recibido", "gastos_bancarios", "gmf", "retenido"];
/** Concepts that need nothing more than a press. */
const whole: readonly Concept[] = [...out, "interes_recibido", "efectivo"];
const onlyIn: readonly Concept[] = ["interes_recibido", "efectivo"];
const onlyOut: readonly Concept[] = ["interes_pagado", "anticipo"];

/** Concepts of a movement that are one press away, and the one that the bank's words name. */
export interface LikelyConcepts {
  readonly said: Concept | null;
  /** Four concepts at most, the most likely first. */
  readonly concepts: readonly Concept[];
}

/** Returns the concepts that the words of a movement name, the most specific first. */
function namedBy(text: string): Concept[] {
  const words = unaccented(text).toLowerCase();
  return named.filter(([, pattern]) => pattern.test(words)).map(([one]) => one);
}

/**
 * Returns whether a movement names a concept of the bank that neither the words of a rule name nor the rule
 * gives: `IVA COMISION` is not a commission, though it has all words of a rule for commissions.
 */
export function namesAnother(
  text: string,
  rule: { readonly words: string; readonly concept: Concept },
): boolean {
  const [first] = namedBy(text);
  if (first === undefined || !ruled.includes(first)) return false;
  return first !== rule.concept && first !== namedBy(rule.words)[0];
}

/** Returns the concepts that a movement most likely has, by its words and direction. */
export function likelyConcepts({
  text,
  amount,
}: {
  readonly text: string;
  readonly amount: number;
}): LikelyConcepts {
  const fits = (concept: Concept) => !(amount < 0 ? onlyIn : onlyOut).includes(concept);
  const found = namedBy(text).filter(fits);
  const ready = found.filter((concept) => whole.includes(concept));
  const concepts = [...new Set([...ready, ...(amount < 0 ? out : into)])].slice(0, 4);
  const [first = null] = found;
  // Clients deposit cash too: who took it there is chosen, never proposed.
  return { said: first === ready[0] && first !== "efectivo" ? first : null, concepts };
}
