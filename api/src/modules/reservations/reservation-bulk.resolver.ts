import { Arg, Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { May } from "../accounts/account/permission.ts";
import { cancelReservation } from "./acts/cancel-reservation.ts";
import { NO_RESERVATION } from "./reservation.access.ts";
import { CancelReservationInput } from "./reservation.inputs.ts";

/** Acts on several reservations at once, each separately. */
@Resolver()
export class ReservationBulkResolver {
  /** Annuls each, with one reason; their seats are free again. */
  @NotFound(NO_RESERVATION)
  @May("manageReservations")
  @Mutation(() => [BulkOutcome])
  cancelEachReservation(
    @Ctx() context: Context,
    @Args(() => BulkArgs) chosen: BulkArgs,
    @Arg("input", () => CancelReservationInput) { motivo }: CancelReservationInput,
  ) {
    const args = (id: string) => ({ id, motivo: motivo ?? null });
    return inBulk(context, chosen, { operation: "cancelEachReservation", act: cancelReservation, args });
  }
}
