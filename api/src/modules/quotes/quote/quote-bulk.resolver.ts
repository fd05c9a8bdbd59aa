import { NotFound } from "../../../core/failure-texts.ts";
import { mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { deleteQuote } from "./acts/delete-quote.ts";
import { reassignQuote } from "./acts/reassign-quote.ts";
import { rejectQuote } from "./acts/reject-quote.ts";
import { sendQuote } from "./acts/send-quote.ts";
import { undoQuoteAssignment } from "./acts/undo-quote-assignment.ts";
import { NO_QUOTE } from "./quote.access.ts";
import { ReassignQuoteInput, RejectQuoteInput } from "./quote.inputs.ts";

const noQuote = NotFound(NO_QUOTE);

/** Bulk mutations of quotes; each quote is processed separately. */
export const QuoteBulkResolver = mutations({
  reassignEachQuote: ofEach(reassignQuote, { input: ReassignQuoteInput }, May("reassignQuotes"), noQuote),
  undoEachQuoteAssignment: ofEach(undoQuoteAssignment, {}, May("reassignQuotes"), noQuote),
  sendEachQuote: ofEach(sendQuote, {}, May("manageQuotes"), noQuote),
  rejectEachQuote: ofEach(rejectQuote, { input: RejectQuoteInput }, May("decideQuotes"), noQuote),
  deleteEachQuote: ofEach(deleteQuote, {}, May("deleteQuotes"), noQuote),
});
