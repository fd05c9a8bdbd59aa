import { NotFound } from "../../../core/failure-texts.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_MONTH } from "../../closing/closing.reads.ts";
import { monthBooks } from "./books.reads.ts";
import { MonthBooks } from "./books.types.ts";

/** Queries of the books of a month. */
export const BooksQueries = queries({
  monthBooks: computedFor(MonthBooks, monthBooks, { mes: String }, May("keepAccounting"), NotFound(NO_MONTH)),
});
