import type { Context } from "../../../core/context.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { TripRef } from "./trip-kind.ts";
import type { OwnVoucher } from "./trip.types.ts";

interface Kept extends Omit<OwnVoucher, "url"> {
  readonly key: string;
  readonly contentType: string;
}

/** Returns the tickets and vouchers of a contract that the asker was found to be the client of. */
export const ownVouchers = (context: Context, contractId: string): Promise<OwnVoucher[]> =>
  vouchersOf(context, contractId, sql`true`, null);

/**
 * Returns the tickets and vouchers that a traveller reads by the link with which the trip was shared with
 * them: theirs, and those of the whole group. Their addresses end with that link.
 */
export async function travellerVouchers(
  context: Context,
  { of, travellerId }: { readonly of: TripRef; readonly travellerId: string | null },
): Promise<OwnVoucher[]> {
  // Only the items of a contract have any.
  if (travellerId === null || !context.link || of.kind !== "contract") return [];
  const theirs = sql`(v.for_group or v.traveller_id = ${travellerId})`;
  return vouchersOf(context, of.id, theirs, context.link.id);
}

async function vouchersOf(
  { read, services }: Context,
  contractId: string,
  which: Fragment,
  linkId: string | null,
): Promise<OwnVoucher[]> {
  const rows = await read.rows<Kept>(
    sql`select v.id, i.id as "itemId", i.tipo, i.descripcion as service, v.filename, v.file_key as key,
      v.content_type as "contentType"
    from trip_vouchers v join contract_items i on i.id = v.item_id
    where i.contract_id = ${contractId} and v.ended_at is null and ${which}
    order by i.orden, v.created_at, v.id`,
  );
  return rows.map(({ key, contentType, ...voucher }) => ({
    ...voucher,
    url: services.storage.addressOf({ key, filename: voucher.filename, contentType }, { linkId }),
  }));
}
