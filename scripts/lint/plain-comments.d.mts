import type { Rule } from "eslint";

export const plainComments: Rule.RuleModule;
