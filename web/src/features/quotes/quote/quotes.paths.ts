import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

export const quotePaths = {
  list: path(addresses.quotes),
  detail: path(addresses.quote),
  edit: path("/quotes/:id/edit"),
  /** The contract that was made of a quote. */
  contract: path(addresses.contract),
  approval: path(addresses.quoteApproval),
  /** Address that a person carries to the client in the place of the long one. */
  short: path(addresses.short),
};
