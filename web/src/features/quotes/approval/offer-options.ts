/** A service as an offer names it. */
interface Service {
  readonly title: string | null;
  readonly detail: string | null;
}

/** One of several options as it was sent; amounts in COP. */
export interface OfferedOption {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  readonly lines: readonly Service[];
  readonly precioTotal: number;
  readonly precioPorPersona: number;
}

/** The options of an offer as it was stored, none where it has not several. */
export const offeredOptions = (
  stored: readonly { readonly [Key in keyof OfferedOption]: OfferedOption[Key] | null }[] | null,
): OfferedOption[] =>
  (stored ?? []).flatMap(({ id, name, recommended, lines, precioTotal, precioPorPersona }) =>
    id === null || name === null || precioTotal === null || precioPorPersona === null
      ? []
      : [{ id, name, recommended: recommended ?? false, lines: lines ?? [], precioTotal, precioPorPersona }],
  );

const keyOf = ({ title, detail }: Service): string => JSON.stringify([title, detail]);

/** What several options have in common, and what each has of its own: what a client compares. */
export function comparedServices(options: readonly Pick<OfferedOption, "lines">[]): {
  readonly shared: Service[];
  readonly own: (option: Pick<OfferedOption, "lines">) => Service[];
} {
  const [first, ...others] = options.map(({ lines }) => lines);
  const everywhere = (service: Service) =>
    others.every((lines) => lines.some((line) => keyOf(line) === keyOf(service)));
  const shared = (first ?? []).filter(everywhere);
  const known = new Set(shared.map(keyOf));
  return { shared, own: ({ lines }) => lines.filter((line) => !known.has(keyOf(line))) };
}
