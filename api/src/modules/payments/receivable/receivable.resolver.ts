import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { May } from "../../accounts/account/permission.ts";
import { customerStanding } from "./customer-standing.reads.ts";
import { CustomerStanding } from "./customer-standing.types.ts";
import { ReceivableFilter } from "./receivable.inputs.ts";
import { receivableFigures, receivables } from "./receivable.reads.ts";
import { ReceivableFigures, ReceivablePage, ReceivablePageArgs } from "./receivable.types.ts";

/** Clients' debts, with their age and the promises to pay. */
@Resolver()
export class ReceivableResolver {
  /** Signed and completed contracts with a balance, longest overdue first. */
  @May("followDebt")
  @Query(() => ReceivablePage)
  receivables(
    @Ctx() context: Context,
    @Args(() => ReceivablePageArgs) page: ReceivablePageArgs,
    @Arg("filter", () => ReceivableFilter, { nullable: true }) filter?: ReceivableFilter,
  ) {
    return receivables(context, filter ?? null, page);
  }

  /** Returns the total debts by age, under the filter except its age. */
  @May("followDebt")
  @Query(() => ReceivableFigures)
  receivableFigures(
    @Ctx() context: Context,
    @Arg("filter", () => ReceivableFilter, { nullable: true }) filter?: ReceivableFilter,
  ) {
    return receivableFigures(context, filter ?? null);
  }

  /**
   * Returns the amounts that a customer owes by due day, and the customer's latest action, limited to the
   * records that the viewer may see.
   */
  @May("readCustomers")
  @Query(() => CustomerStanding)
  customerStanding(@Ctx() context: Context, @Arg("customerId", () => ID) customerId: string) {
    return customerStanding(context, customerId);
  }
}
