import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { orElse, prepared } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations, shown } from "../../../core/graphql/mutations.ts";
import { Does, May } from "../../accounts/account/permission.ts";
import { cancelContract } from "./acts/cancel-contract.ts";
import { changeContractEmail } from "./acts/change-contract-email.ts";
import { completeContract } from "./acts/complete-contract.ts";
import { createContract } from "./acts/create-contract.ts";
import { deleteContract } from "./acts/delete-contract.ts";
import { type MadeContractPdf, makeContractPdf } from "./acts/make-contract-pdf.ts";
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

const contractPdf = (context: Context, made: MadeContractPdf): ContractPdfPayload => {
  const { id, fileKey, filename, madeAt: generatedAt, contractNumber } = made;
  const url = relativePdfUrl(context, { id, pdfFileKey: fileKey, contractNumber }) ?? "";
  return { id, pdf: { url, filename, generatedAt } };
};

/** Mutations of single contracts. */
export const ContractMutations = mutations({
  generateContractPdf: shown(
    ContractPdfPayload,
    contractPdf,
    makeContractPdf,
    { id: ID },
    NotFound(NO_CONTRACT),
    Does(contractActs, "makePdf"),
  ),
  sendContract: changed(
    Contract,
    sendContract,
    prepared({ id: ID, input: orElse(SendContractInput, {}) }, (_, { id, input }) => ({
      id,
      mail: { ...input, ...input.emailData },
    })),
    May("resendContracts", { granted: "sendContracts" }),
    ByTable(contractActs, "send"),
  ),
  cancelContract: changed(
    Contract,
    cancelContract,
    prepared({ id: ID, input: CancelContractInput }, (_, { id, input: { motivo, devolucion, pagado } }) => ({
      id,
      motivo,
      pagado,
      refund: devolucion ? { motivo, dueOn: null, account: null, ...devolucion } : null,
    })),
    May("cancelContracts"),
  ),
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
