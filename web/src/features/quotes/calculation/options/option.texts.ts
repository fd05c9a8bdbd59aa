import type { Tone } from "@travesia/api/look";
import { isSameName } from "@travesia/api/quotes/quote/option/quote-option.rules";

/** Toast shown after all options were confirmed at once. */
export const allConfirmed = "Opciones confirmadas";

const RECOMMENDED = "Recomendada";

/**
 * Returns the chip beside an option's name: the client's choice, else the recommendation. Null when neither
 * applies, or when the option has that name.
 */
export function optionChip({
  name,
  chosen,
  recommended,
}: {
  readonly name: string;
  readonly chosen: boolean;
  readonly recommended: boolean;
}): { readonly label: string; readonly tone: Tone } | null {
  if (chosen) return { label: "Elegida", tone: "leaf" };
  if (!recommended || isSameName(name, RECOMMENDED)) return null;
  return { label: RECOMMENDED, tone: "sea" };
}
