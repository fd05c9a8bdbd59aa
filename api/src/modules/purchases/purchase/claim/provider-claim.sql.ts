import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";

/** Returns the SQL of the state of a provider's debt. */
export const claimStateSql = (row: RowColumns): Fragment =>
  sql`(case when ${row("returnedOn")} is null then 'abierto' else 'devuelto' end)`;

/** Returns the SQL of the voided purchase of a claim, in the shape of `ClaimedPurchase`. */
export const claimedPurchaseSql = (row: RowColumns): Fragment => sql`(
  select jsonb_build_object('provider_id', v.id, 'proveedor', v.name, 'contract_id', c.id,
    'contract_number', c.contract_number, 'descripcion', i.descripcion, 'costo', p.costo)
  from purchases p join providers v on v.id = p.provider_id
    join contract_items i on i.id = p.contract_item_id join contracts c on c.id = i.contract_id
  where p.id = ${row("purchase")})`;
