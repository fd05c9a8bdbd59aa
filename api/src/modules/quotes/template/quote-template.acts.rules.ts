import type { Condition } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may, type RoleNumber } from "../../accounts/permissions.rules.ts";

/** Facts of a quote template that determine which acts are possible. */
export interface QuoteTemplateState {
  readonly status: "own" | "shared";
  readonly createdById: number | null;
}

/**
 * Condition that refuses templates of other people; administration may also change the agency's templates.
 */
const ofOthers: Condition<QuoteTemplateState> = [
  ({ createdById }, { viewer }) =>
    createdById !== (viewer?.id ?? 0) && !may(viewer?.role as RoleNumber | undefined, "changeQuoteTemplates"),
  NO_PERMISSION,
  "FORBIDDEN",
];

/** Acts on a template, with the roles of each. */
export const quoteTemplateActs = acts<QuoteTemplateState>(null)({
  rename: { may: "manageQuotes", from: "any", unless: [ofOthers] },
  delete: { may: "manageQuotes", from: "any", unless: [ofOthers] },
});
