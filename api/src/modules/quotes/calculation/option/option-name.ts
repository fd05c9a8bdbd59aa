import { badInput, conflict } from "../../../../core/failure.ts";
import type { QuoteOption } from "../../quote/option/quote-option.entity.ts";
import { isSameName } from "../../quote/option/quote-option.rules.ts";

/**
 * Returns an entered option name with normalized whitespace.
 * @throws Refusal BAD_USER_INPUT for an empty name, CONFLICT for the name of another option.
 */
export function optionNameOf(typed: string, others: readonly QuoteOption[]): string {
  const name = typed.trim().replace(/\s+/g, " ");
  if (!name) throw badInput("name", "La opción necesita un nombre");
  const other = others.find((option) => isSameName(option.name, name));
  if (other) throw conflict(`La cotización ya tiene una opción llamada «${other.name}».`);
  return name;
}
