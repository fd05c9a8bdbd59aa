import type { Work } from "../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { keepVoucher } from "../../contracts/item/keep-voucher.ts";
import { lockVoucher } from "../../contracts/item/voucher.access.ts";
import { mailVouchers } from "../letter/reservation-letters.ts";
import { lockReservation } from "../reservation.access.ts";
import { refuseReservationAct } from "../reservation-state.ts";

interface Attached {
  readonly reservationId: string;
  readonly stored: StoredBytes;
  /** Id of the voucher to replace; null to add a voucher. */
  readonly replaces: string | null;
}

/**
 * Attaches a ticket or voucher to a paid reservation, or replaces one. The customer gets at most one e-mail
 * and one notification a day, which open the trip with all of them.
 */
export async function attachReservationVoucher(work: Work, attached: Attached): Promise<string> {
  const { reservationId: id, stored, replaces } = attached;
  const reservation = await lockReservation(work, id);
  await refuseReservationAct(work, reservation, "attachVoucher");
  const before = replaces === null ? null : await lockVoucher(work, replaces, { reservation });
  await keepVoucher(work, "reservation-voucher", { reservation, stored, before });
  work.audit("reservation.voucher-attached", id, {
    filename: stored.filename,
    replaced: before?.filename ?? null,
  });
  if (await mailVouchers(work, id)) await work.emit("reservation.vouchers-added", { reservationId: id });
  return id;
}
