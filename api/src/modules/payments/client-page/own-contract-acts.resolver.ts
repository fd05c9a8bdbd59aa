import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional, orElse, stored } from "../../../core/graphql/arguments.ts";
import { mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { perHour } from "../../../core/http/limits.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
import { RequestCancellationInput } from "../../contracts/cancellation/cancellation.inputs.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { storeProof } from "../payment/payment-proof.ts";
import { OpenChargebackInput } from "../chargeback/chargeback.inputs.ts";
import { askCancellation } from "./acts/ask-cancellation.ts";
import { claimChargeback } from "./acts/claim-chargeback.ts";
import { reportPayment } from "./acts/report-payment.ts";
import { requestLinkCode } from "./acts/request-link-code.ts";
import { withdrawReport } from "./acts/withdraw-report.ts";
import { ownContract } from "./own-contract.reads.ts";
import { OwnContract } from "./own-contract.types.ts";
import { ReportPaymentInput } from "./report-payment.inputs.ts";

/** Rate limit above the maximum of booked reports, so that uploads without a report are limited too. */
const TRIES = perHour(30);
/** Maximum claims per hour through one link, including refused claims. */
const CLAIMS = perHour(10);

const claimLimit = ({ services, link, viewer }: Context): Promise<void> =>
  services.limits.limit("chargeback", CLAIMS, link?.recordId ?? `user:${viewer?.id ?? 0}`);

const byClient = Auth([Role.LINK, Role.CLIENTE]);

/** Client acts on the contract page with hourly limits, checked before anything is stored. */
@Resolver()
export class OwnContractActsResolver {
  /**
   * Reports a payment, with the file that proves it: JPG, PNG or PDF of up to 10 MB. The payment always
   * awaits verification. Limited to 5 per hour through one link.
   */
  @byClient
  @Mutation(() => OwnContract)
  async reportPayment(
    @Ctx() context: Context,
    @Arg("input", () => ReportPaymentInput) input: ReportPaymentInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload>,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
    @Arg("code", () => String, { nullable: true }) code?: string,
  ) {
    const { link, viewer, services } = context;
    await services.limits.limit("payment-report", TRIES, link?.recordId ?? `user:${viewer?.id ?? 0}`);
    const proof = file ? await storeProof(context, file) : null;
    const once = { key, operation: `reportPayment:${link?.id ?? ""}` };
    return ownContract(context, await context.run(reportPayment, { input, proof, code: code ?? null }, once));
  }
}

/** Client mutations on the contract page. */
export const OwnContractMutations = mutations({
  claimChargeback: limited(
    claimLimit,
    shown(
      OwnContract,
      ownContract,
      claimChargeback,
      {
        contractId: ID,
        input: OpenChargebackInput,
        file: optional(stored(storeUpload)),
        code: optional(String),
      },
      byClient,
      NotFound("Pago no encontrado"),
    ),
  ),
  withdrawReport: shown(
    OwnContract,
    ownContract,
    withdrawReport,
    { id: ID, code: optional(String) },
    byClient,
    NotFound("Pago no encontrado"),
  ),
  requestCancellation: shown(
    OwnContract,
    ownContract,
    askCancellation,
    { contractId: ID, input: RequestCancellationInput, code: optional(String) },
    byClient,
    NotFound(NO_CONTRACT),
  ),
  requestLinkCode: shown(
    OwnContract,
    ownContract,
    requestLinkCode,
    { contractId: ID, channel: orElse(CodeChannel, CodeChannel.mail) },
    byClient,
    NotFound(NO_CONTRACT),
  ),
});
