import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { called, mutations } from "../../../core/graphql/mutations.ts";
import { orNull } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
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

/** Online payments, open to anyone who knows the id of the contract or reservation. */
export const CardQueries = queries({
  /**
   * Returns the public key and the terms that a browser needs for an online payment; null when online payment
   * is not available.
   */
  onlineCheckout: orNull(computed(OnlineCheckout, onlineCheckout, {})),
  pseBanks: computed([PseBank], pseBanks, {}),
  onlineBill: computed(
    OnlineBill,
    (context, { contractId, orderId }) => onlineBill(context, refOf({ contractId, orderId })),
    { contractId: optional(ID), orderId: optional(ID) },
    NotFound(NO_CONTRACT),
  ),
});

@Resolver()
export class CardResolver {
  /**
   * Returns an attempt by its idempotency key or the provider's transaction id. Limited to 60 requests per
   * minute from one address.
   */
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
}

/** Mutations of online payments. */
export const CardMutations = mutations({
  payOnline: called(
    OnlineAttempt,
    async (context, { input, idempotencyKey }) =>
      attemptById(context, await payOnline(context, input, idempotencyKey)),
    { input: PayOnlineInput, idempotencyKey: optional(String) },
  ),
  payWithWompi: called(
    OnlineAttempt,
    (context, { input, idempotencyKey }) => payWithWompi(context, input, idempotencyKey),
    { input: WompiPaymentInput, idempotencyKey: optional(String) },
    ByTable(paidContractActs, "pay"),
  ),
  lookUpOnlinePayment: orNull(
    called(OnlineAttempt, lookUpOnlinePayment, { key: optional(String), transactionId: optional(String) }),
  ),
  receiveWompiEvent: called(
    ReceivedEvent,
    (context, { input, eventChecksum }) => receiveEvent(context, input, eventChecksum),
    { input: Json, eventChecksum: optional(String) },
    IgnoresBearer(),
  ),
});
