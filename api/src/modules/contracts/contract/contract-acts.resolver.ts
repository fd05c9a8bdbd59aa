import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { cancelContract } from "./acts/cancel-contract.ts";
import { changeContractEmail } from "./acts/change-contract-email.ts";
import { completeContract } from "./acts/complete-contract.ts";
import { createContract } from "./acts/create-contract.ts";
import { deleteContract } from "./acts/delete-contract.ts";
import { makeContractPdf } from "./acts/make-contract-pdf.ts";
import { sendContract } from "./acts/send-contract.ts";
import { stateDistance } from "./acts/state-distance.ts";
import { updateContract } from "./acts/update-contract.ts";
import { Contract } from "./contract.entity.ts";
import {
  CancelContractInput,
  CreateContractInput,
  SendContractInput,
  UpdateContractInput,
} from "./contract.inputs.ts";
import { relativePdfUrl } from "./contract.reads.ts";
import { ContractPdfPayload } from "./contract.types.ts";
import { NO_CONTRACT } from "./contract.texts.ts";
import { NO_TEMPLATE } from "../template/template.rules.ts";
import { contractActs } from "./contract.acts.rules.ts";

/** Mutations of single contracts. */
@Resolver()
export class ContractActsResolver {
  /** Makes a contract of an approved quote, or from its own fields. */
  @May("createContracts")
  @Mutation(() => Contract)
  async createContract(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => CreateContractInput) input: CreateContractInput,
  ) {
    return read.one(Contract, info, { id: await run(createContract, { input }) });
  }

  /** Makes a contract under the clauses of a template that was chosen. */
  @NotFound(NO_TEMPLATE)
  @May("createContracts")
  @Mutation(() => Contract)
  async createContractFromTemplate(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("templateId", () => ID) templateId: string,
    @Arg("input", () => CreateContractInput) input: CreateContractInput,
  ) {
    return read.one(Contract, info, { id: await run(createContract, { input, templateId }) });
  }

  @May("createContracts")
  @ByTable(contractActs, "edit")
  @Mutation(() => Contract)
  async updateContract(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateContractInput) input: UpdateContractInput,
  ) {
    return read.one(Contract, info, { id: await run(updateContract, { id, input }) });
  }

  @May("deleteContracts")
  @NotFound(NO_CONTRACT)
  @ByTable(contractActs, "delete")
  @Mutation(() => String)
  deleteContract(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    return run(deleteContract, { id });
  }

  /** Makes the PDF of the contract's present state; returns the latest one if its content is equal. */
  @May("sendContracts")
  @NotFound(NO_CONTRACT)
  @ByTable(contractActs, "makePdf")
  @Mutation(() => ContractPdfPayload)
  async generateContractPdf(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
  ): Promise<ContractPdfPayload> {
    const { fileKey, filename, madeAt, contractNumber } = await context.run(makeContractPdf, { id });
    const url = relativePdfUrl(context, { id, pdfFileKey: fileKey, contractNumber }) ?? "";
    return { id, pdf: { url, filename, generatedAt: madeAt } };
  }

  /** Sends the contract to be signed: PDF attached, link of 30 days. Its seller only again. */
  @May("resendContracts", { granted: "sendContracts" })
  @ByTable(contractActs, "send")
  @Mutation(() => Contract)
  async sendContract(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => SendContractInput, { defaultValue: {} }) input: SendContractInput,
  ) {
    return read.one(Contract, info, {
      id: await run(sendContract, { id, mail: { ...input, ...input.emailData } }),
    });
  }

  /**
   * Changes the address to which a contract is sent for its signature: its links end, and the former address
   * is notified.
   */
  @May("createContracts")
  @Mutation(() => Contract)
  async changeContractEmail(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("email", () => String) email: string,
  ) {
    return read.one(Contract, info, { id: await run(changeContractEmail, { id, email }) });
  }

  /**
   * Records whether it is sold at a distance: its seller may once, makers of contracts until it is signed.
   */
  @May("manageQuotes")
  @Mutation(() => Contract)
  async stateDistance(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("soldAtDistance", () => Boolean) soldAtDistance: boolean,
  ) {
    return read.one(Contract, info, { id: await run(stateDistance, { id, soldAtDistance }) });
  }

  /** Completes a signed contract with nothing to buy. */
  @May("completeContracts")
  @Mutation(() => Contract)
  async completeContract(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Contract, info, { id: await run(completeContract, { id }) });
  }

  @May("cancelContracts")
  @Mutation(() => Contract)
  async cancelContract(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CancelContractInput) { motivo, devolucion, pagado }: CancelContractInput,
  ) {
    const refund = devolucion ? { motivo, dueOn: null, account: null, ...devolucion } : null;
    return read.one(Contract, info, { id: await run(cancelContract, { id, motivo, pagado, refund }) });
  }
}

@Resolver(() => ContractPdfPayload)
export class ContractPdfPayloadResolver {
  @FieldResolver(() => Contract)
  contract(@Root() { id }: ContractPdfPayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Contract, info, { id });
  }
}
