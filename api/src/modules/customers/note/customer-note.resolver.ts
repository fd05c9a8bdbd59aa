import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { Customer } from "../customer/customer.entity.ts";
import { NO_CUSTOMER } from "../customer/customer.find.ts";
import { addCustomerNote } from "./acts/add-customer-note.ts";
import { addCustomerPaper } from "./acts/add-customer-paper.ts";
import { removeCustomerNote } from "./acts/remove-customer-note.ts";
import { removeCustomerPaper } from "./acts/remove-customer-paper.ts";
import { updateCustomerPaper } from "./acts/update-customer-paper.ts";
import { CustomerPaperInput, UpdateCustomerPaperInput } from "./customer-note.inputs.ts";
import { CustomerPaper } from "./customer-paper.entity.ts";

/** What is written down about customers besides who they are. */
@Resolver()
export class CustomerNoteResolver {
  @NotFound(NO_CUSTOMER)
  @May("manageCustomers")
  @Mutation(() => Customer)
  async addCustomerNote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("text", () => String) text: string,
  ) {
    return read.one(Customer, info, { id: await run(addCustomerNote, { id, text }) });
  }

  /** One's own, or by the administration anybody's. */
  @NotFound("Nota no encontrada")
  @May("manageCustomers")
  @Mutation(() => Customer)
  async removeCustomerNote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Customer, info, { id: await run(removeCustomerNote, { id }) });
  }

  @NotFound(NO_CUSTOMER)
  @May("manageCustomers")
  @Mutation(() => Customer)
  async addCustomerPaper(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CustomerPaperInput) input: CustomerPaperInput,
  ) {
    return read.one(Customer, info, { id: await run(addCustomerPaper, { id, input }) });
  }

  @NotFound("Documento no encontrado")
  @May("manageCustomers")
  @Mutation(() => CustomerPaper)
  async updateCustomerPaper(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateCustomerPaperInput) input: UpdateCustomerPaperInput,
  ) {
    return read.one(CustomerPaper, info, { id: await run(updateCustomerPaper, { id, input }) });
  }

  @NotFound("Documento no encontrado")
  @May("manageCustomers")
  @Mutation(() => Customer)
  async removeCustomerPaper(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Customer, info, { id: await run(removeCustomerPaper, { id }) });
  }
}
