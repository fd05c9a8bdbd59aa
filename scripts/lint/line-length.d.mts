import type { Rule } from "eslint";

export const lineLength: Rule.RuleModule;
