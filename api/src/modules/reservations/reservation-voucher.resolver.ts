import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { readUpload } from "../../core/storage/upload.ts";
import { May } from "../accounts/account/permission.ts";
import { attachReservationVoucher } from "./acts/attach-reservation-voucher.ts";
import { removeReservationVoucher } from "./acts/remove-reservation-voucher.ts";
import { NO_RESERVATION } from "./reservation.access.ts";
import { Reservation } from "./reservation.entity.ts";

/** Tickets and vouchers of reservations. */
@Resolver()
export class ReservationVoucherResolver {
  /**
   * Attaches a ticket or voucher to a paid reservation, or replaces another one: JPG, PNG or PDF of up to 10
   * MB. Its customer alone sees it, and is notified once a day.
   */
  @May("manageReservations")
  @NotFound(NO_RESERVATION)
  @Mutation(() => Reservation)
  async attachReservationVoucher(
    @Ctx() { read, run, services }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("reservationId", () => ID) reservationId: string,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("replaces", () => ID, { nullable: true }) replaces?: string | null,
  ) {
    const { bytes, ...named } = await readUpload(file);
    const stored = await services.storage.put(bytes, named);
    const attached = { id: reservationId, stored, replaces: replaces ?? null };
    return read.one(Reservation, info, { id: await run(attachReservationVoucher, attached) });
  }
}

/** Mutations beside {@link ReservationVoucherResolver} that only run an act. */
export const ReservationVoucherMutations = mutations({
  removeReservationVoucher: changed(
    Reservation,
    removeReservationVoucher,
    { id: ID },
    May("manageReservations"),
  ),
});
