import { computed, queries } from "../../core/graphql/queries.ts";
import { May } from "../accounts/account/permission.ts";
import { search } from "./search.reads.ts";
import { MOST_LETTERS } from "./search.rules.ts";
import { SearchAnswer } from "./search.types.ts";

/** Query of the global search. */
export const SearchResolver = queries({
  /**
   * Returns customers, quotes, contracts, payments, reservations, packages, people and providers that the
   * viewer may see. They match by name, number, reference, destination, e-mail, digits of a phone number, or
   * a complete identity document number. One error per word is tolerated. Only the first hundred letters
   * count; fewer than three find nothing.
   */
  search: computed(
    SearchAnswer,
    (context, { text }) => search(context, text.slice(0, MOST_LETTERS)),
    { text: String },
    May("seeDashboard"),
  ),
});
