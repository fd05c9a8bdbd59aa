import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

export const quotePaths = {
  list: path(addresses.quotes),
  detail: path(addresses.quote),
  edit: path("/quotes/:id/edit"),
  /** Address of the list with a new quote begun. */
  begin: `${addresses.quotes}?nueva=1`,
  /** The contract that was made of a quote. */
  contract: path(addresses.contract),
  approval: path(addresses.quoteApproval),
  /** Short address that a person hands to the client in the place of the long address. */
  short: path(addresses.short),
};
