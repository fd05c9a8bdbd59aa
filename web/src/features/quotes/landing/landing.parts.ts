import type { LandingQuery } from "./landing.generated.ts";

/** Content of the landing page. */
export type LandingParts = LandingQuery;

/** Returns the published text of a key; empty when there is none. */
export const textOf = (
  { pageTexts }: Pick<LandingParts, "pageTexts">,
  key: "hero" | "contact" | "agreements",
): string => pageTexts.find((text) => text.key === key)?.html ?? "";
