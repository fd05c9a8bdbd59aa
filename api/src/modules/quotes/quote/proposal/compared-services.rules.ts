import { listed } from "../../../../core/colombia/spoken.ts";
import { formatCop } from "../../../../core/colombia/cop.ts";

/** Service as an offer names it. */
export interface OfferedService {
  readonly title: string | null;
  readonly detail: string | null;
}

interface WithServices<S extends OfferedService = OfferedService> {
  readonly lines: readonly S[];
}

const keyOf = ({ title, detail }: OfferedService): string => JSON.stringify([title, detail]);

/**
 * Returns, for comparison by the client, the services that all options share, and a function that returns the
 * services of one option that the others lack.
 */
export function comparedServices<S extends OfferedService>(
  options: readonly WithServices<S>[],
): {
  readonly shared: S[];
  readonly own: (option: WithServices<S>) => S[];
} {
  const [first, ...others] = options.map(({ lines }) => lines);
  const everywhere = (service: S) =>
    others.every((lines) => lines.some((line) => keyOf(line) === keyOf(service)));
  const shared = (first ?? []).filter(everywhere);
  const known = new Set(shared.map(keyOf));
  return { shared, own: ({ lines }) => lines.filter((line) => !known.has(keyOf(line))) };
}

/** Option with its price in COP. */
interface Priced extends WithServices {
  readonly precioTotal: number;
}

/**
 * Returns the difference between an option and a base option in price and services: `+ $ 2.130.375: todo
 * incluido y frente al mar`. Missing services are listed too.
 */
export function differenceText(option: Priced, base: Priced): string {
  const isNew = (line: OfferedService) => !base.lines.some((other) => keyOf(other) === keyOf(line));
  const lacks = base.lines.filter(({ title }) => !option.lines.some((line) => line.title === title));
  const words = [
    ...option.lines.filter(isNew).map(wordsOf),
    ...lacks.map(({ title }) => `sin ${(title ?? "").toLowerCase()}`),
  ].filter(Boolean);
  const more = option.precioTotal - base.precioTotal;
  const price = more === 0 ? "Mismo precio" : `${more > 0 ? "+" : "−"} ${formatCop(Math.abs(more))}`;
  return words.length > 0 ? `${price}: ${listed(words)}` : price;
}

const wordsOf = ({ title, detail }: OfferedService): string => (detail ?? title ?? "").replaceAll("\n", "; ");

/** Returns the option that the others are compared with: the recommended one, otherwise the first. */
export const comparedWith = <O extends { readonly recommended: boolean }>(
  options: readonly O[],
): O | undefined => options.find(({ recommended }) => recommended) ?? options[0];

/**
 * Returns a function that describes an option in one line: the recommended option (otherwise the first) by
 * its services, the others by their difference from it.
 */
export function standing<O extends Priced & { readonly recommended: boolean }>(
  options: readonly O[],
): (option: O) => string {
  const base = comparedWith(options);
  const { own } = comparedServices(options);
  return (option) =>
    base && option !== base ? differenceText(option, base) : listed(own(option).map(wordsOf).filter(Boolean));
}
