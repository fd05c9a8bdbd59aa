import { NotFound } from "../../core/failure-texts.ts";
import { mutations, ofEach } from "../../core/graphql/mutations.ts";
import { May } from "../accounts/account/permission.ts";
import { cancelReservation } from "./acts/cancel-reservation.ts";
import { NO_RESERVATION } from "./reservation.access.ts";
import { CancelReservationInput } from "./reservation.inputs.ts";

/** Bulk mutations of reservations; each reservation is processed separately. */
export const ReservationBulkMutations = mutations({
  cancelEachReservation: ofEach(
    cancelReservation,
    { input: CancelReservationInput },
    NotFound(NO_RESERVATION),
    May("manageReservations"),
  ),
});
