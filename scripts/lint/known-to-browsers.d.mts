import type { Rule } from "eslint";

export const knownToBrowsers: Rule.RuleModule;
