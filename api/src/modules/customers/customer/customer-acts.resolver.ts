import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { addCustomer } from "./acts/add-customer.ts";
import { mergeCustomers } from "./acts/merge-customers.ts";
import { updateCustomer } from "./acts/update-customer.ts";
import { CustomerPart } from "./customer.enums.ts";
import { Customer } from "./customer.entity.ts";
import { NO_CUSTOMER } from "./customer.find.ts";
import { AddCustomerInput, UpdateCustomerInput } from "./customer.inputs.ts";

/** Mutations of customers. */
@Resolver()
export class CustomerActsResolver {
  @May("manageCustomers")
  @Mutation(() => Customer)
  async addCustomer(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => AddCustomerInput) input: AddCustomerInput,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string | null,
  ) {
    const id = await run(addCustomer, { input }, { key, operation: "addCustomer" });
    return read.one(Customer, info, { id });
  }

  @NotFound(NO_CUSTOMER)
  @May("manageCustomers")
  @Mutation(() => Customer)
  async updateCustomer(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateCustomerInput) input: UpdateCustomerInput,
  ) {
    return read.one(Customer, info, { id: await run(updateCustomer, { id, input }) });
  }

  /**
   * Makes one part of another, which is answered: quotes, contracts, notes and documents move there, and so
   * do the parts that it lacks or that `take` names.
   */
  @NotFound(NO_CUSTOMER)
  @May("mergeCustomers")
  @Mutation(() => Customer)
  async mergeCustomers(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("intoId", () => ID) intoId: string,
    @Arg("take", () => [CustomerPart], { defaultValue: [] }) take: CustomerPart[],
  ) {
    return read.one(Customer, info, { id: await run(mergeCustomers, { id, intoId, take }) });
  }
}
