import { argsOf } from "../../../core/graphql/arguments.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { PastedTextArgs } from "./pasted-text.inputs.ts";
import { readPastedText } from "./pasted-text.reads.ts";
import { QuoteTextReading } from "./pasted-text.types.ts";

/** Query that reads a pasted text, for the people who may create quotes. */
export const PastedTextQueries = queries({
  readQuoteText: computedFor(
    QuoteTextReading,
    readPastedText,
    { pasted: argsOf(PastedTextArgs) },
    May("manageQuotes"),
  ),
});
