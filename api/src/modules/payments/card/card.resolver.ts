import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { perMinute } from "../../../core/http/limits.ts";
import { Json } from "../../../core/scalars.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { PayOnlineInput, WompiPaymentInput } from "./card.inputs.ts";
import {
  attemptById,
  lookUpOnlinePayment,
  onlineAttempt,
  onlineBill,
  onlineCheckout,
  pseBanks,
} from "./card.reads.ts";
import { OnlineAttempt, OnlineBill, OnlineCheckout, PseBank, ReceivedEvent } from "./card.types.ts";
import { payOnline, refOf } from "./pay-online.ts";
import { payWithWompi } from "./pay-with-wompi.ts";
import { receiveEvent } from "./inbox/receive-event.ts";
import { paidContractActs } from "../payable/paid-contract.acts.rules.ts";

/** Online payments: for everybody who knows the id of the contract or reservation. */
@Resolver()
export class CardResolver {
  /** Returns the keys and terms that a browser needs to pay online; null when nobody can pay online. */
  @Query(() => OnlineCheckout, { nullable: true })
  onlineCheckout(@Ctx() context: Context) {
    return onlineCheckout(context);
  }

  @Query(() => [PseBank])
  pseBanks(@Ctx() context: Context) {
    return pseBanks(context);
  }

  /** Returns the bill of a contract or a reservation, for its payer. */
  @NotFound(NO_CONTRACT)
  @Query(() => OnlineBill)
  onlineBill(
    @Ctx() context: Context,
    @Arg("contractId", () => ID, { nullable: true }) contractId?: string,
    @Arg("orderId", () => ID, { nullable: true }) orderId?: string,
  ) {
    return onlineBill(context, refOf({ contractId, orderId }));
  }

  /** Returns an attempt, by its idempotency key or by the provider's id; 60 a minute from one address. */
  @Query(() => OnlineAttempt, { nullable: true })
  async onlineAttempt(
    @Ctx() context: Context,
    @Arg("key", () => String, { nullable: true }) key?: string,
    @Arg("transactionId", () => String, { nullable: true }) transactionId?: string,
  ) {
    const { services, origin } = context;
    await services.limits.limit("read-online-payment", perMinute(60), origin.ip ?? "unknown");
    return onlineAttempt(context, { key, transactionId });
  }

  /** Pays online. When the provider does not answer, the outcome is found afterwards. */
  @Mutation(() => OnlineAttempt)
  async payOnline(
    @Ctx() context: Context,
    @Arg("input", () => PayOnlineInput) input: PayOnlineInput,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
  ) {
    return attemptById(context, await payOnline(context, input, key ?? null));
  }

  /** Pays by card for a program that cannot wait: refused unless the provider took the transaction. */
  @ByTable(paidContractActs, "pay")
  @Mutation(() => OnlineAttempt)
  payWithWompi(
    @Ctx() context: Context,
    @Arg("input", () => WompiPaymentInput) input: WompiPaymentInput,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
  ) {
    return payWithWompi(context, input, key ?? null);
  }

  /** Queries the provider about the outcome of an attempt. */
  @Mutation(() => OnlineAttempt, { nullable: true })
  lookUpOnlinePayment(
    @Ctx() context: Context,
    @Arg("key", () => String, { nullable: true }) key?: string,
    @Arg("transactionId", () => String, { nullable: true }) transactionId?: string,
  ) {
    return lookUpOnlinePayment(context, { key, transactionId });
  }

  /** Takes an event of the card provider, which signs it. */
  @IgnoresBearer()
  @Mutation(() => ReceivedEvent)
  receiveWompiEvent(
    @Ctx() context: Context,
    @Arg("input", () => Json) input: unknown,
    @Arg("eventChecksum", () => String, { nullable: true }) eventChecksum?: string,
  ) {
    return receiveEvent(context, input, eventChecksum ?? null);
  }
}
