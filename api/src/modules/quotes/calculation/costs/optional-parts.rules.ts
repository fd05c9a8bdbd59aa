import type { CalculationSections } from "./calculation-sections.rules.ts";

/** Part or row of a section that the client may add. */
interface Optional {
  readonly opcional?: boolean | null;
}

/**
 * Returns an object with the mark of a part that the client may add; without the key for a part that the
 * price includes, so that the content of other calculations does not change.
 */
export const optionalBeside = (
  posted: Optional | null | undefined,
  isIncluded = false,
): { readonly opcional?: true } => (posted?.opcional && !isIncluded ? { opcional: true } : {});

/** Returns whether the price includes a row, because the client does not decide on it. */
export const isNotOptional = ({ opcional }: Optional): boolean => !opcional;

type Rows = Pick<CalculationSections, "seguros" | "excursiones" | "extras">;

/** Returns the sections whose rows may be optional, with only the rows that the price includes. */
export const withoutOptionalRows = ({ seguros, excursiones, extras }: Rows): Rows => ({
  seguros: seguros && { ...seguros, otros: seguros.otros.filter(isNotOptional) },
  excursiones: excursiones.filter(isNotOptional),
  extras: extras.filter(isNotOptional),
});
