import { ID } from "type-graphql";
import { optional } from "../../../core/graphql/arguments.ts";
import { computedFor, computedPage, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { customerStanding } from "./customer-standing.reads.ts";
import { CustomerStanding } from "./customer-standing.types.ts";
import { ReceivableFilter } from "./receivable.inputs.ts";
import { receivableFigures, receivables } from "./receivable.reads.ts";
import { ReceivableFigures, ReceivablePage, ReceivablePageArgs } from "./receivable.types.ts";

/** Clients' debts, with their age and the promises to pay. */
export const ReceivableResolver = queries({
  /** Signed and completed contracts with a balance, longest overdue first. */
  receivables: computedPage(
    ReceivablePage,
    receivables,
    ReceivablePageArgs,
    ReceivableFilter,
    May("followDebt"),
  ),
  receivableFigures: computedFor(
    ReceivableFigures,
    receivableFigures,
    { filter: optional(ReceivableFilter) },
    May("followDebt"),
  ),
  /**
   * Returns the amounts that a customer owes by due day, and the customer's latest act, limited to the
   * records that the viewer may see.
   */
  customerStanding: computedFor(CustomerStanding, customerStanding, { customerId: ID }, May("readCustomers")),
});
