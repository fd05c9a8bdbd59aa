import type { OfferedService } from "@travesia/api/quotes/quote/proposal/compared-services.rules";

/** One of several options as it was sent; amounts in COP. */
export interface OfferedOption {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  readonly lines: readonly OfferedService[];
  readonly precioTotal: number;
  readonly precioPorPersona: number;
}

/** Returns the options of an offer as it was stored; empty unless it has several. */
export const offeredOptions = (
  stored: readonly { readonly [Key in keyof OfferedOption]: OfferedOption[Key] | null }[] | null,
): OfferedOption[] =>
  (stored ?? []).flatMap(({ id, name, recommended, lines, precioTotal, precioPorPersona }) =>
    id === null || name === null || precioTotal === null || precioPorPersona === null
      ? []
      : [{ id, name, recommended: recommended ?? false, lines: lines ?? [], precioTotal, precioPorPersona }],
  );
