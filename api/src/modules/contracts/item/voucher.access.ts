import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { visibleItems } from "../contract/contract.access.ts";
import { TripVoucher } from "./voucher.entity.ts";

export const NO_VOUCHER = "Documento de viaje no encontrado";

/** Returns the tickets and vouchers of the items that the caller may see. */
export const visibleVouchers = (viewer: Viewer | null, link: Link | null): FilterQuery<TripVoucher> => ({
  item: visibleItems(viewer, link) as never,
});

/**
 * Loads and locks one of the `visible` tickets and vouchers that has not been replaced or removed.
 * @throws Refusal NOT_FOUND, CONFLICT.
 */
export async function lockVoucher(
  work: Work,
  id: string,
  visible: FilterQuery<TripVoucher>,
): Promise<TripVoucher> {
  const voucher = await work.forUpdate.find(TripVoucher, { $and: [{ id }, visible] }, NO_VOUCHER);
  if (voucher.endedAt) throw conflict("Este documento ya se cambió o se quitó");
  return voucher;
}
