import type { ReadOption } from "@travesia/api/quotes/quote/proposal/proposal-content.rules";

type Stored = {
  readonly [Key in keyof ReadOption]: ReadOption[Key] | null;
};

/** Returns the options of an offer as it was stored; empty unless it has several. */
export const offeredOptions = (stored: readonly Stored[] | null): ReadOption[] =>
  (stored ?? []).flatMap(({ id, name, recommended, precioTotal, precioPorPersona, ...trip }) =>
    id === null || name === null || precioTotal === null || precioPorPersona === null
      ? []
      : [{ ...trip, id, name, recommended: recommended ?? false, precioTotal, precioPorPersona }],
  );
