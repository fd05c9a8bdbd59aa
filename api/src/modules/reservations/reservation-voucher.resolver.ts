import { ID } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { optional, stored } from "../../core/graphql/arguments.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { storeUpload } from "../../core/storage/store-upload.ts";
import { May } from "../accounts/account/permission.ts";
import { attachReservationVoucher } from "./acts/attach-reservation-voucher.ts";
import { removeReservationVoucher } from "./acts/remove-reservation-voucher.ts";
import { NO_RESERVATION } from "./reservation.access.ts";
import { Reservation } from "./reservation.entity.ts";

/** Tickets and vouchers of reservations. */
export const ReservationVoucherMutations = mutations({
  attachReservationVoucher: changed(
    Reservation,
    attachReservationVoucher,
    { reservationId: ID, stored: stored(storeUpload), replaces: optional(ID) },
    May("manageReservations"),
    NotFound(NO_RESERVATION),
  ),
  removeReservationVoucher: changed(
    Reservation,
    removeReservationVoucher,
    { id: ID },
    May("manageReservations"),
  ),
});
