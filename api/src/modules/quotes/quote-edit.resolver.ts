import { ID } from "type-graphql";
import { prepared } from "../../core/graphql/arguments.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { withOtherValues } from "../../core/input/other-names.ts";
import { Does } from "../accounts/account/permission.ts";
import { updateQuote } from "./acts/update-quote.ts";
import { Quote } from "./quote/quote.entity.ts";
import { UpdateQuoteInput } from "./quote/quote.inputs.ts";
import { quoteActs } from "./quote/quote.acts.rules.ts";

/** Mutation that edits a quote and updates its calculation. */
export const QuoteEditMutations = mutations({
  updateQuote: changed(
    Quote,
    updateQuote,
    prepared({ id: ID, input: UpdateQuoteInput }, withOtherValues),
    Does(quoteActs, "edit"),
  ),
});
