import type { Rule } from "eslint";

export const knownToBrowsers: Rule.RuleModule;
export const lackedByBrowsers: Readonly<
  Record<"ofObjects" | "members" | "globals" | "ofIterators", readonly string[]>
>;
