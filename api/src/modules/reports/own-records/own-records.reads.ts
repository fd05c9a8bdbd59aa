import type { Context } from "../../../core/context.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import type { OwnRecords } from "./own-records.types.ts";

/** Returns of which kinds the viewer has records of their own. */
export const ownRecords = ({ read }: Context): Promise<OwnRecords> =>
  read.row<OwnRecords>(sql`select
    exists (select from reservations where customer_id = ${bind.me})
      or exists (select from contracts where cliente_id = ${bind.me})
      or exists (select from quotes where cliente_id = ${bind.me}) as reservas,
    exists (select from commissions where vendedor_id = ${bind.me}) as comisiones,
    exists (select from point_movements where user_id = ${bind.me}) as puntos`);
