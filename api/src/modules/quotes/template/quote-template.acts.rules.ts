import type { Condition } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may, type RoleNumber } from "../../accounts/permissions.rules.ts";

/** What acts look at of a template that quotes begin with. */
export interface QuoteTemplateState {
  readonly status: "own" | "shared";
  readonly createdById: number | null;
}

/** One's own, and those of the agency for administration. */
const ofOthers: Condition<QuoteTemplateState> = [
  ({ createdById }, { viewer }) =>
    createdById !== (viewer?.id ?? 0) && !may(viewer?.role as RoleNumber | undefined, "changeQuoteTemplates"),
  NO_PERMISSION,
  "FORBIDDEN",
];

/** What can be done with a template, and by whom. */
export const quoteTemplateActs = acts<QuoteTemplateState>(null)({
  rename: { may: "manageQuotes", from: "any", unless: [ofOthers] },
  delete: { may: "manageQuotes", from: "any", unless: [ofOthers] },
});
