/** Parts of a trip's price; amounts in COP. */
export interface TripParts {
  readonly price: number;
  readonly providers: number;
  readonly toBuy: number;
  readonly iva: number;
  readonly commissions: number;
  readonly profit: number;
}

/** The parts of a trip's price that are drawn, in their order. */
export const drawnParts = ["providers", "toBuy", "iva", "commissions", "profit"] as const;
export type DrawnPart = (typeof drawnParts)[number];

/** One stretch of a bar, and the share of the scale that it takes, in percent. */
export interface Stretch {
  readonly part: DrawnPart;
  readonly share: number;
}

const costOf = ({ providers, toBuy, iva, commissions }: TripParts) => providers + toBuy + iva + commissions;

/** Returns the amount of the longest of some bars: the highest price, or the costs beyond it. */
export const barScale = (bars: readonly TripParts[]): number =>
  Math.max(1, ...bars.flatMap((bar) => [bar.price, costOf(bar)]));

/**
 * Returns the stretches of a bar; empty parts and a loss are left out, since the costs of a loss reach beyond
 * the price.
 */
export const stretchesOf = (bar: TripParts, scale: number): readonly Stretch[] =>
  drawnParts.flatMap((part) => (bar[part] > 0 ? [{ part, share: (bar[part] / scale) * 100 }] : []));
