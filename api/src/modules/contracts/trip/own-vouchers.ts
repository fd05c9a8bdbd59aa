import { validate } from "uuid";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { readByTraveller } from "../item/voucher.sql.ts";
import { isOwnTrip } from "./own-trip.ts";
import { NO_TRIP } from "./shared-trip.ts";
import type { TripRef } from "./trip-kind.ts";
import type { OwnVoucher } from "./trip.types.ts";

interface Kept extends Omit<OwnVoucher, "url"> {
  readonly key: string;
  readonly contentType: string;
}

/** Returns the tickets and vouchers of a trip, after the caller was verified to be its client. */
export const ownVouchers = (context: Context, of: TripRef): Promise<OwnVoucher[]> =>
  vouchersOf(context, of, sql`true`, null);

/** Returns the tickets and vouchers of a trip for its client. NOT_FOUND for everybody else. */
export async function clientVouchers(context: Context, of: TripRef): Promise<OwnVoucher[]> {
  if (!validate(of.id) || !(await isOwnTrip(context, of))) throw notFound(NO_TRIP);
  return ownVouchers(context, of);
}

/**
 * Returns the tickets and vouchers that a traveller may see through a sharing link: their own, and those for
 * the whole group. Their URLs stop working when the link ends, or when the traveller may no longer see the
 * voucher.
 */
export async function travellerVouchers(
  context: Context,
  { of, travellerId }: { readonly of: TripRef; readonly travellerId: string | null },
): Promise<OwnVoucher[]> {
  if (travellerId === null || !context.link) return [];
  const theirs = readByTraveller(sql`${travellerId}::uuid`);
  return vouchersOf(context, of, theirs, context.link.id);
}

async function vouchersOf(
  { read, services }: Context,
  { kind, id }: TripRef,
  which: Fragment,
  linkId: string | null,
): Promise<OwnVoucher[]> {
  const ofTrip = kind === "contract" ? sql`i.contract_id = ${id}` : sql`v.reservation_id = ${id}`;
  const rows = await read.rows<Kept>(
    sql`select v.id, i.id as "itemId", i.tipo, coalesce(i.descripcion, p.title) as service, v.filename,
      v.file_key as key, v.content_type as "contentType"
    from trip_vouchers v left join contract_items i on i.id = v.item_id
    left join reservations r on r.id = v.reservation_id left join packages p on p.id = r.package_id
    where ${ofTrip} and v.ended_at is null and ${which}
    order by i.orden, v.created_at, v.id`,
  );
  return rows.map(({ key, contentType, ...voucher }) => ({
    ...voucher,
    url: services.storage.addressOf({ key, filename: voucher.filename, contentType }, { linkId }),
  }));
}
