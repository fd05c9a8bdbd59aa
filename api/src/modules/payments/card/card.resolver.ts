import { ID } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { called, mutations } from "../../../core/graphql/mutations.ts";
import { limited, orNull } from "../../../core/graphql/operations.ts";
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

/** Rate limit of reads of an online payment, per IP address. */
const readLimit = ({ services, origin }: Context): Promise<void> =>
  services.limits.limit("read-online-payment", perMinute(60), origin.ip ?? "unknown");

/** Online payments, open to anyone who knows the id of the contract or reservation. */
export const CardResolver = queries({
  /** Returns an attempt by its idempotency key or the provider's transaction id. */
  onlineAttempt: limited(
    readLimit,
    orNull(
      computed(OnlineAttempt, onlineAttempt, { key: optional(String), transactionId: optional(String) }),
    ),
  ),
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
