import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import type { OwnVoucher } from "./trip.types.ts";

interface Kept extends Omit<OwnVoucher, "url"> {
  readonly key: string;
  readonly contentType: string;
}

/** Returns the tickets and vouchers of a contract that the asker was found to be the client of. */
export async function ownVouchers({ read, services }: Context, contractId: string): Promise<OwnVoucher[]> {
  const rows = await read.rows<Kept>(
    sql`select v.id, i.id as "itemId", i.tipo, i.descripcion as service, v.filename, v.file_key as key,
      v.content_type as "contentType"
    from trip_vouchers v join contract_items i on i.id = v.item_id
    where i.contract_id = ${contractId} and v.ended_at is null order by i.orden, v.created_at, v.id`,
  );
  return rows.map(({ key, contentType, ...voucher }) => ({
    ...voucher,
    url: services.storage.addressOf({ key, filename: voucher.filename, contentType }),
  }));
}
