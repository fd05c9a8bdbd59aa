import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import { ByTable } from "../../core/auth/by-table.ts";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
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

/** Mutations of reservations: by their customers, and by the people who manage them. */
@Resolver()
export class ReservationActsResolver {
  /**
   * Books seats of a package's departure; for a client only by people who manage reservations, 30 times an
   * hour.
   */
  @Auth(SIGNED_IN)
  @Mutation(() => Reservation)
  async bookReservation(
    @Ctx() { read, run, services, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => BookReservationInput) input: BookReservationInput,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
  ) {
    if (viewer && input.userId != null && input.userId !== viewer.id)
      await services.limits.limit("book-for-others", perHour(30), String(viewer.id));
    return read.one(Reservation, info, {
      id: await run(bookReservation, { input }, { key, operation: "bookReservation" }),
    });
  }

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

  /** Annuls a reservation, whose seats are free again. */
  @Auth(SIGNED_IN)
  @ByTable(reservationActs, "cancel")
  @Mutation(() => Reservation)
  async cancelReservation(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CancelReservationInput, { defaultValue: {} })
    { motivo }: CancelReservationInput,
  ) {
    return read.one(Reservation, info, { id: await run(cancelReservation, { id, motivo: motivo ?? null }) });
  }

  /** Registers a customer's payment for it, with the file that proves it if there is one. */
  @May("registerPayments")
  @NotFound(NO_RESERVATION)
  @Mutation(() => Payment)
  async registerReservationPayment(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ReservationPaymentInput) input: ReservationPaymentInput,
    @Arg("details", () => PaymentDetailsInput, { nullable: true }) details?: PaymentDetailsInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload>,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
  ) {
    const proof = file ? await storeProof(context, file) : null;
    const args = { id, input, details: details ?? null, proof };
    return context.read.one(Payment, info, {
      id: await context.run(registerReservationPayment, args, {
        key,
        operation: "registerReservationPayment",
      }),
    });
  }
}
