import type { ReadOption } from "@travesia/api/quotes/quote/proposal/proposal-content.rules";

type Stored = {
  readonly [Key in keyof ReadOption]: ReadOption[Key] | null;
};

/** Returns the options of a stored offer; empty for an offer with a single option. */
export const offeredOptions = (stored: readonly Stored[] | null): ReadOption[] =>
  (stored ?? []).flatMap(({ id, name, recommended, precioTotal, precioPorPersona, ...trip }) =>
    id === null || name === null || precioTotal === null || precioPorPersona === null
      ? []
      : [{ ...trip, id, name, recommended: recommended ?? false, precioTotal, precioPorPersona }],
  );
