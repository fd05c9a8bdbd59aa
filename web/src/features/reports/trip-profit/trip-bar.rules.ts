/** Parts of a trip's price; amounts in COP. */
export interface TripParts {
  readonly price: number;
  readonly providers: number;
  readonly toBuy: number;
  readonly iva: number;
  readonly commissions: number;
  readonly profit: number;
}

/** Parts of a trip's price that are drawn, in order. */
export const drawnParts = ["providers", "toBuy", "iva", "commissions", "profit"] as const;
export type DrawnPart = (typeof drawnParts)[number];

/** One segment of a bar, with its share of the scale in percent. */
export interface Stretch {
  readonly part: DrawnPart;
  readonly share: number;
}

const costOf = ({ providers, toBuy, iva, commissions }: TripParts) => providers + toBuy + iva + commissions;

/** Returns the amount of the longest bar: the highest price, or the costs that exceed it. */
export const barScale = (bars: readonly TripParts[]): number =>
  Math.max(1, ...bars.flatMap((bar) => [bar.price, costOf(bar)]));

/**
 * Returns the segments of a bar; empty parts and a loss are left out, because in a loss the costs extend
 * beyond the price.
 */
export const stretchesOf = (bar: TripParts, scale: number): readonly Stretch[] =>
  drawnParts.flatMap((part) => (bar[part] > 0 ? [{ part, share: (bar[part] / scale) * 100 }] : []));
