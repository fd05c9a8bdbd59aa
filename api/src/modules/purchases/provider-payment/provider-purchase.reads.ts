import type { Context } from "../../../core/context.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import type {
  ProviderPurchase,
  ProviderPurchasePage,
  ProviderPurchasePageArgs,
} from "./provider-due.types.ts";

/** Returns a page of the purchases from a provider, latest first by default; executes one statement. */
export async function providerPurchases(
  { read, today }: Context,
  providerId: string,
  { page, limit, offset, order, direction }: ProviderPurchasePageArgs,
): Promise<ProviderPurchasePage> {
  const way = direction ?? (order === "costo" ? "asc" : "desc");
  const by = raw(`order by p.${order === "costo" ? "costo" : "fecha_compra"} ${way}, p.id ${way}`);
  const of = sql`p.provider_id = ${providerId} and p.voided_at is null`;
  const [row] = await read.rows<{ total: number; items: ProviderPurchase[] }>(
    sql`with page as (select p.*, coalesce((select min(n.fecha_vencimiento) from installments n
            where n.purchase_id = p.id and n.fecha_pago is null), p.fecha_vencimiento_pago) as due_on
        from purchases p where ${of} ${by}
        limit ${limit} offset ${offset})
      select (select count(*) from purchases p where ${of})::int as total,
        (select coalesce(json_agg(json_build_object('id', p.id, 'contractId', c.id,
          'contractNumber', c.contract_number, 'item', i.descripcion, 'proveedor', p.proveedor,
          'fechaCompra', p.fecha_compra, 'costo', p.costo, 'saldoPendiente', p.saldo_pendiente,
          'dueOn', case when p.saldo_pendiente > 0 then p.due_on end,
          'estado', case when p.saldo_pendiente = 0 then 'pagado' when p.due_on < ${today}::date
            then 'vencido' else 'pendiente' end, 'comprobanteFileId', p.comprobante_file_id)
          ${by}), '[]')
        from page p join contract_items i on i.id = p.contract_item_id
          join contracts c on c.id = i.contract_id) as items`,
  );
  const { total, items } = row!;
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}
