import { Arg, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { ChangedTerm } from "../offer/changed-term.type.ts";
import { May } from "../../../accounts/account/permission.ts";
import { NO_QUOTE } from "../quote.access.ts";
import { offerChanges } from "./offer-changes.ts";

/** Comparison of the sent versions of a quote. */
@Resolver()
export class QuoteVersionsResolver {
  /** Returns the differences from one version to another. */
  @May("manageQuotes")
  @NotFound(NO_QUOTE)
  @Query(() => [ChangedTerm])
  quoteVersionChanges(
    @Ctx() context: Context,
    @Arg("quoteId", () => ID) quoteId: string,
    @Arg("from", () => Int) from: number,
    @Arg("to", () => Int) to: number,
  ): Promise<ChangedTerm[]> {
    return offerChanges(context, { quoteId, from, to });
  }
}
