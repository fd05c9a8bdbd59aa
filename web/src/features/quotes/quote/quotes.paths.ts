import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

export const quotePaths = {
  list: path(addresses.quotes),
  detail: path(addresses.quote),
  edit: path("/quotes/:id/edit"),
  /** Address of the list with the form of a new quote open. */
  begin: `${addresses.quotes}?nueva=1`,
  /** Address of the contract created from a quote. */
  contract: path(addresses.contract),
  approval: path(addresses.quoteApproval),
  /** Short address that a person gives the client instead of the long one. */
  short: path(addresses.short),
};
