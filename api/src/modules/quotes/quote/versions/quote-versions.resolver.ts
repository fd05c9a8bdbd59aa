import { ID, Int } from "type-graphql";
import { NotFound } from "../../../../core/failure-texts.ts";
import { computed, queries } from "../../../../core/graphql/queries.ts";
import { ChangedTerm } from "../offer/changed-term.type.ts";
import { May } from "../../../accounts/account/permission.ts";
import { NO_QUOTE } from "../quote.access.ts";
import { offerChanges } from "./offer-changes.ts";

/** Comparison of the sent versions of a quote. */
export const QuoteVersionsResolver = queries({
  quoteVersionChanges: computed(
    [ChangedTerm],
    (context, { quoteId, from, to }) => offerChanges(context, { quoteId, from, to }),
    { quoteId: ID, from: Int, to: Int },
    May("manageQuotes"),
    NotFound(NO_QUOTE),
  ),
});
