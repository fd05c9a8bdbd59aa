import { badInput } from "../../../../core/failure.ts";
import { ruled } from "../concept.rules.ts";
import type { RuleTerms } from "./rule.sql.ts";

const interest = ["interes", "intereses", "rendimiento", "rendimientos"];

/**
 * Refuses terms that no rule may have.
 * @throws Refusal BAD_USER_INPUT on the field.
 */
export function refuseTerms({ concept, words, minAmount, maxAmount }: RuleTerms): void {
  if (!ruled.includes(concept))
    throw badInput("concept", "Una regla clasifica solo gastos, 4×1000, IVA e intereses del banco.");
  if (!words.split(" ").some((word) => /^\p{L}{3,}$/u.test(word)))
    throw badInput("words", "Escribe al menos una palabra de tres letras.");
  if (minAmount > maxAmount) throw badInput("maxAmount", "El valor máximo no puede ser menor que el mínimo.");
  if (concept === "interes_recibido" && !words.split(" ").some((word) => interest.includes(word)))
    throw badInput(
      "words",
      "Los intereses recibidos son del banco: las palabras deben decir «intereses» o «rendimientos».",
    );
}

/** Returns why a rule is refused that would also take a line of something else, with the line's text. */
export const takesAnother = (text: string): string =>
  `Esta regla también tomaría «${text}», que es de un pago. Escribe más palabras o ajusta el rango.`;

export const TWICE = "Ya hay una regla con esas palabras en esta cuenta.";
export const ENDED = "Esta regla ya se terminó.";
