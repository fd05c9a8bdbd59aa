import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import { ByTable } from "../../core/auth/by-table.ts";
import type { Context } from "../../core/context.ts";
import { otherValues } from "../../core/input/other-names.ts";
import { May } from "../accounts/account/permission.ts";
import { updateQuote } from "./acts/update-quote.ts";
import { Quote } from "./quote/quote.entity.ts";
import { UpdateQuoteInput } from "./quote/quote.inputs.ts";
import { quoteActs } from "./quote/quote.acts.rules.ts";

/** Editing a quote, which its calculation follows. */
@Resolver()
export class QuoteEditResolver {
  @May("manageQuotes")
  @ByTable(quoteActs, "edit")
  @Mutation(() => Quote)
  async updateQuote(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateQuoteInput) input: UpdateQuoteInput,
  ) {
    return context.read.one(Quote, info, {
      id: await context.run(updateQuote, { id, input, others: otherValues(context) }),
    });
  }
}
