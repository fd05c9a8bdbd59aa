import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import { ByTable } from "../../core/auth/by-table.ts";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { checked, optional, orElse, repetitionKey, stored } from "../../core/graphql/arguments.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { perHour } from "../../core/http/limits.ts";
import { May } from "../accounts/account/permission.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { PaymentDetailsInput } from "../payments/payment/payment.inputs.ts";
import { storeProof } from "../payments/payment/payment-proof.ts";
import { bookReservation } from "./acts/book-reservation.ts";
import { cancelReservation } from "./acts/cancel-reservation.ts";
import { registerReservationPayment } from "./acts/register-reservation-payment.ts";
import { updateReservation } from "./acts/update-reservation.ts";
import { lookUpReservation } from "./paying/look-up-reservation.ts";
import { NO_RESERVATION } from "./reservation.access.ts";
import { Reservation } from "./reservation.entity.ts";
import {
  BookReservationInput,
  CancelReservationInput,
  ReservationPaymentInput,
  UpdateReservationInput,
} from "./reservation.inputs.ts";
import { reservationActs } from "./reservation.acts.rules.ts";

/** Limits reservations for other people to 30 per hour and person. */
const limitForOthers = async (
  { services, viewer }: Context,
  { userId }: BookReservationInput,
): Promise<void> => {
  if (viewer && userId != null && userId !== viewer.id)
    await services.limits.limit("book-for-others", perHour(30), String(viewer.id));
};

/** Mutations of reservations: by their customers, and by the people who manage them. */
@Resolver()
export class ReservationActsResolver {
  /** Changes people and departure; people who manage reservations also change its status. */
  @Auth(SIGNED_IN)
  @ByTable(reservationActs, "edit", "vouch", "reopen", "complete", "cancel")
  @Mutation(() => Reservation)
  async updateReservation(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateReservationInput) input: UpdateReservationInput,
  ) {
    await context.run(updateReservation, { id, input });
    // A person who marks it as paid also gets the provider's facts.
    if (input.isPaid || input.status === "pagada") await lookUpReservation(context, id);
    return context.read.one(Reservation, info, { id });
  }
}

/** Mutations of reservations. */
export const ReservationMutations = mutations({
  bookReservation: changed(
    Reservation,
    bookReservation,
    checked({ input: BookReservationInput, idempotencyKey: repetitionKey }, (context, { input }) =>
      limitForOthers(context, input),
    ),
    Auth(SIGNED_IN),
  ),
  cancelReservation: changed(
    Reservation,
    cancelReservation,
    { id: ID, input: orElse(CancelReservationInput, {}) },
    Auth(SIGNED_IN),
    ByTable(reservationActs, "cancel"),
  ),
  registerReservationPayment: changed(
    Payment,
    registerReservationPayment,
    {
      id: ID,
      input: ReservationPaymentInput,
      details: optional(PaymentDetailsInput),
      proof: optional(stored(storeProof)),
      idempotencyKey: repetitionKey,
    },
    May("registerPayments"),
    NotFound(NO_RESERVATION),
  ),
});
