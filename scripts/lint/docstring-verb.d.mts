import type { Rule } from "eslint";

export const docstringVerb: Rule.RuleModule;
