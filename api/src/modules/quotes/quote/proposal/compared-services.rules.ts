/** A service as an offer names it. */
export interface OfferedService {
  readonly title: string | null;
  readonly detail: string | null;
}

interface WithServices {
  readonly lines: readonly OfferedService[];
}

const keyOf = ({ title, detail }: OfferedService): string => JSON.stringify([title, detail]);

/**
 * Returns the services that all options share, and a function for the services of one option alone: the
 * comparison for the client.
 */
export function comparedServices(options: readonly WithServices[]): {
  readonly shared: OfferedService[];
  readonly own: (option: WithServices) => OfferedService[];
} {
  const [first, ...others] = options.map(({ lines }) => lines);
  const everywhere = (service: OfferedService) =>
    others.every((lines) => lines.some((line) => keyOf(line) === keyOf(service)));
  const shared = (first ?? []).filter(everywhere);
  const known = new Set(shared.map(keyOf));
  return { shared, own: ({ lines }) => lines.filter((line) => !known.has(keyOf(line))) };
}
