import { computedPage, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { SalesByArgs, SalesByFilter } from "./sales-by.inputs.ts";
import { salesBy } from "./sales-by.reads.ts";
import { SalesGroupPage } from "./sales-by.types.ts";

/** Query of the sales by seller, destination, channel or month of departure, within the viewer's scope. */
export const SalesByQueries = queries({
  salesBy: computedPage(SalesGroupPage, salesBy, SalesByArgs, SalesByFilter, May("seeDashboard")),
});
