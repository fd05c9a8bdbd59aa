import { type Fragment, raw } from "../../../core/read/sql.ts";

/** SQL of whether a part `p` of a proposal is paid already. */
export const isPartPaid: Fragment = raw(`(case
  when p.installment_id is not null
    then exists (select from installments n where n.id = p.installment_id and n.fecha_pago is not null)
  when p.purchase_id is not null
    then exists (select from purchases b where b.id = p.purchase_id and b.paid_at is not null)
  when p.refund_id is not null
    then exists (select from refunds r where r.id = p.refund_id and r.status = 'pagada')
  else p.commission_id is null end)`);
