import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { promisePayment } from "./acts/promise-payment.ts";
import { withdrawPaymentPromise } from "./acts/withdraw-payment-promise.ts";
import { customerStanding } from "./customer-standing.reads.ts";
import { CustomerStanding } from "./customer-standing.types.ts";
import { PaymentPromise } from "./payment-promise.entity.ts";
import { PaymentPromiseInput, ReceivableFilter } from "./receivable.inputs.ts";
import { receivableFigures, receivables } from "./receivable.reads.ts";
import { ReceivableFigures, ReceivablePage, ReceivablePageArgs } from "./receivable.types.ts";

/** Debts of clients, with their age and the promises to pay. */
@Resolver()
export class ReceivableResolver {
  /** The signed and completed contracts with a balance, what is overdue longest first. */
  @May("followDebt")
  @Query(() => ReceivablePage)
  receivables(
    @Ctx() context: Context,
    @Args(() => ReceivablePageArgs) page: ReceivablePageArgs,
    @Arg("filter", () => ReceivableFilter, { nullable: true }) filter?: ReceivableFilter,
  ) {
    return receivables(context, filter ?? null, page);
  }

  /** Returns the debts by age, under the filter without its age. */
  @May("followDebt")
  @Query(() => ReceivableFigures)
  receivableFigures(
    @Ctx() context: Context,
    @Arg("filter", () => ReceivableFilter, { nullable: true }) filter?: ReceivableFilter,
  ) {
    return receivableFigures(context, filter ?? null);
  }

  /** Returns what a customer owes when, and what they did last, as far as the asker sees it. */
  @May("readCustomers")
  @Query(() => CustomerStanding)
  customerStanding(@Ctx() context: Context, @Arg("customerId", () => ID) customerId: string) {
    return customerStanding(context, customerId);
  }

  /** Notes what the client of a contract promised to pay and until when; in place of an earlier promise. */
  @NotFound(NO_CONTRACT)
  @May("followDebt")
  @Mutation(() => PaymentPromise)
  async promisePayment(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("input", () => PaymentPromiseInput) input: PaymentPromiseInput,
  ) {
    return read.one(PaymentPromise, info, { id: await run(promisePayment, { contractId, input }) });
  }

  /** Takes a promise back. */
  @NotFound("Promesa no encontrada")
  @May("followDebt")
  @Mutation(() => Boolean)
  withdrawPaymentPromise(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    return run(withdrawPaymentPromise, { id });
  }
}
