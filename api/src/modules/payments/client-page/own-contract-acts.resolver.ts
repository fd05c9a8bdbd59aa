import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { perHour } from "../../../core/http/limits.ts";
import { RequestCancellationInput } from "../../contracts/cancellation/cancellation.inputs.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { storeProof } from "../payment/payment-proof.ts";
import { OpenChargebackInput } from "../chargeback/chargeback.inputs.ts";
import { askCancellation } from "./acts/ask-cancellation.ts";
import { claimChargeback } from "./acts/claim-chargeback.ts";
import { storeReceipt } from "../../purchases/purchase/receipt.ts";
import { reportPayment } from "./acts/report-payment.ts";
import { requestLinkCode } from "./acts/request-link-code.ts";
import { withdrawReport } from "./acts/withdraw-report.ts";
import { ownContract } from "./own-contract.reads.ts";
import { OwnContract } from "./own-contract.types.ts";
import { ReportPaymentInput } from "./report-payment.inputs.ts";

/** Above what the act books, so that files that come to nothing are few too. */
const TRIES = perHour(30);
/** Claims of one link, with what comes to nothing. */
const CLAIMS = perHour(10);

/** Acts of a client on the page of their contract. */
@Resolver()
export class OwnContractActsResolver {
  /**
   * Says that something was paid, with the file that proves it: JPG, PNG or PDF of up to 10 MB. It always
   * awaits verification; 5 an hour of one link.
   */
  @Auth([Role.LINK, Role.CLIENTE])
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

  /** Takes back what one reported, while nobody has verified it. */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound("Pago no encontrado")
  @Mutation(() => OwnContract)
  async withdrawReport(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("code", () => String, { nullable: true }) code?: string,
  ) {
    return ownContract(context, await context.run(withdrawReport, { id, code: code ?? null }));
  }

  /**
   * Claims that an online payment be reversed, with the file that proves it: JPG, PNG or PDF of up to 10 MB.
   */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound("Pago no encontrado")
  @Mutation(() => OwnContract)
  async claimChargeback(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("input", () => OpenChargebackInput) input: OpenChargebackInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) upload?: Promise<FileUpload>,
    @Arg("code", () => String, { nullable: true }) code?: string,
  ) {
    const { link, viewer, services } = context;
    await services.limits.limit("chargeback", CLAIMS, link?.recordId ?? `user:${viewer?.id ?? 0}`);
    const file = upload ? await storeReceipt(context, upload) : null;
    return ownContract(
      context,
      await context.run(claimChargeback, { contractId, input, file, code: code ?? null }),
    );
  }

  /** Asks for the contract to be cancelled; nothing changes until the agency answers. */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound(NO_CONTRACT)
  @Mutation(() => OwnContract)
  async requestCancellation(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("input", () => RequestCancellationInput) { motivo }: RequestCancellationInput,
    @Arg("code", () => String, { nullable: true }) code?: string,
  ) {
    const args = { contractId, motivo, code: code ?? null };
    return ownContract(context, await context.run(askCancellation, args));
  }

  /**
   * Sends the code that a link which staff was shown asks for, to the e-mail that the contract keeps or
   * by SMS; 3 an hour of one link.
   */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound(NO_CONTRACT)
  @Mutation(() => OwnContract)
  async requestLinkCode(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("channel", () => CodeChannel, { defaultValue: CodeChannel.mail }) channel: CodeChannel,
  ) {
    return ownContract(context, await context.run(requestLinkCode, { contractId, channel }));
  }
}
