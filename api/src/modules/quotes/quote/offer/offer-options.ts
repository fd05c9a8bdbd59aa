import { formatCop } from "../../../../core/colombia/cop.ts";
import { isSameName } from "../option/quote-option.rules.ts";
import type { OfferOption } from "./quote-offer.type.ts";

/**
 * Returns the title of an option, with a mark that the agency recommends it unless its name already says so.
 */
export const optionTitle = ({ name, recommended }: OfferOption): string =>
  recommended && !isSameName(name, "Recomendada") ? `${name} (recomendada)` : name;

/** Returns the options of an offer, one line each: name, price per person and total. */
export const optionLines = (options: readonly OfferOption[]): string[] =>
  options.map(
    (option) =>
      `${optionTitle(option)}: ${formatCop(option.precioPorPersona)} por persona, ` +
      `${formatCop(option.precioTotal)} en total.`,
  );
