import type { LandingQuery } from "./landing.generated.ts";

/** Content of the landing page. */
export type LandingParts = LandingQuery;

const MOST = 9;

/**
 * Returns the first trips for the plans of a visitor: those that are not among the offers already, unless
 * there are no others.
 */
export function plannable({
  offers,
  packages,
}: Pick<LandingParts, "offers" | "packages">): LandingParts["packages"]["items"] {
  const others = packages.items.filter(({ id }) => !offers.items.some((offer) => offer.id === id));
  return (others.length > 0 ? others : packages.items).slice(0, MOST);
}

/** Returns the published text of a key, empty while there is none. */
export const textOf = (
  { pageTexts }: Pick<LandingParts, "pageTexts">,
  key: "hero" | "contact" | "agreements",
): string => pageTexts.find((text) => text.key === key)?.html ?? "";
