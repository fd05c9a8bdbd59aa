import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { May } from "../accounts/account/permission.ts";
import { search } from "./search.reads.ts";
import { MOST_LETTERS } from "./search.rules.ts";
import { SearchAnswer } from "./search.types.ts";

/** Query of the global search. */
@Resolver()
export class SearchResolver {
  /**
   * Returns customers, quotes, contracts, payments, reservations, packages, people and providers that the
   * viewer may see. They match by name, number, reference, destination, e-mail, digits of a phone number, or
   * a complete identity document number. One error per word is tolerated. Only the first hundred letters
   * count; fewer than three find nothing.
   */
  @May("seeDashboard")
  @Query(() => SearchAnswer)
  search(@Ctx() context: Context, @Arg("text", () => String) text: string) {
    return search(context, text.slice(0, MOST_LETTERS));
  }
}
