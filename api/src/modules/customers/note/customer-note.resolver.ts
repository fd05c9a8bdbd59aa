import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { Customer } from "../customer/customer.entity.ts";
import { NO_CUSTOMER } from "../customer/customer.find.ts";
import { addCustomerNote } from "./acts/add-customer-note.ts";
import { addTravelDocument } from "./acts/add-travel-document.ts";
import { removeCustomerNote } from "./acts/remove-customer-note.ts";
import { removeTravelDocument } from "./acts/remove-travel-document.ts";
import { updateTravelDocument } from "./acts/update-travel-document.ts";
import { TravelDocumentInput, UpdateTravelDocumentInput } from "./customer-note.inputs.ts";
import { TravelDocument } from "./travel-document.entity.ts";

/** Mutations of notes about customers and of their travel documents. */
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

  /** Deletes a note of the caller or, by the administration, anybody's. */
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
  @Mutation(() => Customer, { name: "addCustomerPaper" })
  async addTravelDocument(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => TravelDocumentInput) input: TravelDocumentInput,
  ) {
    return read.one(Customer, info, { id: await run(addTravelDocument, { id, input }) });
  }

  @NotFound("Documento no encontrado")
  @May("manageCustomers")
  @Mutation(() => TravelDocument, { name: "updateCustomerPaper" })
  async updateTravelDocument(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateTravelDocumentInput) input: UpdateTravelDocumentInput,
  ) {
    return read.one(TravelDocument, info, { id: await run(updateTravelDocument, { id, input }) });
  }

  @NotFound("Documento no encontrado")
  @May("manageCustomers")
  @Mutation(() => Customer, { name: "removeCustomerPaper" })
  async removeTravelDocument(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Customer, info, { id: await run(removeTravelDocument, { id }) });
  }
}
