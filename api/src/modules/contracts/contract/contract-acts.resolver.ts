import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { Does, May } from "../../accounts/account/permission.ts";
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

/** Mutations beside {@link ContractActsResolver} that only run an act. */
export const ContractMutations = mutations({
  createContract: changed(Contract, createContract, { input: CreateContractInput }, May("createContracts")),
  createContractFromTemplate: changed(
    Contract,
    createContract,
    { templateId: ID, input: CreateContractInput },
    NotFound(NO_TEMPLATE),
    May("createContracts"),
  ),
  updateContract: changed(
    Contract,
    updateContract,
    { id: ID, input: UpdateContractInput },
    Does(contractActs, "edit"),
  ),
  deleteContract: answered(
    String,
    deleteContract,
    { id: ID },
    NotFound(NO_CONTRACT),
    Does(contractActs, "delete"),
  ),
  changeContractEmail: changed(
    Contract,
    changeContractEmail,
    { id: ID, email: String },
    May("createContracts"),
  ),
  stateDistance: changed(Contract, stateDistance, { id: ID, soldAtDistance: Boolean }, May("manageQuotes")),
  completeContract: changed(Contract, completeContract, { id: ID }, May("completeContracts")),
});

@Resolver(() => ContractPdfPayload)
export class ContractPdfPayloadResolver {
  @FieldResolver(() => Contract, { description: "El contrato." })
  contract(@Root() { id }: ContractPdfPayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Contract, info, { id });
  }
}
