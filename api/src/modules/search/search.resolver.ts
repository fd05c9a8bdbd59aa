import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { May } from "../accounts/account/permission.ts";
import { search } from "./search.reads.ts";
import { MOST_LETTERS } from "./search.rules.ts";
import { SearchAnswer } from "./search.types.ts";

/** Finding anything from anywhere. */
@Resolver()
export class SearchResolver {
  /**
   * Returns customers, quotes, contracts, payments, reservations, packages, people and providers that the
   * viewer may see: by name, number, reference, destination, e-mail, digits of a telephone, or a whole
   * identity document. One error in a word is tolerated. Only the first hundred letters count; fewer than
   * three find nothing.
   */
  @May("seeDashboard")
  @Query(() => SearchAnswer)
  search(@Ctx() context: Context, @Arg("text", () => String) text: string) {
    return search(context, text.slice(0, MOST_LETTERS));
  }
}
