import { notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { endVoucher } from "../../contracts/item/keep-voucher.ts";
import { lockVoucher, NO_VOUCHER } from "../../contracts/item/voucher.access.ts";
import { TripVoucher } from "../../contracts/item/voucher.entity.ts";
import { lockReservation, visibleReservationVouchers } from "../reservation.access.ts";
import { refuseReservationAct } from "../reservation-state.ts";

/** Hides a ticket or voucher of a reservation from its customer; it stays in the history. */
export async function removeReservationVoucher(work: Work, { id }: { id: string }): Promise<string> {
  const visible = visibleReservationVouchers(work.viewer);
  const found = await work.find(TripVoucher, { $and: [{ id }, visible] }, NO_VOUCHER);
  if (!found.reservation) throw notFound(NO_VOUCHER);
  const reservation = await lockReservation(work, found.reservation.id);
  const voucher = await lockVoucher(work, id, visible);
  await refuseReservationAct(work, reservation, "attachVoucher");
  endVoucher(work, voucher);
  work.audit("reservation.voucher-removed", reservation.id, { filename: voucher.filename });
  return reservation.id;
}
